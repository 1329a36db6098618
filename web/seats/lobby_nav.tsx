// On the shelf, the ways to tables at the server, mine and those where somebody waits for company, and to the puzzles.
import type { JSX } from 'preact'
import { words } from '../messages'
import { myTables, waitsForMe } from './mine'
import { usePolled } from './polled'
import { listLobby } from './server'

const refreshInterval = 30_000

export default function Ways(): JSX.Element {
  const [mine] = usePolled(async () => (await myTables()).tables.filter(waitsForMe).length, refreshInterval)
  const [open] = usePolled(listLobby, refreshInterval)
  const tables = open === 'away' ? 0 : (open?.length ?? 0)
  return (
    <nav class="ways">
      <a class={mine ? 'button waits' : 'button'} href="/tables">
        {words.home.tables}
        {mine ? <small>{words.home.waiting(mine)}</small> : null}
      </a>
      <a class="button" href="/lobby">
        {words.home.lobby}
        {tables > 0 && <small>{tables}</small>}
      </a>
      <a class="button" href="/puzzles">
        {words.home.puzzles}
      </a>
    </nav>
  )
}
