// What a position of Druid's Duel says (docs/views.md): what was played, whose every card is known to be, and how a turn came out.

export type Form = 'J' | 'Q' | 'K' | 'C'

export interface DuelView {
  stage: 'deal' | 'forms' | 'shape' | 'cards' | 'over'
  turns: number // that are over
  hands: (string[] | null)[] // null for those that the viewer does not know
  held: number[] // how many cards each has
  to_choose: number[]
  chosen: string | null // the viewer's own choice, until all are in
  forms: (Form | null)[] // revealed in this turn
  shapes: (Form | null)[] // what they count as; null for a chameleon that has not decided, or has no form
  drained: (Form | null)[]
  jokers: number[]
  shown: string[][] // cards seen in that hand
  discarded: string[][]
  last: Turn | null // the turn before
  idle: number
  end: { winners: number[]; why: 'hand_empty' | 'deadlock' | 'ply_limit' } | null
}

export interface Turn {
  forms: (Form | null)[]
  shapes: (Form | null)[]
  cards: (string | null)[]
  succeeded: number[]
}

export const forms: Form[] = ['J', 'Q', 'K']
export const suits = [...'SHDC']
export const ranks = [...'A23456789T']

export const rankOf = (card: string) => ranks.indexOf(card[0]!)
export const suitOf = (card: string) => suits.indexOf(card[1]!)
/** The rank as it is printed on the card. */
export const printed = (card: string) => (card[0] === 'T' ? '10' : card[0]!)

/** What lies before a seat: what it has become, and its card. */
export interface Place {
  form: Form | null
  /** What the form counts as; null for a chameleon that has not decided, or has no form. */
  shape: Form | null
  /** `hidden`: one is chosen, and not shown yet. */
  card: string | 'hidden' | null
  /** Whether the card succeeded; null as long as that is open. */
  success: boolean | null
}

/** What lies on the table: this turn, once its forms are revealed, and until then what came of the last one. */
export function places(view: DuelView, viewer: number): Place[] {
  const { last } = view
  if (view.stage === 'shape' || view.stage === 'cards') {
    return view.forms.map((form, seat) => {
      const shape = view.shapes[seat]!
      const chose = view.stage === 'cards' && shape !== null && !view.to_choose.includes(seat)
      const card = !chose ? null : seat === viewer && view.chosen !== null ? view.chosen : 'hidden'
      return { form, shape, card, success: null }
    })
  }
  return view.held.map((_, seat) => ({
    form: last?.forms[seat] ?? null,
    shape: last?.shapes[seat] ?? null,
    card: last?.cards[seat] ?? null,
    success: last?.cards[seat] ? last.succeeded.includes(seat) : null,
  }))
}

/** Whose each card is, as far as it is known. */
export function whereabouts(view: DuelView): Map<string, { seat: number; discarded: boolean }> {
  const known = new Map<string, { seat: number; discarded: boolean }>()
  view.held.forEach((_, seat) => {
    for (const card of view.hands[seat] ?? view.shown[seat]!) known.set(card, { seat, discarded: false })
    for (const card of view.discarded[seat]!) known.set(card, { seat, discarded: true })
  })
  return known
}

/** What an event made known to everybody at once. */
export type Reveal = 'forms' | 'shape' | 'cards' | null

export function reveals(before: DuelView, after: DuelView): Reveal {
  if (after.turns > before.turns) return 'cards'
  if (before.stage === 'shape' && after.stage !== 'shape') return 'shape'
  return before.stage === 'forms' && after.stage !== 'forms' && after.stage !== 'over' ? 'forms' : null
}

/** Who took a joker with the turn that just ended; null where nobody did. */
export function jokerTo(before: DuelView, after: DuelView): number | null {
  const seat = after.jokers.findIndex((jokers, seat) => jokers > before.jokers[seat]!)
  return seat < 0 ? null : seat
}
