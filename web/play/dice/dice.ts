// The dice of a table at the server, checked by this device itself when the game is over: that they follow from the secret which
// the server committed to before, that the numbers of the seats are in them, and that nothing was otherwise than it was seen. The
// scheme is docs/dice.md.
import type { DiceState } from '@nemeton/websocket'
import { sha256 } from '@noble/hashes/sha2.js'
import type { GameEvent, Seat } from '@nemeton/board/game'
import type { ServerRecord } from '../../shared/api/tables'

/** What the server says of the dice while the game goes on. */
export type Dice = NonNullable<DiceState> & {
  /** When that was so, by `performance.now()`; the server does not say it. */
  since?: number
}

/** What this device knows of the dice of a table by itself. */
export interface KnownDice {
  /** As it was shown first, before any number of this device was given. */
  commitment: string
  /** By seat: the numbers that this device has given, and the last event before the server said that it has one. */
  given: Record<Seat, { number: string; since: number | null }>
  /** By seat: what all had committed to when this device gave its number. */
  commitments?: (string | null)[]
  /** Whether the server went back to an earlier state of the game since. */
  restored?: true
}

/** What a check found wrong; `step` is counted from 1, as events are. */
export interface Fault {
  what: 'commitment' | 'sealed' | 'number' | 'event' | 'draw' | 'record' | 'signature'
  step?: number
}

export interface Proof {
  draws: number
  fault: Fault | null
  /** Whether a number that this device gave is in the draws. */
  own?: boolean
  /** The seats that committed to a number and did not give it in time. */
  withheld?: Seat[]
  /** Whether the server went back to an earlier state during the game, which explains a fault and excuses none. */
  restored?: true
  /** Nothing was drawn: a browser computes hashes over https and on the machine itself only. */
  unable?: true
}

export const drawNumber = () => toHex(crypto.getRandomValues(new Uint8Array(32)))
/** An id of an action. Not a UUID: over plain HTTP in a local network a browser makes none. */
export const newId = () => toHex(crypto.getRandomValues(new Uint8Array(16)))

export const toHex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16))
/** What is said of a number before all others have said theirs: its SHA-256. Over plain HTTP a browser computes none by itself. */
export const commitmentTo = (number: string) => toHex(sha256(fromHex(number)))

/** Whether that seat may give its number now: all have committed to theirs, and this device to `commitment`, unless that is on its way. */
export const canReveal = ({ commitments, client_seeds }: Dice, seat: Seat, commitment: string): boolean =>
  client_seeds[seat] === null &&
  (commitments ?? []).every((each, other) =>
    other === seat ? each === null || each === commitment : each !== null,
  )

/** What is otherwise in the record than this device has seen it. */
export function findMismatch(record: ServerRecord, known: KnownDice, events: GameEvent[]): Fault | null {
  const { dice } = record
  if (!dice) return { what: 'record' }
  if (dice.commitment !== known.commitment) return { what: 'commitment' }
  for (const { seat, number, commitment } of dice.numbers) {
    if (number !== null && known.commitments && known.commitments[seat] !== commitment)
      return { what: 'sealed' }
  }
  for (const [seat, { number, since }] of Object.entries(known.given)) {
    if (since === null) continue
    const there = dice.numbers.find((each) => each.seat === Number(seat) && each.number !== null)
    if (there && there.number !== number) return { what: 'number' }
    const counts = there ? (there.from ?? 0) : Infinity
    const without = events.find(({ n, seat: actor }) => actor === null && n > since && n <= counts)
    if (without) return { what: 'number', step: without.n }
  }
  for (const { n, seat, token } of events) {
    // What was seen to be drawn cannot have been said by a person.
    if (seat === null && dice.told.includes(n - 1)) return { what: 'event', step: n }
    if (token === null) continue
    const step = record.steps[n - 1]
    if (step !== token && step?.replace(/^\d+:/, '') !== token) return { what: 'event', step: n }
  }
  return null
}
