// What a rated game has made of the ratings of those who sat at the table.
import type { JSX } from 'preact'
import { useLoaded } from '../base/use'
import type { Persons } from '../board/person'
import { session } from '../table/player'
import './ratings.css'
import { ratingsAt } from './server'
import { risen, written } from './text'
import { say } from './words'

/** A seat's rating before and after, and by how much it rose or fell. */
export default function Changes({ table, persons }: { table: string; persons: Persons }): JSX.Element | null {
  const answer = useLoaded(() => ratingsAt(table, session.get()?.key), table)
  if (!answer || 'code' in answer || answer.changes.length === 0) return null
  return (
    <ul class="rating-changes" aria-label={say.title}>
      {answer.changes.map(({ seat, before, after, provisional }) => (
        <li key={seat}>
          <span>{persons(seat).name}</span>
          <span>
            {written({ rating: after, provisional })} <small>{risen(after - before)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
