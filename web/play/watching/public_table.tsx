// At a table of one's own that anybody may watch: that it is so, and how it ends.
import type { JSX } from 'preact'
import { useAsking } from '../../shared/components/use_request'
import { withdraw } from '../../shared/api/watching'
import './public_table.css'
import { say } from './words'

export default function Public({ table, tableKey }: { table: string; tableKey: string }): JSX.Element {
  const { busy, ask, trouble } = useAsking()
  return (
    <div class="public">
      <p>{say.isPublic}.</p>
      <button class="quiet" disabled={busy} onClick={() => ask(() => withdraw(table, tableKey))}>
        {say.withdraw}
      </button>
      {trouble}
    </div>
  )
}
