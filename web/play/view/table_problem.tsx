// Why the server refused something at the table; loaded when it does.
import type { Problem } from '../../shared/api/request'
import type { JSX } from 'preact'
import { words } from '../../shared/messages'
import { errorText } from '../../shared/api/error_text'

export default function TableProblem({ problem }: { problem: Problem }): JSX.Element {
  return <p class="problem">{errorText(problem, { unavailable: words.table.trying })}</p>
}
