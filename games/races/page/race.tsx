// A race on the page: the tiles on the board of its game, the markers on them, and how a person plays there.
import type { JSX } from 'preact'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { along, goingOn } from '@nemeton/board/choice'
import { gaveUp, type BoardProps, type GameEvent, type GamePart } from '@nemeton/board/game'
import { Grid } from '@nemeton/board/grid'
import { useNarrow } from '@nemeton/board/narrow'
import { isCarried, useChoice } from '@nemeton/board/use_choice'
import { pointAt, rowsOf } from './cells'
import { answers, pathsOf, spotsFrom, targetsOf, type Answer } from './choice'
import type { RaceLook } from './race_page'
import { readHappening } from './effects'
import { startingDraw } from './starting_draw'
import { markOf } from './markers'
import { motions, start } from './motion'
import { readPlan, type Plan } from './plan'
import { readDeed, type RaceView } from './position'
import './race.css'
import { Aims, Badges, Trace } from './marks'
import { Markers, Plaques } from './scene'
import { narrationOf } from './narration'
import { Tiles } from './tiles'
import { sound } from './sound'
import { spots, Tray } from './tray'
import { names, say } from './words'

/** Parts of the board less far apart in height lie in a row; in halves. */
const kRow = 0.52
const kFinger = 44 / 374 // of a phone's breadth
const kPlaque = 44 / 344 // of that of a small phone

export function racePart(look: RaceLook): GamePart<RaceView> {
  const plan = readPlan(look.plan)
  const told = narrationOf(plan)

  function Board(props: BoardProps<RaceView>): JSX.Element {
    const { view, before, event, actions, animate, onAct } = props
    const [element, narrow] = useNarrow(event === null)
    const ground = narrow ? look.narrow : look.wide
    const { half } = ground
    const finger = narrow ? ground.width * kFinger : half
    const plaqueHeight = narrow ? ground.width * kPlaque : half * 1.4
    const seats = view.markers.length
    const drawn = useMemo(() => <ground.Draw ground={ground} seats={seats} />, [ground, seats])
    const deeds = actions.map(readDeed).filter((deed) => deed !== null)
    const paths = pathsOf(deeds)
    const choice = useChoice({ view, actions, steps: along(paths), onAct, most: 1 })
    const { picked, held, sent } = choice
    const [spot = null, aim] = picked
    // Between which it is still to be chosen, when it is settled where it goes.
    const open = goingOn(paths, picked).map(({ token }) => token)
    const among = aim === undefined ? null : deeds.filter(({ token }) => open.includes(token))
    const pass = deeds.filter(({ kind }) => kind === 'pass')
    const asked: Answer[] = among ? answers(among) : pass.map((deed) => ({ text: say.pass, deeds: [deed] }))
    const rows = rowsOf({ ground, finger, plaqueHeight, plan, view, deeds, choice, asked })

    const happening =
      event && before && event.n > 0 && !gaveUp(event) ? readHappening(plan, event, before) : null
    useLayoutEffect(() => {
      if (!animate || !happening || !before) return
      const put = isCarried(choice.last, before, event)
        ? pointAt(ground, before, choice.last!.parts[1]!)
        : null
      const { drawn, pile } = spots(ground)
      const running = start(motions(ground, happening, before, view, put, drawn, pile), element.current!)
      return () => running.forEach((each) => each.cancel())
    }, [view])

    const scene = { ground, plan, view }
    const aims = among ? new Map([[aim!, among]]) : targetsOf(deeds, spot)
    // A marker that a hand has put down stays there until the answer comes.
    const put = sent?.dropped ? { part: sent.parts[0]!, at: pointAt(ground, view, sent.parts[1]!) } : null
    const inHand = held ?? put
    return (
      <div class={narrow ? 'race narrow' : 'race'} ref={element}>
        <svg
          viewBox={`0 0 ${ground.width} ${ground.height}`}
          style={{ '--half': `${half}px` }}
          onClick={(e) => (e.target as Element).closest('[data-cell]') || choice.clear()}
        >
          {drawn}
          <g class="art" aria-hidden="true">
            <Tiles {...scene} />
            {happening && <Trace scene={scene} happening={happening} />}
            <Aims scene={scene} aims={aims} />
            <Tray {...{ ground, view, happening, deeds }} />
            <Markers {...{ ground, view, movable: spotsFrom(deeds), picked: spot, held: inHand }} />
            <Badges scene={scene} aims={aims} />
            <Plaques ground={ground} plaqueHeight={plaqueHeight} asked={asked} />
          </g>
          <Grid
            label={say.board}
            rows={rows}
            choice={choice}
            far={half * kRow}
            leads={(_, to) => among !== null && to.id.startsWith('plaque')}
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
    startingDraw,
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

/** As long as it takes to see: a tile that is drawn or turned longer than a marker that goes. */
function linger({ seat, view }: GameEvent<RaceView>): number {
  if (seat === null) return view.stage === 'move' || view.stage === 'second' ? 650 : 1000
  return view.stage === 'turn' ? 500 : 600
}
