// A table on this device: people at one screen, bots, or both. The game itself lives in the worker (local_table.ts); its record
// is kept on the device after every step.
import { keptTables, type SavedTable } from './kept_tables'
import type { Core } from './core'
import type { News } from './local_table'
import type { GameRecord } from './record'
import type { Options, Seat } from '../board/game'
import { actor, nothingYet, receive, Watched, type SeatInfo, type Table } from './table'

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

/** The seats of people, who all play on this device. */
export const persons = (seats: SeatInfo[]): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

export class LocalTable extends Watched implements Table {
  readonly kind = 'local'
  private number = 0
  private acts = 0
  /** Whether the record so far was replayed: an error before that ends the table, one after it refuses an action. */
  private running = false

  constructor(
    private readonly core: Core,
    private saved: SavedTable,
  ) {
    super()
    this.open(saved)
  }

  act(token: string): void {
    const seat = actor(this.state)
    if (seat === undefined) return
    this.change({ ...this.state, acting: true })
    this.core.order({ type: 'act', table: this.number, id: String(++this.acts), seat, action: token })
  }

  look(seat: Seat): void {
    this.core.order({ type: 'look', table: this.number, seat })
  }

  undo(): void {
    this.core.order({ type: 'undo', table: this.number })
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(this.saved.record)
  }

  /** The same game again; everybody moves up a seat, the last one to the first. */
  rematch(): void {
    const { game, options, seats } = this.saved.record
    const moved = [...this.saved.seats.slice(-1), ...this.saved.seats.slice(0, -1)]
    this.open({ record: newRecord(game, options, seats), seats: moved })
  }

  close(): void {
    this.core.order({ type: 'close', table: this.number })
    this.number = this.core.table(() => {})
  }

  private open(saved: SavedTable): void {
    this.saved = saved
    this.running = false
    this.number = this.core.table((news) => this.hear(news))
    this.change({
      ...nothingYet,
      game: saved.record.game,
      seats: saved.seats,
      mine: persons(saved.seats),
    })
    this.core.order({ type: 'open', table: this.number, ...saved })
  }

  private hear(news: News['message']): void {
    if (news.type === 'record') {
      this.running = true
      this.saved = { ...this.saved, record: news.record }
      return keptTables.keepLocal(this.saved)
    }
    const answered = news.type === 'error' || (news.type === 'event' && news.id === String(this.acts))
    const next = receive(this.state, news)
    const failed = news.type === 'error' && (news.code === 'no_core' || !this.running)
    this.change({ ...next, acting: next.acting && !answered, phase: failed ? 'failed' : next.phase })
  }
}
