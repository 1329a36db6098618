// A race on the page: the tiles on the board of its game, the markers on them, and how a person plays there.
import type { JSX } from 'preact'
import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { Point } from '@nemeton/board/art/line'
import { Cells } from '@nemeton/board/cells'
import { dontScroll, startDrag } from '@nemeton/board/drag'
import { gaveUp, type BoardProps, type GameEvent, type GamePart } from '@nemeton/board/game'
import { useNarrow } from '@nemeton/board/narrow'
import { arrows, neighbour, type Box } from '@nemeton/board/walk'
import { rowsOf, type Cell } from './cells'
import { answers, spotOf, spotsFrom, targetsOf, type Answer } from './choice'
import type { RaceLook } from './race_page'
import { readHappening } from './effects'
import { lot } from './starting_draw'
import { markOf } from './markers'
import { motions, start } from './motion'
import { readPlan, type Plan } from './plan'
import { readDeed, type Deed, type RaceView } from './position'
import './race.css'
import { Aims, Badges, Trace } from './marks'
import { Markers, Plaques } from './scene'
import { telling } from './narration'
import { Tiles } from './tiles'
import { sound } from './sound'
import { spots, Tray } from './tray'
import { names, say } from './words'

/** What has been pointed at; it holds for the actions that it was chosen from, and is nothing after them. */
interface Pointed {
  actions: string[]
  /** Where the marker to move stands. */
  spot: string | null
  /** The deeds between which is still to be chosen, when it is settled where it goes. */
  among: Deed[] | null
}
/** A marker under a finger, or where it was put down until the answer comes. */
interface Held {
  spot: string
  at: Point
  actions: string[]
  token: string | null
  view: RaceView
}

/** Parts of the board less far apart in height lie in a row; in halves. */
const kRow = 0.52
const kFinger = 44 / 374 // of a phone's breadth
const kPlaque = 44 / 344 // of that of a small phone

