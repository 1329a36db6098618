// How a choice is made by pointing: every legal token is a path of places, such as the stack and where it goes.
import type { Path } from '@nemeton/board/choice'
import type { Choice } from '@nemeton/board/use_choice'
import { onRing, readMove, stackOn } from './position'
import type { Seat, Sigil, View } from './schema'
import { wayInDeep, wayOnRing } from './wheel'

/**
 * A sigil, or "camp:1" (a seat's camp), "spell:curse" (a stone in the tray), "sticks", and for what has no place of its own the
 * buttons "end" (of the turn), "stay", "cast", "pay" and "freeze".
 */
export type Place = string

export const campPlace = (seat: Seat): Place => `camp:${seat}`

/** Where a move leads, as a place: home is the sigil where the stack's year began. */
export function goalOf(view: View, token: string): Sigil | 'stay' {
  const to = view.courses?.[token] ?? null
  if (to === null) return 'stay'
  return to === 'home' ? String(stackOn(view, readMove(token).from)!.start) : to
}

/** The sigils on the way of a move, both ends included; null where it leads nowhere. */
export function wayOf(view: View, token: string): Sigil[] | null {
  const { from, exit } = readMove(token)
  const goal = goalOf(view, token)
  if (goal === 'stay') return null
  if (from === 'in') return wayOnRing(String(view.starts[view.turn!]), goal)
  const { entry } = stackOn(view, from)!
  const what = view.declared?.what
  if (entry === null && what !== 'enter') return wayOnRing(from, goal, what !== 'back')
  const gate = entry ?? Number(from)
  const leaves = exit ?? (from !== 'c' && parseInt(from) !== gate ? parseInt(from) : null)
  return wayInDeep(from, goal, gate, leaves)
}

/** The places of a token, in the order in which they are pointed at. */
export function placesOf(view: View, token: string): Place[] {
  const [deed, what = ''] = token.split(':')
  switch (deed) {
    case 'throw':
      return ['sticks']
    case 'nospell':
      return [view.stage === 'spell' ? 'sticks' : 'end']
    case 'enter':
      return [what, `${what}a`]
    case 'back':
      return [what, onRing(Number(what) - 1)]
    case 'right':
    case 'wrong':
    case 'pay':
      return [deed]
    case 'freeze':
      return what === '' ? ['freeze'] : ['spell:freeze', campPlace(Number(what))]
    case 'speed':
    case 'sloth':
      return [`spell:${deed}`, 'cast']
    case 'fireball':
      return ['spell:fireball', ...what.split('-')]
    case 'curse':
    case 'freeturn':
    case 'stoneskin':
    case 'remove':
      return [`spell:${deed}`, what]
    case 'in':
      return [campPlace(view.turn!), goalOf(view, token)]
    default:
      return [readMove(token).from, goalOf(view, token)]
  }
}

export const pathsOf = (view: View, tokens: string[]): Path[] =>
  tokens.map((token) => ({ token, parts: placesOf(view, token) }))

export interface Offer {
  /** What can be begun with. */
  first: Set<Place>
  /** What a choice under way can go on with, and what completes it. */
  next: Set<Place>
  /** What completes it, with its token. */
  last: Map<Place, string>
}

export function offerOf({
  picked,
  first,
  next,
  ends,
}: Pick<Choice, 'picked' | 'first' | 'next' | 'ends'>): Offer {
  const open = (steps: Choice['next']) =>
    new Set([...steps.keys()].filter((place) => steps.get(place) === null))
  const last = [...next].flatMap(([place, token]): [Place, string][] =>
    token === null ? [] : [[place, token]],
  )
  return {
    first: open(first),
    next: picked.length > 0 ? open(next) : new Set(),
    last: new Map([...ends, ...last]),
  }
}
