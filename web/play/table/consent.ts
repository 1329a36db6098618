// What people at a table at the server ask of each other, answer and grant (docs/websocket.md): as its events say it, and what it makes of
// the events that the page shows, which are the game as it stands.
import type { Event, Proposal } from '@nemeton/websocket'
import { gaveUp, type GameEvent, type Seat } from '@nemeton/board/game'

/** What an event says besides the game. */
export type Consent = Pick<
  Event,
  'accept' | 'accepted' | 'gave_time' | 'continued' | 'proposal' | 'paused' | 'substitutes'
>

/** What somebody said last of all this. */
export type ConsentNews =
  | { what: 'refused' | 'withdrawn' | 'agreed'; seat: Seat; question: Proposal }
  | { what: 'gave'; seat: Seat; to: Seat; time: number }
  | { what: 'went_on'; seat: Seat }

export interface ConsentState {
  question: Proposal | null
  paused: boolean
  substitutes: Seat[]
  spoken: ConsentNews | null
}

const nobody: Seat[] = []
export const noConsent: ConsentState = { question: null, paused: false, substitutes: nobody, spoken: null }

type ServerEvent = GameEvent & Consent

/** The event without what it says of the people. */
export function gameEvent(event: ServerEvent): GameEvent {
  const { accept: _, accepted: _1, gave_time: _2, continued: _3, proposal: _4, ...rest } = event
  const { paused: _5, substitutes: _6, ...game } = rest
  return game
}

/** Whether somebody speaks with the event, and nothing is played. */
const isTalk = ({ n, accept, gave_time, continued, proposal }: ServerEvent): boolean =>
  accept !== undefined || gave_time !== undefined || continued === true || proposal?.n === n

/** Whether the event is what everybody agrees to at once, because nobody is to be asked. */
const isSettled = ({ n, accepted }: ServerEvent): boolean => accepted?.n === n

function newsIn(event: ServerEvent, { question: before }: ConsentState): ConsentNews | null {
  const { seat, accept, accepted, gave_time, continued } = event
  if (seat === null) return null
  if (accepted) return { what: 'agreed', seat, question: accepted }
  if (accept === false && before)
    return { what: before.seat === seat ? 'withdrawn' : 'refused', seat, question: before }
  if (gave_time) return { what: 'gave', seat, to: gave_time.seat, time: gave_time.time }
  return continued ? { what: 'went_on', seat } : null
}

/** How people stand to each other after an event. */
export const consentAfter = (event: ServerEvent, before: ConsentState): ConsentState => ({
  question: event.proposal ?? null,
  paused: event.paused ?? false,
  substitutes: event.substitutes ?? nobody,
  spoken: newsIn(event, before),
})

/** The game with what the event adds to it, or takes back; its events are numbered anew, for what was only said is none of them. */
export function withEvent(events: GameEvent[], event: ServerEvent): GameEvent[] {
  if (!isTalk(event) && !isSettled(event)) return [...events, { ...gameEvent(event), n: events.length }]
  const { accepted } = event
  if (accepted?.kind === 'take_back') return events.slice(0, accepted.steps! + 1)
  if (event.state.node !== 'terminal') return events
  const end =
    accepted?.kind === 'claim' ? { seat: accepted.target!, abandoned: true } : { seat: null, tied: true }
  return [...events, { ...gameEvent(event), n: events.length, ...end }]
}

/** Whether a seat could take back its last decision: nothing but decisions came after it, and the game hides nothing. */
export function canTakeBack(events: GameEvent[], seat: Seat, hides: boolean): boolean {
  if (hides) return false
  for (let n = events.length - 1; n > 0; --n) {
    if (gaveUp(events[n]!) || events[n - 1]!.state.node !== 'decision') return false
    if (events[n]!.seat === seat) return true
  }
  return false
}
