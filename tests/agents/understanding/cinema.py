"""A small graph of films and of the people who make them, of which no vocabulary knows anything."""

from ifc_loader import Node, PropertyGraph, Relationship

Told = dict[str, dict[str, str | int | float]]

_FILMS: Told = {
    "The Maker's Hand": {
        "running_time_minutes": 96,
        "avg_rating": 7.5,
        "country_of_origin": "France",
    },
    "Harbour of Glass": {"running_time_minutes": 141, "avg_rating": 8.1, "release_year": 1961},
    "Salt Road": {"running_time_minutes": 88, "release_year": 1974, "country_of_origin": "Spain"},
    "Salt Road Again": {"release_year": 2003},
    "Third Winter": {"running_time_minutes": 118, "avg_rating": 6.2, "release_year": 1999},
    "A Western for Two": {},
    "Fire of the 12 May 1958 in Lodz": {"release_year": 1959},
}
_PEOPLE: Told = {
    "Ada Brandt": {
        "date_of_birth": "1921-03-04",
        "date_of_death": "1999-01-02",
        "place_of_birth": "Kiel",
    },
    "Jon Reyes": {"date_of_birth": "1950-11-30"},
    "Lena Osei": {"place_of_birth": "Accra"},
    "Wim de Groot": {},
}
_OTHERS = {
    "Genre": ["drama", "western", "disaster film"],
    "Festival": ["Riverside Festival", "Festival of the North"],
    "FilmMovement": ["New Light"],
    "Award": ["Silver Reel", "Silver Reel of the North"],
}
_STUDIOS: Told = {"Polar": {"founding_year": 1930}, "Kite": {}, "Lantern": {}}
_EDGES = [
    ("The Maker's Hand", "directedBy", "Ada Brandt"),
    ("Harbour of Glass", "directedBy", "Ada Brandt"),
    ("Salt Road", "directedBy", "Jon Reyes"),
    ("Salt Road Again", "directedBy", "Lena Osei"),
    ("Third Winter", "directedBy", "Lena Osei"),
    ("A Western for Two", "directedBy", "Wim de Groot"),
    ("The Maker's Hand", "hasGenre", "drama"),
    ("Harbour of Glass", "hasGenre", "drama"),
    ("Third Winter", "hasGenre", "drama"),
    ("Salt Road", "hasGenre", "western"),
    ("Salt Road Again", "hasGenre", "western"),
    ("Salt Road Again", "hasGenre", "drama"),
    ("Fire of the 12 May 1958 in Lodz", "hasGenre", "disaster film"),
    ("The Maker's Hand", "shownAt", "Riverside Festival"),
    ("Salt Road", "shownAt", "Riverside Festival"),
    ("Salt Road", "shownAt", "Festival of the North"),
    ("Third Winter", "shownAt", "Festival of the North"),
    ("Harbour of Glass", "associatedWith", "New Light"),
    ("The Maker's Hand", "associatedWith", "New Light"),
    ("Salt Road Again", "isRemakeOf", "Salt Road"),
    ("A Western for Two", "isRemakeOf", "Salt Road"),
    ("Third Winter", "isRemakeOf", "A Western for Two"),
    ("Jon Reyes", "influencedBy", "Ada Brandt"),
    ("Lena Osei", "influencedBy", "Ada Brandt"),
    ("Wim de Groot", "influencedBy", "Jon Reyes"),
    ("Jon Reyes", "worksFor", "Polar"),
    ("Lena Osei", "worksFor", "Kite"),
    ("Wim de Groot", "worksFor", "Kite"),
    ("Wim de Groot", "worksFor", "Lantern"),
    ("Jon Reyes", "receivesAward", "Silver Reel"),
    ("Lena Osei", "receivesAward", "Silver Reel of the North"),
]


def cinema() -> PropertyGraph:
    """Films, who directs them, what they are remakes of; of many some property is not recorded."""
    told: dict[str, Told] = {
        "Film": _FILMS,
        "Person": _PEOPLE,
        "Studio": _STUDIOS,
        **{label: {name: {} for name in names} for label, names in _OTHERS.items()},
    }
    nodes = [
        Node(f"c/{name}", (label,), {"key": f"c/{name}", "name": name, **has})
        for label, several in told.items()
        for name, has in several.items()
    ]
    edges = [Relationship(f"c/{start}", kind, f"c/{end}") for start, kind, end in _EDGES]
    return PropertyGraph("cinema", nodes, edges)
