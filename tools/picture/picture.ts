// A Vite plugin that draws the games' pictures, which stand on the shelf and wherever a game is shown that nobody plays: the board of its
// part draws the position of its `picture`, here and not in the reader's browser. They are
// pictures/<game>.svg; `virtual:nemeton/pictures` has the shape of each. In development a picture is drawn when it is asked for.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { AnyGamePart } from '../../board/game'
import { findGames, outside, type FoundGame } from '../manifests.ts'
import { fileOf, startModules, styleSheetsOf, web } from '../page_modules.ts'
import { drawingOf, type Drawing } from './drawing.ts'

const virtual = 'virtual:nemeton/pictures'
const ofThePage = ['shell/style/base.css', 'shell/style/materials.css'].map((name) => join(web, name))
const markup = join(import.meta.dirname, 'markup.tsx')
const plain = join(web, 'shared/games/plain_board.tsx')

/** The part of a game, and the module that it is from. */
async function load(modules: ViteDevServer, game: FoundGame): Promise<[AnyGamePart, string]> {
  const board = join(game.folder, 'page/board.tsx')
  if (existsSync(board)) {
    const own = (await modules.ssrLoadModule(board)) as { default: AnyGamePart }
    return [own.default, board]
  }
  const { plainPart } = (await modules.ssrLoadModule(
    plain,
  )) as typeof import('../../web/shared/games/plain_board')
  return [plainPart(game.id, game.hides ?? true), plain]
}

async function draw(modules: ViteDevServer, game: FoundGame): Promise<Drawing> {
  const [part, module] = await load(modules, game)
  const { markupOf } = (await modules.ssrLoadModule(markup)) as typeof import('./markup')
  const sheets = [...ofThePage, ...styleSheetsOf(modules, module)]
  return drawingOf(
    markupOf(part),
    sheets.map((file) => readFileSync(file, 'utf8')),
    fileOf,
  )
}

/** The pictures of some games, by their ids. */
export async function drawPictures(found: FoundGame[]): Promise<Map<string, Drawing>> {
  const modules = await startModules('en')
  try {
    const all = new Map<string, Drawing>()
    for (const game of found) {
      const failed = (error: Error) => {
        throw new Error(`The picture of ${game.id} cannot be drawn: ${error.message}`, { cause: error })
      }
      all.set(game.id, await draw(modules, game).catch(failed))
    }
    return all
  } finally {
    await modules.close()
  }
}

const nameOf = (id: string) => `pictures/${id}.svg`

/** `folders` are those of games outside the tree. */
export function picture(folders = outside()): Plugin {
  let drawn: Promise<Map<string, Drawing>>
  return {
    name: 'nemeton-picture',
    resolveId: (source) => (source === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null
      drawn = drawPictures(findGames(folders))
      const aspects = [...(await drawn)].map(([id, { aspect }]) => [id, Number(aspect.toFixed(4))])
      return `export default ${JSON.stringify(Object.fromEntries(aspects))}`
    },
    async generateBundle() {
      for (const [id, { svg }] of await drawn)
        this.emitFile({ type: 'asset', fileName: nameOf(id), source: svg })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const game = findGames(folders).find(({ id }) => request.url === `/${nameOf(id)}`)
        if (!game) return next()
        drawPictures([game]).then(
          (all) => response.setHeader('Content-Type', 'image/svg+xml').end(all.get(game.id)!.svg),
          next,
        )
      })
    },
  }
}
