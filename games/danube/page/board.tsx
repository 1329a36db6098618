// Down the Danube on the page: the river and everything on it, and how a person plays there.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { along, type Part, type Path } from '@nemeton/board/choice'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { Grid } from '@nemeton/board/grid'
import { Trail, type Went } from '@nemeton/board/trail'
import { gameWords } from '@nemeton/board/words'
import { leastLetters, useNarrow } from '@nemeton/board/narrow'
import { isCarried, useChoice } from '@nemeton/board/use_choice'
import type { Box } from '@nemeton/board/walk'
import { Boat, CopperMark, SilverMark } from './boats'
import './board.css'
import { Ground } from './background'
import { Evening } from './ending'
import { NARROW, WIDE, type Layout } from './layout'
import { startingDraw } from './starting_draw'
import { berthed, harboured, motions, transform } from './motion'
import {
  boatOn,
  boatsOf,
  isSafe,
  other,
  parseAction,
  RAPIDS,
  reaches,
  SEA,
  SQUARES,
  stopsShort,
  type Action,
  type DanubeEvent,
} from './position'
import type { Effect, Seat, View } from './schema'
import type { Point } from '@nemeton/board/art/line'
import { sound } from './sound'
import { leads, panel } from './panel'
import { Sticks } from './sticks'
import { describe, ending, notation } from './narration'
import { summary } from './summary'
import { say } from './words'

const { seats } = gameWords('danube')

