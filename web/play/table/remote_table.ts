// A table at the server, over a WebSocket: follows its numbered events, comes back after a broken connection with what
// was missed, and sends again what was not confirmed. An id sent twice is played once, so nothing is played twice.
import type { FromClient, Phrase, ProposalKind } from '@nemeton/websocket'
import type { Seat } from '@nemeton/board/game'
import type { Problem } from '../../shared/api/request'
import { maxTimerDelay } from '../../shared/browser/timer_limit'
import type { GameRecord } from '../../shared/games/game_record'
import { canReveal, commitmentTo, findMismatch, newId } from '../dice/dice'
import { browserEnvironment, type Environment } from './remote_environment'
import {
  essence,
  isMove,
  seatLost,
  type ErrorMessage,
  type EventMessage,
  type Request,
  type WireMessage,
} from './remote_messages'
import { applyChange } from './view_delta'
import {
  isGap,
  isOver,
  isUpToDate,
  lastOf,
  problemOf,
  receive,
  ObservableTable,
  withoutEvents,
  type Message,
  type AnyRemoteTable,
} from './table'

// At the worst of chance three tries fit into the first two seconds: the first may meet a proxy that does not know
// yet that a server is gone.
const firstWait = 200
const longestWait = 15_000
// A server that restarts says so (close code 1012), and is back in a few seconds: all its clients spread over that time, and none of
// them makes a fuss while it tries so often.
const serviceRestart = 1012
const restartWait = 4000
const quietTries = 3

/** A server that went back to a backup tells another game than it has told. */
const restored: Problem = { code: 'restored', message: '' }

export class RemoteTable extends ObservableTable implements AnyRemoteTable {
  readonly kind = 'remote'
  readonly draft = null
  private socket: WebSocket | null = null
  private waiting: Request[] = []
  private tries = 0
  private quiet = 0
  private cancel = () => {}
  private closed = false
  /** The last event as it was told. */
  private told: EventMessage | null = null
  /** Whether the connection was opened, and the server has let this client in and tells the same game as before. */
  private opened = false
  private isIn = false
  /** Whether hello names the last event itself, for a server that does not seem to have it. */
  private insists = false
  private readonly wake = () => this.connect()
  private readonly unwatchName: () => void

  constructor(
    readonly id: string,
    private key: string | null,
    private readonly outside: Environment = browserEnvironment,
  ) {
    super()
    this.state = { ...this.state, key: id, muted: outside.muted(id) }
    this.unwatchName = outside.watchPlayerName(() => this.giveName())
    addEventListener('online', this.wake)
    addEventListener('offline', this.lost)
    this.connect()
  }

  act(token: string): void {
    this.sendSurely({ type: 'act', id: newId(), action: token })
  }

  /** One seat alone is in view. */
  look(): void {}

  resign(): void {
    this.sendSurely({ type: 'resign', id: newId() })
  }

  ask(kind: ProposalKind, target?: Seat): void {
    this.sendSurely({ type: 'propose', id: newId(), kind, ...(target === undefined ? {} : { target }) })
  }

  answer(agrees: boolean): void {
    const { question } = this.state.standing
    if (question) this.sendSurely({ type: 'answer', id: newId(), proposal: question.n, accept: agrees })
  }

  proceed(): void {
    this.sendSurely({ type: 'continue', id: newId() })
  }

  giveTime(to: Seat): void {
    this.sendSurely({ type: 'give_time', id: newId(), to })
  }

  rematch(): void {
    this.send({ type: 'rematch' })
  }

  say(phrase: Phrase): void {
    this.send({ type: 'say', phrase })
  }

  mute(muted: boolean): void {
    this.outside.mute(this.id, muted)
    this.change({ ...this.state, muted })
  }

  record(): Promise<GameRecord | null> {
    return this.outside.record(this.id)
  }