export function racePart(look: RaceLook): GamePart<RaceView> {
  const plan = readPlan(look.plan)
  const told = telling(plan)

  function Board(props: BoardProps<RaceView>): JSX.Element {
    const { view, before, event, actions, seat: viewer, animate, onAct } = props
    const [element, narrow] = useNarrow(event === null)
    const ground = narrow ? look.narrow : look.wide
    const { half } = ground
    const finger = narrow ? ground.width * kFinger : half
    const plaqueHeight = narrow ? ground.width * kPlaque : half * 1.4
    const seats = view.markers.length
    const drawn = useMemo(() => <ground.Draw ground={ground} seats={seats} />, [ground, seats])
    const [pointed, setPointed] = useState<Pointed>({ actions: [], spot: null, among: null })
    const [pull, setPull] = useState<Held | null>(null)
    const [cursor, setCursor] = useState('')

    const deeds = actions.map(readDeed).filter((deed) => deed !== null)
    const holds = pointed.actions === actions
    const from = spotsFrom(deeds)
    const only = from.size === 1 ? [...from][0]! : null
    const picked = (holds ? pointed.spot : null) ?? only
    const among = holds ? pointed.among : null
    const targets = among ? new Map<string, Deed[]>() : targetsOf(deeds, picked)
    const pass = deeds.filter(({ kind }) => kind === 'pass')
    const asked: Answer[] = among ? answers(among) : pass.map((deed) => ({ text: say.pass, deeds: [deed] }))
    const rows = rowsOf({ ground, plaqueHeight, plan, view, deeds, picked, asked, aimed: among !== null })
    const cells = rows.flatMap((row) => row.cells)
    const focused =
      cells.find(({ id }) => id === cursor) ??
      cells.find(({ state }) => state === 'movable') ??
      cells.find(({ id }) => id === `camp-${viewer}`) ??
      cells[0]!
    const held = pull?.actions === actions || (pull?.token && pull.view === view) ? pull : null

    const happening =
      event && before && event.n > 0 && !gaveUp(event) ? readHappening(plan, event, before) : null
    useLayoutEffect(() => {
      setPull(null)
      if (!animate || !happening || !before) return
      const put = pull?.token && pull.view === before && pull.token === event!.token ? pull.at : null
      const { drawn, pile } = spots(ground)
      const running = start(motions(ground, happening, before, view, put, drawn, pile), element.current!)
      return () => running.forEach((each) => each.cancel())
    }, [view])

    const point = (spot: string | null, among: Deed[] | null = null) => setPointed({ actions, spot, among })
    const focus = (id: string) => {
      setCursor(id)
      element.current!.querySelector<SVGElement>(`[data-cell="${id}"]`)?.focus()
    }
    /** Goes on with these deeds: the only one is done, of several it is asked which. */
    function choose(list: Deed[], byKey: boolean) {
      if (list.length === 1) onAct(list[0]!.token)
      else {
        point(picked, list)
        // The plaques are there with the next drawing.
        if (byKey) setTimeout(() => focus('plaque-0'))
      }
    }
    function press({ id, spot, state }: Cell, byKey: boolean) {
      if (id.startsWith('plaque')) {
        // It is gone with the next drawing, and the focus would go with it.
        focus((cells.find(({ chosen }) => chosen) ?? cells[0]!).id)
        choose(asked[Number(id.slice(7))]!.deeds, byKey)
      } else if (state === 'target') choose(targets.get(spot!)!, byKey)
      else if (state === 'movable') point(spot === picked ? null : spot)
      else point(null)
    }
    const key = (e: KeyboardEvent) => {
      const step = arrows[e.key]
      if (step) {
        const plaques = cells.filter(({ id }) => id.startsWith('plaque'))
        const among = plaques.includes(focused) ? neighbour(plaques, focused, step, half * kRow) : null
        const to = among ?? neighbour(cells, focused, step, half * kRow)
        if (to) focus(to.id)
      } else if (e.key === 'Enter' || e.key === ' ') press(focused, true)
      else if (e.key === 'Escape') {
        const back = cells.find(({ chosen }) => chosen)
        if (back) focus(back.id)
        point(among ? picked : null)
      } else return
      e.preventDefault()
      e.stopPropagation()
    }
    const take = (down: PointerEvent, spot: string) =>
      startDrag(down, element.current!.querySelector('svg')!, {
        start: () => point(spot),
        move: (at) => setPull({ spot, at, actions, token: null, view }),
        end: (over) => {
          setPull(null)
          const goal = cells.find(({ id }) => id === over?.getAttribute('data-cell'))
          const list = goal ? targetsOf(deeds, spot).get(goal.spot ?? '') : undefined
          if (!list) return
          if (list.length > 1) return point(spot, list)
          const { x, y, width, height } = goal!.box
          const { token } = list[0]!
          setPull({ spot, at: { x: x + width / 2, y: y + height / 2 }, actions, token, view })
          onAct(token)
        },
      })

    const scene = { ground, plan, view }
    const aims = among ? new Map([[spotOf(among[0]!.to), among]]) : targets
    return (
      <div class={narrow ? 'race narrow' : 'race'} ref={element}>
        <svg
          viewBox={`0 0 ${ground.width} ${ground.height}`}
          style={{ '--half': `${half}px` }}
          onKeyDown={key}
          onClick={() => point(null)}
        >
          {drawn}
          <g class="art" aria-hidden="true">
            <Tiles {...scene} />
            {happening && <Trace scene={scene} happening={happening} />}
            <Aims scene={scene} aims={aims} />
            <Tray {...{ ground, view, happening, deeds }} />
            <Markers {...{ ground, view, movable: from, picked, held }} />
            <Badges scene={scene} aims={aims} />
            <Plaques ground={ground} plaqueHeight={plaqueHeight} asked={asked} />
          </g>
          <Cells
            label={say.board}
            rows={rows}
            focused={focused}
            onFocus={setCursor}
            onPress={(cell, e) => {
              // The ground behind takes a choice back.
              e.stopPropagation()
              press(cell, false)
            }}
            more={(cell) => ({
              ...(cell.state && reachable(cell.box, finger)),
              ...(cell.state === 'movable' && {
                onPointerDown: (e: PointerEvent) => take(e, cell.spot!),
                onTouchMove: dontScroll,
              }),
            })}
          />
        </svg>
        <p class="visually-hidden">
          {view.tile && say.tile(view.tile)} {say.stock(view.stock)}
        </p>
      </div>
    )
  }

  return {
    Board,
    aspect: look.wide.width / look.wide.height,
    seats: names.map((name, seat) => ({ name, Mark: markOf(seat) })),
    ...told,
    linger,
    sound: (event, before) => sound(readHappening(plan, event, before)),
    lot,
    picture: { view: viewOf(plan, look.picture), seat: 0 },
  }
}

/** A position out of the middle of a hand. */
function viewOf({ positions }: Plan, { markers, shown }: RaceLook['picture']): RaceView {
  const tile: [number, number] = [6, 4]
  return {
    ...{ hand: 1, target: 0, partners: false, mixed_entry: false, turn: 0, stage: 'move', tile, left: tile },
    ...{ moved: null, doubles: 0, pending: null, turning: null, markers },
    shown: Array.from({ length: positions }, (_, i) => shown[i + 1 - (i % 2)]?.[i % 2] ?? null),
    ...{ tested: markers.map(() => true), stock: 38, points: markers.map(() => 0), end: null },
  }
}

/** A part of the board that a finger can press: not smaller than that. */
function reachable({ x, y, width, height }: Box, finger: number): Box {
  const [more, taller] = [Math.max(0, finger - width), Math.max(0, finger - height)]
  return { x: x - more / 2, y: y - taller / 2, width: width + more, height: height + taller }
}

/** As long as it takes to see: a tile that is drawn or turned longer than a marker that goes. */
function linger({ seat, view }: GameEvent<RaceView>): number {
  if (seat === null) return view.stage === 'move' || view.stage === 'second' ? 650 : 1000
  return view.stage === 'turn' ? 500 : 600
}
