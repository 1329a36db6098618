// What a rated game has made of the ratings of those who sat at the table.
import type { JSX } from 'preact'
import { useLoaded } from '../../shared/browser/hooks'
import type { Seat } from '@nemeton/board/game'
import type { Persons } from '@nemeton/board/person'
import { session } from '../storage/session'
import './ratings.css'
import { getTableRatings } from '../../shared/api/ratings'
import { changeText, ratingText } from './rating_text'
import { say } from './words'

interface RatingChangesProps {
  table: string
  persons: Persons
  /** The seats that this device plays. */
  mine: Seat[]
}

/** A seat's rating before and after, and by how much it rose or fell. */
export default function RatingChanges({ table, persons, mine }: RatingChangesProps): JSX.Element | null {
  const own = session.get()
  const answer = useLoaded(() => getTableRatings(table, own?.key), table)
  if (!answer || 'code' in answer) return null
  // A player sees at least their own change, unless the game did not count.
  if (answer.changes.length === 0) return own && mine.length > 0 ? <p class="note">{say.notCounted}</p> : null
  return (
    <ul class="rating-changes" aria-label={say.title}>
      {answer.changes.map(({ seat, before, after, provisional }) => (
        <li key={seat}>
          <span>{persons(seat).name}</span>
          <span>
            {ratingText({ rating: after, provisional })} <small>{changeText(after - before)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
