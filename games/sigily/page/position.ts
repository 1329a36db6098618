// What a position of Sigily says, read from the view (docs/views.md).
import type { GameEvent } from '@nemeton/board/game'
import type { Effect, Seat, Sigil, Stack, Throw, View } from './schema'

export type SigilyEvent = GameEvent<View, Effect>

const ringSize = 24
const quarter = 6
export const ring: Sigil[] = Array.from({ length: ringSize }, (_, i) => String(i))
export const gates = [0, 6, 12, 18]
export const suns = [3, 9, 15, 21]
export const deep: Sigil[] = [...gates.flatMap((gate) => [`${gate}a`, `${gate}b`]), 'c']
/** In the order of `lying`. */
export const sigils: Sigil[] = [...ring, ...deep]

export const isDeep = (sigil: Sigil) => /[abc]/.test(sigil)
export const isGate = (sigil: Sigil) => !isDeep(sigil) && Number(sigil) % quarter === 0
export const isSun = (sigil: Sigil) => !isDeep(sigil) && Number(sigil) % quarter === 3
/** The gate of the quarter that a sigil lies in. */
export const gateOf = (sigil: Sigil) => Math.floor(parseInt(sigil) / quarter) * quarter
export const onRing = (n: number): Sigil => String((n + ringSize) % ringSize)

/** Whose land a quarter is, by its number: the provinces as they lie in Ireland. */
export const lords: Seat[] = [2, 3, 0, 1]

export const lying = (view: View, sigil: Sigil) => view.lying[sigils.indexOf(sigil)]!
export const stackOn = (view: View, sigil: Sigil) => view.stacks.find(({ at }) => at === sigil) ?? null
export const leaderOf = (stack: Stack): Seat => stack.chariots[0]![0]
export const areFriends = (view: View, a: Seat, b: Seat) => a === b || (view.partners && (a ^ b) === 2)
export const inHand = (view: View, seat: Seat) =>
  view.teams[seat]!.filter(({ where }) => where === 'hand').length
export const atHome = (view: View, seat: Seat) =>
  view.teams[seat]!.filter(({ where }) => where === 'home').length

/** The stacks that are seen on the board: in a fight the attacker's too. */
export const stacksOf = (view: View): Stack[] => [
  ...view.stacks,
  ...(view.fight ? [view.fight.attacker] : []),
]

/** A throw as a number and the highest animal: "d", "e", "c", "h", or none. */
export const readThrow = (thrown: Throw) => ({ number: Number(thrown[0]), animal: thrown.slice(1) })

/** A move in parts: the stack's sigil or "in", and the gate beyond the centre by whose arm it goes out. */
export function readMove(token: string): { from: Sigil | 'in'; exit: number | null } {
  const [from, exit] = token.split('>')
  return { from: from!, exit: exit === undefined ? null : Number(exit) }
}

/** Whether a sun gives no free throw to the seat whose turn it is, or at the end to the first. */
export const isDead = (view: View, sigil: Sigil) =>
  isSun(sigil) && view.dead_suns !== null && String(view.dead_suns[view.turn ?? 0]) === sigil