  close(): void {
    this.closed = true
    this.unwatchName()
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.lost)
    this.cancel()
    this.drop()
  }

  private connect(): void {
    if (this.closed || this.socket) return
    this.cancel()
    const { protocol, host } = location
    const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/v1/tables/${this.id}/socket`
    const socket = this.outside.connect(url)
    this.socket = socket
    this.opened = false
    this.isIn = false
    socket.onopen = () => {
      this.opened = true
      this.hello()
    }
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as WireMessage)
    socket.onclose = this.lost
    socket.onerror = this.lost
  }

  /** The last event is asked for again: only with it is it seen that the server tells the same game. */
  private hello(): void {
    this.send({
      type: 'hello',
      ...(this.key
        ? { key: this.key, commitment: commitmentTo(this.outside.number(this.id, this.key)) }
        : {}),
      after: this.told && !this.insists ? this.told.n - 1 : this.state.last,
      changes: true,
    })
  }

  /** The connection is gone: tries again, later each time. */
  private readonly lost = (event: Event): void => {
    if (this.closed || !this.socket) return
    this.drop()
    const { phase, problem } = this.state
    const restart = (event as CloseEvent).code === serviceRestart
    if (restart) this.quiet = quietTries
    if (!this.opened && this.quiet === 0) void this.askServer()
    if (this.quiet > 0) {
      --this.quiet
    } else {
      this.change({
        ...this.state,
        phase: phase === 'opening' && this.tries === 0 ? 'opening' : 'away',
        problem: phase === 'away' ? problem : null,
      })
    }
    if (restart) this.wait(firstWait + Math.random() * restartWait, () => this.connect())
    else this.later(() => this.connect())
  }

  /** Runs `run` after a while that is longer each time, until something goes well; not before the server says, in seconds. */
  private later(run: () => void, notBefore = 0): void {
    const wait = Math.min(longestWait, firstWait * 2 ** this.tries++) * (0.75 + Math.random() / 2)
    this.wait(Math.max(wait, notBefore * 1000), run)
  }

  private wait(ms: number, run: () => void): void {
    this.cancel()
    this.cancel = this.outside.after(Math.min(ms, maxTimerDelay), run)
  }

  /** A socket that never opened does not say why. */
  private async askServer(): Promise<void> {
    const problem = await this.outside.refusal(this.id)
    if (!problem || this.closed || this.opened) return
    if (problem.code === 'no_table') this.fail(problem)
    else if (problem.code === 'banned') this.stayAway(problem)
    else this.change({ ...this.state, phase: 'away', problem })
  }

  /** Nobody on this device may come until a ban is over: what was to be sent is out of date by then. */
  private stayAway(problem: Problem): void {
    this.drop()
    this.waiting = []
    this.change({ ...this.state, phase: 'away', acting: false, problem: problemOf(problem) })
    this.later(() => this.connect(), problem.retry_after)
  }

  /** Drops what is known of the game, and what was sent for it and not confirmed: it is told from its beginning. */
  private startOver(notice: Problem): void {
    this.waiting = []
    this.told = null
    this.insists = false
    this.change({ ...withoutEvents(this.state), notice })
  }

  private startRestored(): void {
    const known = this.outside.dice(this.id)
    if (known) this.outside.keepDice(this.id, { ...known, restored: true })
    this.startOver(restored)
  }

  /** The seat of this device is somebody else's, or nobody's: its owner looks on, and is told why. */
  private loseSeat(key: string, { code, message }: Problem): void {
    this.key = null
    this.startOver({ code: this.outside.lose(this.id, key, code), message })
    this.change({ ...this.state, mine: [] })
    if (this.isIn) this.reconnect()
    else this.hello()
  }

  /** Whether an error is about the table or the connection, and has been dealt with. */
  private settles(error: ErrorMessage): boolean {
    const { code, id } = error
    if (code === 'banned') this.stayAway(error)
    else if (code === 'no_table' && id === undefined) this.fail(error)
    else if (this.key && id === undefined && seatLost.includes(code)) this.loseSeat(this.key, error)
    else if (this.isIn) {
      // The server cannot write or read now; what was asked for holds.
      if (code !== 'unavailable') return false
      if (id !== undefined) this.later(() => this.sendWaiting())
      this.change(receive(this.state, error))
    } else if (code === 'bad_request' && this.told) {
      // It does not have the events that it has told.
      this.startRestored()
      this.hello()
    } else {
      this.change({ ...this.state, phase: 'away', problem: problemOf(error) })
      this.later(() => this.hello(), error.retry_after)
    }
    return true
  }

  private enter(welcome: Extract<Message, { type: 'welcome' }>): void {
    if (welcome.last < this.state.last) {
      // It may only not have heard yet of what another server has told: asked for the last event itself it makes sure.
      if (this.insists) this.startRestored()
      else this.insists = true
      return this.reconnect()
    }
    if (this.waiting.length === 0) this.tries = 0
    this.quiet = 0
    this.change(receive(this.state, welcome))
    if (!this.told || this.insists) this.goOn()
    this.insists = false
    this.giveNumber()
    this.giveName()
  }

  /** What was not confirmed is sent to a server that tells the game for which it was meant. */
  private goOn(): void {
    this.isIn = true
    this.sendWaiting()
  }

  private fail(problem: Problem): void {
    this.close()
    this.change({ ...this.state, phase: 'failed', problem })
  }

  private reconnect(): void {
    this.drop()
    this.connect()
  }

  private drop(): void {
    const { socket } = this
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null
    socket.close()
  }

  private hear(heard: WireMessage): void {
    if (heard.type === 'event' && isGap(this.state, heard.n)) return this.reconnect()
    if ('changes' in heard && heard.n <= this.state.last) return
    const message = this.whole(heard)
    if (message.type === 'welcome') return this.enter(message)
    if (message.type === 'error' && this.settles(message)) return
    if (message.type === 'event' && message.n === this.told?.n) {
      if (essence(message) !== essence(this.told)) {
        this.startRestored()
        return this.reconnect()
      }
      if (!this.isIn) this.goOn()
    }
    if (message.type === 'next' && message.key) {
      this.outside.keep(message.table, { seat: message.seat, key: message.key })
    }
    if (message.type === 'event') this.tries = 0
    if (message.type === 'event' || message.type === 'error') {
      this.waiting = this.waiting.filter(({ id }) => id !== message.id)
    }
    const wasThere = isUpToDate(this.state)
    this.change({ ...receive(this.state, message), acting: this.waiting.some(isMove) })
    if (message.type === 'event' && message.n === this.state.last) {
      this.told = message
      // Whoever plays on has read it.
      if (wasThere && this.state.notice === restored) this.change({ ...this.state, notice: null })
    }
    if (message.type === 'dice') this.giveNumber()
    if (message.type === 'event' && isOver(this.state)) void this.prove()
  }

  /** The message with its view; the event before is here. */
  private whole(heard: WireMessage): Message {
    if (!('changes' in heard)) return heard
    const { changes, ...event } = heard
    return { ...event, view: applyChange(lastOf(this.state)!.view, changes) }
  }

  /**
   * Gives this seat's number, once it has seen what the server and all seats commit to; keeps all of that, to look for it in the
   * record.
   */
  private giveNumber(): void {
    const { dice, mine } = this.state
    const seat = mine[0]
    if (!dice) return
    const known = this.outside.dice(this.id) ?? { commitment: dice.commitment, given: {} }
    const given = seat === undefined ? undefined : known.given[seat]
    const number = this.key ? this.outside.number(this.id, this.key) : ''
    if (seat !== undefined && canReveal(dice, seat, commitmentTo(number))) {
      const commitments = dice.commitments?.map((each, at) => (at === seat ? commitmentTo(number) : each))
      this.outside.keepDice(this.id, {
        commitments,
        ...known,
        given: { ...known.given, [seat]: { number, since: null } },
      })
      this.send({ type: 'reveal', client_seed: number })
    } else if (seat !== undefined && given?.since === null && dice.client_seeds[seat]) {
      const since = lastOf(this.state)?.n ?? 0
      this.outside.keepDice(this.id, { ...known, given: { ...known.given, [seat]: { ...given, since } } })
    } else {
      this.outside.keepDice(this.id, known)
    }
  }

  /** Says what the person here wants to be called, if the table calls him otherwise; a player's seat is called by the name that stays. */
  private giveName(): void {
    const name = this.outside.playerName()
    const seat = this.state.mine[0]
    if (seat === undefined || this.state.seats[seat]?.player) return
    if (this.key && this.outside.claim(this.id, this.key)) return
    if (name !== '' && this.state.seats[seat]?.name !== name) this.send({ type: 'name', name })
  }

  /** Draws the game again, now that the server has shown its secret. */
  private async prove(): Promise<void> {
    // Who only watches is not told what the dice follow from.
    const known = this.state.watches ? null : this.outside.dice(this.id)
    const record = known && (await this.outside.record(this.id))
    if (!known || !record) return
    const fault = findMismatch(record, known, this.state.events)
    const proof = fault ? { draws: 0, fault } : await this.outside.prove(record)
    const numbers = record.dice?.numbers ?? []
    const own = numbers.some(({ seat, number }) => known.given[seat]?.number === number)
    const withheld = numbers.flatMap(({ seat, number }) => (number === null ? [seat] : []))
    const after = known.restored && { restored: known.restored }
    if (!this.closed) this.change({ ...this.state, proof: { ...proof, own, withheld, ...after } })
  }

  /** Sends, and sends again after every new connection until it is answered. */
  private sendSurely(message: Request): void {
    this.waiting = [...this.waiting, message]
    if (isMove(message)) this.change({ ...this.state, acting: true })
    if (this.isIn) this.send(message)
  }

  private sendWaiting(): void {
    for (const sent of this.waiting) this.send(sent)
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message))
  }
}
