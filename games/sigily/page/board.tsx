// Sigily on the page: the wheel of the year with all that moves on it, and how a person plays there.
import './board.css'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { JSX } from 'preact'
import type { Point } from '@nemeton/board/art/line'
import { dontScroll, startDrag } from '@nemeton/board/drag'
import type { BoardProps, GameEvent, GamePart } from '@nemeton/board/game'
import { markOf } from './chariots'
import { campPlace, offerOf, open, pathsOf, press, settled, type Place } from './choice'
import { discOf, Ground } from './background'
import { nextHoliday } from './holiday'
import { later } from './lazy'
import { labelOf, type Choice } from './labels'
import { lot } from './starting_draw'
import { Marks, Traces } from './marks'
import { flights, kLeg, motions, readStep, transformOf } from './motion'
import { picture } from './picture'
import { AllLying, Camp, Chariots, Curse, DeadSun, Fallow, keysOn, Starts } from './pieces'
import { deep, gates, lords, ring, type Sigil, type View } from './position'
import { sound } from './sound'
import { describe, ending, notation } from './narration'
import { Tray } from './tray'
import { campOf, kHalf, neighbour, placeOf, type Arrow } from './wheel'
import { nameOf, provinces, say } from './words'

// Each of these holds for the position in which it began and is nothing after it.
interface Pick {
  view: View
  places: Place[]
}
interface Pull {
  view: View
  from: Sigil
  by: Point
}
/** A stack that a hand has put down: it stays there until the answer comes, or the actions come back as it was refused. */
interface Put extends Pull {
  token: string
  actions: string[]
}

const kRows = gates.map((gate) => ring.slice(gate, gate + 6))

function Board({ view, before, event, actions, animate, onAct }: BoardProps<View>): JSX.Element {
  const element = useRef<HTMLDivElement>(null)
  const ground = useMemo(() => <Ground />, [])
  const [pick, setPick] = useState<Pick | null>(null)
  const [pull, setPull] = useState<Pull | null>(null)
  const [put, setPut] = useState<Put | null>(null)
  const [cursor, setCursor] = useState<Place | null>(null)

  const paths = useMemo(() => pathsOf(view, actions), [view, actions])
  const picked = settled(paths, pick?.view === view ? pick.places : [])
  const offer = offerOf(paths, picked)
  const choice: Choice = { paths, picked, offer }
  const underway = put?.view === view && (actions.length === 0 || actions === put.actions) ? put : null
  const held = pull?.view === view ? pull : underway

  const seats = view.teams.map((_, seat) => seat)
  const points = useMemo(() => {
    const places: [Place, Point][] = [...ring, ...deep].map((sigil) => [sigil, placeOf(sigil)])
    return new Map([...places, ...seats.map((seat): [Place, Point] => [campPlace(seat), campOf(seat)])])
  }, [seats.length])
  const onBoard = (places: Iterable<Place>) => [...places].find((place) => points.has(place))
  const focused = cursor ?? onBoard(picked) ?? onBoard(offer.last.keys()) ?? onBoard(offer.first) ?? '0'

  // A button of the tray goes once it is pressed; the focus that was on it comes to the wheel.
  const pressed = useRef(false)
  useLayoutEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    pressed.current = false
    element.current!.querySelector<SVGElement>('[tabindex="0"][data-square]')!.focus()
  })

  useMotion(element, { view, before, event, animate }, put)

  const enter = (place: Place) => {
    const { picked: places, token } = press(paths, picked, place)
    if (points.has(place)) setCursor(place)
    pressed.current = !points.has(place)
    setPick({ view, places })
    if (token !== null) onAct(token)
  }
  const key = (e: KeyboardEvent) => {
    const onCell = (e.target as Element).hasAttribute('data-square')
    if (e.key === 'Escape') setPick(null)
    else if (onCell && (e.key === 'Enter' || e.key === ' ')) enter(focused)
    else if (onCell && e.key.startsWith('Arrow')) {
      const next = neighbour(points.get(focused)!, e.key as Arrow, points)
      if (next !== null) {
        setCursor(next)
        element.current!.querySelector<SVGElement>(`[data-square="${next}"]`)!.focus()
      }
    } else return
    e.preventDefault()
  }
  const take = (down: PointerEvent, from: Place) => {
    const start = points.get(from)!
    startDrag(down, element.current!.querySelector('svg')!, {
      start: () => {
        setPick({ view, places: press(paths, [], from).picked })
        setCursor(from)
      },
      move: ({ x, y }) => setPull({ view, from, by: { x: x - start.x, y: y - start.y } }),
      end: (over) => {
        setPull(null)
        const to = over?.closest('[data-square]')?.getAttribute('data-square') ?? ''
        const path = open(paths, [from, to]).find(({ places }) => places.length === 2)
        if (!path) return
        const goal = points.get(to)!
        setPut({ view, from, by: { x: goal.x - start.x, y: goal.y - start.y }, token: path.token, actions })
        setPick(null)
        onAct(path.token)
      },
    })
  }

  const cell = (place: Place) => {
    const { x, y } = points.get(place)!
    const isCamp = place.startsWith('camp:')
    const own = offer.first.has(place)
    const r = isCamp ? 74 : discOf(place) + 10
    return (
      <g
        key={place}
        role="gridcell"
        data-square={place}
        class={`cell${own ? ' own' : ''}${offer.last.has(place) ? ' target' : ''}${offer.next.has(place) ? ' next' : ''}`}
        tabindex={place === focused ? 0 : -1}
        aria-selected={picked.includes(place)}
        aria-label={labelOf(view, place, choice)}
        transform={`translate(${x} ${y})`}
        onClick={() => enter(place)}
        onFocus={() => setCursor(place)}
        onPointerDown={own ? (e: PointerEvent) => take(e, place) : undefined}
        onTouchMove={own ? dontScroll : undefined}
      >
        <circle r={r} />
        <circle class="focus" r={r - 4} />
      </g>
    )
  }
  const step = event && before ? readStep(event, before) : null
  return (
    <div class={event === null ? 'sigily picture' : 'sigily'} ref={element} onKeyDown={key}>
      <div class="table-top">
        <svg class="wheel-of-year" viewBox={`${-kHalf} ${-kHalf} ${2 * kHalf} ${2 * kHalf}`}>
          {ground}
          <g aria-hidden="true">
            <DeadSun view={view} />
            <Starts starts={view.starts} />
            <Traces view={view} step={step} choice={choice} />
            {view.cursed.map((sigil) => (
              <Curse key={sigil} sigil={String(sigil)} />
            ))}
            {lords.map((seat) =>
              seat in seats ? <Camp key={seat} view={view} seat={seat} /> : <Fallow key={seat} seat={seat} />,
            )}
            <AllLying view={view} />
            <Chariots
              view={view}
              moving={new Set(step?.chariots.map((each) => each.join('-')))}
              held={held && { chariots: heldBy(view, held.from), by: held.by }}
              chosen={new Set(picked)}
            />
            <Marks view={view} choice={choice} />
            {animate && event && before && <Flights key={event.n} event={event} before={before} />}
          </g>
          <g role="grid" aria-label={say.board}>
            {kRows.map((row, i) => (
              <g role="row" key={i} aria-label={say.rowOfQuarter(nameOf(String(gates[i])), gates[i]! + 5)}>
                {row.map(cell)}
              </g>
            ))}
            <g role="row" aria-label={say.rowOfDeep}>
              {deep.map(cell)}
            </g>
            <g role="row" aria-label={say.rowOfCamps}>
              {seats.map((seat) => cell(campPlace(seat)))}
            </g>
          </g>
        </svg>
        {actions.includes('right') && (
          <Question view={view} onAnswer={(right) => onAct(right ? 'right' : 'wrong')} />
        )}
        <Tray view={view} event={event} before={before} choice={choice} animate={animate} onPress={enter} />
      </div>
    </div>
  )
}

