// The dice of a table at the server, checked by this device itself when the game is over: that they follow from the secret which
// the server committed to before, that the numbers of the seats are in them, and that nothing was otherwise than it was seen. The
// scheme is docs/dice.md.
import type { GameEvent, Seat } from '../game'
import type { Answer } from '../wasm/engine'

/** What the server says of the dice while the game goes on. */
export interface Dice {
  commitment: string
  /** One a seat: null while it has not come yet, '' where it gives none. */
  numbers: (string | null)[]
}

/** What this device knows of the dice of a table by itself. */
export interface KnownDice {
  /** As it was shown first, before any number of this device was given. */
  commitment: string
  /** By seat: the numbers that this device has given. */
  given: Record<Seat, string>
}

export interface GameRecord {
  game: string
  seats: number
  options: object
  steps: string[]
  dice?: {
    table: string
    commitment: string
    secret: string
    numbers: { seat: Seat; number: string; from: number }[]
    told: number[]
  }
}

/** What a check found wrong; `step` is counted from 1, as events are. */
export interface Fault {
  what: 'commitment' | 'number' | 'event' | 'draw' | 'record'
  step?: number
}

export interface Proof {
  draws: number
  fault: Fault | null
}

export const newNumber = () => hexadecimal(crypto.getRandomValues(new Uint8Array(32)))

const hexadecimal = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16))

/** What is otherwise in the record than this device has seen it. `confirmed`: by seat, the last event before its number was taken. */
export function compare(
  record: GameRecord,
  known: KnownDice,
  confirmed: Record<Seat, number>,
  events: GameEvent[],
): Fault | null {
  const { dice } = record
  if (!dice) return { what: 'record' }
  if (dice.commitment !== known.commitment) return { what: 'commitment' }
  for (const [seat, number] of Object.entries(known.given)) {
    const there = dice.numbers.find((each) => each.seat === Number(seat))
    const since = confirmed[Number(seat)]
    if (since === undefined) continue
    const without = events.find(
      ({ n, seat: actor }) => actor === null && n > since && n <= (there?.from ?? Infinity),
    )
    if (there ? there.number !== number : without) return { what: 'number' }
    if (without) return { what: 'number', step: without.n }
  }
  for (const { n, token } of events) {
    if (token === null) continue
    const step = record.steps[n - 1]
    if (step !== token && step?.replace(/^\d+:/, '') !== token) return { what: 'event', step: n }
  }
  return null
}

/** Draws everything again. `ask` is a rules core that nobody else uses meanwhile. */
export async function prove(ask: (request: object) => Answer, record: GameRecord): Promise<Proof> {
  const { dice } = record
  const broken = (fault: Fault): Proof => ({ draws: 0, fault })
  if (!dice) return broken({ what: 'record' })
  const secret = bytesOf(dice.secret)
  if (hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', secret))) !== dice.commitment) {
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

/** The request that plays a step of a record. */
function played(step: string, secret: boolean): object {
  const [, seat, action] = (secret && /^(\d+):(.*)$/s.exec(step)) || []
  return seat === undefined ? { cmd: 'apply', action: step } : { cmd: 'apply', seat: Number(seat), action }
}

/** The four words of a block. */
async function block(
  key: CryptoKey,
  dice: NonNullable<GameRecord['dice']>,
  seats: number,
  step: number,
  number: number,
): Promise<string[]> {
  const numberOf = (seat: Seat) =>
    dice.numbers.find((each) => each.seat === seat && each.from <= step)?.number ?? '-'
  const numbers = Array.from({ length: seats }, (_, seat) => numberOf(seat))
  const message = ['nemeton dice 1', dice.table, step, ...numbers, number].join('\n')
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message))
  return hexadecimal(new Uint8Array(digest)).match(/.{16}/g)!
}
