// Where the rules cores are: a module for each game, so that a visitor loads the one that is played.
import { startCore, type RulesCore } from './engine'

const urls = import.meta.glob<string>('../../build/wasm/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})
const urlOf = (game: string): string | undefined => urls[`../../build/wasm/${game}.wasm`]

/** The games that there are. */
export const gamesWithCore = Object.keys(urls).map((path) => /(\w+)\.wasm$/.exec(path)![1]!)

/** A core of its own for a game that there is. */
export async function loadCore(game: string): Promise<RulesCore> {
  const answer = await fetch(urlOf(game)!)
  if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`)
  return startCore(await WebAssembly.compileStreaming(answer))
}
