// The boards of all games as one program that any JavaScript engine runs, without a browser and without a file beside it: with it Python draws
// positions in notebooks as the page does. `npm run boards` writes it to python/nemeton/boards.js, from where the wheel takes it.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import postcss, { type Declaration, type Rule } from 'postcss'
import { build, type Plugin, type Rolldown } from 'vite'
import { book } from '../book.ts'
import { games } from '../games.ts'
import { findGames, type FoundGame } from '../manifests.ts'
import { startModules, styleSheetsOf, web } from '../page_modules.ts'
import { isOfScreens } from '../paper/styled.ts'
import { seen } from '../picture/drawing.ts'
import { plan } from '../plan.ts'

/** The file of the program, which the wheel contains. */
export const file = join(web, '../python/nemeton/boards.js')

/** As draw.tsx has it, which runs where this does not. */
const scope = '@@'

const xml = { xmlMode: true }

const main = 'virtual:nemeton-notebook'
const nothing = 'virtual:nemeton-nothing'
const draw = join(import.meta.dirname, 'draw.tsx')
const ofThePage = ['shell/style/base.css', 'shell/style/materials.css', 'shell/style/ending.css'].map(
  (name) => join(web, name),
)
const boardOf = ({ folder }: FoundGame) => join(folder, 'page/board.tsx')

/** What is seen of a drawing that stands still, its letters among it. */
const isDrawn = ({ prop }: Declaration) =>
  seen.test(prop) || /^(font.*|text-anchor|letter-spacing|dominant-baseline)$/.test(prop)

/** The letters of a picture, which has no typeface with it: such as most devices have, no broader than the page's. */
const letters = `.${scope}{--serif:'Times New Roman','Liberation Serif',Tinos,Georgia,serif;font-family:var(--serif)}`

/** What the page's own style sheets know of boards. */
const knownToPage = /^(:root.*|\.(board|gleam|passes))$/

/** Where a rule is meant within a picture; null where it is not. The picture itself is by day, and of wood. */
function inPicture(selector: string): string | null {
  // Marks, which stand where no board is, look for what they are filled with.
  if (isOfScreens.test(selector) || selector.includes('url(')) return null
  if (/^:root(\[data-theme='light'\])?$/.test(selector)) return `.${scope}`
  return selector.startsWith(':root') ? null : `.${scope} ${selector}`
}

/** Rules without what nothing in them asks for: custom properties of the page. */
function needed(rules: Rule[]): Rule[] {
  const text = rules.map(String).join()
  const asked = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!))
  let left = false
  for (const rule of rules) {
    if (rule.selector !== `.${scope}`) continue
    rule.walkDecls(/^--/, (each) => {
      if (!asked.has(each.prop)) left = Boolean(each.remove())
    })
  }
  const full = rules.filter(({ nodes }) => nodes.length > 0)
  return left ? needed(full) : full
}

/** What style sheets say of a board. Conditions, such as of a screen's size, are left out. */
function rulesOf(sheets: string[]): string {
  const rules: Rule[] = []
  for (const file of sheets) {
    postcss.parse(readFileSync(file, 'utf8')).each((node) => {
      if (node.type !== 'rule') return
      const selectors = node.selectors.flatMap((each) =>
        ofThePage.includes(file) && !knownToPage.test(each) ? [] : (inPicture(each) ?? []),
      )
      const nodes = node.nodes.filter((each) => each.type === 'decl' && isDrawn(each))
      if (selectors.length === 0 || nodes.length === 0) return
      const rule = postcss.rule({ selector: selectors.join() })
      for (const { prop, value, important } of nodes as Declaration[])
        rule.append({ prop, value: value.replace(/url\((['"]?)#/g, `url($1#${scope}`), important })
      rules.push(rule)
    })
  }
  return [
    letters,
    ...needed(rules).map(({ selector, nodes }) => `${selector}{${nodes.map(String).join(';')}}`),
  ]
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
}

/** The rules of each board, by its game. */
async function allRules(found: FoundGame[]): Promise<Map<string, string>> {
  const modules = await startModules('en')
  try {
    const all = new Map<string, string>()
    for (const game of found) {
      await modules.ssrLoadModule(boardOf(game))
      all.set(game.id, rulesOf([...ofThePage, ...styleSheetsOf(modules, boardOf(game))]))
    }
    return all
  } finally {
    await modules.close()
  }
}

/** The drawings of a file of symbols, by their names; null for a picture. */
function symbolsIn(file: string): Record<string, string> | null {
  const [svg] = DomUtils.getElementsByTagName('svg', parseDocument(readFileSync(file, 'utf8'), xml))
  const drawings = svg!.children.filter(isTag).filter(({ name }) => name === 'g' || name === 'path')
  const named = drawings.filter(({ attribs }) => attribs.id)
  if (named.length === 0) return null
  return Object.fromEntries(named.map((each) => [each.attribs.id!, DomUtils.getOuterHTML(each, xml)]))
}

/** What the program begins with: all boards, each with its rules. */
function mainOf(found: FoundGame[], rules: Map<string, string>): string {
  const name = ({ id }: FoundGame) => `board_${id}`
  const boards = found.map(
    (game) => `${game.id}: { part: ${name(game)}, rules: ${JSON.stringify(rules.get(game.id))} }`,
  )
  return [
    `import { drawWith } from ${JSON.stringify(draw)}`,
    ...found.map((game) => `import ${name(game)} from ${JSON.stringify(boardOf(game))}`),
    `globalThis.draw = drawWith({ ${boards.join(', ')} })`,
  ].join('\n')
}

/** A file of symbols tells draw.tsx what they are; any other picture is an address that holds it. */
function pictureAt(file: string): string {
  const symbols = symbolsIn(file)
  if (symbols === null) {
    const text = readFileSync(file, 'utf8').replace(/<!--[^]*?-->\s*/g, '')
    return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(text)}`)}`
  }
  const name = basename(file)
  return [
    `import { symbols } from ${JSON.stringify(draw)}`,
    `symbols[${JSON.stringify(name)}] = ${JSON.stringify(symbols)}`,
    `export default ${JSON.stringify(`symbols:${name}`)}`,
  ].join('\n')
}

/** Makes a program of the boards alone: without style sheets, and without what the page loads later. */
const alone = (found: FoundGame[], rules: Map<string, string>): Plugin => ({
  name: 'nemeton-notebook',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? nothing : [main, draw].includes(source) ? source : null),
  resolveDynamicImport: () => nothing,
  load(id) {
    const [file] = id.split('?') as [string]
    if (id === main) return mainOf(found, rules)
    if (id === nothing) return 'export default null'
    return file.endsWith('.svg') ? pictureAt(file) : null
  },
})

/** The program, which has one global function, `draw`. */
export async function bundle(): Promise<string> {
  const found = findGames([])
  const rules = await allRules(found)
  const made = await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [alone(found, rules), games([]), book(), plan()],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    define: { 'navigator.languages': '["en"]' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: main, output: { format: 'es', codeSplitting: false } },
    },
  })
  const { output } = (Array.isArray(made) ? made[0]! : made) as Rolldown.RolldownOutput
  if (output.length !== 1)
    throw new Error(`One file was expected, not ${output.map((each) => each.fileName).join()}`)
  return `${output[0].code.trim()}\n`
}
