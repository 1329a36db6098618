// Where that is which bots have learnt: a network beside the rules core of its game (docs/learning.md).
const urls = import.meta.glob<string>('../../../build/wasm/networks/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** What the bot of a game has learnt; null where there is nothing, or it cannot be fetched. */
export async function loadNetwork(game: string): Promise<Uint8Array | null> {
  const url = urls[`../../../build/wasm/networks/${game}.net`]
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
