// Beside or below the board: the list of moves, the review, the rules.
import type { ComponentChildren, JSX } from 'preact'
import type { GameId } from '../../shared/games/games'
import { useLazy } from '../../shared/browser/hooks'
import { words } from '../../shared/messages'
import { RuleBook } from '../rule_book/rule_book'
import { Goal } from './game_heading'
import type { ShownTable } from './use_shown_table'
import type { TablePanels } from './use_table_panels'

const say = words.table

interface SidePanelProps {
  shown: ShownTable
  panels: TablePanels
  game: GameId
  /** What stands below everything else. */
  more: ComponentChildren
}

export function SidePanel({ shown, panels, game, more }: SidePanelProps): JSX.Element {
  const { table, part, state, persons, events, head } = shown
  const { wide, reading, reviewing, review, setAdvice } = panels
  const Moves = useLazy(true, () => import('./replay/move_list'))
  const Review = useLazy(reviewing, () => import('../analysis/review'))
  const rules = wide && reading
  const { at, go } = head
  return (
    <section class="panel">
      {!wide && <Goal game={game} />}
      {state.watching > 0 && <p class="note">{say.spectators(state.watching)}</p>}
      {wide && <Tabs panels={panels} />}
      {rules && <RuleBook game={game} scrolls />}
      {review && !rules && Review && (
        <Review
          {...{ part, persons, events, at, go }}
          record={() => table.record()}
          sides={state.sides}
          onShow={setAdvice}
        />
      )}
      {!review && !rules && Moves && <Moves {...{ part, events, at, go, persons }} />}
      {more}
    </section>
  )
}

function Tabs({ panels }: { panels: TablePanels }): JSX.Element {
  const { reading, reviewing, review, hasReview, turnTo } = panels
  return (
    <div class="tabs">
      <button aria-pressed={!reading && !review} onClick={() => turnTo(false, false)}>
        {say.moves}
      </button>
      {hasReview && (
        <button aria-pressed={!reading && review} onClick={() => turnTo(false, true)}>
          {say.review}
        </button>
      )}
      <button aria-pressed={reading} onClick={() => turnTo(true, reviewing)}>
        {say.rules}
      </button>
    </div>
  )
}
