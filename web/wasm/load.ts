// Where the rules cores are: a module for each game, so that a visitor loads the one that is played, and beside it what its bot has
// learnt, if it has.
import { startCore, type RulesCore } from './engine'

const urls = import.meta.glob<string>('../../build/wasm/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})
const networkUrls = import.meta.glob<string>('../../build/wasm/networks/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
})
const urlOf = (game: string): string | undefined => urls[`../../build/wasm/${game}.wasm`]

/** The games that there are. */
export const gamesWithCore = Object.keys(urls).map((path) => /(\w+)\.wasm$/.exec(path)![1]!)

/** What the bot of a game has learnt; without it, and where it cannot be fetched, the bot plays by what it knows itself. */
async function loadNetwork(game: string): Promise<Uint8Array | null> {
  const url = networkUrls[`../../build/wasm/networks/${game}.net`]
  if (!url) return null
  try {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`)
    return new Uint8Array(await answer.arrayBuffer())
  } catch (error) {
    console.warn(`${game}.net: ${(error as Error).message}`)
    return null
  }
}

/** A core of its own for a game that there is. */
export async function loadCore(game: string): Promise<RulesCore> {
  const network = loadNetwork(game)
  const answer = await fetch(urlOf(game)!)
  if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`)
  return startCore(await WebAssembly.compileStreaming(answer), await network)
}