function Board({
  view,
  before,
  event,
  trail,
  advice,
  actions: tokens,
  animate,
  onAct,
  seat: viewer,
  ahead: onward = null,
  onAhead,
}: BoardProps<View, Effect>) {
  const [element, narrow] = useNarrow(event === null)
  const layout = narrow ? NARROW : WIDE
  const { river } = layout
  const ground = useMemo(() => <Ground layout={layout} />, [layout])
  const actions = tokens.map(parseAction).filter((each) => each !== null)
  const mover = view.turn ?? 0

  // While others act, or the sticks fall, a boat can be chosen that goes on then.
  const waits = onAhead !== undefined && tokens.length === 0 && view.end === null
  const own = waits ? view.boats[viewer as Seat].map(String) : []
  const paths = waits
    ? own.map((boat) => ({ token: boat, parts: [boat] }))
    : actions.map(({ token, from, aim }) => ({ token, parts: [String(from), String(aim)] }))
  const choice = useChoice({
    ...{ view, actions: tokens, steps: along(paths), quick: true },
    onAct: (token) => (waits ? onAhead(token === onward ? null : token) : onAct(token)),
    begins: likelyBoat(event, paths),
  })
  const { held: inHand, first: movable } = choice
  // The boat to move: the one that was picked, or the only one there is.
  const chosen = choice.picked.length > 0 ? Number(choice.picked[0]) : null
  // Where it can go, and where a boat goes with one press, since no other can.
  const targets = new Map(
    actions
      .filter((each) => each.from === chosen || choice.ends.has(String(each.aim)))
      .map((each) => [each.aim, each]),
  )
  // A boat that a hand has put down stays there until the answer comes.
  const put = choice.sent?.dropped ? parseAction(choice.sent.token) : null
  const aheadLabel = (square: number) =>
    String(square) === onward ? `, ${say.goesOn}` : own.includes(String(square)) ? `, ${say.mayGoOn}` : ''
  const effects = event?.effects ?? []
  const step = findEffect(effects, 'moved')

  const move = useEffectEvent(() => {
    if (!animate || !step) return
    const running = motions(layout, effects, view.home[step.seat], isCarried(choice.last, before, event)).map(
      ({ seat, square, frames, duration, delay }) => {
        const key = square === null ? `home-${seat}-${view.home[seat] - 1}` : `${seat}-${square}`
        const boat = element.current!.querySelector(`[data-boat="${key}"]`)
        return boat?.animate(frames, { duration, delay, easing: 'ease-in-out' })
      },
    )
    return () => running.forEach((each) => each?.cancel())
  })
  useLayoutEffect(() => move(), [view])

  const boats = ([0, 1] as const).flatMap((seat) => view.boats[seat].map((square) => ({ seat, square })))
  const rows = Array.from({ length: SQUARES / river.shape.columns }, (_, r) =>
    Array.from({ length: river.shape.columns }, (_, i) => r * river.shape.columns + i + 1),
  )
  const fallen = findEffect(effects, 'thrown')
  const thrown = fallen?.value ?? view.throw
  const throwing = useThrow(event?.n ?? 0, fallen !== undefined)

  return (
    <div class={narrow ? 'danube narrow' : 'danube'} ref={element}>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} style={leastLetters(layout.width)}>
        {ground}
        <Evening {...{ layout, view }} />
        <Sticks
          layout={layout}
          thrown={thrown}
          left={view.left}
          throwing={throwing}
          fall={animate && fallen !== undefined}
        />
        <g aria-hidden="true">
          <Trail went={trailOf(layout, trail)} size={river.shape.half * 0.13} inset={layout.boat * 21} />
          {[...targets.keys()].map((square) => (
            <path key={square} class="aimed" d={areaOf(layout, square)} />
          ))}
          {boats.map(({ seat, square }) => {
            const part = String(square)
            const canMove = !waits && movable.has(part)
            const goesOn = seat === viewer && part === onward
            const lifted = inHand?.part === part
            const held = seat === mover && view.held.includes(square)
            const { angle } = river.place(square)
            const way = lifted
              ? transform(inHand.at, angle, layout.boat * 1.12)
              : put?.from === square && seat === mover
                ? transform(river.place(reaches(view, mover, put)), angle, layout.boat)
                : berthed(layout, square)
            return (
              <g
                key={`${seat}-${square}`}
                data-boat={`${seat}-${square}`}
                class={`afloat${canMove ? ' movable' : ''}${chosen === square ? ' chosen' : ''}${lifted ? ' lifted' : ''}${held ? ' held' : ''}`}
                style={{ transform: way }}
              >
                {canMove && <ellipse class="ready" rx={seat === 0 ? 25 : 33} ry={seat === 0 ? 25 : 22} />}
                <Boat seat={seat} />
                {goesOn && <path class="onward" d="M-14 -11L-3 0L-14 11M1 -11L12 0L1 11" />}
                {held && <ellipse class="rope" rx={seat === 0 ? 25 : 33} ry={seat === 0 ? 25 : 22} />}
              </g>
            )
          })}
          {([0, 1] as const).flatMap((seat) =>
            Array.from({ length: view.home[seat] }, (_, i) => (
              <g
                key={`home-${seat}-${i}`}
                data-boat={`home-${seat}-${i}`}
                style={{ transform: harboured(layout, seat, i) }}
              >
                <Boat seat={seat} />
              </g>
            )),
          )}
          {[...targets.values()].map((action) => (
            <Target key={action.token} layout={layout} view={view} seat={mover} action={action} />
          ))}
          {advice && (
            <Trail
              went={trailOf(layout, [advice])}
              size={river.shape.half * 0.13}
              inset={layout.boat * 6}
              advised
            />
          )}
        </g>
        <Grid
          label={say.board}
          rows={rows.map((squares) => ({
            label: say.row(squares[0]!, squares.at(-1)!),
            cells: squares.map((square) => ({
              id: String(square),
              box: boxOf(layout, square),
              label:
                labelOf(view, square, actions, square === chosen, targets.get(square)) + aheadLabel(square),
              ...(waits && { state: '' as const, chosen: String(square) === onward }),
            })),
          }))}
          choice={choice}
          far={river.shape.half}
        />
      </svg>
      <p class="visually-hidden">
        {thrown !== null && say.thrown(thrown, view.left)}{' '}
        {say.harbour(say.sides[0]!, view.home[0], boatsOf(view, 0))}{' '}
        {say.harbour(say.sides[1]!, view.home[1], boatsOf(view, 1))}
      </p>
    </div>
  )
}

// The boat that has just moved and can go on, or else the foremost that can.
function likelyBoat(event: DanubeEvent | null, paths: Path[]): Part[] {
  const boats = paths.map(({ parts }) => parts[0]!)
  const moved = event?.seat === null ? undefined : findEffect(event?.effects ?? [], 'moved')
  const again = String(moved?.to)
  if (boats.includes(again)) return [again]
  return boats.length > 0 ? [String(Math.max(...boats.map(Number)))] : []
}

// The number of the newest throw that was shown, so that the sticks keep lying as they fell.
function useThrow(n: number, isThrow: boolean): number {
  const last = useRef(0)
  if (isThrow) last.current = n
  return last.current
}

function boxOf({ river }: Layout, square: number): Box {
  const { x, y } = river.place(square)
  const { pitch, row } = river.shape
  return { x: x - pitch / 2, y: y - row / 2, width: pitch, height: row }
}

// A square's water, a little inside its edges.
const areaOf = ({ river }: Layout, square: number) =>
  river.stretch(river.edge(square - 1) + 2, river.edge(square) - 2, river.shape.half - 3)

