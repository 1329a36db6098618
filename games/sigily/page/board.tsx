// Sigily on the page: the wheel of the year with all that moves on it, and how a person plays there.
import './board.css'
import './pieces.css'
import './tray.css'
import './questions/card.css'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import type { JSX } from 'preact'
import type { Point } from '@nemeton/board/art/line'
import { along } from '@nemeton/board/choice'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { Grid, type Cell, type Row } from '@nemeton/board/grid'
import { Trail } from '@nemeton/board/art/trail'
import { isCarried, useChoice } from '@nemeton/board/use_choice'
import { markOf } from './chariots'
import { campPlace, offerOf, pathsOf, type Place } from './choice'
import { discOf, Ground, Panel } from './background'
import { CampLight, Triumph } from './ending'
import { nextHoliday } from './holiday'
import { lazyComponent } from './lazy_component'
import { labelOf, type Choice } from './labels'
import { startingDraw } from './starting_draw'
import { adviceOf, Marks, trailOf, Ways } from './marks'
import { flights, leg, motions, stepOf, transformOf } from './motion'
import { picture } from './picture'
import {
  AllLying,
  Camp,
  Chariots,
  Curse,
  DeadSun,
  Fallow,
  keysOn,
  Starts,
  type Held as Pulled,
} from './pieces'
import { deep, gates, lords, ring, type SigilyEvent } from './position'
import type { Effect, View } from './schema'
import { leads, panel } from './panel'
import { sound } from './sound'
import { describe, ending, notation } from './narration'
import { summary } from './summary'
import { Tray } from './tray'
import { campOf, half, neighbour, placeOf, type Arrow } from './wheel'
import { nameOf, provinces, say } from './words'

function Board({
  view,
  before,
  event,
  trail,
  advice,
  actions,
  animate,
  onAct,
}: BoardProps<View, Effect>): JSX.Element {
  const element = useRef<HTMLDivElement>(null)
  const ground = useMemo(() => <Ground />, [])
  const paths = useMemo(() => pathsOf(view, actions), [view, actions])
  // A spell is read before it is cast, and a throw is declared; a chariot that can go one way alone goes with one press.
  const making = useChoice({ view, actions, steps: along(paths), onAct, quick: view.stage === 'move' })
  const { picked, held, sent } = making
  const choice: Choice = { paths, picked, offer: offerOf(making) }
  const seats = view.teams.length
  const points = useMemo(() => pointsOf(seats), [seats])

  /** How far something is from its place. */
  const pulled = (from: Place, to: Point): Pulled => {
    const start = points.get(from)!
    return { chariots: heldBy(view, from), by: { x: to.x - start.x, y: to.y - start.y } }
  }
  // A stack that a hand has put down stays there until the answer comes.
  const dropped = ({ parts: [from, to] }: { parts: Place[] }) => pulled(from!, points.get(to!)!)
  const inHand = held ? pulled(held.part, held.at) : sent?.dropped ? dropped(sent) : null
  const carried = isCarried(making.last, before, event) ? dropped(making.last!).by : null
  useMotion(element, { view, before, event, animate }, carried)

  const letGo = (e: KeyboardEvent) => e.key === 'Escape' && making.clear()
  return (
    <div class="sigily" ref={element} onKeyDown={letGo}>
      <div class="table-top">
        <svg class="wheel-of-year" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}>
          {event === null && <Panel />}
          {ground}
          <Art {...{ view, before, event, trail, advice, animate, choice }} held={inHand} />
          <Grid
            label={say.board}
            rows={rowsOf(view, points, choice)}
            choice={making}
            walk={(from, key) => neighbour(points.get(from.id)!, key as Arrow, points)}
          />
        </svg>
        {actions.includes('right') && (
          <Question key={event?.n} view={view} onAnswer={(right) => onAct(right ? 'right' : 'wrong')} />
        )}
        <Tray {...{ view, event, before, choice, animate }} onPress={making.press} />
      </div>
    </div>
  )
}

const camps = (seats: number): Place[] => Array.from({ length: seats }, (_, seat) => campPlace(seat))

const pointsOf = (seats: number): Map<Place, Point> =>
  new Map([
    ...[...ring, ...deep].map((sigil): [Place, Point] => [sigil, placeOf(sigil)]),
    ...camps(seats).map((camp, seat): [Place, Point] => [camp, campOf(seat)]),
  ])

function rowsOf(view: View, points: Map<Place, Point>, choice: Choice): Row[] {
  const cell = (place: Place): Cell => {
    const { x, y } = points.get(place)!
    const r = place.startsWith('camp:') ? 74 : discOf(place) + 10
    const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
    return { id: place, box, round: r, label: labelOf(view, place, choice) }
  }
  const quarters = gates.map((gate) => ({
    label: say.rowOfQuarter(nameOf(String(gate)), gate + 5),
    cells: ring.slice(gate, gate + 6).map(cell),
  }))
  return [
    ...quarters,
    { label: say.rowOfDeep, cells: deep.map(cell) },
    { label: say.rowOfCamps, cells: camps(view.teams.length).map(cell) },
  ]
}

type Shown = Pick<BoardProps<View, Effect>, 'view' | 'before' | 'event' | 'trail' | 'advice' | 'animate'>

