// Draws the whole of a server's game again (docs/dice.md): in a worker, with a rules core of its own.
import type { ServerRecord, SeatNumber } from '../../shared/api/tables'
import type { Seat } from '@nemeton/board/game'
import type { Answer } from '../engine/rules_core'
import { fromHex, commitmentTo, toHex, type Fault, type Proof } from './dice'

/** Of the schemes that this page knows. */
const newestVersion = 2

/** Draws everything again. `ask` is a rules core that nobody else uses meanwhile. */
export async function prove(ask: (request: object) => Answer, record: ServerRecord): Promise<Proof> {
  if (!crypto.subtle) return { draws: 0, fault: null, unable: true }
  const { dice } = record
  const broken = (fault: Fault): Proof => ({ draws: 0, fault })
  const version = dice?.version ?? 1
  if (!dice || version < 1 || version > newestVersion) return broken({ what: 'record' })
  if (!(await signed(record))) return broken({ what: 'signature' })
  // A seat that could have several numbers could choose among them at every draw.
  if (new Set(dice.numbers.map(({ seat }) => seat)).size < dice.numbers.length)
    return broken({ what: 'number' })
  const isSealed = ({ number, commitment }: SeatNumber) =>
    number === null || commitmentTo(number) === commitment
  if (version > 1 && !dice.numbers.every(isSealed)) return broken({ what: 'sealed' })
  const secret = fromHex(dice.secret)
  if (toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', secret))) !== dice.commitment) {
    return broken({ what: 'commitment' })
  }
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const { game, seats, options } = record
  let state = ask({ cmd: 'new', game, seats, options, seed: 0 })
  if (!state.ok) return broken({ what: 'record' })

  let draws = 0
  for (const [step, token] of record.steps.entries()) {
    const number = step + 1
    if (state.node !== 'chance' || dice.told.includes(step)) {
      if (state.node === 'chance' && state.asked === undefined)
        return { draws, fault: { what: 'draw', step: number } }
      state = ask(played(token, state.node === 'simultaneous'))
      if (!state.ok) return { draws, fault: { what: 'record', step: number } }
      continue
    }
    const words: string[] = []
    do {
      // Two blocks are enough for all but a hand of cards.
      for (let more = 0; more < 2; ++more)
        words.push(...(await block(key, dice, seats, step, words.length / 4)))
      state = ask({ cmd: 'draw', words })
    } while (!state.ok && words.length < 256)
    if (!state.ok || state.drawn !== token) return { draws, fault: { what: 'draw', step: number } }
    draws += 1
  }
  return { draws, fault: null }
}

/** Whether nothing was changed since the server signed the record; a browser that does not know Ed25519 takes its word. */
async function signed({ signature, ...rest }: ServerRecord): Promise<boolean> {
  if (signature === undefined || rest.signer === undefined) return false
  const text = new TextEncoder().encode(JSON.stringify(rest, ordered))
  try {
    const key = await crypto.subtle.importKey('raw', fromHex(rest.signer), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, fromHex(signature), text)
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError'
  }
}

/** For JSON: members in the order of their names. */
const ordered = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The request that plays a step of a record. */
function played(step: string, secret: boolean): object {
  const [, seat, action] = (secret && /^(\d+):(.*)$/s.exec(step)) || []
  return seat === undefined ? { cmd: 'apply', action: step } : { cmd: 'apply', seat: Number(seat), action }
}

/** The four words of a block. */
async function block(
  key: CryptoKey,
  dice: NonNullable<ServerRecord['dice']>,
  seats: number,
  step: number,
  number: number,
): Promise<string[]> {
  const numberOf = (seat: Seat) =>
    dice.numbers.find((each) => each.seat === seat && (each.from ?? 0) <= step)?.number ?? '-'
  const numbers = Array.from({ length: seats }, (_, seat) => numberOf(seat))
  const message = [`nemeton dice ${dice.version ?? 1}`, dice.table, step, ...numbers, number].join('\n')
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message))
  return toHex(new Uint8Array(digest)).match(/.{16}/g)!
}