/** Until the card is there the table may ask by itself, and say how it was answered. */
const Question = later(
  () => import('./card'),
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
function Flights({ event, before }: { event: GameEvent<View>; before: View }): JSX.Element {
  const group = useRef<SVGGElement>(null)
  const list = useMemo(
    () =>
      flights(event, before).flatMap((flight) =>
        Array.from({ length: Math.min(flight.coins, 6) }, (_, i) => ({
          ...flight,
          delay: flight.delay + i * 40,
        })),
      ),
    [event, before],
  )
  useLayoutEffect(() => {
    const running = list.map(({ from, to, delay }, i) =>
      group.current!.children[i]!.animate(
        [
          { transform: transformOf(from, 1), opacity: 1 },
          { transform: transformOf(to, 1), opacity: 1 },
        ],
        { duration: kLeg, delay, easing: 'ease-in-out' },
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
  { view, before, event, animate }: Omit<BoardProps<View>, 'actions' | 'seat' | 'onAct'>,
  put: Put | null,
): void {
  useLayoutEffect(() => {
    if (!animate || !event || !before) return
    const carried = put !== null && put.view === before && put.token === event.token ? put.by : null
    const running = motions(event, before, carried).map(({ chariot, frames, delay }) =>
      element.current!.querySelector(`[data-chariot="${chariot}"]`)!.animate(
        frames.map((transform) => ({ transform })),
        { duration: kLeg, delay, easing: 'ease-in-out', fill: 'backwards' },
      ),
    )
    return () => running.forEach((each) => each.cancel())
  }, [view])
}

/** Longer for what takes longer to see: throws, and most of all what decides a fight. */
function linger({ seat, token }: GameEvent<View>, before: View): number {
  if (token === null || token === 'throw' || token === 'nospell') return 0
  if (seat !== null) return 650
  return before.stage === 'attack' ? 850 : before.stage === 'defence' ? 1600 : 700
}

const Writing = later(() => import('./own_questions'))

const part: GamePart<View> = {
  Board,
  aspect: 1.235,
  seats: provinces.map((name, seat) => ({ name, Mark: markOf(seat) })),
  describe,
  notation,
  ending,
  linger,
  sound,
  lot,
  proposed: (day) => ({ start: nextHoliday(day) }),
  Prepare: ({ options }) => (options.questions ? <Writing /> : null),
  picture,
}
export default part
