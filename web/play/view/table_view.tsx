// A table being played: the board first, then whose turn it is, what happened, and the few things to do.
import type { ComponentChildren, HTMLAttributes, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import { slow } from '@nemeton/board/motion'
import { slowness } from '@nemeton/board/base/pace'
import { gameWords } from '@nemeton/board/words'
import { useLazy } from '../../shared/browser/hooks'
import { isBroad, shapeOf } from '../../shared/components/board_shape'
import { useTitle } from '../../shared/components/use_title'
import type { GameId } from '../../shared/games/games'
import { secretChoices, type Table } from '../table/table'
import { useForced } from './forced_actions'
import { GameHeading } from './game_heading'
import { Seats } from './seats'
import { SidePanel } from './side_panel'
import { TableControls } from './table_controls'
import { pendingTurn, TableStatus } from './table_status'
import { useAhead, type AheadChoice } from './use_ahead'
import { handsOver, useHandOver } from './use_hand_over'
import { useShownTable, type ShownTable } from './use_shown_table'
import { useSkip } from './replay/use_skip'
import { useTablePanels, type TablePanels } from './use_table_panels'

const nothing: string[] = []

interface TableViewProps {
  table: Table
  game: GameId
  part: AnyGamePart
  /** What stands above the board: an invitation, a lost connection. */
  notice?: ComponentChildren
  /** What stands below everything else. */
  more?: ComponentChildren
}

export function TableView(props: TableViewProps): JSX.Element {
  const { table, game, part, notice } = props
  const shown = useShownTable(table, part)
  const { state, events, event, head, last, actions, animate } = shown
  const board = useRef<HTMLDivElement>(null)
  const Hearing = useLazy(true, () => import('../sound/use_hearing'))
  const skipping = useSkip(head, board)
  useTitle(gameWords(game).name)
  useForced(table.kind === 'record' ? nothing : actions, (token) => table.act(token))
  const panels = useTablePanels(shown)
  const ahead = useAhead(shown)
  const hands = handsOver(part, table, state)
  const HandOver = useLazy(hands, () => import('./hand_over'))
  useLayoutEffect(() => {
    if (animate && slowness() !== 1 && board.current) slow(board.current, slowness())
  })
  const next = useHandOver(state, hands, head, last)
  const main = (): JSX.Element => {
    if (next !== null && event && table.kind !== 'record') {
      if (!HandOver) return <main class="table" aria-busy="true" />
      return <HandOver key={next} part={part} seat={next} onTaken={() => table.look(next)} />
    }
    return (
      // One element, before and after the first event, so that it keeps the focus.
      <main
        class={event && isBroad(part) ? 'table broad' : 'table'}
        style={event && shapeOf(part)}
        aria-busy={event ? undefined : 'true'}
      >
        {event ? (
          <EventView {...props} {...{ shown, event, panels, ahead, board, skipping }} />
        ) : (
          notice && <div class="notice">{notice}</div>
        )}
      </main>
    )
  }
  return (
    <>
      {main()}
      {/* Last, because it hears the board's motion. */}
      {Hearing && <Hearing {...{ part, events, head, board }} mine={state.mine} />}
    </>
  )
}

interface EventViewProps extends TableViewProps {
  shown: ShownTable
  event: GameEvent
  panels: TablePanels
  ahead: AheadChoice
  board: { current: HTMLDivElement | null }
  /** What the board listens to. */
  skipping: HTMLAttributes<HTMLDivElement>
}

/** The table at an event. */
function EventView(props: EventViewProps): JSX.Element {
  const { table, game, part, notice, more, shown, event, panels, ahead, board } = props
  const { state, persons, events, head, over, past } = shown
  const rates = table.kind === 'remote' && state.seats.some(({ player, level }) => player ?? level)
  const Rating = useLazy(rates, () => import('../ratings/seat_rating'))
  const { question, paused, substitutes, spoken } = state.standing
  const agrees = question !== null || spoken !== null || paused || substitutes.length > 0
  const RequestAnswer = useLazy(agrees, () => import('../consent/request_answer'))
  const GameOver = useLazy(over, () => import('./game_over'))
  const TableSheets = useLazy(panels.sharing || panels.reading, () => import('./table_sheets'))
  return (
    <>
      <GameHeading game={game} wide={panels.wide} />
      {notice && <div class="notice">{notice}</div>}
      <Seats
        part={part}
        state={state}
        view={event.view}
        turn={event.state.to_act ?? []}
        chosen={secretChoices(events, head.at)}
        past={past ? head.at : null}
        Rating={Rating}
      />
      <BoardArea {...props} />
      <TableStatus shown={shown} event={event} panels={panels} />
      {RequestAnswer && table.kind === 'remote' && <RequestAnswer {...{ table, state, persons }} />}
      {GameOver && !head.behind && <GameOver {...{ table, state, part, events, persons, go: head.go }} />}
      <TableControls shown={shown} event={event} panels={panels} ahead={ahead} />
      <SidePanel shown={shown} panels={panels} game={game} more={more} />
      {TableSheets && <TableSheets {...{ shown, panels, game, board }} />}
    </>
  )
}

function BoardArea({
  table,
  part,
  shown,
  event,
  panels,
  ahead,
  board,
  skipping,
}: EventViewProps): JSX.Element {
  const { state, events, head, last, over, actions, trail, animate } = shown
  const { at, following, came } = head
  const StoppedMark = useLazy(over, () => import('./stopped_mark'))
  const pending = pendingTurn(shown)
  const ends = animate && over && came && at === last
  return (
    <div
      class={ends ? 'board ends' : 'board'}
      ref={board}
      {...skipping}
      // Whoever goes on does not want the turn back.
      onPointerDown={pending ? () => pending.sendNow() : undefined}
    >
      <part.Board
        view={event.view}
        before={events[at - 1]?.view ?? null}
        event={event}
        actions={actions}
        seat={state.looks ?? state.mine[0] ?? 0}
        onAct={(token: string) => table.act(token)}
        ahead={ahead.choice}
        onAhead={ahead.means && ahead.Switch && following ? ahead.choose : undefined}
        trail={trail}
        advice={panels.advice}
        animate={animate}
      />
      {StoppedMark && at === last && <StoppedMark part={part} event={event} />}
    </div>
  )
}
