// What can be done at a table besides moving: taking back, giving up.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../../shared/messages'
import { isOver, type Table, type TableState } from '../table/table'
import { playsForced } from './forced_actions'

const say = words.table

export function Doings({ table, state }: { table: Table; state: TableState }): JSX.Element {
  const [sure, setSure] = useState(false)
  const playing = state.mine.length > 0 && !isOver(state)
  const played = state.events.some(({ seat }) => seat !== null && state.mine.includes(seat))
  const undoes = table.kind === 'local' ? played : state.draft
  return (
    <>
      {table.undo && (
        <button
          class="quiet"
          // While the turn is held, it stands nearer to the hand: see play/pending/pending_turn.tsx.
          disabled={!undoes || state.held}
          onClick={() => table.undo!(playsForced())}
        >
          {say.undo}
        </button>
      )}
      {table.resign && playing && !sure && (
        <button class="quiet" onClick={() => setSure(true)}>
          {say.resign}
        </button>
      )}
      {table.resign && playing && sure && (
        <div class="sure" role="group" aria-label={say.resignSure}>
          <span>{say.resignSure}</span>
          <button
            onClick={() => {
              setSure(false)
              table.resign!()
            }}
          >
            {say.resignYes}
          </button>
          <button class="quiet" onClick={() => setSure(false)}>
            {say.resignNo}
          </button>
        </div>
      )}
    </>
  )
}
