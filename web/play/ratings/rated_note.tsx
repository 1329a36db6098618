// At an invitation: that the game is rated.
import type { JSX } from 'preact'
import { say } from './words'

export default function RatedNote(): JSX.Element {
  return (
    <p class="rated">
      <strong>{say.rated}.</strong> {say.ratedNote}
    </p>
  )
}
