// A table: where a game is played, on this device or at the server, behind one interface. What reaches the page from
// either side are the messages of docs/websocket.md, and `receive` turns them into what is shown.
import type { FromServer, Phrase, ProposalKind, Welcome } from '@nemeton/websocket'
import type { TimeControl } from '../../shared/games/time_control'
import type { GameEvent, Options, Seat } from '@nemeton/board/game'
import type { Problem, WithClocks } from '../../shared/api/request'
import type { SeatInfo } from '../../shared/api/tables'
import { noConsent, consentAfter, withEvent, type Consent, type ConsentState } from './consent'
import type { Clocks } from './clock'
import type { Dice, Proof } from '../dice/dice'
import type { SaveFailure } from '../storage/saved_games'
import type { GameRecord } from '../../shared/games/game_record'
import type { Heard } from '../../shared/messages/chat_phrases'

/** What one seat knows of an event, where that differs from what everybody knows. */
export type SeatView = Pick<GameEvent, 'token' | 'view' | 'effects'>

/** What only a table at the server says, or says of more than its own game. */
type RemotePart = 'table' | 'time_control' | 'sides' | 'dice'

export type Message =
  | (Omit<Welcome, RemotePart | 'seats'> &
      Partial<Pick<WithClocks<Welcome>, RemotePart>> & { seats: SeatInfo[] })
  /** `sight`, at local tables only: the event as who looks at this device knows it, who is not to be known to others. */
  | ({ type: 'event'; sight?: SeatView } & GameEvent & Consent)
  | { type: 'seats'; seats: SeatInfo[] }
  | Exclude<FromServer, { type: 'welcome' | 'event' | 'seats' | 'error' }>
  | ({ type: 'error'; id?: string } & Problem)
  /** Local tables only: events after `last` were taken back. */
  | { type: 'undone'; last: number }
  /** Local tables only: `seat` looks now, and sees the last event so. */
  | { type: 'looks'; seat: Seat; sight: SeatView }

export interface TableState {
  /**
   * `opening`: not there yet; `open`; `away`: the connection is lost and being sought, or a local game went on in another tab;
   * `failed`: there is no such table.
   */
  phase: 'opening' | 'open' | 'away' | 'failed'
  game: string | null
  /** The table's own: its id at the server, or the seed of its record. */
  key: string
  options: Options
  /** What was agreed, where there are clocks, and what stands on them. */
  timeControl: TimeControl | null
  clocks: Clocks | null
  seats: SeatInfo[]
  /** The seats that win and lose together: a list for each side. */
  sides: Seat[][]
  /** Whether anyone may join. */
  lobby: boolean
  /** Whether the game counts for ratings. */
  rated: boolean
  /** Whether nothing but the moves counts: the game is rated, or belongs to a tournament whose host allows no more. */
  strict: boolean
  /** Whether anybody may watch; and whether that is all that the name of the table opens here. */
  public: boolean
  watches: boolean
  /** The seats played on this device. */
  mine: Seat[]
  /** The game as it stands, as who looks knows it: without what was taken back, and what was only said. */
  events: GameEvent[]
  /** The number of the last event that was told; −1 before the first. */
  last: number
  /** What people ask of each other; at remote tables. */
  standing: ConsentState
  /** How many look on without a seat; at remote tables. */
  watching: number
  /** Which of `mine` looks at this device, where several play a game on it that hides things: null where nobody does. */
  looks: Seat | null
  /** The events of which he knows more than everybody, by their numbers, as everybody knows them. */
  plain: Record<number, GameEvent>
  /** How many events a table that was just opened has to get before there is a present to show. */
  awaited: number
  /** Whether an action was sent whose event has not come yet. */
  acting: boolean
  /** Whether steps of the turn under way are known on this device alone, and can be taken back; at remote tables. */
  draft: boolean
  /** Whether these are the whole turn, which is sent in a moment. */
  held: boolean
  /** Why the last action was refused, or where the connection is lost, why it is not had again. */
  problem: Problem | null
  /** What has happened to the seat of this device, or to the whole table; at remote tables. */
  notice: Problem | null
  /** What the server says of its dice; at remote tables. */
  dice: Dice | null
  /** What this device found when it drew all of it again, after the game. */
  proof: Proof | null
  /** What each seat said last. */
  said: Heard
  /** Whether what others say is not heard. */
  muted: boolean
  /** Who asks for another game. */
  rematch: Seat[]
  /** The address of the next game's table. */
  next: string | null
  /** Why the game is not kept on this device; null where it is, and for tables at the server. */
  unkept: SaveFailure | null
}

