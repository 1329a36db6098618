// A game as a link: its record, compressed, in the fragment of the address, which no server is sent.
import type { GameRecord } from '../../shared/games/game_record'

const name = 'game'
/** A link may say more than its length lets expect; nothing larger than a record can be is unpacked. */
const largest = 1 << 20

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (new Blob([bytes]).stream().pipeThrough(through) as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    if ((size += value.length) > largest) {
      await reader.cancel()
      throw new RangeError('too large')
    }
    chunks.push(value as Uint8Array<ArrayBuffer>)
  }
}

/** The record as far as its first steps. The draws are in them: what a seed says of later ones is nobody's business. */
export function cutRecord(
  { nemeton, game, seats, options, steps }: GameRecord,
  length = steps.length,
): GameRecord {
  return { nemeton, game, seats, options, steps: steps.slice(0, length) }
}

/** Its fragment, with the `#`. */
export async function fragmentOf(record: GameRecord): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(record))
  const bytes = await piped(text, new CompressionStream('deflate-raw'))
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `#${name}=${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** What a fragment says, which is still to be read as JSON; null for one of another kind; `cut` where it is cut off or mistyped. */
export async function recordIn(fragment: string): Promise<{ text: string } | 'cut' | null> {
  const [, packed] = fragment.match(new RegExp(`^#${name}=(.*)$`, 's')) ?? []
  if (packed === undefined) return null
  try {
    const base64 = decodeURIComponent(packed).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const unpacked = await piped(bytes, new DecompressionStream('deflate-raw'))
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(unpacked) }
  } catch {
    return 'cut'
  }
}
