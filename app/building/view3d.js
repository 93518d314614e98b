// The seam between the page and the view: loads the view once, and hands on what the page asks for. The first building
// is asked for while the view itself still comes.

export default function ({ data, parentElement, setTriggerValue }) {
  const root = parentElement.querySelector(".oriel-view")
  root.asked ??= data.address && asked(new URL(data.address, document.baseURI).href)
  root.view ??= import(new URL(data.viewer, document.baseURI).href).then(({ View }) => new View(root))
  root.view.then((view) => {
    view.picked = (id) => setTriggerValue("picked", id)
    view.connected = (ids) => setTriggerValue("connected", ids)
    root.oriel = view
    view.show(data)
  }).catch((error) => {
    delete root.view
    root.querySelector(".note").textContent = `The view could not be loaded: ${error.message}`
  })
  return () => root.oriel?.dispose()
}

function asked(address) {
  const response = fetch(address)
  response.catch(() => {}) // told where it is read
  return { address, response }
}
