// At a table of the server: the rating of who sits there, beside the name.
import type { JSX } from 'preact'
import { useLoaded } from '../../shared/browser/hooks'
import type { Seat } from '@nemeton/board/game'
import { session } from '../storage/session'
import type { TableState } from '../table/table'
import './ratings.css'
import { getTableRatings, type SeatRating } from '../../shared/api/ratings'
import { ratingText } from './rating_text'
import { say } from './words'

const whoSits = ({ seats }: TableState, seat: Seat) => seats[seat]!.player ?? seats[seat]!.level

/** What was asked last: all seats of a table are told at once. */
let asked: { key: string; seats: Promise<SeatRating[]> } | null = null

function ratingsOf(state: TableState): Promise<SeatRating[]> {
  const own = session.get()?.key
  const key = JSON.stringify([state.key, own, state.seats.map((_, seat) => whoSits(state, seat))])
  if (asked?.key !== key) {
    const seats = getTableRatings(state.key, own).then((answer) => ('code' in answer ? [] : answer.seats))
    asked = { key, seats }
  }
  return asked.seats
}

export default function SeatRatingView({
  state,
  seat,
}: {
  state: TableState
  seat: Seat
}): JSX.Element | null {
  const who = whoSits(state, seat)
  const ratings = useLoaded(async () => (who ? await ratingsOf(state) : []), `${state.key} ${who}`)
  const rating = ratings?.find((each) => each.seat === seat)
  if (!rating) return null
  return (
    <span class="beside" title={rating.provisional ? say.provisional : say.rating}>
      <span class="visually-hidden">, {say.rating}</span> ({ratingText(rating)})
    </span>
  )
}
