// What the companion keeps of a game on paper, and how it changes: who is there, whose turn it is, and for each tool what was thrown,
// drawn, dealt and counted. `below(n)` draws a number from 0 to n − 1 by lot.
import type { Tool } from '@nemeton/board/companion'

export type Below = (n: number) => number

/** Dice in a game with cups, of one seat. */
export interface Cup {
  hidden: number[]
  shown: number[]
}

export type ToolState =
  | { kind: 'dice'; dice: number[] }
  | { kind: 'sticks'; up: boolean[] | null }
  | { kind: 'cups'; cups: Cup[]; lifted: boolean }
  | { kind: 'pile'; left: string[]; drawn: string | null }
  | {
      kind: 'hands'
      hands: { card: string; gone: boolean }[][]
      /** By seat, the card that lies before it. */
      laid: (string | null)[]
      /** Whether those that lie are turned over. */
      open: boolean
    }
  | { kind: 'counters'; counts: number[] }
  | { kind: 'questions'; left: number; used: number[]; drawn: number | null; given: string | null }
export type StateOf<Kind extends ToolState['kind']> = Extract<ToolState, { kind: Kind }>

export interface State {
  seats: number
  turn: number
  tools: ToolState[]
}

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))
const rolled = (n: number, below: Below): number[] => times(n, () => below(6) + 1)

function beginTool(tool: Tool, seats: number): ToolState {
  switch (tool.kind) {
    case 'dice':
      return { kind: 'dice', dice: [] }
    case 'sticks':
      return { kind: 'sticks', up: null }
    case 'cups':
      // Nobody has rolled: 0 stands for a die that lies in no way yet.
      return {
        kind: 'cups',
        cups: times(seats, () => ({ hidden: times(tool.dice, () => 0), shown: [] })),
        lifted: false,
      }
    case 'pile':
      return fillPile(tool.pieces)
    case 'hands':
      return { kind: 'hands', hands: [], laid: [], open: false }
    case 'counters':
      return { kind: 'counters', counts: times(seats, () => 0) }
    case 'questions':
      return inPlay(tool.counts[0]!)
  }
}

export const begin = (tools: Tool[], seats: number): State => ({
  seats,
  turn: 0,
  tools: tools.map((tool) => beginTool(tool, seats)),
})

/** What was kept, if it is of these tools. */
export function readState(
  kept: unknown,
  tools: Tool[],
  seats: { least: number; most: number },
): State | null {
  const state = kept as State | null
  const fits =
    state !== null &&
    state.seats >= seats.least &&
    state.seats <= seats.most &&
    tools.length === state.tools?.length &&
    tools.every((tool, i) => {
      const fresh = beginTool(tool, state.seats)
      return state.tools[i]!.kind === tool.kind && Object.keys(fresh).every((key) => key in state.tools[i]!)
    })
  return fits ? state : null
}

export const rollDice = (count: number, below: Below): StateOf<'dice'> => ({
  kind: 'dice',
  dice: rolled(count, below),
})

export const rollAgain = ({ dice }: StateOf<'dice'>, i: number, below: Below): StateOf<'dice'> => ({
  kind: 'dice',
  dice: dice.with(i, below(6) + 1),
})

export const throwSticks = (count: number, below: Below): StateOf<'sticks'> => ({
  kind: 'sticks',
  up: times(count, () => below(2) === 1),
})

/** A piece of the pile by lot; an empty pile is filled again first. */
export function drawPiece({ left }: StateOf<'pile'>, pieces: string[], below: Below): StateOf<'pile'> {
  const pile = left.length > 0 ? left : pieces
  const i = below(pile.length)
  return { kind: 'pile', left: pile.toSpliced(i, 1), drawn: pile[i]! }
}

/** As many cards as can be dealt evenly, sorted as the deck is; what is left over nobody sees. */
export function deal(cards: string[], seats: number, below: Below): StateOf<'hands'> {
  let left = cards
  const hands = times(seats, () => {
    const hand = times(Math.floor(cards.length / seats), () => {
      const i = below(left.length)
      const card = left[i]!
      left = left.toSpliced(i, 1)
      return card
    })
    return cards.filter((card) => hand.includes(card)).map((card) => ({ card, gone: false }))
  })
  return { kind: 'hands', hands, laid: times(seats, () => null), open: false }
}

