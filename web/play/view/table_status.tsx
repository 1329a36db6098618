// Below the board: whose turn it is, or a turn that is about to be sent, what happened, a problem, a hint.
import type { JSX } from 'preact'
import type { GameEvent } from '@nemeton/board/game'
import { useLazy } from '../../shared/browser/hooks'
import { secretChoices } from '../table/table'
import { Headline } from './headline'
import { linesSince, pastLines, TurnSummary } from './turn_summary'
import type { ShownTable } from './use_shown_table'
import type { TablePanels } from './use_table_panels'

/** The turn that is sent in a moment; null where none is, or it is not in view. */
export function pendingTurn({ table, state, past, head, last }: ShownTable) {
  const draft = table.kind === 'remote' ? table.draft : null
  return state.held && !past && head.at === last ? draft : null
}

interface TableStatusProps {
  shown: ShownTable
  event: GameEvent
  panels: TablePanels
}

export function TableStatus({ shown, event, panels }: TableStatusProps): JSX.Element {
  const { table, part, state, persons, events, head, last, over, past, acting, reader } = shown
  const { hint, setHinted, setAdvice } = panels
  const HintView = useLazy(hint !== null, () => import('../analysis/hint'))
  const troubled = state.phase === 'open' ? state.problem : null
  const TableProblem = useLazy(troubled !== null, () => import('./table_problem'))
  const waits = state.dice?.left !== undefined && !over
  const DiceWait = useLazy(waits, () => import('../dice/dice_wait'))
  const isDrafted = table.kind === 'remote' && table.draft !== null
  const PendingTurn = useLazy(isDrafted, () => import('../pending/pending_turn'))
  const { at } = head
  const now = !past && at === last
  const pending = PendingTurn && pendingTurn(shown)
  const headline = <Headline persons={persons} state={state} event={event} now={now} />
  const lines =
    past || at === 0
      ? pastLines(part, events, at - secretChoices(events, at).length, persons)
      : linesSince(part, events, at, reader, persons)
  return (
    <div class="status" role="status" aria-atomic="false">
      {pending && PendingTurn ? (
        <PendingTurn draft={pending} />
      ) : waits && DiceWait && now ? (
        <DiceWait dice={state.dice!} persons={persons}>
          {headline}
        </DiceWait>
      ) : (
        headline
      )}
      {!pending && <TurnSummary part={part} lines={lines} />}
      {troubled && TableProblem && <TableProblem problem={troubled} />}
      {hint && HintView && (
        <HintView
          part={part}
          record={() => table.record()}
          event={event}
          sides={state.sides}
          seat={acting!}
          onShow={setAdvice}
          onPlay={(token) => table.act(token)}
          onHide={() => setHinted(null)}
        />
      )}
    </div>
  )
}