export const initialState: TableState = {
  phase: 'opening',
  game: null,
  key: '',
  options: {},
  timeControl: null,
  clocks: null,
  seats: [],
  sides: [],
  lobby: false,
  rated: false,
  strict: false,
  public: false,
  watches: false,
  mine: [],
  events: [],
  last: -1,
  standing: noConsent,
  watching: 0,
  looks: null,
  plain: {},
  awaited: 1,
  acting: false,
  draft: false,
  held: false,
  problem: null,
  notice: null,
  dice: null,
  proof: null,
  said: {},
  muted: false,
  rematch: [],
  next: null,
  unkept: null,
}

interface AnyTable {
  readonly state: TableState
  /** Calls `listener` after every change of `state`; the answer ends that. */
  subscribe(listener: () => void): () => void
  /** Plays for the seat of this device that acts now: see `actingSeat`. With `now` a turn that is complete with it is not held. */
  act(token: string, now?: boolean): void
  /** The game with all that is hidden; null where it is not to be had. A server gives it when the game is over. */
  record(): Promise<GameRecord | null>
  close(): void
}

/** A record that was opened, not a game being played. */
export interface AnyRecordTable extends AnyTable {
  readonly kind: 'record'
}

export interface AnyLocalTable extends AnyTable {
  readonly kind: 'local'
  /** Shows the table as that seat knows it, one of `mine`. */
  look(seat: Seat): void
  /** Takes back to this device's last decision, or to the last with more than one legal action. */
  undo(overForced?: boolean): void
  rematch(): void
}

/** A turn under way that the server has not been told. */
export interface TurnDraft {
  /** Takes back a step. */
  undo(): void
  /** Sends at once the turn that is held, if one is. */
  sendNow(): void
}

export interface AnyRemoteTable extends AnyTable {
  readonly kind: 'remote'
  /** Shows the table as that seat knows it, one of `mine`. */
  look(seat: Seat): void
  /** Null where turns are sent step by step. */
  readonly draft: TurnDraft | null
  resign(): void
  rematch(): void
  /** Says a phrase to everybody at the table. */
  say(phrase: Phrase): void
  /** Hides what others say at this table, or shows it again. */
  mute(muted: boolean): void
  /** Asks the others for something, `about` a seat. */
  ask(kind: ProposalKind, about?: Seat): void
  /** Answers what is asked, for who is asked on this device, or takes back what one of them asks. */
  answer(agrees: boolean): void
  /** Goes on after a pause, or in place of the bot that plays for a seat of this device. */
  proceed(): void
  giveTime(to: Seat): void
}

export type Table = AnyLocalTable | AnyRemoteTable | AnyRecordTable

/** The last event, or undefined before the first. */
export const lastOf = ({ events }: Pick<TableState, 'events'>): GameEvent | undefined => events.at(-1)

export const isOver = (state: TableState): boolean => lastOf(state)?.state.node === 'terminal'

/** The seats of this device that the game waits for. */
export function seatsToAct({ events, mine, standing }: TableState): Seat[] {
  const { to_act = [] } = events.at(-1)?.state ?? {}
  return to_act.filter((seat) => mine.includes(seat) && !standing.substitutes.includes(seat))
}

/** The seat of this device that acts now: who looks, or else the first that the game waits for. */
export function actingSeat(state: TableState): Seat | undefined {
  const seats = seatsToAct(state)
  return state.looks === null ? seats[0] : seats.find((seat) => seat === state.looks)
}

/** Who plays with a seat. */
export const partnersOf = ({ sides }: TableState, seat: Seat): Seat[] =>
  sides.find((side) => side.includes(seat))?.filter((other) => other !== seat) ?? []

