// A local table, as the worker keeps it: asks the rules core, lets bots and chance act, and tells the page what happened
// in the same messages as the server.
import type { GameEvent, GameState, Seat } from '../board/game'
import type { Answer } from '../wasm/engine'
import type { TimeControl } from './clock'
import { readStep } from './replay'
import type { Message, Options, SeatInfo, Sight } from './table'

/** A game as `nemeton` writes it down. */
export interface GameRecord {
  nemeton: 1
  game: string
  seats: number
  options: Options
  /** Left out where the draws are not its matter, such as in a record of a server. */
  seed?: number
  steps: string[]
  /** Where there were clocks: what was agreed, and what each step used of its seat's time, in milliseconds. */
  time_control?: TimeControl
  used?: (number | null)[]
}

export type Order =
  | { type: 'open'; table: number; record: GameRecord; seats: SeatInfo[] }
  | { type: 'act'; table: number; id: string; seat: Seat; action: string }
  | { type: 'look'; table: number; seat: Seat }
  | { type: 'undo'; table: number }
  | { type: 'close'; table: number }

/** What the page hears: a table's message, or its record after it changed, to be kept. */
export interface News {
  table: number
  message: Message | { type: 'record'; record: GameRecord }
}

type Ask = (request: object) => Answer
type State = GameState & { ok: true }

/** How long a bot may think, in milliseconds; all but the best stop earlier by themselves. */
const kThinking = 1500

export class Host {
  private table = 0
  private seats: SeatInfo[] = []
  private record!: GameRecord
  private events: { seat: Seat | null; token: string | null; state: GameState }[] = []
  /** Who looks at the device, where several people play on it. */
  private looker: Seat | null = null
  private due = false
  private replaying = false

  /** `later` runs what is given to it after messages that wait have been heard. */
  constructor(
    private readonly ask: Ask,
    private readonly send: (news: News) => void,
    private readonly later: (run: () => void) => void,
  ) {}

  hear(order: Order): void {
    if (order.type === 'open') this.open(order.table, order.record, order.seats)
    else if (order.table === this.table) {
      if (order.type === 'act') this.act(order.id, order.seat, order.action)
      else if (order.type === 'look') this.look(order.seat)
      else if (order.type === 'undo') this.undo()
      else this.close()
    }
  }

  private open(table: number, record: GameRecord, seats: SeatInfo[]): void {
    this.table = table
    this.seats = seats
    this.events = []
    this.looker = null
    this.replaying = true
    this.record = { ...record, steps: [] }
    const { game, options, seed } = record
    const first = this.state({ cmd: 'new', game, options, seats: record.seats, seed })
    if (!first) return
    const last = record.steps.length
    this.tell({ type: 'welcome', game, options, seats, seat: this.viewer(), last })
    this.happened(null, null, first)
    for (const step of record.steps) {
      const { seat, token } = readStep(step, this.events.at(-1)!.state)
      const state = this.state({ cmd: 'apply', action: token, ...(seat === null ? {} : { seat }) })
      if (!state) return
      this.happened(seat, token, state)
    }
    this.replaying = false
    this.save()
    this.goOn()
  }

  private close(): void {
    this.table = 0
    this.events = []
  }

  private act(id: string, seat: Seat, action: string): void {
    if (!this.toAct().includes(seat) || this.seats[seat]?.kind !== 'person') {
      return this.tell({ type: 'error', id, code: 'not_your_turn', message: `seat ${seat} is not to act` })
    }
    const state = this.state({ cmd: 'apply', action, seat }, id)
    if (!state) return
    this.happened(seat, action, state, id)
    this.goOn()
  }

  /** From now on what happens is told as that seat knows it too. */
  private look(seat: Seat): void {
    this.looker = seat
    this.tell({ type: 'looks', seat, sight: this.sight(seat, this.events.at(-1)!.token) })
  }

  /** Takes back everything since the last decision that a person made. */
  private undo(): void {
    const made = this.events.findLastIndex(({ seat }) => seat !== null && this.seats[seat]?.kind === 'person')
    if (made < 0) return
    while (this.events.length > made) {
      if (!this.state({ cmd: 'undo' })) return
      this.events.pop()
      this.record.steps.pop()
    }
    this.looker = null
    this.save()
    this.tell({ type: 'undone', last: made - 1 })
    this.goOn()
  }

