// How a choice is made by pointing. Every legal token is a path of places that are pointed at one after the other, such as the
// stack and where it goes; a choice that is under way is the beginning of a path.
import { onRing, readMove, stackOn, type Seat, type Sigil, type View } from './position'

/**
 * A sigil, or "camp:1" (a seat's camp), "spell:curse" (a stone in the tray), "sticks", and for what has no place of its own the
 * buttons "end" (of the turn), "stay", "cast", "pay" and "freeze".
 */
export type Place = string

export interface Path {
  token: string
  places: Place[]
}

export const campPlace = (seat: Seat): Place => `camp:${seat}`

/** Where a move leads, as a place: home is the sigil where the stack's year began. */
export function goalOf(view: View, token: string): Sigil | 'stay' {
  const to = view.courses?.[token] ?? null
  if (to === null) return 'stay'
  return to === 'home' ? String(stackOn(view, readMove(token).from)!.start) : to
}

function placesOf(view: View, token: string): Place[] {
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
  tokens.map((token) => ({ token, places: placesOf(view, token) }))

const goesOn = (path: Path, picked: Place[]) => picked.every((place, i) => path.places[i] === place)

/** The paths that begin with what was picked. */
export const open = (paths: Path[], picked: Place[]): Path[] => paths.filter((path) => goesOn(path, picked))

/** What was picked and what follows from it: a step that is the only one, unless it is the last, is taken at once. */
export function settled(paths: Path[], picked: Place[]): Place[] {
  const left = open(paths, picked)
  const [next, ...others] = new Set(left.map((path) => path.places[picked.length]))
  const isLast = left.some((path) => path.places.length === picked.length + 1)
  if (next === undefined || others.length > 0 || isLast) return picked
  return settled(paths, [...picked, next])
}

export interface Pressed {
  picked: Place[]
  /** The action, once its path is complete. */
  token: string | null
}

/** What pressing a place does to a choice that is under way (and settled). */
export function press(paths: Path[], picked: Place[], place: Place): Pressed {
  // Pressed again, what was picked is let go, with what came after it.
  if (picked.includes(place)) return { picked: picked.slice(0, picked.indexOf(place)), token: null }
  // It goes on from what was picked, or from the part of that which it fits.
  for (let kept = picked.length; kept >= 0; --kept) {
    const next = [...picked.slice(0, kept), place]
    const left = open(paths, next)
    if (left.length === 0) continue
    const done = left.find((path) => path.places.length === next.length)
    return done ? { picked: [], token: done.token } : { picked: next, token: null }
  }
  return { picked: [], token: null }
}

export interface Offer {
  /** What can be begun with. */
  first: Set<Place>
  /** What a choice under way can go on with, and what completes it. */
  next: Set<Place>
  /** What completes it, with its token. */
  last: Map<Place, string>
}

export function offerOf(paths: Path[], picked: Place[]): Offer {
  const offer: Offer = { first: new Set(), next: new Set(), last: new Map() }
  for (const path of paths) {
    if (path.places.length > 1) offer.first.add(path.places[0]!)
  }
  for (const path of open(paths, picked)) {
    const place = path.places[picked.length]!
    if (path.places.length === picked.length + 1) offer.last.set(place, path.token)
    else if (picked.length > 0) offer.next.add(place)
  }
  return offer
}
