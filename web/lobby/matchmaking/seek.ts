// Looking for company: one search at a time, which goes on in whatever view is open, until somebody sits at a table with the reader.
import type { Problem } from '../../shared/api/request'
import { navigate } from '../../shared/browser/router'
import type { GameId } from '../../shared/games/games'
import { savedSeats } from '../../play/storage/saved_seats'
import {
  endSeek,
  endSeekOnUnload,
  isComplete,
  seekOpponent,
  type SeekResult,
  type SeekRequest,
} from './matchmaking_api'

export type SeekState =
  /** `again`: after somebody was found who did not sit down. `problem`: why the server does not look now. */
  | { phase: 'waiting'; again: boolean; problem: Problem | null }
  /** Somebody is there, and the reader has not sat down yet. */
  | { phase: 'found'; game: GameId }
  /** The reader sits at the table, and the other one does not yet. */
  | { phase: 'coming' }
  /** Somebody was there, and the reader did not sit down. */
  | { phase: 'missed' }
  /** The server does not look, and is not asked again. */
  | { phase: 'refused'; problem: Problem }

/** For how long the server answers late, in seconds; how early an answer comes only from a server that stops; and how long after that, or without an answer, it is asked again. */
const longestWait = 20
const tooEarly = 1000 // ms
const pauseAfter = 3000 // ms
/** A pairing lasts thirty seconds without both: who has not pressed until then is away; the other one looks a little later. */
const offerLasts = 25_000 // ms
const othersCome = 31_000 // ms
const lookInterval = 2000 // ms
/** What keeps the server from looking for a while alone. */
const passing = new Set(['away', 'unavailable', 'too_fast', 'too_many_connections'])

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** 256 random bits, as the server writes them: it becomes the key of the seat. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

export class Seek {
  state: SeekState = { phase: 'waiting', again: false, problem: null }
  private readonly key = randomKey()
  private over = false
  private press: ((sit: boolean) => void) | null = null
  private readonly leave = () => {
    if (this.state.phase === 'waiting' || this.state.phase === 'found') endSeekOnUnload(this.key)
  }

  /** `changed` is called when the state is another, and with null when the search is over. */
  constructor(
    public wish: SeekRequest,
    private readonly changed: (state: SeekState | null) => void,
  ) {
    addEventListener('pagehide', this.leave)
    void this.run()
  }

  /** The reader sits down with who was found. */
  sit(): void {
    this.press?.(true)
  }

  /** Ends the search. */
  stop(): void {
    void endSeek(this.key)
    this.end()
  }

  private change(state: SeekState): void {
    if (this.over) return
    this.state = state
    this.changed(state)
  }

  private end(): void {
    if (this.over) return
    this.over = true
    removeEventListener('pagehide', this.leave)
    this.press?.(false)
    this.changed(null)
  }

  private async run(): Promise<void> {
    let again = false
    while (!this.over) {
      const asked = Date.now()
      const told = await seekOpponent(this.key, this.wish, longestWait)
      if (this.over) return
      if ('code' in told) {
        if (told.code === 'seek_ended') return this.end()
        if (told.code === 'bad_key' && this.wish.session && !this.wish.rated) {
          // Signed out elsewhere: a guest may play all the same.
          this.wish = { games: this.wish.games, speed: this.wish.speed }
          continue
        }
        if (!passing.has(told.code)) {
          this.change({ phase: 'refused', problem: told })
          this.over = true
          return
        }
        this.change({ phase: 'waiting', again, problem: told })
        await pause(Math.max(pauseAfter, (told.retry_after ?? 0) * 1000))
      } else if (told.table !== null) {
        if (!(await this.meet(told))) return
        again = true
      } else {
        this.change({ phase: 'waiting', again, problem: null })
        // A server that stops answers at once.
        if (Date.now() - asked < tooEarly) await pause(pauseAfter)
      }
    }
  }

  /** Offers the seat, and waits at the table for the other one. Whether the search goes on, for that one has not come. */
  private async meet(found: SeekResult): Promise<boolean> {
    const since = Date.now()
    this.change({ phase: 'found', game: found.game })
    const sits = await new Promise<boolean>((resolve) => {
      this.press = resolve
      setTimeout(resolve, offerLasts, false)
    })
    if (this.over) return false
    if (!sits) {
      // Whoever was there looks on at once.
      void endSeek(this.key)
      this.change({ phase: 'missed' })
      this.over = true
      return false
    }
    const before = location.pathname
    savedSeats.keepKey(found.table, { seat: found.seat, key: this.key })
    this.change({ phase: 'coming' })
    navigate(`/t/${found.table}`)
    while (!this.over && (await isComplete(found.table)) !== true) {
      await pause(lookInterval)
      const told = await seekOpponent(this.key, this.wish, 0)
      if (this.over) return false
      if ('code' in told) continue
      if (told.table === found.table && Date.now() - since < othersCome) continue
      if (told.table === found.table) break
      savedSeats.dropTable(found.table)
      this.change({ phase: 'waiting', again: true, problem: null })
      if (location.pathname === `/t/${found.table}`) navigate(before)
      return true
    }
    this.end()
    return false
  }
}
