// At a table of one's own that anybody may watch: that it is so, and how it ends.
import type { JSX } from 'preact'
import { useRequest } from '../../shared/components/use_request'
import { endWatching } from '../../shared/api/watching'
import './public_table.css'
import { say } from './words'

export default function PublicTableNote({
  table,
  tableKey,
}: {
  table: string
  tableKey: string
}): JSX.Element {
  const { busy, ask, trouble } = useRequest()
  return (
    <div class="public">
      <p>{say.isPublic}.</p>
      <button class="quiet" disabled={busy} onClick={() => ask(() => endWatching(table, tableKey))}>
        {say.withdraw}
      </button>
      {trouble}
    </div>
  )
}
