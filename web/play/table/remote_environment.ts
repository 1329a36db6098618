// What a table at the server needs from its surroundings: the connection, timers, what the device keeps.
import { store } from '@nemeton/board/base/storage'
import { problemIn, type Problem } from '../../shared/api/request'
import { fetchRecord, getTable, type ServerRecord } from '../../shared/api/tables'
import { playerName } from '../../shared/browser/player_name'
import { drawNumber, type KnownDice, type Proof } from '../dice/dice'
import { savedSeats, type SeatKey } from '../storage/saved_seats'

/** What the table needs from outside; tests give their own. */
export interface Environment {
  connect(url: string): WebSocket
  /** Runs `run` after some milliseconds; the answer cancels it. */
  after(ms: number, run: () => void): () => void
  /** Why the server does not let anybody to the table; null where it does, and where it does not answer. */
  refusal(table: string): Promise<Problem | null>
  /** Keeps a key that the server gave for a table. */
  keep(table: string, key: SeatKey): void
  /** Keeps why a key opens its seat no more: the code, or the one of before where this one says less. */
  lose(table: string, key: string, code: string): string
  /** Whether what others say at a table is not to be heard. */
  muted(table: string): boolean
  mute(table: string, muted: boolean): void
  /** The number for the dice of the seat with that key. */
  number(table: string, key: string): string
  /** What this device knows of the dice of a table. */
  dice(table: string): KnownDice | null
  keepDice(table: string, known: KnownDice): void
  /** What the person here wants to be called; '' where that is nothing. */
  playerName(): string
  /** Calls `listener` when that was changed; the answer ends it. */
  watchPlayerName(listener: () => void): () => void
  /** Makes the seat with that key one of the player who is signed in here; false where nobody is. */
  claim(table: string, key: string): boolean
  record(table: string): Promise<ServerRecord | null>
  /** Draws a record's game again. */
  prove(record: ServerRecord): Promise<Proof>
}

/** That of the browser. */
export const browserEnvironment: Environment = {
  connect: (url) => new WebSocket(url),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  async refusal(table) {
    const problem = problemIn(await getTable(table))
    return problem?.code === 'away' ? null : problem
  },
  keep: (table, key) => savedSeats.keepKey(table, key),
  lose: (table, key, code) => savedSeats.lose(table, key, code),
  muted: savedSeats.muted,
  mute: savedSeats.mute,
  number: (table, key) => savedSeats.number(table, key, drawNumber),
  dice: savedSeats.dice,
  keepDice: savedSeats.keepDice,
  playerName: playerName.get,
  watchPlayerName: playerName.watch,
  claim(table, key) {
    if (!store.has('session')) return false
    void import('../storage/session').then(({ claimSeats }) => claimSeats([{ table, key }]))
    return true
  },
  record: fetchRecord,
  prove: (record) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('../dice/proof_worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }) => {
        worker.terminate()
        resolve(data as Proof)
      }
      worker.onerror = reject
      worker.postMessage(record)
    }),
}
