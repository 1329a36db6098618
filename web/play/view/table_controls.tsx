// What can be done at a table besides moving, as buttons.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { GameEvent } from '@nemeton/board/game'
import { useLazy } from '../../shared/browser/hooks'
import { words } from '../../shared/messages'
import { asksForSound } from '../sound/sound'
import type { Table, TableState } from '../table/table'
import { playsForced } from './forced_actions'
import { Stepper } from './replay/stepper'
import type { AheadChoice } from './use_ahead'
import type { ShownTable } from './use_shown_table'
import type { TablePanels } from './use_table_panels'

const say = words.table

interface TableControlsProps {
  shown: ShownTable
  event: GameEvent
  panels: TablePanels
  ahead: AheadChoice
}

export function TableControls({ shown, event, panels, ahead }: TableControlsProps): JSX.Element {
  const { table, part, state, head, last, over } = shown
  const { Switch, means, seat, choice, since, choose } = ahead
  const [unasked] = useState(asksForSound)
  const seated = state.mine.length > 0
  const RemoteControls = useLazy(table.kind === 'remote' && seated, () => import('./remote_controls'))
  // How a game went needs the room, and nothing is heard any more.
  const SoundQuestion = useLazy(unasked && seated && !over, () => import('../sound/sound_question'))
  return (
    <div class="controls">
      <Stepper at={head.at} following={head.following} last={last} go={head.go} />
      <Undo table={table} state={state} />
      {RemoteControls && table.kind === 'remote' && <RemoteControls {...{ table, part, state, over }} />}
      {table.kind === 'local' && seated && (
        <button
          class="quiet"
          disabled={!panels.hasHints || panels.hint !== null}
          onClick={() => panels.setHinted(event)}
        >
          {say.hint}
        </button>
      )}
      <PanelButtons panels={panels} />
      {ahead.isOffered && (
        <div class="ahead-row">
          {Switch && means && <Switch {...{ shown, means, seat: seat!, choice, since, choose }} />}
        </div>
      )}
      {SoundQuestion && <SoundQuestion />}
    </div>
  )
}

function Undo({ table, state }: { table: Table; state: TableState }): JSX.Element | null {
  const played = state.events.some(({ seat }) => seat !== null && state.mine.includes(seat))
  const undoes = table.kind === 'local' ? played : state.draft
  const undo =
    table.kind === 'local'
      ? () => table.undo(playsForced())
      : table.kind === 'remote' && table.draft
        ? () => table.draft!.undo()
        : null
  return (
    undo && (
      // While the turn is held, it stands nearer to the hand: see play/pending/pending_turn.tsx.
      <button class="quiet" disabled={!undoes || state.held} onClick={undo}>
        {say.undo}
      </button>
    )
  )
}

function PanelButtons({ panels }: { panels: TablePanels }): JSX.Element {
  const { wide, hasReview, reviewing, setReviewing, setReading, setSharing } = panels
  return (
    <>
      {!wide && hasReview && (
        <button class="quiet" aria-pressed={reviewing} onClick={() => setReviewing(!reviewing)}>
          {say.review}
        </button>
      )}
      {!wide && (
        <button class="quiet" onClick={() => setReading(true)}>
          {say.rules}
        </button>
      )}
      <button class="quiet" aria-haspopup="dialog" onClick={() => setSharing(true)}>
        {say.sharing}
      </button>
    </>
  )
}
