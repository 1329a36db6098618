// For tests: the rules cores in this process, in place of the workers.
import type { Question } from '../../web/play/engine/core_queries'
import { existsSync, readFileSync } from 'node:fs'
import type { GameRecord } from '../../web/shared/games/game_record'
import { CoreClient, type WorkerLike } from '../../web/play/engine/core_client'
import { handleMessages } from '../../web/play/engine/core_worker'
import type { TableOrder } from '../../web/play/engine/table_orders'
import type { TableState } from '../../web/play/table/table'
import { findGames } from '../../tools/manifests'
import { startCore, type RulesCore } from '../../web/play/engine/rules_core'

const modules = new Map<string, WebAssembly.Module>()

/** A rules core of its own for a game. */
export function testRules(game: string): RulesCore {
  let module = modules.get(game)
  if (!module) modules.set(game, (module = new WebAssembly.Module(readFileSync(`build/wasm/${game}.wasm`))))
  const network = `build/wasm/networks/${game}.net`
  return startCore(module, existsSync(network) ? readFileSync(network) : null)
}

interface Request {
  cmd?: string
  game?: string
  record?: GameRecord
}

/** The engine protocol over all games: a question is put to the core of the game that was begun last, and `games` to each. */
export function testEngine(): RulesCore['ask'] {
  const cores = new Map<string, RulesCore>()
  const coreOf = (game: string): RulesCore => {
    if (!cores.has(game)) cores.set(game, testRules(game))
    return cores.get(game)!
  }
  const games = findGames().map(({ id }) => id)
  let current = games[0]!
  return (request, onEvent) => {
    const { cmd, game = cmd === 'load' ? (request as Request).record?.game : undefined } = request as Request
    if (cmd === 'games')
      return {
        ok: true,
        games: games.flatMap((id) => (coreOf(id).ask(request) as unknown as { games: object[] }).games),
      }
    if (game !== undefined && games.includes(game)) current = game
    return coreOf(current).ask(request, onEvent)
  }
}

/** A worker that answers in order, one task a message, as a real one does. */
function testWorker(): WorkerLike {
  const worker: WorkerLike = { onmessage: null, onerror: null, postMessage: () => {} }
  const post = (data: unknown) => setTimeout(() => worker.onmessage?.({ data } as MessageEvent))
  const hear = handleMessages(
    async (game) => testRules(game),
    post,
    (run) => setTimeout(run),
  )
  worker.postMessage = (message) => void setTimeout(() => hear({ data: message as TableOrder | Question }))
  return worker
}

export const testCore = () => new CoreClient(testWorker())

interface Watchable {
  readonly state: TableState
  subscribe(listener: () => void): () => void
}

/** Resolves when the table's state is as wanted. */
export function until(table: Watchable, wanted: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!wanted(table.state)) return
      end()
      resolve(table.state)
    }
    const end = table.subscribe(look)
    look()
  })
}