  /** Chance and bots act until a person has to, one step a turn of the worker's loop, so that `undo` gets between. */
  private goOn(): void {
    if (this.due || !this.waits()) return
    this.due = true
    this.later(() => {
      this.due = false
      if (this.waits() && this.step()) this.goOn()
    })
  }

  /** Whether the game waits for chance or a bot. */
  private waits(): boolean {
    const chance = this.events.at(-1)?.state.node === 'chance' && this.toAct().length === 0
    return chance || this.bot() !== undefined
  }

  /** The bot that the game waits for, if it does for one. */
  private bot(): Seat | undefined {
    return this.toAct().find((seat) => this.seats[seat]?.kind === 'bot')
  }

  /** Lets chance or the bot act; false where the core refuses. */
  private step(): boolean {
    const seat = this.bot()
    if (seat === undefined) {
      const drawn = this.state({ cmd: 'draw' })
      if (!drawn) return false
      this.happened(null, (drawn as unknown as { drawn: string }).drawn, drawn)
    } else {
      const best = this.state({ cmd: 'best', seat, level: this.seats[seat]!.level, ms: kThinking })
      const action = (best as unknown as { action: string } | null)?.action
      const state = action === undefined ? null : this.state({ cmd: 'apply', action, seat })
      if (!state) return false
      this.happened(seat, action!, state)
    }
    return true
  }

  /** The seats that the game waits for; none at the end, nor at chance, unless a person there is asked. */
  private toAct(): Seat[] {
    return this.events.at(-1)?.state.to_act ?? []
  }

  /** Whose view is shown to whoever is there: the only person's, or what everybody may know. */
  private viewer(): Seat | null {
    const persons = this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    return persons.length === 1 ? persons[0]! : null
  }

  private happened(seat: Seat | null, token: string | null, answer: State, id?: string): void {
    const { ply, node, to_act, actions, returns } = this.asking(answer)
    const state: GameState = { ply, node, to_act, actions: this.own(actions), returns }
    const event: GameEvent = { n: this.events.length, seat, state, ...this.sight(this.viewer(), token) }
    const secret = this.events.at(-1)?.state.node === 'simultaneous'
    if (token !== null) this.record.steps.push(secret ? `${seat}:${token}` : token)
    this.events.push({ seat, token, state })
    if (!this.replaying) this.save()
    const sight = this.looker === null ? {} : { sight: this.sight(this.looker, token) }
    this.tell({ type: 'event', ...event, ...sight, ...(id === undefined ? {} : { id }) })
  }

  /** A question to a person is a decision of that person's, the outcomes its actions. */
  private asking(state: GameState): GameState {
    const { asked, outcomes } = state
    if (asked === undefined || this.seats[asked]?.kind !== 'person') return state
    return { ...state, to_act: [asked], actions: { [asked]: Object.keys(outcomes!) } }
  }

  /** The actions of the people here. */
  private own(actions: GameState['actions'] = {}): GameState['actions'] {
    return Object.fromEntries(
      Object.entries(actions).filter(([seat]) => this.seats[Number(seat)]?.kind === 'person'),
    )
  }

  /** What a viewer knows of the last step. */
  private sight(viewer: Seat | null, token: string | null): Sight {
    const { view, saw } = this.ask({ cmd: 'view', seat: viewer }) as unknown as {
      view: unknown
      saw: boolean
    }
    return { token: saw ? token : null, view }
  }

  private save(): void {
    const record = { ...this.record, steps: [...this.record.steps] }
    this.send({ table: this.table, message: { type: 'record', record } })
  }

  /** Asks the core; a refusal is told to the page and answered with null. */
  private state(request: object, id?: string): State | null {
    const answer = this.ask(request)
    if (answer.ok) return answer as unknown as State
    this.tell({ type: 'error', ...answer.error, ...(id === undefined ? {} : { id }) })
    return null
  }

  private tell(message: Message): void {
    this.send({ table: this.table, message })
  }
}
