// A turn of several actions at a table at the server, as a draft: the page's own rules core plays its steps, and they are sent together
// when the turn is complete or chance follows. Until then they can be taken back, and nobody hears of them.
import { gaveUp, type GameEvent, type Seat } from '../board/game'
import { leftOf } from './clock'
import type { Core } from './core'
import { keptTables } from './kept_tables'
import type { GameRecord } from './record'
import type { Phrase } from './phrases'
import { actor, Watched, type Table } from './table'

/** With less than this on its clock, in milliseconds, a seat's steps are sent one by one: a step may bring time. */
const leastTime = 5000
const longestTimer = 2 ** 31 - 1

const tokensOf = (events: GameEvent[]): string[] => events.map(({ token }) => token!)

/** How many of the drafted events there are up to the last one that was a choice. */
const choices = (events: GameEvent[], draft: GameEvent[]): number =>
  1 + draft.findLastIndex(({ n, seat }) => (events[n - 1]!.state.actions?.[seat!] ?? []).length > 1)

export class DraftedTable extends Watched implements Table {
  readonly kind = 'remote'
  readonly look: Table['look']
  /** Events of one seat that the table has not told yet. */
  private draft: GameEvent[] = []
  /** Whether the draft was sent, with the tokens of `last` after it. */
  private sending = false
  private last: string[] = []
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
    private readonly table: Table,
    private readonly core: Pick<Core, 'replay'>,
  ) {
    super()
    this.look = table.look && ((seat) => table.look!(seat))
    this.unsubscribe = table.subscribe(() => this.follow())
    this.follow()
  }

  act(token: string): void {
    const seat = actor(this.state)
    if (seat !== undefined && !this.state.acting) void this.play(seat, [token])
  }

  /** Takes back to the last drafted step that was a choice. */
  undo(): void {
    if (!this.state.draft) return
    this.draft = this.draft.slice(0, choices(this.state.events, this.draft) - 1)
    this.keep()
    this.follow()
  }

  resign(): void {
    this.table.resign!()
  }
  rematch(): void {
    this.table.rematch()
  }
  say(phrase: Phrase): void {
    this.table.say!(phrase)
  }
  mute(muted: boolean): void {
    this.table.mute!(muted)
  }
  record(): Promise<GameRecord | null> {
    return this.table.record()
  }
  /** Follows the table no longer; the draft is kept on the device. */
  close(): void {
    clearTimeout(this.timer)
    this.unsubscribe()
  }

  /** Plays steps of a seat: into the draft, or off with all of it where they end the turn. */
  private async play(seat: Seat, tokens: string[]): Promise<void> {
    const { events, game, seats, options } = this.state
    const line = {
      ...{ game: game!, seats: seats.length, options },
      steps: [...tokensOf(events.slice(1)), ...tokens],
    }
    this.playing = true
    this.lost = false
    this.follow()
    // Without a rules core the server alone judges.
    const played = await this.core.replay(line, seat).catch((): GameEvent[] => [])
    this.playing = false
    // Unless the game has gone on meanwhile: somebody gave up.
    if (this.state.events.length === events.length) {
      const added = played.slice(events.length)
      const isOn = ({ state }: GameEvent) => state.node === 'decision' && state.to_act!.includes(seat)
      if (added.length === tokens.length && added.every(isOn)) this.draft = [...this.draft, ...added]
      else this.send(tokens)
      this.keep()
    }
    this.follow()
  }

  private send(last: string[]): void {
    this.sending = true
    this.last = last
    for (const token of [...tokensOf(this.draft), ...last]) this.table.act(token)
  }

  private keep(): void {
    const [first] = this.draft
    const tokens = [...tokensOf(this.draft), ...this.last]
    keptTables.keepDraft(this.state.key, first ? { seat: first.seat!, after: first.n - 1, tokens } : null)
  }

  private drop(): void {
    this.draft = []
    this.keep()
  }

  /** Follows the table: what it tells of the draft is none any more, and what it contradicts is lost. */
  private follow(): void {
    const { state } = this.table
    for (let first = this.draft[0]; first; first = this.draft[0]) {
      const event = state.events[first.n]
      if (!event) break
      if (gaveUp(event) || event.token !== first.token) {
        this.lost = !this.sending
        this.drop()
      } else {
        this.confirmed.set(event.n, { ...event, view: first.view, effects: first.effects })
        this.draft = this.draft.slice(1)
        this.keep()
      }
    }
    if (this.sending && !state.acting) {
      this.sending = false
      this.last = []
      // What the server has not told by now it has refused.
      if (this.draft.length > 0) this.drop()
    }
    const told = state.events.map((event) => this.confirmed.get(event.n) ?? event)
    const events = [...told, ...this.draft]
    this.change({
      ...state,
      events,
      acting: state.acting || this.playing,
      draft: !this.sending && !this.playing && choices(events, this.draft) > 0,
      problem: state.problem ?? (this.lost ? { code: 'draft_lost', message: '' } : null),
    })
    this.watchClock()
    this.restore()
  }

  /** Goes on with what was drafted before the page was loaded anew. */
  private restore(): void {
    const { key, phase, events, awaited } = this.table.state
    if (this.restored || phase !== 'open' || events.length < awaited) return
    this.restored = true
    const kept = keptTables.draft(key)
    if (!kept) return
    const told = tokensOf(events.slice(kept.after + 1))
    const rest = kept.tokens.slice(told.length)
    keptTables.keepDraft(key, null)
    if (told.some((token, i) => i < kept.tokens.length && token !== kept.tokens[i])) {
      this.lost = true
      this.follow()
    } else if (rest.length > 0 && actor(this.state) === kept.seat) void this.play(kept.seat, rest)
  }

  /** Before the time of a seat is up, what it has drafted is sent. */
  private watchClock(): void {
    clearTimeout(this.timer)
    const { clocks } = this.table.state
    const [first] = this.draft
    const left = clocks && first && !this.sending ? leftOf(clocks, first.seat!, performance.now()) : null
    if (left === null) return
    const wait = Math.min(longestTimer, Math.max(0, left - leastTime))
    this.timer = setTimeout(() => {
      this.send([])
      this.follow()
    }, wait)
  }
}
