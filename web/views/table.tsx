// A table being played: the board first, then whose turn it is, what happened, and the few things to do.
import type { ComponentChildren, JSX } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { AnyGamePart, GameEvent, Seat } from '../board/game'
import type { GameId } from '../games/games'
import { words } from '../messages'
import { gameWords } from '../board/words'
import { listed } from '../base/language'
import { useHearing } from '../sound/heard'
import type { Proof } from '../table/dice'
import { actor, chosen, isOver, nothingYet, type Table, type TableState } from '../table/table'
import { useLoaded, useMedia } from '../base/use'
import { useTableState } from '../table/use_table_state'
import { Book } from './book'
import { TimeLeft } from '../parts/clock'
import { HandOver, handsOver, useHandOver } from './handover'
import { Moves, Stepper } from './moves'
import { Phrases } from '../parts/phrases'
import { usePlayhead } from '../parts/playhead'
import { Seats } from '../parts/seats'
import { Sheet } from '../parts/sheet'
import { useSkip } from './skip'
import { useTitle } from '../parts/title'

const say = words.table
const nothing: string[] = []
/** From this width over height on, a board stands above everything else, not beside it. */
const broadAspect = 1.5
export const isBroad = (part: AnyGamePart): boolean => part.aspect > broadAspect

/** The shape of a board, for the style sheet. */
export const shapeOf = ({ aspect, lowAspect = aspect }: AnyGamePart) => ({
  '--aspect': String(aspect),
  '--low-aspect': String(lowAspect),
})

/** Whose turn it is, or was where that is over (`now` is false), or how it ended, as a headline. */
function headline(part: AnyGamePart, state: TableState, event: GameEvent, now: boolean): string {
  const name = (seat: Seat) => part.seats[seat]?.name ?? ''
  const { node, to_act = [], returns = [] } = event.state
  if (node === 'terminal') {
    const best = Math.max(...returns)
    const winners = returns.flatMap((value, seat) => (value === best && best > 0 ? [seat] : []))
    if (winners.length === 0) return say.tie
    if (state.mine.length === 1) return winners.includes(state.mine[0]!) ? say.youWin : say.youLose
    return say.wins(listed(winners.map(name)))
  }
  const seat = to_act[0]
  if (seat === undefined) return say.chance
  const all = listed(to_act.map(name))
  if (!now) return say.turn(all)
  if (node === 'simultaneous') {
    const own = to_act.find((seat) => state.mine.includes(seat) && (state.looks ?? seat) === seat)
    if (own !== undefined) return say.yourChoice(name(own))
  } else if (state.mine.includes(seat)) {
    return state.mine.length === 1 ? say.yourTurn(all) : say.turn(all)
  }
  return to_act.every((seat) => state.seats[seat]?.kind === 'bot') ? say.thinking(all) : say.waiting(all)
}

/** What an event was, in words. */
function told(part: AnyGamePart, events: GameEvent[], at: number): string {
  const event = events[at]!
  if (at === 0) return say.begins
  const name = part.seats[event.seat ?? -1]?.name ?? ''
  if (event.resigned) return say.resigned(name)
  if (event.timed_out) return say.timedOut(name)
  return [part.describe(event, events[at - 1]!.view), part.ending(event.view)].filter(Boolean).join(' ')
}

/** From so many characters on words are set smaller, so that stepping through a game moves nothing that is below them. */
const longText = 100

const Told = ({ text }: { text: string }): JSX.Element => (
  <p class={text.length < longText ? 'told' : 'told long'}>{text}</p>
)

interface TableViewProps {
  table: Table
  game: GameId
  part: AnyGamePart
  /** What stands above the board: an invitation, a lost connection. */
  notice?: ComponentChildren
  /** What stands below everything else. */
  more?: ComponentChildren
}

