// When a game is over: what can be done then, and what it comes down to.
import type { JSX } from 'preact'
import { Summary } from '../analysis/summary'
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import type { Persons } from '@nemeton/board/person'
import { useLazy } from '../../shared/browser/hooks'
import { ProofResult } from '../dice/proof_result'
import { words } from '../../shared/messages'
import type { Table, TableState } from '../table/table'

const say = words.table

interface GameOverProps {
  table: Table
  state: TableState
  part: AnyGamePart
  events: GameEvent[]
  persons: Persons
  go(to: number): void
}

export default function GameOver(props: GameOverProps): JSX.Element {
  const { table, state } = props
  const seated = state.mine.length > 0
  const asked = state.rematch.some((seat) => state.mine.includes(seat))
  const RatingChanges = useLazy(state.rated, () => import('../ratings/rating_changes'))
  return (
    <div class="afterwards">
      {seated && asked && <p class="note">{say.rematchAsked}</p>}
      {seated && !asked && table.kind !== 'record' && (
        <button class="primary" onClick={() => table.rematch()}>
          {state.rematch.length > 0 ? say.rematchAccept : say.rematch}
        </button>
      )}
      <a class="button" href={state.game ? `/play/${state.game}` : '/'}>
        {say.newGame}
      </a>
      {RatingChanges && <RatingChanges table={state.key} persons={props.persons} mine={state.mine} />}
      <Summary {...props} />
      {state.proof && <ProofResult proof={state.proof} persons={props.persons} />}
    </div>
  )
}
