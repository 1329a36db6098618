// Where the rules cores are: a module for each game, so that a visitor loads the one that is played.
import { startCore, type RulesCore } from './rules_core'

const urls = import.meta.glob<string>('../../../build/wasm/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})
const urlOf = (game: string): string | undefined => urls[`../../../build/wasm/${game}.wasm`]

/** The games that there are; left out of a worker that does not ask. */
export const gamesWithCore = /* @__PURE__ */ Array.from(
  Object.keys(urls),
  (path) => /(\w+)\.wasm$/.exec(path)![1]!,
)

/** The rules of a game that there is. */
export async function loadModule(game: string): Promise<WebAssembly.Module> {
  const answer = await fetch(urlOf(game)!)
  if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`)
  // A file server may not know the type that a browser asks for before it compiles while it loads.
  return answer.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer())
}

/** A core of its own for a game that there is; where what its bot has learnt cannot be fetched, the bot plays by what it knows itself. */
export async function loadCore(game: string): Promise<RulesCore> {
  const network = import('./load_network').then(
    ({ loadNetwork }) => loadNetwork(game),
    () => null,
  )
  return startCore(await loadModule(game), await network)
}

/** The same without what its bot has learnt, where none plays. */
export const loadRules = async (game: string): Promise<RulesCore> => startCore(await loadModule(game), null)
