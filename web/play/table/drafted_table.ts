// A turn at a table at the server, as a draft: the page's own rules core plays its steps, and they are sent together when the turn is
// complete or chance follows. A complete one is held for a moment first. Until it is sent it can be taken back, and nobody hears of it.
import { slowness } from '@nemeton/board/base/pace'
import { maxTimerDelay } from '../../shared/browser/timer_limit'
import { gaveUp, type AnyGamePart, type GameEvent, type Seat } from '@nemeton/board/game'
import { timeLeft } from './clock'
import type { CoreClient } from '../engine/core_client'
import { savedSeats } from '../storage/saved_seats'
import type { GameRecord } from '../../shared/games/game_record'
import type { Phrase, ProposalKind } from '@nemeton/websocket'
import { confirmsMoves } from './confirm_moves'
import { actingSeat, isUpToDate, ObservableTable, type AnyRemoteTable, type TurnDraft } from './table'

/** With less than this on its clock, in milliseconds, a seat's steps are sent one by one: a step may bring time. */
const leastTime = 5000
/** How long a complete turn is held at the usual pace; with less than `shortTime` on its clock it is sent at once. */
const holdTime = 1500
const shortTime = 20_000

/** How long a complete turn is held at the player's pace, in milliseconds; Infinity if the player confirms moves. */
export const holdDelay = (): number => (confirmsMoves() ? Infinity : holdTime * slowness())

const tokensOf = (events: GameEvent[]): string[] => events.map(({ token }) => token!)

/** How many of the drafted events there are up to the last one that was a choice. */
const choices = (events: GameEvent[], draft: GameEvent[]): number =>
  1 + draft.findLastIndex(({ n, seat }) => (events[n - 1]!.state.actions?.[seat!] ?? []).length > 1)

export class DraftedTable extends ObservableTable implements AnyRemoteTable, TurnDraft {
  readonly kind = 'remote'
  readonly draft: TurnDraft = this
  /** Events of one seat that the table has not told yet. */
  private drafted: GameEvent[] = []
  /** What is to be sent after it, of which the page cannot know what comes of it. */
  private last: string[] = []
  /** Until when the draft, which is complete, can still be taken back. */
  private heldUntil: number | null = null
  private sending = false
  /** Whether the rules core is playing a step. */
  private playing = false
  /** Whether something that was drafted came to nothing. */
  private lost = false
  /** Events that were drafted here before the table told them: what the board has drawn of them stays. */
  private readonly confirmed = new Map<number, GameEvent>()
  private restored = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly unsubscribe: () => void

  constructor(
    private readonly table: AnyRemoteTable,
    private readonly core: Pick<CoreClient, 'replay'>,
    private readonly part: Pick<AnyGamePart, 'hides' | 'throws'>,
  ) {
    super()
    this.unsubscribe = table.subscribe(() => this.follow())
    document.addEventListener('visibilitychange', this.leave)
    this.follow()
  }

  act(token: string, now = false): void {
    const seat = actingSeat(this.state)
    if (seat !== undefined && !this.state.acting) void this.play(seat, [token], now)
  }

  /** Takes back to the last drafted step that was a choice. */
  undo(): void {
    if (!this.state.draft) return
    if (this.last.length > 0) this.last = []
    else this.drafted = this.drafted.slice(0, choices(this.state.events, this.drafted) - 1)
    this.heldUntil = null
    this.keep()
    this.follow()
  }

  sendNow(): void {
    if (this.heldUntil === null) return
    this.sendAll()
    this.follow()
  }

  look(seat: Seat): void {
    this.table.look(seat)
  }
  resign(): void {
    this.sendNow()
    this.table.resign()
  }
  ask(wish: ProposalKind, about?: Seat): void {
    this.table.ask(wish, about)
  }
  answer(agrees: boolean): void {
    this.table.answer(agrees)
  }
  proceed(): void {
    this.table.proceed()
  }
  giveTime(to: Seat): void {
    this.table.giveTime(to)
  }
  rematch(): void {
    this.table.rematch()
  }
  say(phrase: Phrase): void {
    this.table.say(phrase)
  }
  mute(muted: boolean): void {
    this.table.mute(muted)
  }
  record(): Promise<GameRecord | null> {
    return this.table.record()
  }
  /** Follows the table no longer. What is held is sent; a draft that is not complete is kept on the device. */
  close(): void {
    if (!confirmsMoves()) this.sendNow()
    clearTimeout(this.timer)
    this.unsubscribe()
    document.removeEventListener('visibilitychange', this.leave)
  }

  /** Whoever looks elsewhere may not come back. */
  private readonly leave = (): void => {
    if (document.visibilityState === 'hidden' && !confirmsMoves()) this.sendNow()
  }

