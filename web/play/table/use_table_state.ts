import { useEffect, useState } from 'preact/hooks'
import type { Table, TableState } from './table'

/** What a table says, kept up to date. */
export function useTableState(table: Table): TableState {
  const [, again] = useState({})
  useEffect(() => {
    again({})
    return table.subscribe(() => again({}))
  }, [table])
  return table.state
}