interface ArtProps extends Shown {
  choice: Choice
  held: Pulled | null
}

/** What lies, stands and moves on the ground. */
function Art({ view, before, event, trail, advice, animate, choice, held }: ArtProps): JSX.Element {
  const step = event && before ? stepOf(event.effects) : null
  return (
    <g aria-hidden="true">
      <CampLight view={view} />
      <DeadSun view={view} />
      <Starts starts={view.starts} />
      <Ways view={view} choice={choice} />
      <Trail {...trailOf(trail)} size={9} inset={40} />
      {view.cursed.map((sigil) => (
        <Curse key={sigil} sigil={String(sigil)} />
      ))}
      {lords.map((seat) =>
        seat in view.teams ? <Camp key={seat} view={view} seat={seat} /> : <Fallow key={seat} seat={seat} />,
      )}
      <AllLying view={view} />
      <Chariots
        view={view}
        moving={new Set(step?.chariots.map((each) => each.join('-')))}
        held={held}
        chosen={new Set(choice.picked)}
      />
      <Marks view={view} choice={choice} />
      <Triumph view={view} />
      {advice && <Trail {...adviceOf(advice)} size={9} inset={16} advised />}
      {animate && event && before && <Flights key={event.n} effects={event.effects} />}
    </g>
  )
}

/** Until the card is there the table may ask by itself, and say how it was answered. */
const Question = lazyComponent(
  () => import('./questions/card'),
  ({ onAnswer }: { view: View; onAnswer(right: boolean): void }) => (
    <div class="card-drawn">
      <button onClick={() => onAnswer(true)}>✓</button>
      <button onClick={() => onAnswer(false)}>✗</button>
    </div>
  ),
)

/** What the pointer holds: a stack, or the next chariot from hand. */
function heldBy(view: View, place: Place): Set<string> {
  if (!place.startsWith('camp:')) return keysOn(view, place)
  const seat = Number(place.slice(5))
  return new Set([`${seat}-${view.teams[seat]!.findIndex(({ where }) => where === 'hand')}`])
}

/** Coins that go over the board; they are seen only while they do. */
function Flights({ effects }: { effects: Effect[] }): JSX.Element {
  const group = useRef<SVGGElement>(null)
  const list = useMemo(
    () =>
      flights(effects).flatMap((flight) =>
        Array.from({ length: Math.min(flight.coins, 6) }, (_, i) => ({
          ...flight,
          delay: flight.delay + i * 40,
        })),
      ),
    [effects],
  )
  useLayoutEffect(() => {
    const running = list.map(({ from, to, delay }, i) =>
      group.current!.children[i]!.animate(
        [
          { transform: transformOf(from, 1), opacity: 1 },
          { transform: transformOf(to, 1), opacity: 1 },
        ],
        { duration: leg, delay, easing: 'ease-in-out' },
      ),
    )
    return () => running.forEach((each) => each.cancel())
  }, [list])
  return (
    <g class="flights" ref={group}>
      {list.map((_, i) => (
        <circle key={i} class="coin" r="13" />
      ))}
    </g>
  )
}

/** Shows how the chariots came to where they stand. */
function useMotion(
  element: { current: HTMLElement | null },
  { view, before, event, animate }: Omit<BoardProps<View, Effect>, 'actions' | 'seat' | 'trail' | 'onAct'>,
  carried: Point | null,
): void {
  const move = useEffectEvent(() => {
    if (!animate || !event || !before) return
    const running = motions(event, before, carried).map(({ chariot, frames, delay }) =>
      element.current!.querySelector(`[data-chariot="${chariot}"]`)!.animate(
        frames.map((transform) => ({ transform })),
        { duration: leg, delay, easing: 'ease-in-out', fill: 'backwards' },
      ),
    )
    return () => running.forEach((each) => each.cancel())
  })
  useLayoutEffect(() => move(), [view])
}

/** Longer for what takes longer to see: throws, and most of all what decides a fight. */
function linger({ effects, seat }: SigilyEvent): number {
  const [first] = effects
  if (!first || first.kind === 'takes_sticks' || first.kind === 'no_spell') return 0
  if (seat !== null) return 650
  const stage = first.kind === 'thrown' ? first.stage : null
  if (stage === 'attack') return 1000
  return stage === 'defence' || findEffect(effects, 'died') ? 1800 : 700
}

const Writing = lazyComponent(() => import('./questions/writing'))

const colours = ['#d3d9dc', '#c04a3c', '#3f8a58', '#dea62f']

const part: GamePart<View, Effect> = {
  Board,
  aspect: 1.235,
  lowAspect: 1.64,
  drafts: true,
  throws: (token) => token === 'throw' || token === 'nospell',
  seats: provinces.map((name, seat) => ({ name, Mark: markOf(seat), colour: colours[seat] })),
  describe,
  notation,
  note: () => import('./note'),
  summary,
  ending,
  panel,
  leads,
  linger,
  sound,
  startingDraw,
  reasons: () => import('./reasons'),
  proposed: (day) => ({ start: nextHoliday(day) }),
  Prepare: ({ options }) => (options.questions ? <Writing /> : null),
  picture,
}
export default part
