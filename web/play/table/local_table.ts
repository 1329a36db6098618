// A table on this device: people at one screen, bots, or both. The game itself lives in the worker (local_table.ts); its record
// is kept on the device after every step.
import { savedGames, newId, personSeats, type SavedTable } from '../storage/saved_games'
import type { CoreClient } from '../engine/core_client'
import type { TableNews } from '../engine/table_orders'
import type { GameRecord } from '../../shared/games/game_record'
import type { Options, Seat } from '@nemeton/board/game'
import { actingSeat, lastOf, initialState, receive, ObservableTable, type AnyLocalTable } from './table'

/** A random id or seed is drawn by the browser's own generator. */
const seedLimit = 2 ** 53

function randomSeed(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2))
  return (high! * 2 ** 32 + low!) % seedLimit
}

/** A game that has not begun. */
export function newRecord(game: string, options: Options, seats: number): GameRecord {
  return { nemeton: 1, game, seats, options, seed: randomSeed(), steps: [] }
}

export class LocalTable extends ObservableTable implements AnyLocalTable {
  readonly kind = 'local'
  private number = 0
  private acts = 0
  /** Whether the record so far was replayed: an error before that ends the table, one after it refuses an action. */
  private running = false

  private readonly unwatch: () => void

  constructor(
    private readonly core: CoreClient,
    private saved: SavedTable,
    private readonly id = newId(),
  ) {
    super()
    this.open(saved)
    // Who has played on in another tab is not to be overtaken by this one.
    this.unwatch = savedGames.watch(id, () => {
      this.close()
      this.change({ ...this.state, phase: 'away' })
    })
  }

  act(token: string): void {
    const seat = actingSeat(this.state)
    if (seat === undefined) return
    this.change({ ...this.state, acting: true })
    this.core.order({ type: 'act', table: this.number, id: String(++this.acts), seat, action: token })
  }

  look(seat: Seat): void {
    this.core.order({ type: 'look', table: this.number, seat })
  }

  undo(overForced = false): void {
    this.core.order({ type: 'undo', table: this.number, over_forced: overForced })
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(this.saved.record)
  }

  /** The same game again, at a table of its own; everybody moves up a seat, the last one to the first. */
  rematch(): void {
    const { game, options, seats } = this.saved.record
    const moved = [...this.saved.seats.slice(-1), ...this.saved.seats.slice(0, -1)]
    const next = savedGames.begin({ record: newRecord(game, options, seats), seats: moved })
    this.change({ ...this.state, next })
  }

  close(): void {
    this.unwatch()
    this.core.close(this.number)
  }

  private open(saved: SavedTable): void {
    this.saved = saved
    this.running = false
    this.number = this.core.table((news) => this.hear(news))
    this.change({
      ...initialState,
      game: saved.record.game,
      key: this.id,
      seats: saved.seats,
      mine: personSeats(saved.seats),
    })
    const { record, seats } = saved
    this.core.order({ type: 'open', table: this.number, record, seats })
  }

  private hear(news: TableNews['message']): void {
    if (news.type === 'record') {
      this.saved = { ...this.saved, record: news.record }
      // From now on it is the event after it that tells how the game stands.
      if (!this.running) this.keep()
      this.running = true
      return
    }
    const answered = news.type === 'error' || (news.type === 'event' && news.id === String(this.acts))
    const next = receive(this.state, news)
    const failed = news.type === 'error' && (news.code === 'no_core' || !this.running)
    this.change({ ...next, acting: next.acting && !answered, phase: failed ? 'failed' : next.phase })
    if (this.running && (news.type === 'event' || news.type === 'undone')) this.keep()
  }

  private keep(): void {
    const { node, to_act: toAct = [], returns = null } = lastOf(this.state)!.state
    const before = savedGames.get(this.id)
    const unmoved = before?.record.steps.length === this.saved.record.steps.length
    const unkept = savedGames.keep(this.id, {
      ...this.saved,
      mine: personSeats(this.saved.seats),
      toAct,
      returns: node === 'terminal' ? returns : null,
      moved: before && unmoved ? before.moved : Date.now(),
    })
    if (unkept !== this.state.unkept) this.change({ ...this.state, unkept })
  }
}
