// A table at the server at which several people of this device sit: a connection for each of them, and one of them in view.
import type { GameEvent, Seat } from '@nemeton/board/game'
import type { GameRecord } from '../../shared/games/game_record'
import type { Phrase, ProposalKind } from '@nemeton/websocket'
import type { RemoteTable } from './remote_table'
import { actingSeat, lastOf, ObservableTable, type AnyRemoteTable, type TableState } from './table'

export class MultiSeatTable extends ObservableTable implements AnyRemoteTable {
  readonly kind = 'remote'
  readonly draft = null
  /** Whose connection is in view. */
  private shown: RemoteTable
  private looks: Seat | null = null
  private readonly ends: (() => void)[]

  constructor(private readonly tables: RemoteTable[]) {
    super()
    this.shown = tables[0]!
    this.ends = tables.map((table) => table.subscribe(() => this.merge()))
    this.merge()
  }

  act(token: string): void {
    this.tableOf(actingSeat(this.state))?.act(token)
  }

  look(seat: Seat): void {
    this.shown = this.tableOf(seat) ?? this.shown
    this.looks = seat
    this.merge()
  }

  /** Gives up for who is to act, or else for who is in view. */
  resign(): void {
    const table = this.tableOf(actingSeat(this.state)) ?? this.shown
    table.resign()
  }

  rematch(): void {
    for (const table of this.tables) table.rematch()
  }

  /** Who is to act asks, or else who is in view. */
  ask(wish: ProposalKind, about?: Seat): void {
    const table = this.tableOf(actingSeat(this.state)) ?? this.shown
    table.ask(wish, about)
  }

  answer(agrees: boolean): void {
    const { question } = this.state.standing
    const asked = this.tables.filter(({ state }) =>
      question?.awaiting.some((seat) => state.mine.includes(seat)),
    )
    const asking = this.tableOf(question?.seat)
    if (!agrees && asking) asking.answer(false)
    else for (const table of asked) table.answer(agrees)
  }

  proceed(): void {
    const { substitutes } = this.state.standing
    const table = this.tables.find(({ state }) => state.mine.some((seat) => substitutes.includes(seat)))
    ;(table ?? this.shown).proceed()
  }

  giveTime(to: Seat): void {
    const table = this.tables.find(({ state }) => !state.mine.includes(to))
    table?.giveTime(to)
  }

  /** Who is in view says it. */
  say(phrase: Phrase): void {
    this.shown.say(phrase)
  }

  mute(muted: boolean): void {
    for (const table of this.tables) table.mute(muted)
  }

  record(): Promise<GameRecord | null> {
    return this.shown.record()
  }

  close(): void {
    this.ends.forEach((end) => end())
    for (const table of this.tables) table.close()
  }

  private tableOf(seat: Seat | undefined): RemoteTable | undefined {
    return this.tables.find(({ state }) => seat !== undefined && state.mine.includes(seat))
  }

  /** What the connections know together; what each alone knows of the past is shown while its seat is in view. */
  private merge(): void {
    const states = this.tables.map(({ state }) => state)
    const { state } = this.shown
    this.change({
      ...state,
      mine: states.flatMap(({ mine }) => mine).sort((a, b) => a - b),
      looks: this.looks,
      events: withActions(state, states),
      acting: states.some(({ acting }) => acting),
      problem: states.find(({ problem }) => problem)?.problem ?? null,
      notice: states.find(({ notice }) => notice)?.notice ?? null,
      // Everybody has to have the key of the next table before this one is left.
      next: states.every(({ next }) => next) ? state.next : null,
    })
  }
}

/** The events in view, the last one with the actions of every seat of this device. */
function withActions(shown: TableState, states: TableState[]): GameEvent[] {
  const last = lastOf(shown)
  if (!last) return shown.events
  const known = states.map(lastOf).filter((each) => each?.n === last.n)
  const actions = Object.assign(
    {},
    ...known.map((each) => each!.state.actions),
  ) as GameEvent['state']['actions']
  return [...shown.events.slice(0, -1), { ...last, state: { ...last.state, actions } }]
}
