// Why the server refused something at the table; loaded when it does.
import type { Problem } from '../../shared/api/request'
import type { JSX } from 'preact'
import { words } from '../../shared/messages'
import { inWords } from '../../shared/api/error_text'

export default function Trouble({ problem }: { problem: Problem }): JSX.Element {
  return <p class="problem">{inWords(problem, { unavailable: words.table.trying })}</p>
}