export function TableView({ table, game, part, notice, more }: TableViewProps): JSX.Element {
  const state = useTableState(table)
  // A game that goes on is shown as it stands, not played through once more.
  const events = state.events.length < state.awaited ? nothingYet.events : state.events
  // Whoever did something has no need to read it.
  const head = usePlayhead(events, part.linger, (at) =>
    state.mine.includes(events[at]!.seat ?? -1) ? '' : told(part, events, at),
  )
  const { at, stepped, following, go } = head
  const board = useRef<HTMLDivElement>(null)
  useHearing(part, events, head, board)
  const skipping = useSkip(head, board)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const wide = useMedia('(min-width: 60rem)')
  const [reading, setReading] = useState(false)
  const [hinted, setHinted] = useState<GameEvent | null>(null)
  const [proposed, propose] = useState<GameEvent | null>(null)
  const HintView = useLoaded(
    async () => (hinted ? (await import('../analysis/hint')).default : null),
    hinted !== null,
  )
  const [reviewing, setReviewing] = useState(false)
  const Review = useLoaded(
    async () => (reviewing ? (await import('../analysis/review')).default : null),
    reviewing,
  )
  const last = events.length - 1
  const event = events[at]
  useTitle(gameWords(game).name)

  const live = following && at === last && !state.acting
  const acting = live ? actor(state) : undefined
  const actions = useMemo(
    () => (acting === undefined ? undefined : event?.state.actions?.[acting]) ?? nothing,
    [acting, event],
  )
  const reviewable = isOver(state) || table.past === true
  const review = reviewable && reviewing
  const turnTo = (rules: boolean, story: boolean) => {
    setReading(rules)
    setReviewing(story)
  }
  const hints = table.kind === 'local' && acting !== undefined
  const hint = hints && hinted === event ? hinted : null
  const next = useHandOver(state, handsOver(part, table, state), head, last)
  if (!event) return <main class="table" aria-busy="true" />
  if (next !== null) {
    return <HandOver key={next} part={part} seat={next} onTaken={() => table.look!(next)} />
  }

  const preview = hint && proposed
  // Who has chosen in secret is seen at the seat; what was revealed before that is still to be read.
  const choosers = chosen(events, at)
  const revealed = at - choosers.length
  return (
    <main class={isBroad(part) ? 'table broad' : 'table'} style={shapeOf(part)}>
      <h1 class="visually-hidden">{gameWords(game).name}</h1>
      {notice && <div class="notice">{notice}</div>}
      <Seats
        part={part}
        state={state}
        turn={event.state.to_act ?? []}
        chosen={choosers}
        past={following && !table.past ? null : at}
      />
      <TimeLeft state={state} />
      <div class={preview ? 'board proposed' : 'board'} ref={board} {...skipping}>
        <part.Board
          view={(preview ?? event).view}
          before={(preview ? event : events[at - 1])?.view ?? null}
          event={preview ?? event}
          actions={preview ? nothing : actions}
          seat={state.looks ?? state.mine[0] ?? 0}
          onAct={(token: string) => table.act(token)}
          animate={(stepped || preview !== null) && !still}
        />
      </div>
      <div class="status" role="status">
        <p class="turn">{headline(part, state, event, following && at === last && !table.past)}</p>
        <Told text={told(part, events, revealed)} />
        {state.problem && <p class="problem">{words.errors[state.problem.code] ?? say.refused}</p>}
        {hint && HintView && (
          <HintView
            part={part}
            record={() => table.record()}
            event={event}
            sides={state.sides}
            seat={acting!}
            onShow={propose}
            onPlay={(token) => table.act(token)}
            onHide={() => setHinted(null)}
          />
        )}
      </div>
      {isOver(state) && !head.behind && <Afterwards table={table} state={state} />}
      <div class="controls">
        <Stepper at={at} following={following} last={last} go={go} />
        <Doings table={table} state={state} />
        {table.say && state.mine.length > 0 && <Phrases table={table} part={part} state={state} />}
        {table.kind === 'local' && state.mine.length > 0 && (
          <button class="quiet" disabled={!hints || hint !== null} onClick={() => setHinted(event)}>
            {say.hint}
          </button>
        )}
        {!wide && reviewable && (
          <button class="quiet" aria-pressed={reviewing} onClick={() => setReviewing(!reviewing)}>
            {say.review}
          </button>
        )}
        {!wide && (
          <button class="quiet" onClick={() => setReading(true)}>
            {say.rules}
          </button>
        )}
      </div>
      <section class="panel">
        {wide && (
          <div class="tabs">
            <button aria-pressed={!reading && !review} onClick={() => turnTo(false, false)}>
              {say.moves}
            </button>
            {reviewable && (
              <button aria-pressed={!reading && review} onClick={() => turnTo(false, true)}>
                {say.review}
              </button>
            )}
            <button aria-pressed={reading} onClick={() => turnTo(true, reviewing)}>
              {say.rules}
            </button>
          </div>
        )}
        {wide && reading && <Book game={game} scrolls />}
        {review && !(wide && reading) && Review && (
          <Review
            part={part}
            record={() => table.record()}
            sides={state.sides}
            events={events}
            at={at}
            go={go}
          />
        )}
        {!(wide && (reading || review)) && <Moves part={part} events={events} at={at} go={go} />}
        {more}
      </section>
      {!wide && reading && (
        <Sheet label={say.rules} onClose={() => setReading(false)}>
          <Book game={game} />
        </Sheet>
      )}
    </main>
  )
}

/** What this device found when it drew a server's game again. */
function Proven({ proof: { draws, fault, own, unable } }: { proof: Proof }): JSX.Element | null {
  if (unable) return <p class="note">{say.diceUnable}</p>
  if (fault) return <p class="problem">{say.diceWrong(say.diceFaults[fault.what](fault.step ?? 0))}</p>
  return draws > 0 ? <p class="note">{say.diceProven(draws, own === true)}</p> : null
}

/** What can be done when the game is over. */
function Afterwards({ table, state }: { table: Table; state: TableState }): JSX.Element {
  const seated = state.mine.length > 0
  const asked = state.rematch.some((seat) => state.mine.includes(seat))
  return (
    <div class="afterwards">
      {seated && asked && <p class="note">{say.rematchAsked}</p>}
      {seated && !asked && (
        <button class="primary" onClick={() => table.rematch()}>
          {state.rematch.length > 0 ? say.rematchAccept : say.rematch}
        </button>
      )}
      <a class="button" href={state.game ? `/play/${state.game}` : '/'}>
        {say.newGame}
      </a>
      {state.proof && <Proven proof={state.proof} />}
    </div>
  )
}

/** What can be done at a table besides moving. */
function Doings({ table, state }: { table: Table; state: TableState }): JSX.Element {
  const [sure, setSure] = useState(false)
  const playing = state.mine.length > 0 && !isOver(state)
  const played = state.events.some(({ seat }) => seat !== null && state.mine.includes(seat))
  return (
    <>
      {table.undo && (
        <button class="quiet" disabled={!played} onClick={() => table.undo!()}>
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
