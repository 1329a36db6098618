// Why the server refused something at the table; loaded when it does.
import type { JSX } from 'preact'
import { words } from '../messages'
import type { Problem } from '../table/table'
import { inWords } from './problem'

export default function Trouble({ problem }: { problem: Problem }): JSX.Element {
  return <p class="problem">{inWords(problem, { unavailable: words.table.trying })}</p>
}
