// At an invitation: that anybody may watch.
import type { JSX } from 'preact'
import { say } from './words'

export default function PublicNote(): JSX.Element {
  return (
    <p class="public">
      <strong>{say.isPublic}.</strong> {say.isPublicNote}
    </p>
  )
}