// The ways of boats along the river, on the side by which they pass each other; the rapids carry one over land.
function trailOf({ river }: Layout, events: DanubeEvent[]): Went[] {
  const way = (from: number, to: number) => {
    const [start, end] = [river.place(from), river.place(to)]
    const aside = (to > from ? -1 : 1) * river.shape.half * 0.35
    const between = river.way(start.s, end.s, 4 * Math.abs(to - from)).slice(1, -1)
    return [start, ...between.map(({ s }) => river.beside(s, aside)), end]
  }
  return events.flatMap(({ effects }) =>
    effects.flatMap((effect): Went[] => {
      const { kind } = effect
      if (kind === 'moved' || kind === 'switched')
        return [{ seat: effect.seat, way: way(effect.from, effect.to) }]
      if (kind !== 'carried') return []
      return [{ seat: effect.seat, way: [river.place(effect.from), river.place(effect.to)] }]
    }),
  )
}

// A square that the chosen boat can go to, with the steps it takes. Where it would stop short of an enemy on a safe square, an
// arrow leads back to where it stops.
function Target({ layout, view, seat, action }: { layout: Layout; view: View; seat: Seat; action: Action }) {
  const { river } = layout
  const { half } = river.shape
  const place = river.place(action.aim)
  const taken = boatOn(view, action.aim) !== null
  const short = stopsShort(view, seat, action)
  const r = half * 0.42
  const badge = taken ? { x: place.x, y: place.y + half * 0.8 } : place
  const stop = river.at(river.edge(action.aim - 1) - 4)
  return (
    <g class="target">
      {short && <path class="back" d={hook(place, stop, half)} />}
      <circle class="badge" cx={badge.x} cy={badge.y} r={r} />
      <text x={badge.x} y={badge.y} dy="0.36em">
        {Math.abs(action.by)}
      </text>
    </g>
  )
}

// An arrow that swings back over the upper bank, from a square to the edge of the one before it.
function hook(from: Point, to: Point, half: number): string {
  const top = Math.min(from.y, to.y) - half * 0.98
  const head = half * 0.2
  const tip = { x: to.x, y: to.y - half * 0.5 }
  return (
    `M${from.x} ${from.y - half * 0.62}C${from.x} ${top} ${tip.x} ${top} ${tip.x} ${tip.y}` +
    `M${tip.x - head} ${tip.y - head}L${tip.x} ${tip.y}L${tip.x + head} ${tip.y - head}`
  )
}

// A square in words: what it is, what is on it, what can be done there.
function labelOf(view: View, square: number, actions: Action[], chosen: boolean, target?: Action): string {
  const seat = boatOn(view, square)
  const mover = view.turn ?? 0
  const parts = [say.square(square)]
  if (isSafe(square)) parts.push(say.safe)
  if (square === RAPIDS) parts.push(say.rapids)
  else if (square === SEA) parts.push(say.sea)
  else if (seat === null) parts.push(say.empty)
  if (seat !== null) parts.push(say.boat(say.sides[seat]!, say.boats[seat]!))
  if (seat === mover && view.held.includes(square)) parts.push(say.held)
  const ways = actions.filter((each) => each.from === square).map((each) => each.by)
  if (ways.length > 0) parts.push(say.movable(ways.sort((a, b) => a - b)))
  if (chosen) parts.push(say.chosen)
  if (target) {
    const reached = reaches(view, mover, target)
    parts.push(say.target(target.from, target.by))
    if (stopsShort(view, mover, target)) parts.push(say.short(reached, Math.abs(reached - target.from)))
    if (view.boats[other(mover)].includes(reached)) parts.push(say.swap(say.sides[other(mover)]!))
    if (reached === RAPIDS) parts.push(say.toRapids)
    if (reached === SEA) parts.push(say.toSea)
  }
  return parts.join(', ')
}

// Longer for what takes longer to see: a throw, and a boat that the rapids or the sea take.
function linger({ effects }: DanubeEvent): number {
  if (findEffect(effects, 'thrown')) return 550
  return findEffect(effects, 'carried') || findEffect(effects, 'came_home') ? 700 : 380
}

const part: GamePart<View, Effect> = {
  Board,
  aspect: WIDE.width / WIDE.height,
  seats: [
    { name: seats[0]!, Mark: SilverMark, colour: '#cfd5d3' },
    { name: seats[1]!, Mark: CopperMark, colour: '#c26a3b' },
  ],
  drafts: true,
  describe,
  notation,
  note: () => import('./note'),
  summary,
  ending,
  panel,
  leads,
  ahead: () => import('./ahead'),
  linger,
  sound,
  reasons: () => import('./reasons'),
  startingDraw,
  picture: {
    seat: 0,
    view: {
      boats: [
        [11, 14, 15, 22],
        [9, 12, 18, 29, 33],
      ],
      home: [1, 0],
      turn: 0,
      throw: 3,
      left: 3,
      held: [],
      end: null,
    },
  },
}
export default part
