// The board of Druidica: the ditch that the ring of stones stands in, the worn way back inside it, and the shortcuts of the gates.
import type { JSX } from 'preact'
import { path, triskele, type Point } from '@nemeton/board/art/line'
import { curve } from '../../races/page/art/curve'
import type { Ground } from '../../races/page/race_page'
import { Bed, besideName, Panel, Shortcuts, SunkBox, Way, Worn } from '../../races/page/wood'
import { readPlan } from '../../races/page/plan'
import { positionOf } from '../../races/page/position'
import { say } from '../../races/page/words'
import board from '../rules/board.txt?raw'
import { ditch, NARROW, onBoard, placesOf, shareOf, slim, WIDE, type Layout } from './layout'

const plan = readPlan(board)
/** The steps from position to position, but for the way back, which has a way of its own. */
const steps = [...plan.ways]
  .flatMap(([from, list]) => list.map((to) => [positionOf(from)!, positionOf(to)!] as const))
  .filter(([from, to]) => from !== 29 || to !== 13)

function groundOf(layout: Layout): Ground {
  const { width, height, half, camps, goals, tray, plaques } = layout
  const places = placesOf(layout)
  const on = (points: Point[]) => points.map((point) => onBoard(layout, point))
  const bends = new Map([
    ['26-33', on(layout.shortcuts[26])],
    ['13-32', on(layout.shortcuts[13])],
    ['29-13', on(layout.back.to13)],
  ])
  const back = curve([places[29]!, ...on([...layout.back.to13, ...layout.back.to24])])
  const room = { camp: besideName(camps, half), goal: besideName(goals, half) }
  const camp = (seat: number, seats: number) => shareOf(room.camp, seat, seats)
  const goal = (seat: number, seats: number) => shareOf(room.goal, seat, seats)

  const Draw = ({ ground }: { ground: Ground }): JSX.Element => (
    <Panel width={width} height={height}>
      <path class="ditch" d={ditch(layout)} style={{ strokeWidth: `${half * 1.3}px` }} />
      <path class="carving" d={triskele(onBoard(layout, layout.triskele), half * 0.45)} />
      <Bed
        d={steps.map(([from, to]) => path([places[from]!, places[to]!])).join('')}
        half={half}
        breadth={0.26}
      />
      <Worn line={back} half={half} />
      <Shortcuts ground={ground} plan={plan} />
      <Way line={curve(on(layout.entry))} half={half} />
      <Way line={curve(on(layout.exit))} half={half} />
      <SunkBox box={camps} half={half} name={say.start} />
      <SunkBox box={goals} half={half} name={say.home} />
    </Panel>
  )
  return { width, height, half, slim, stones: true, places, bends, tray, plaques, Draw, camp, goal }
}

export const wide = groundOf(WIDE)
export const narrow = groundOf(NARROW)
