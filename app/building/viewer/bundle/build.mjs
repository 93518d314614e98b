// Writes ../libraries.js, its licences beside it, and in libraries.json the digests of recipe and bundle.
import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { build } from "esbuild"

const sha256 = (...files) =>
  files.reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha256")).digest("hex")

await build({
  entryPoints: ["entry.js"], outfile: "../libraries.js", bundle: true, minify: true, format: "esm", target: "es2022",
  legalComments: "none",
  banner: { js: "/* three.js and camera-controls, MIT: see libraries.licences.txt */" },
})
const { dependencies } = JSON.parse(readFileSync("package.json"))
const licences = Object.entries(dependencies).map(([name, version]) =>
  `${name} ${version}\n\n${readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim()}\n`)
writeFileSync("../libraries.licences.txt", licences.join(`\n${"-".repeat(80)}\n\n`))
const digests = {
  versions: dependencies, recipe: sha256("package.json", "package-lock.json", "entry.js", "build.mjs"),
  bundle: sha256("../libraries.js"),
}
writeFileSync("../libraries.json", `${JSON.stringify(digests, null, 2)}\n`)
