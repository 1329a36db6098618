// What the frame shows: a table as it happens, or the game in a link to step through.
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { hasServer } from '../../shared/browser/has_server'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { useLazy, useLoaded } from '../../shared/browser/hooks'
import type { AnyGamePart } from '@nemeton/board/game'
import { personsOf } from '@nemeton/board/person'
import { gameWords } from '@nemeton/board/words'
import { isGame, usePart, type GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { usePlayhead } from '../../play/view/replay/playhead'
import { Seats } from '../../play/view/seats'
import { RemoteTable } from '../../play/table/remote_table'
import { secretChoices, isUpToDate, type TableState } from '../../play/table/table'
import { useTableState } from '../../play/table/use_table_state'
import { Headline } from '../../play/view/headline'
import { Stepper } from '../../play/view/replay/stepper'
import { LiveBoard } from '../../play/watching/live_board'
import { say } from '../../play/watching/words'
import './embed.css'
import { playLinkedGame } from './linked_game'

/** `name`: of a table; without one the game is in the fragment of the address. */
export const Embed = ({ name }: { name: string | null }): JSX.Element =>
  hasServer && name ? <OfTable name={name} /> : <OfLink />

function OfTable({ name }: { name: string }): JSX.Element {
  const [table] = useState(() => new RemoteTable(name, null))
  useEffect(() => () => table.close(), [table])
  const state = useTableState(table)
  if (state.phase === 'failed') return <Word text={say.gone} />
  return <Game state={state} address={`/t/${name}`} starts="at the end" />
}

function OfLink(): JSX.Element {
  const found = useLoaded(async () => ({ state: await playLinkedGame(location.hash) }), 'link')
  if (found && !found.state) return <Word text={say.broken} />
  return <Game state={found?.state ?? null} address={`/record${location.hash}`} starts="at the beginning" />
}

const Word = ({ text }: { text: string }): JSX.Element => (
  <main class="embed">
    <h1 class="visually-hidden">Nemeton</h1>
    <p role="status">{text}</p>
  </main>
)

interface GameProps {
  /** Null as long as it is not there. */
  state: TableState | null
  /** Of the same game on the whole page. */
  address: string
  starts: 'at the beginning' | 'at the end'
}

function Game({ state, address, starts }: GameProps): JSX.Element {
  const game = state && isUpToDate(state) && isGame(state.game) ? state.game : null
  const part = usePart(game)
  if (!state || !game || !part) return <Word text={say.opening} />
  return <Shown {...{ state, game, part, address, starts }} />
}

interface ShownProps extends GameProps {
  state: TableState
  game: GameId
  part: AnyGamePart
}

function Shown({ state, game, part, address, starts }: ShownProps): JSX.Element | null {
  const { events } = state
  const head = usePlayhead(events, part.linger)
  const { at, following, go } = head
  const persons = useMemo(() => personsOf(part.seats, state.mine), [part, state.mine])
  const Moves = useLazy(true, () => import('../../play/view/replay/move_list'))
  const last = events.length - 1
  const start = useEffectEvent(() => starts === 'at the beginning' && go(0))
  useEffect(() => void start(), [])
  const event = events[at]
  if (!event) return null
  const now = following && at === last
  return (
    <main class="embed">
      <h1 class="visually-hidden">{gameWords(game).name}</h1>
      <Seats
        part={part}
        state={state}
        view={event.view}
        turn={event.state.to_act ?? []}
        chosen={secretChoices(events, at)}
        past={following ? null : at}
      />
      <Fitted part={part}>
        <LiveBoard part={part} events={events} head={head} />
      </Fitted>
      <div role="status">
        <Headline persons={persons} state={state} event={event} now={now} />
      </div>
      <div class="controls">
        <Stepper at={at} following={following} last={last} go={go} />
        <a
          class="button quiet"
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={say.openThere(gameWords(game).name)}
        >
          {words.name}
        </a>
      </div>
      {Moves && <Moves part={part} events={events} at={at} go={go} persons={persons} />}
    </main>
  )
}

/** Gives a board the room that is left. The shape that it has there is measured: many a board is higher where it is narrow. */
function Fitted({ part, children }: { part: AnyGamePart; children: ComponentChildren }): JSX.Element {
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { firstElementChild: board, style } = room.current!
    const observer = new ResizeObserver(() => {
      if (board!.clientHeight > 0)
        style.setProperty('--ratio', String(board!.clientWidth / board!.clientHeight))
    })
    observer.observe(board!)
    return () => observer.disconnect()
  }, [part])
  return (
    <div class="room" ref={room}>
      {children}
    </div>
  )
}