  /** Plays steps of a seat into the draft, which is held, or with `now` sent, where they end the turn. */
  private async play(seat: Seat, tokens: string[], now: boolean): Promise<void> {
    const { events, game, seats, options } = this.state
    const line = {
      ...{ game: game!, seats: seats.length, options },
      steps: [...tokensOf(events.slice(1)), ...tokens],
    }
    this.playing = true
    this.lost = false
    this.follow()
    const secret = this.part.hides === true
    // Without a rules core, and where things are hidden, the server alone judges.
    const played = secret ? [] : await this.core.replay(line, seat).catch((): GameEvent[] => [])
    this.playing = false
    // Unless the game has gone on meanwhile: somebody gave up.
    if (this.state.events.length === events.length) {
      const added = played.slice(events.length)
      const isOn = ({ state }: GameEvent) => state.node === 'decision' && state.to_act!.includes(seat)
      const known = added.length === tokens.length
      if (known) this.drafted = [...this.drafted, ...added]
      else this.last = tokens
      if (!known || !added.every(isOn)) {
        const chosen = known
          ? choices([...events, ...added], this.drafted) > 0
          : secret && (events.at(-1)!.state.actions?.[seat] ?? []).length > 1
        this.finish(now || !chosen || this.part.throws?.(tokens.at(-1)!) === true)
      }
      this.keep()
    }
    this.follow()
  }

  /** The turn is complete: holds it for a moment, if there is time for that. */
  private finish(now: boolean): void {
    const hold = holdDelay()
    if (now || hold === 0 || (hold < Infinity && this.timeLeft() < shortTime)) this.sendAll()
    else this.heldUntil = performance.now() + hold
  }

  private sendAll(): void {
    this.heldUntil = null
    this.sending = true
    for (const token of [...tokensOf(this.drafted), ...this.last]) this.table.act(token)
  }

  private keep(): void {
    const [first] = this.drafted
    const tokens = [...tokensOf(this.drafted), ...this.last]
    const on = first && this.table.state.events[first.n - 1]?.token
    const draft = first && { seat: first.seat!, after: first.n - 1, on: on ?? null, tokens }
    savedSeats.keepDraft(this.state.key, draft ?? null)
  }

  private drop(): void {
    this.drafted = []
    this.last = []
    this.heldUntil = null
    this.keep()
  }

  /** Follows the table: what it tells of the draft is none any more, and what it contradicts is lost. */
  private follow(): void {
    const { state } = this.table
    // What was taken back is confirmed no more, and a draft hangs on what came before it.
    for (const n of this.confirmed.keys()) if (n >= state.events.length) this.confirmed.delete(n)
    if (this.drafted[0] && this.drafted[0].n > state.events.length) {
      this.lost = !this.sending
      this.drop()
    }
    for (let first = this.drafted[0]; first; first = this.drafted[0]) {
      const event = state.events[first.n]
      if (!event) break
      if (gaveUp(event) || event.token !== first.token) {
        this.lost = !this.sending
        this.drop()
      } else {
        this.confirmed.set(event.n, { ...event, view: first.view, effects: first.effects })
        this.drafted = this.drafted.slice(1)
        this.keep()
      }
    }
    if (this.sending && !state.acting) {
      this.sending = false
      this.last = []
      // What the server has not told by now it has refused.
      if (this.drafted.length > 0) this.drop()
    }
    const told = state.events.map((event) => this.confirmed.get(event.n) ?? event)
    const events = [...told, ...this.drafted]
    const held = this.heldUntil !== null
    const secret = held && this.last.length > 0
    // The game is over, or the time was up, before a choice in secret was sent.
    if (secret && actingSeat({ ...this.state, ...state }) === undefined) {
      this.lost = true
      this.drop()
      return this.follow()
    }
    this.change({
      ...state,
      events,
      acting: state.acting || this.playing || secret,
      draft: !this.sending && !this.playing && (secret || choices(events, this.drafted) > 0),
      held,
      problem: state.problem ?? (this.lost ? { code: 'draft_lost', message: '' } : null),
    })
    this.watchClock()
    this.restore()
  }

  /** Goes on with what was drafted before the page was loaded anew. */
  private restore(): void {
    const { key, phase, events } = this.table.state
    if (this.restored || phase !== 'open' || !isUpToDate(this.table.state)) return
    this.restored = true
    const kept = savedSeats.draft(key)
    if (!kept) return
    const told = tokensOf(events.slice(kept.after + 1))
    const rest = kept.tokens.slice(told.length)
    savedSeats.keepDraft(key, null)
    // Steps that it followed on were taken back, or are others since the server went back to a backup.
    const before = events[kept.after]
    const isGone = !before || (kept.on !== undefined && before.token !== kept.on)
    if (isGone || told.some((token, i) => i < kept.tokens.length && token !== kept.tokens[i])) {
      this.lost = true
      this.follow()
    } else if (rest.length > 0 && actingSeat(this.state) === kept.seat) void this.play(kept.seat, rest, false)
  }

  /** What the clock of the seat that drafts has left, in milliseconds. */
  private timeLeft(): number {
    const { clocks } = this.table.state
    const seat = this.drafted[0]?.seat ?? actingSeat(this.state)
    const left = clocks && seat !== undefined ? timeLeft(clocks, seat, performance.now()) : null
    return left ?? Infinity
  }

  /** Sends what is drafted when it was held long enough, and before the time of its seat is up. */
  private watchClock(): void {
    clearTimeout(this.timer)
    if (this.sending || (this.drafted.length === 0 && this.heldUntil === null)) return
    const held = (this.heldUntil ?? Infinity) - performance.now()
    const wait = Math.max(0, Math.min(held, this.timeLeft() - leastTime))
    if (wait === Infinity) return
    this.timer = setTimeout(
      () => {
        this.sendAll()
        this.follow()
      },
      Math.min(maxTimerDelay, wait),
    )
  }
}
