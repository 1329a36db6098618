// The size gate: all the JavaScript that a playable Brandubh table loads, gzipped, is at most 40 KB. Asks the build, not a
// browser: the page's entry, the rules core's worker and Brandubh's board, with all that they import.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const kLimit = 40 * 1024
const folder = join(import.meta.dirname, '../../build/page/assets')
const scripts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(folder, name))]),
)

const found = (what, wanted) => {
  const names = [...scripts.keys()].filter(wanted)
  if (names.length !== 1) throw new Error(`${what}: found ${names.length} in ${folder}, expected one`)
  return names[0]
}

/** The scripts that `name` imports at once, by the file names in it. */
const imports = (name) =>
  [
    ...scripts
      .get(name)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g),
  ].map(([, file]) => file)

const loaded = new Set()
const load = (name) => {
  if (loaded.has(name)) return
  loaded.add(name)
  imports(name).forEach(load)
}
load(found('the entry', (name) => name.startsWith('index-')))
load(found('the worker', (name) => name.startsWith('worker-')))
load(
  found(
    "Brandubh's board",
    (name) => name.startsWith('board-') && scripts.get(name).includes('brandubh-mark'),
  ),
)

let sum = 0
for (const name of loaded) {
  const size = gzipSync(scripts.get(name), { level: 9 }).length
  sum += size
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${name}`)
}
console.log(
  `${(sum / 1024).toFixed(1).padStart(7)} KB  JavaScript of a Brandubh table, gzipped; at most ${kLimit / 1024} KB`,
)
if (sum > kLimit) {
  console.error(`The page is ${((sum - kLimit) / 1024).toFixed(1)} KB too large.`)
  process.exit(1)
}
