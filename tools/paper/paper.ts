// A Vite plugin that prints the games: paper/<game>-<format>-<language>.pdf of every game that gives something to print, in page/paper.tsx
// (board/paper.ts says what), with its rule book on the last page. In development a PDF is made when it is asked for.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { h } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import type { Plugin } from 'vite'
import type { Drawing, Paper } from '../../board/paper'
import { languages, type Language } from '../../board/base/languages.ts'
import { findGames, outside, type FoundGame } from '../manifests.ts'
import { fileOf, startModules, styleSheetsOf, web } from '../page_modules.ts'
import { document, type Content, type Side } from './document.ts'
import { readFonts } from './fonts.ts'
import { formats } from './pages.ts'
import { readRules, styled } from './styled.ts'

const ofThePage = ['shell/style/base.css', 'shell/style/materials.css', '../tools/paper/paper.css'].map(
  (name) => readFileSync(join(web, name), 'utf8'),
)

const partOf = ({ folder }: FoundGame) => join(folder, 'page/paper.tsx')
export const printed = (folders = outside()): FoundGame[] =>
  findGames(folders).filter((game) => existsSync(partOf(game)))

/** Drawings by their markup, with their looks on their elements: they differ from language to language only where there are words. */
type Drawn = Map<string, string>

/** What some games print in one language. */
export async function contents(
  found: FoundGame[],
  language: Language,
  drawn: Drawn = new Map(),
): Promise<Map<string, Content>> {
  const server = await startModules(language)
  try {
    const all = new Map<string, Content>()
    for (const game of found) {
      const { default: paper } = (await server.ssrLoadModule(partOf(game))) as { default: Paper }
      const sheets = styleSheetsOf(server, partOf(game))
      const rules = readRules([...ofThePage, ...sheets.map((file) => readFileSync(file, 'utf8'))])
      const words = game.words[language] ?? game.words.en
      const own = join(game.folder, language === 'en' ? 'book.md' : `book.${language}.md`)
      all.set(game.id, {
        ...paper,
        name: words.name,
        credit: words.credit ?? game.words.en.credit ?? '',
        book: readFileSync(existsSync(own) ? own : join(game.folder, 'book.md'), 'utf8'),
        language: existsSync(own) ? language : 'en',
        svgOf: remembered((drawing, side) => {
          const markup = markupOf(drawing, side)
          const svg = drawn.get(markup) ?? styled(markup, rules, fileOf)
          drawn.set(markup, svg)
          return svg
        }),
      })
    }
    return all
  } finally {
    await server.close()
  }
}

/** The same, asked once of each side of a drawing: a cut-out is shown many times. */
function remembered(svgOf: Content['svgOf']): Content['svgOf'] {
  const known = { front: new Map<Drawing, string>(), back: new Map<Drawing, string>() }
  return (drawing, side) => {
    const svg = known[side].get(drawing) ?? svgOf(drawing, side)
    known[side].set(drawing, svg)
    return svg
  }
}

function markupOf(drawing: Drawing & { back?: Drawing['art'] }, side: Side): string {
  const art = side === 'front' ? drawing.art : drawing.back!
  const svg = h('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: drawing.box.join(' ') } as object, art)
  return renderToStaticMarkup(h('div', { class: drawing.class }, svg))
}

export const nameOf = (game: string, format: string, language: string) =>
  `paper/${game}-${format}-${language}.pdf`

/** `printedPage`: a page whose PDFs are taken, which was built before; printing them takes most of the time of a build. */
export function paper(printedPage = ''): Plugin {
  return {
    name: 'nemeton-paper',
    async generateBundle() {
      if (printedPage) {
        for (const fileName of readdirSync(join(printedPage, 'paper')).map((name) => `paper/${name}`))
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(printedPage, fileName)) })
        return
      }
      const fonts = await readFonts()
      const drawn: Drawn = new Map()
      for (const language of Object.keys(languages) as Language[]) {
        for (const [id, content] of await contents(printed(), language, drawn)) {
          for (const format of formats) {
            const source = await document(content, format, fonts)
            this.emitFile({ type: 'asset', fileName: nameOf(id, format.name, language), source })
          }
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, id, size, language] = /^\/paper\/(\w+)-(\w+)-(\w+)\.pdf$/.exec(request.url ?? '') ?? []
        const game = printed().find((each) => each.id === id)
        const format = formats.find(({ name }) => name === size)
        if (!game || !format || !Object.hasOwn(languages, language!)) return next()
        Promise.all([contents([game], language as Language), readFonts()])
          .then(([found, fonts]) => document(found.get(game.id)!, format, fonts))
          .then((pdf) => response.setHeader('Content-Type', 'application/pdf').end(pdf), next)
      })
    },
  }
}
