// What a position of Sigily says, read from the view (docs/views.md).

export type Seat = number

/** "0" to "23" on the ring; "0a", "0b", "6a" … "18b" and "c" in the deep. */
export type Sigil = string

/** What the sticks show: 1 to 5, and to fight with the letter of the highest animal: "2h". */
export type Throw = string

export interface Stack {
  at: Sigil
  /** From the top: whose, and which of his. */
  chariots: [Seat, number][]
  coins: number
  progress: number
  start: number
  entry: number | null
  stone_skin: boolean
}

export interface Member {
  where: 'hand' | 'board' | 'home'
  barred: number[]
}

export interface View {
  turn: Seat | null
  stage:
    | 'spell'
    | 'answer'
    | 'fireball'
    | 'darts'
    | 'declare'
    | 'entry'
    | 'throw'
    | 'move'
    | 'attack'
    | 'defence'
    | 'card'
    | 'last_spell'
    | 'over'
  throw: number | null
  free_throws: number
  free_turn: boolean
  declared: { what: 'enter' | 'refused' | 'back'; at: Sigil } | null
  /** Where each move leads; null where the stack stays. */
  courses: Record<string, Sigil | 'home' | null> | null
  darts: Sigil | null
  fight: { attacker: Stack; plus_one: Seat; attack: Throw | null } | null
  fireball: { from: Sigil; to: Sigil; reversed: boolean } | null
  asked: Seat | null
  partners: boolean
  starts: number[]
  dead_suns: number[] | null
  lying: number[]
  stacks: Stack[]
  teams: Member[][]
  treasure: number[]
  coins: number[]
  cursed: number[]
  speed: number[][]
  sloth: number[][]
  frozen: boolean[]
  lost: number[]
  cards: number
  race_winner: Seat | null
  end: { richest: Seat[]; why: string } | null
}

export const kRing = 24
const kQuarter = 6
export const ring: Sigil[] = Array.from({ length: kRing }, (_, i) => String(i))
export const gates = [0, 6, 12, 18]
export const suns = [3, 9, 15, 21]
export const deep: Sigil[] = [...gates.flatMap((gate) => [`${gate}a`, `${gate}b`]), 'c']
/** In the order of `lying`. */
export const sigils: Sigil[] = [...ring, ...deep]

export const isDeep = (sigil: Sigil) => /[abc]/.test(sigil)
export const isGate = (sigil: Sigil) => !isDeep(sigil) && Number(sigil) % kQuarter === 0
export const isSun = (sigil: Sigil) => !isDeep(sigil) && Number(sigil) % kQuarter === 3
export const isFairyGround = (sigil: Sigil) => isDeep(sigil) || isGate(sigil)
/** The gate of the quarter that a sigil lies in. */
export const gateOf = (sigil: Sigil) => Math.floor(parseInt(sigil) / kQuarter) * kQuarter
export const onRing = (n: number): Sigil => String((n + kRing) % kRing)

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
