// The size gate: all the JavaScript that a playable Brandubh table loads, gzipped, is at most 40 KB, and that of any other game at most
// 90 KB; all fonts together, which are compressed already, at most 60 KB; the rules core of a game at most 150 KB, what its bot has
// learnt at most 100 KB, its picture at most 30 KB. Asks the build, not a browser: the page's entry, the rules core's worker and the
// boards, with all that they import.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const tableLimit = 40 * 1024
const gameLimit = 90 * 1024
const fontLimit = 60 * 1024
const coreLimit = 150 * 1024
const networkLimit = 100 * 1024
const pictureLimit = 30 * 1024
const page = join(import.meta.dirname, '../build/page')
const folder = join(page, 'assets')
const files = (ending, within = folder) =>
  readdirSync(within)
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(within, name))])
const scripts = new Map(files('.js'))
const fonts = new Map(files('.woff2'))
const cores = new Map(files('.wasm'))
const networks = new Map(files('.net'))
const pictures = new Map(files('.svg', join(page, 'pictures')))

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

/** Everything that is loaded with these scripts. */
function load(names, loaded = new Set()) {
  for (const name of names) {
    if (loaded.has(name)) continue
    loaded.add(name)
    load(imports(name), loaded)
  }
  return loaded
}

/** Prints what each weighs on its way to the page, and complains if together they weigh more than they may. */
function weigh(names, what, limit) {
  let sum = 0
  const inKB = (size) => `${(size / 1024).toFixed(1).padStart(7)} KB`
  for (const name of names) {
    const size =
      fonts.get(name)?.length ??
      gzipSync(scripts.get(name) ?? cores.get(name) ?? networks.get(name) ?? pictures.get(name), {
        level: 9,
      }).length
    sum += size
    console.log(`${inKB(size)}  ${name}`)
  }
  console.log(`${inKB(sum)}  ${what}; at most ${limit / 1024} KB`)
  if (sum <= limit) return
  console.error(`That is ${inKB(sum - limit).trim()} too large.`)
  process.exitCode = 1
}

const isBoard = (name) => name.startsWith('board-')
const shell = load([
  found('the entry', (name) => name.startsWith('index-')),
  found('the worker', (name) => name.startsWith('worker-')),
])
const brandubh = found(
  "Brandubh's board",
  (name) => isBoard(name) && scripts.get(name).includes('brandubh-mark'),
)
weigh(load([brandubh], new Set(shell)), 'JavaScript of a Brandubh table, gzipped', tableLimit)
for (const name of [...scripts.keys()].filter(isBoard)) {
  weigh(load([name], new Set(shell)), 'JavaScript of a table of that game', gameLimit)
}
weigh([...fonts.keys()], 'fonts', fontLimit)
for (const name of cores.keys()) weigh([name], 'the rules core of that game, gzipped', coreLimit)
for (const name of networks.keys())
  weigh([name], 'what the bot of that game has learnt, gzipped', networkLimit)
for (const name of pictures.keys()) weigh([name], 'the picture of that game, gzipped', pictureLimit)