/** The seats that have made a choice in secret which is still to be revealed. */
export function secretChoices(events: GameEvent[], at: number): Seat[] {
  const seats: Seat[] = []
  for (let i = at; i > 0; --i) {
    const [{ state: before }, { seat, state: after }] = [events[i - 1]!, events[i]!]
    const [awaited, left] = [before.to_act ?? [], after.to_act ?? []]
    const secret = before.node === 'simultaneous' && after.node === 'simultaneous'
    if (seat === null || !secret || left.includes(seat) || left.length !== awaited.length - 1) break
    seats.push(seat)
  }
  return seats
}

/** The events as everybody knows them. */
const publicEvents = ({ events, plain }: TableState): GameEvent[] =>
  events.map((event) => plain[event.n] ?? event)

/** What an error says, without the rest of the message. */
export function problemOf({ code, message, retry_after }: Problem): Problem {
  return { code, message, ...(retry_after !== undefined && { retry_after }) }
}

/** The table before its first event, as one that was told other events than now. */
export const withoutEvents = (state: TableState): TableState => {
  const { events, last, standing, clocks, plain, acting, problem, proof, said, rematch } = initialState
  return { ...state, events, last, standing, clocks, plain, acting, problem, proof, said, rematch }
}

const withArrival = (dice: Dice | null): Dice | null => dice && { ...dice, since: performance.now() }

const welcomed = (state: TableState, message: Message & { type: 'welcome' }): TableState => ({
  ...state,
  phase: 'open',
  game: message.game,
  options: message.options,
  timeControl: message.time_control ?? null,
  seats: message.seats,
  sides: message.sides ?? message.seats.map((_, seat) => [seat]),
  lobby: message.lobby ?? false,
  rated: message.rated ?? false,
  strict: Boolean(message.rated || (message.tournament && !message.friendly)),
  public: message.public ?? false,
  watches: message.watch_only ?? false,
  mine: message.seat === null ? state.mine : [message.seat],
  awaited: state.last < 0 ? message.last + 1 : state.awaited,
  dice: withArrival(message.dice ?? null),
  problem: null,
})

function looking(state: TableState, { seat, sight }: Message & { type: 'looks' }): TableState {
  const events = publicEvents(state)
  const last = events.pop()!
  return { ...state, events: [...events, { ...last, ...sight }], looks: seat, plain: { [last.n]: last } }
}

/** What a message makes of the state. An event that does not follow on the last one changes nothing: see `isGap`. */
export function receive(state: TableState, message: Message): TableState {
  switch (message.type) {
    case 'welcome':
      return welcomed(state, message)
    case 'event': {
      if (message.n !== state.last + 1) return state
      const { type: _, sight, ...event } = message
      const plain = sight ? { ...state.plain, [event.n]: event } : state.plain
      return {
        ...state,
        events: withEvent(state.events, { ...event, ...sight }),
        last: message.n,
        standing: consentAfter(event, state.standing),
        plain,
        problem: null,
      }
    }
    case 'seats':
      return { ...state, seats: message.seats }
    case 'dice':
      return { ...state, dice: withArrival(message.dice) }
    case 'clock': {
      const { left, running } = message
      return { ...state, clocks: { left, running, since: performance.now() } }
    }
    case 'said': {
      const { seat, phrase } = message
      if (state.muted && !state.mine.includes(seat)) return state
      return { ...state, said: { ...state.said, [seat]: { phrase, at: performance.now() } } }
    }
    case 'spectators':
      return { ...state, watching: message.count }
    case 'public':
      return { ...state, public: message.public }
    case 'rematch':
      return { ...state, rematch: message.seats }
    case 'undone':
      return {
        ...state,
        events: publicEvents(state).slice(0, message.last + 1),
        last: message.last,
        looks: null,
        plain: {},
        awaited: 1,
        problem: null,
      }
    case 'looks':
      return looking(state, message)
    case 'error':
      return { ...state, problem: problemOf(message) }
    case 'next':
      return { ...state, next: `/t/${message.table}` }
  }
}

/** Whether the event of that number shows that one before it is missing. */
export const isGap = (state: TableState, n: number): boolean => n > state.last + 1

/** Whether all that had happened when the table was opened here is told. */
export const isUpToDate = ({ last, awaited }: TableState): boolean => last + 1 >= awaited

/** What both kinds of table share: a state that is watched. */
export class ObservableTable {
  state: TableState = initialState
  private readonly listeners = new Set<() => void>()

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  protected change(state: TableState): void {
    if (state === this.state) return
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
