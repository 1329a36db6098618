// A choice under way on a board: what is picked, what is in the hand, and what was sent and not answered yet.
import { useRef, useState } from 'preact/hooks'
import type { Point } from './art/line'
import { back, completed, kept, loneEnds, press, settled, type Part, type Steps } from './choice'
import type { BoardProps, GameEvent } from './game'

/** A choice that was sent. */
export interface Sent<View> {
  token: string
  /** All its parts. */
  parts: Part[]
  /** Whether a hand has put something down where it goes. */
  dropped: boolean
  /** The position in which it was sent. */
  view: View
}

/** A part that a hand holds, and where. */
export interface Held {
  part: Part
  at: Point
}

/** What a part can do: `target`, go on with what is picked or complete it; `movable`, be picked, or let go. */
export type State = '' | 'movable' | 'target'

export interface Choice<View = unknown> {
  picked: Part[]
  /** What can be begun with, and what can follow on `picked`; by part, the token that it completes, or null. */
  first: ReadonlyMap<Part, string | null>
  next: ReadonlyMap<Part, string | null>
  held: Held | null
  /** Where one press completes a choice whose beginning is not picked, with the token; none unless the choice is `quick`. */
  ends: ReadonlyMap<Part, string>
  /** What was sent, until the answer comes: a new position, or the actions anew because it was refused or taken back. */
  sent: Sent<View> | null
  /** What was sent last, also when the answer has come. */
  last: Sent<View> | null
  /** What is to be seen as chosen: what is picked, or what was sent. */
  shown: Part[]
  stateOf(part: Part): State
  press(part: Part): void
  /** Lets all go. */
  clear(): void
  back(): void
  /** Whether a hand can take a part, to put it down on another. */
  canTake(part: Part): boolean
  /** Holds it somewhere. */
  move(part: Part, at: Point): void
  /** Puts it down on another; null where the drag came to nothing. */
  drop(part: Part, on: Part | null): void
}

interface Options<View> extends Pick<BoardProps<View>, 'view' | 'actions'> {
  steps: Steps
  onAct(token: string, parts: Part[]): void
  /** A choice holds as long as this stays the same: the position, if nothing else is said. */
  moment?: unknown
  /** What is picked until somebody picks something: what is likely to be wanted. Any other press picks as if it were not there. */
  begins?: readonly Part[] | undefined
  /** How many parts are taken by themselves at most, where there is no other; any number if left out. */
  most?: number
  /**
   * Whether one press is enough where it leaves no doubt: on what has one way to go on alone, and, while nothing is picked, on where
   * one choice alone ends.
   */
  quick?: boolean
}

const without = (parts: readonly Part[], part: Part) => parts.filter((each) => each !== part)

interface Kept<View> {
  moment: unknown
  picked: Part[]
  /** What nobody has pressed of what was picked beforehand. */
  likely: readonly Part[]
  held: Held | null
  last: (Sent<View> & { moment: unknown; actions: string[] }) | null
}

/** What is picked and what was sent, and how either changes. */
function useKept<View>({ view, actions, steps, onAct, moment = view, begins = [] }: Options<View>) {
  const [state, setState] = useState<Kept<View>>({
    ...{ moment: null, picked: [], likely: [] },
    ...{ held: null, last: null },
  })
  const { last } = state
  const isNow = state.moment === moment
  const isPicked = kept(steps, isNow ? state.picked : begins)
  const likely = isNow ? state.likely : begins
  // As soon as there is nothing to choose it is on its way; what can be chosen after that is its answer.
  const underway = useRef<Kept<View>['last']>(null)
  if (actions.length === 0) underway.current = last
  const isAnswered = actions.length > 0 && (actions !== last?.actions || underway.current === last)
  const isSent = last !== null && last.moment === moment && !isAnswered

  const pick = (picked: Part[], held: Held | null = null, stillLikely = likely) =>
    setState({ moment, picked, likely: stillLikely, held, last: null })
  function send(token: string, parts: Part[], dropped: boolean): void {
    setState({
      ...{ moment, picked: [], likely: [], held: null },
      last: { token, parts, dropped, view, moment, actions },
    })
    onAct(token, parts)
  }
  // Nobody has picked or let go of anything yet.
  const untouched = !isNow
  return {
    ...{ untouched, isPicked, likely, held: isNow ? state.held : null },
    ...{ sent: isSent ? last : null, last, pick, send },
  }
}

/** The choice that begins with a part, without what was picked before. */
function begun(steps: Steps, part: Part, most: number | undefined): Part[] {
  const start = settled(steps, [], most)
  const { picked, token } = press(steps, start, part)
  return start.includes(part) || token !== null ? start : picked
}

export function useChoice<View>(options: Options<View>): Choice<View> {
  const { steps, moment = options.view, most, quick = false } = options
  const { untouched, isPicked, likely, held, sent, last, pick, send } = useKept(options)
  // A drag that was begun in another position is none in this one.
  const now = useRef(moment)
  now.current = moment

  const picked = settled(steps, isPicked, most)
  const first = steps([])
  const next = steps(picked)
  const lone =
    quick && (untouched || isPicked.length === 0)
      ? loneEnds(steps)
      : new Map<Part, { token: string; parts: Part[] }>()
  const reachable = new Set(picked.flatMap((_, n) => [...steps(picked.slice(0, n)).keys()]))

  function go(from: Part[], part: Part, dropped: boolean): void {
    const pressed = press(steps, from, part)
    const { picked, token } = quick && !dropped ? completed(steps, pressed) : pressed
    if (token === null) return pick(picked, null, without(likely, part))
    send(token, picked, dropped)
  }
  return {
    ...{ picked, first, next, sent, last, held },
    ends: new Map([...lone].map(([part, { token }]) => [part, token])),
    shown: sent?.parts ?? picked,
    stateOf: (part) => {
      const token = next.get(part)
      if (token !== undefined && (token !== null || picked.length > 0)) return 'target'
      if (lone.has(part)) return 'target'
      return token === null || reachable.has(part) || picked.includes(part) ? 'movable' : ''
    },
    press: (part) => {
      const end = lone.get(part)
      if (end && !next.has(part)) send(end.token, end.parts, false)
      // A hand that presses what was picked for it wants it, and does not let it go.
      else if (isPicked.includes(part) && likely.includes(part)) pick(isPicked, null, without(likely, part))
      else go(picked, part, false)
    },
    clear: () => pick([]),
    back: () => pick(back(steps, picked, most)),
    canTake: (part) => begun(steps, part, most).includes(part),
    move: (part, at) => now.current === moment && pick(begun(steps, part, most), { part, at }),
    drop: (part, on) => {
      if (now.current !== moment) return
      const picked = begun(steps, part, most)
      if (on !== null && steps(picked).has(on)) go(picked, on, true)
      else pick(picked)
    },
  }
}

/** Whether an event is what a hand has already put where it goes. */
export const isCarried = <View>(
  last: Sent<View> | null,
  before: View | null,
  event: GameEvent<View> | null,
): boolean => last !== null && last.dropped && last.view === before && last.token === event?.token
