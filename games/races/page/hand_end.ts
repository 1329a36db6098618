// How a hand ends: the event that ends it begins the next one too, and what is looked at meanwhile is the table as the last move left it.
import { findEffect } from '@nemeton/board/effects'
import { advance } from './effects'
import type { Effect, Scored, Seat, View } from './schema'

/** What is to be seen of an event: the position after it, or, where a new hand began, the last one of the hand before. */
export function viewToShow(view: View, before: View | null, effects: Effect[]): View {
  const end = effects.findIndex(({ kind }) => kind === 'hand_begun')
  return end < 0 || !before ? view : effects.slice(0, end).reduce(advance, before)
}

const wholeStock = 56

/** Whether nothing has happened yet in a hand. */
export const isFresh = ({ stock, shown, markers }: View): boolean =>
  stock === wholeStock && [...shown, ...markers.flat()].every((each) => each === null || each === 's')

export interface Counted {
  seat: Seat
  /** The uppermost of its markers in a place. */
  number: number
  points: number
}

/** What a seat has scored for: 1 for each marker on the way, together where they stand on each other, and 2 for each at Start. */
export function countedMarkers({ markers }: View, { scorers }: Scored): Counted[] {
  return markers.flatMap((team, at) => {
    const seat = at as Seat
    if (scorers.includes(seat)) return []
    return team.flatMap((place, number): Counted[] => {
      if (place === 's') return [{ seat, number, points: 2 }]
      if (place === 'home' || team.includes(place, number + 1)) return []
      return [{ seat, number, points: team.filter((other) => other === place).length }]
    })
  })
}

export const scoredIn = (effects: Effect[]): Scored | undefined => findEffect(effects, 'scored')

export interface Side {
  seats: Seat[]
  points: number
}

/** The sides with their points, the most first; partners are one side. */
export function standing({ points, partners }: View): Side[] {
  const sides = points.flatMap((own, at): Side[] => {
    const seat = at as Seat
    if (!partners) return [{ seats: [seat], points: own }]
    return at < 2 ? [{ seats: [seat, (at + 2) as Seat], points: own }] : []
  })
  return sides.sort((a, b) => b.points - a.points)
}