/** A card that was put away is taken back. */
export const takeBack = (state: StateOf<'hands'>, seat: number, card: string): StateOf<'hands'> => ({
  ...state,
  hands: state.hands.with(
    seat,
    state.hands[seat]!.map((each) => (each.card === card ? { card, gone: false } : each)),
  ),
})

/** A seat lays a card face down, in place of another one, or takes it up again. */
export const lay = (state: StateOf<'hands'>, seat: number, card: string): StateOf<'hands'> => ({
  ...state,
  laid: state.laid.with(seat, state.laid[seat] === card ? null : card),
})

export const turnOver = (state: StateOf<'hands'>): StateOf<'hands'> => ({ ...state, open: true })

/** The card before a seat goes back to its hand, or is put away; the last one ends the turn. */
export function clear(state: StateOf<'hands'>, seat: number, gone: boolean): StateOf<'hands'> {
  const hand = state.hands[seat]!.map((each) =>
    each.card === state.laid[seat] ? { card: each.card, gone } : each,
  )
  const laid = state.laid.with(seat, null)
  return { ...state, hands: state.hands.with(seat, hand), laid, open: laid.some((card) => card !== null) }
}

/** A new round: all dice are taken back under the cups and rolled. */
export const rollCups = ({ cups }: StateOf<'cups'>, below: Below): StateOf<'cups'> => ({
  kind: 'cups',
  cups: cups.map(({ hidden, shown }) => ({
    hidden: rolled(hidden.length + shown.length, below).sort(),
    shown: [],
  })),
  lifted: false,
})

/** Some of a seat's hidden dice, by their places, are shown, and the others rolled again. */
export function showDice(
  state: StateOf<'cups'>,
  seat: number,
  chosen: number[],
  below: Below,
): StateOf<'cups'> {
  const { hidden, shown } = state.cups[seat]!
  const open = chosen.map((i) => hidden[i]!)
  const cup = {
    hidden: rolled(hidden.length - open.length, below).sort(),
    shown: [...shown, ...open].sort(),
  }
  return { ...state, cups: state.cups.with(seat, cup) }
}

export const liftCups = (state: StateOf<'cups'>): StateOf<'cups'> => ({ ...state, lifted: true })

/** A die less, or given back. */
export function changeDice(state: StateOf<'cups'>, seat: number, by: 1 | -1, most: number): StateOf<'cups'> {
  const { hidden, shown } = state.cups[seat]!
  const count = hidden.length + shown.length + by
  if (count < 0 || count > most) return state
  if (by === 1) return { ...state, cups: state.cups.with(seat, { hidden: [...hidden, 0], shown }) }
  const cup = hidden.length > 0 ? { hidden: hidden.slice(1), shown } : { hidden, shown: shown.slice(1) }
  return { ...state, cups: state.cups.with(seat, cup) }
}

export const count = ({ counts }: StateOf<'counters'>, seat: number, by: number): StateOf<'counters'> => ({
  kind: 'counters',
  counts: counts.with(seat, Math.max(0, counts[seat]! + by)),
})

/** So many question cards are in play. */
export const inPlay = (left: number): StateOf<'questions'> => ({
  ...{ kind: 'questions', left, used: [], drawn: null, given: null },
})

/** One of so many questions, none that was answered well. */
export function ask(state: StateOf<'questions'>, questions: number, below: Below): StateOf<'questions'> {
  const fresh = times(questions, (i) => i).filter((i) => !state.used.includes(i))
  return { ...state, drawn: fresh[below(fresh.length)]!, given: null }
}

export const answer = (state: StateOf<'questions'>, given: string): StateOf<'questions'> => ({
  ...state,
  given,
})

/** A card that was answered well is used up, another one goes back. */
export const putCardBack = (state: StateOf<'questions'>, right: boolean): StateOf<'questions'> => ({
  kind: 'questions',
  left: state.left - Number(right),
  used: right ? [...state.used, state.drawn!] : state.used,
  drawn: null,
  given: null,
})

/** All pieces are in the pile again. */
export const fillPile = (pieces: string[]): StateOf<'pile'> => ({ kind: 'pile', left: pieces, drawn: null })
