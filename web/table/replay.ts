// A game played by its steps, without a table: what everybody at it would have seen.
import type { GameEvent, GameState, Options, Seat } from '../board/game'
import type { Answer } from '../wasm/engine'

/** A game so far; `steps` as in a record. */
export interface Line {
  game: string
  seats: number
  options: Options
  steps: string[]
}

type Ask = (request: object) => Answer

/** A step of a record as it is played: a choice made in secret has its seat in front, as in "0:rock". */
export function readStep(step: string, before: GameState): { seat: Seat | null; token: string } {
  const [, seat, token] = (before.node === 'simultaneous' && /^(\d+):(.*)$/.exec(step)) || []
  return token === undefined
    ? { seat: before.to_act?.[0] ?? null, token: step }
    : { seat: Number(seat), token }
}

/** The events as a seat sees them, as far as the steps are legal: all of them, if there is one more event than steps. */
export function replay(ask: Ask, { steps, ...game }: Line, viewer: Seat): GameEvent[] {
  const events: GameEvent[] = []
  const happened = (answer: Answer, seat: Seat | null, token: string | null) => {
    const { ply, node, to_act, actions, returns } = answer as unknown as GameState
    const own = actions?.[viewer] && { [viewer]: actions[viewer] }
    const { view, saw } = ask({ cmd: 'view', seat: viewer }) as unknown as { view: unknown; saw: boolean }
    const state = { ply, node, to_act, actions: own ?? {}, returns }
    events.push({ n: events.length, seat, token: saw ? token : null, state, view })
  }
  let answer = ask({ cmd: 'new', ...game, seed: 0 })
  if (answer.ok) happened(answer, null, null)
  for (const step of steps) {
    if (!answer.ok) break
    const { seat, token } = readStep(step, events.at(-1)!.state)
    answer = ask({ cmd: 'apply', action: token, ...(seat === null ? {} : { seat }) })
    if (answer.ok) happened(answer, seat, token)
  }
  return events
}
