// A table being played: the board first, then whose turn it is, what happened, and the few things to do.
import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { AnyGamePart, GameEvent, Seat } from '@nemeton/board/game'
import type { GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { slow } from '@nemeton/board/motion'
import { calledAt, type Chosen } from '@nemeton/board/ahead'
import { personsOf } from '@nemeton/board/person'
import { gameWords } from '@nemeton/board/words'
import { slowness } from '@nemeton/board/base/pace'
import { useHearing } from '../sound/use_hearing'
import { asksForSound } from '../sound/sound'
import { actor, chosen, isOver, isUpToDate, nothingYet, type Table, type TableState } from '../table/table'
import { useLater, useLoaded, useMedia } from '../../shared/browser/hooks'
import { turnsOf, turnsSince } from '../table/turns'
import { useTableState } from '../table/use_table_state'
import { Book } from '../rule_book/rule_book'
import { Doings } from './actions_bar'
import { useForced } from './forced_actions'
import { Headline } from './headline'
import { handsOver, useHandOver } from './use_hand_over'
import { Stepper } from './stepper'
import { Goal, Place } from './game_heading'
import { usePlayhead } from './playhead'
import { Seats } from './seats'
import { isBroad, shapeOf } from '../../shared/components/board_shape'
import { useSkip } from './use_skip'
import { useTitle } from '../../shared/components/use_title'
import { linesSince, pastLines, Told } from './turn_summary'

const say = words.table
const nothing: string[] = []
/** Whose reading it is: the one seat of this device, or of several the one that looks or acts; null where nobody's. */
function readerOf({ mine, looks }: TableState, { state: { to_act = [] } }: GameEvent): Seat | null {
  if (mine.length === 1) return mine[0]!
  return looks ?? to_act.find((seat) => mine.includes(seat)) ?? null
}

/** The events of others' turns that the reader has not answered yet; in the past, of the turn of event `at`. */
function trailOf(events: GameEvent[], at: number, reader: Seat | null, past: boolean): GameEvent[] {
  const turns = past
    ? turnsOf(events.slice(0, at + 1)).slice(-1)
    : turnsSince(events, at, reader).filter(({ seat }) => seat !== reader)
  return turns.flatMap(({ first, last }) => events.slice(first, last + 1))
}

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
  const events = isUpToDate(state) ? state.events : nothingYet.events
  const persons = useMemo(() => personsOf(part.seats, state.mine), [part, state.mine])
  const head = usePlayhead(events, part.linger)
  const { at, stepped, following, go } = head
  const board = useRef<HTMLDivElement>(null)
  useHearing(part, events, head, board, state.mine)
  const skipping = useSkip(head, board)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const wide = useMedia('(min-width: 60rem)')
  const [reading, setReading] = useState(false)
  const [hinted, setHinted] = useState<GameEvent | null>(null)
  const [advice, advise] = useState<GameEvent | null>(null)
  const HintView = useLater(hinted !== null, () => import('../analysis/hint'))
  const [reviewing, setReviewing] = useState(false)
  const over = isOver(state)
  const rates = table.kind === 'remote' && state.seats.some(({ player, level }) => player ?? level)
  const Rating = useLater(rates, () => import('../ratings/seat_rating'))
  const speaks = table.say !== undefined && state.mine.length > 0
  const Phrases = useLater(speaks, () => import('./quick_chat'))
  const People = useLater(speaks, () => import('../reports/people'))
  const asks = speaks && !over
  const Asking = useLater(asks, () => import('../consent/request_menu'))
  const { question, paused, substitutes, spoken } = state.standing
  const agrees = question !== null || spoken !== null || paused || substitutes.length > 0
  const Asked = useLater(agrees, () => import('../consent/request_answer'))
  const [unasked] = useState(asksForSound)
  // How a game went needs the room, and nothing is heard any more.
  const asking = unasked && state.mine.length > 0 && !over
  const SoundQuestion = useLater(asking, () => import('../sound/sound_question'))
  const hands = handsOver(part, table, state)
  const HandOver = useLater(hands, () => import('./hand_over'))
  const troubled = state.phase === 'open' ? state.problem : null
  const Trouble = useLater(troubled !== null, () => import('./table_problem'))
  const Afterwards = useLater(over, () => import('./game_over'))
  const Stopped = useLater(over, () => import('./stopped_mark'))
  const waits = state.dice?.left !== undefined && !over
  const DiceWait = useLater(waits, () => import('../dice/dice_wait'))
  const Held = useLater(table.sendNow !== undefined, () => import('../pending/pending_turn'))
  const Moves = useLater(true, () => import('./move_list'))
  const Review = useLater(reviewing, () => import('../analysis/review'))
  const [sharing, setSharing] = useState(false)
  const Share = useLater(sharing, () => import('../share/share'))
  const Sheet = useLater(sharing || reading, () => import('../../shared/components/sheet'))
  const last = events.length - 1
  const event = events[at]
  useTitle(gameWords(game).name)

  const live = following && at === last && !state.acting
  const acting = live ? actor(state) : undefined
  const actions = useMemo(
    () => (acting === undefined ? undefined : event?.state.actions?.[acting]) ?? nothing,
    [acting, event],
  )
  useForced(table.past ? nothing : actions, (token) => table.act(token))
  const reviewable = isOver(state) || table.past === true
  const review = reviewable && reviewing
  const turnTo = (rules: boolean, story: boolean) => {
    setReading(rules)
    setReviewing(story)
  }
  const sole = state.mine.length === 1 ? state.mine[0]! : null
  const plans = !table.past && !over && sole !== null && part.ahead !== undefined
  const means = useLoaded(async () => (plans ? (await part.ahead!()).ahead : null), plans)
  const [chosenAhead, setAhead] = useState<Chosen | null>(null)
  const ahead = means ? calledAt(means, chosenAhead, events, at, sole!) : null
  const chooseAhead = (choice: string | null) => setAhead(choice === null ? null : { choice, at })
  const AheadSwitch = useLater(plans, () => import('./ahead_switch'))
  const hints = table.kind === 'local' && acting !== undefined
  const hint = hints && hinted === event ? hinted : null
  const reader = event ? readerOf(state, event) : null
  const whole = !following || table.past === true
  const trail = useMemo(
    () => (events[at] ? trailOf(events, at, reader, whole) : []),
    [events, at, reader, whole],
  )
  const moves = stepped && !still && slowness() > 0
  const ends = moves && over && head.came && at === last
  useLayoutEffect(() => {
    if (moves && slowness() !== 1 && board.current) slow(board.current, slowness())
  })
  const next = useHandOver(state, hands, head, last)
  const notices = notice && <div class="notice">{notice}</div>
  if (!event)
    return (
      <main class="table" aria-busy="true">
        {notices}
      </main>
    )
  if (next !== null) {
    if (!HandOver) return <main class="table" aria-busy="true" />
    return <HandOver key={next} part={part} seat={next} onTaken={() => table.look!(next)} />
  }

  const choosers = chosen(events, at)
  const past = !following || table.past === true
  const now = !past && at === last
  const headline = <Headline persons={persons} state={state} event={event} now={now} />
  const held = state.held && now && Held !== null
  const lines =
    past || at === 0
      ? pastLines(part, events, at - choosers.length, persons)
      : linesSince(part, events, at, reader, persons)
  return (
    <main class={isBroad(part) ? 'table broad' : 'table'} style={shapeOf(part)}>
      <Place game={game} wide={wide} />
      {notices}
      <Seats
        part={part}
        state={state}
        view={event.view}
        turn={event.state.to_act ?? []}
        chosen={choosers}
        past={past ? at : null}
        Rating={Rating}
      />
      <div
        class={ends ? 'board ends' : 'board'}
        ref={board}
        {...skipping}
        // Whoever goes on does not want the turn back.
        onPointerDown={held ? () => table.sendNow!() : undefined}
      >
        <part.Board
          view={event.view}
          before={events[at - 1]?.view ?? null}
          event={event}
          actions={actions}
          seat={state.looks ?? state.mine[0] ?? 0}
          onAct={(token: string) => table.act(token)}
          ahead={ahead}
          onAhead={means && AheadSwitch && following ? chooseAhead : undefined}
          trail={trail}
          advice={advice}
          animate={moves}
        />
        {Stopped && at === last && <Stopped part={part} event={event} />}
      </div>
      <div class="status" role="status" aria-atomic="false">
        {held && Held ? (
          <Held table={table} />
        ) : waits && DiceWait && now ? (
          <DiceWait dice={state.dice!} persons={persons}>
            {headline}
          </DiceWait>
        ) : (
          headline
        )}
        {!held && <Told part={part} lines={lines} />}
        {troubled && Trouble && <Trouble problem={troubled} />}
        {hint && HintView && (
          <HintView
            part={part}
            record={() => table.record()}
            event={event}
            sides={state.sides}
            seat={acting!}
            onShow={advise}
            onPlay={(token) => table.act(token)}
            onHide={() => setHinted(null)}
          />
        )}
      </div>
      {Asked && <Asked table={table} state={state} persons={persons} />}
      {Afterwards && !head.behind && <Afterwards {...{ table, state, part, events, persons, go }} />}
      <div class="controls">
        <Stepper at={at} following={following} last={last} go={go} />
        <Doings table={table} state={state} />
        {Asking && <Asking table={table} part={part} state={state} />}
        {Phrases && <Phrases table={table} part={part} state={state} />}
        {People && <People part={part} state={state} />}
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
        <button class="quiet" aria-haspopup="dialog" onClick={() => setSharing(true)}>
          {say.sharing}
        </button>
        {plans && (
          <div class="ahead-row">
            {means && AheadSwitch && (
              <AheadSwitch
                {...{ means, events, at, actions }}
                seat={sole}
                chosen={ahead}
                since={chosenAhead?.at ?? 0}
                onChoose={chooseAhead}
                onPlay={(token, now) => table.act(token, now)}
              />
            )}
          </div>
        )}
        {SoundQuestion && <SoundQuestion />}
      </div>
      <section class="panel">
        {!wide && <Goal game={game} />}
        {state.watching > 0 && <p class="note">{say.spectators(state.watching)}</p>}
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
            persons={persons}
            events={events}
            at={at}
            go={go}
            onShow={advise}
          />
        )}
        {!review && !(wide && reading) && Moves && (
          <Moves part={part} events={events} at={at} go={go} persons={persons} />
        )}
        {more}
      </section>
      {sharing && Sheet && (
        <Sheet label={say.sharing} onClose={() => setSharing(false)}>
          <h2>{say.sharing}</h2>
          {Share && <Share table={table} part={part} events={events} at={at} board={board.current!} />}
        </Sheet>
      )}
      {!wide && reading && Sheet && (
        <Sheet label={say.rules} onClose={() => setReading(false)}>
          <Book game={game} />
        </Sheet>
      )}
    </main>
  )
}
