// What can be done at a table besides moving: taking back, giving up.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../../shared/messages'
import { isOver, type AnyRemoteTable, type Table, type TableState } from '../table/table'
import { playsForced } from './forced_actions'

const say = words.table

export function ActionsBar({ table, state }: { table: Table; state: TableState }): JSX.Element {
  const played = state.events.some(({ seat }) => seat !== null && state.mine.includes(seat))
  const undoes = table.kind === 'local' ? played : state.draft
  const undo =
    table.kind === 'local'
      ? () => table.undo(playsForced())
      : table.kind === 'remote' && table.draft
        ? () => table.draft!.undo()
        : null
  return (
    <>
      {undo && (
        // While the turn is held, it stands nearer to the hand: see play/pending/pending_turn.tsx.
        <button class="quiet" disabled={!undoes || state.held} onClick={undo}>
          {say.undo}
        </button>
      )}
      {table.kind === 'remote' && state.mine.length > 0 && !isOver(state) && <Resign table={table} />}
    </>
  )
}

function Resign({ table }: { table: AnyRemoteTable }): JSX.Element {
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <button class="quiet" onClick={() => setSure(true)}>
        {say.resign}
      </button>
    )
  return (
    <div class="sure" role="group" aria-label={say.resignSure}>
      <span>{say.resignSure}</span>
      <button
        onClick={() => {
          setSure(false)
          table.resign()
        }}
      >
        {say.resignYes}
      </button>
      <button class="quiet" onClick={() => setSure(false)}>
        {say.resignNo}
      </button>
    </div>
  )
}
