// The board of Druidica: the ways from stone to stone, the way back, and the shortcuts of the three gates.
import type { JSX } from 'preact'
import { path, type Point } from '../../web/art/line'
import { triskele } from '../../web/art/spiral'
import type { Ground } from '../races/ground'
import { Arrow, Bed, Beds, Link, Name, Panel, Shortcut, SunkBox } from '../races/panel'
import { readPlan } from '../races/plan'
import { positionOf } from '../races/position'
import { say } from '../races/words'
import board from './board.txt?raw'
import { NARROW, onBoard, placesOf, shareOf, WIDE, type Layout } from './layout'

const plan = readPlan(board)
const kBack = '29-13' // the way back has a channel of its own

/** The steps from position to position, each once. */
const steps = new Set(
  [...plan.ways].flatMap(([from, list]) => list.map((to) => `${positionOf(from)}-${positionOf(to)}`)),
)
for (const step of steps) if (steps.has(step.split('-').reverse().join('-'))) steps.delete(step)

function groundOf(layout: Layout): Ground {
  const { width, height, half, camps, goals, tray, plaques } = layout
  const places = placesOf(layout)
  /** Path data of points given as the stones are. */
  const line = (...points: [number, number][]) => path(points.map(([x, y]) => onBoard(layout, x, y)))
  const at = (x: number, y: number) => onBoard(layout, x, y)

  const longSteps = [...steps]
    .filter((step) => step !== kBack)
    .map((step) => step.split('-').map((position) => places[Number(position)]!) as [Point, Point])
    .filter(([from, to]) => Math.hypot(to.x - from.x, to.y - from.y) > 1.7 * half)

  const Draw = ({ seats }: { seats: number }): JSX.Element => {
    const all = Array.from({ length: seats }, (_, seat) => seat)
    return (
      <Panel id="druidica" width={width} height={height}>
        <Beds>
          {[...steps]
            .filter((step) => step !== kBack)
            .map((step) => {
              const [from, to] = step.split('-').map(Number) as [number, number]
              const sameTile = Math.ceil(from / 2) === Math.ceil(to / 2)
              const d = path([places[from]!, places[to]!])
              return <Bed key={step} d={d} half={half} breadth={sameTile ? 1.14 : 0.22} />
            })}
          {[19, 20, 23, 24].map((position) => {
            const { x, y } = places[position]!
            return <Bed key={position} d={`M${x} ${y}h0.1`} half={half} breadth={1.14} />
          })}
          <Bed d={line([276, -46], [287, -34], [287, 124])} half={half} breadth={0.24} />
        </Beds>
        {longSteps.map(([from, to]) => (
          <Ahead key={`${from.x} ${to.x}`} from={from} to={to} half={half} />
        ))}
        <Arrow at={at(287, 120)} turn={90} half={half} />
        <Shortcut
          d={line([166, -20], [212, -66], [212, -190], [228, -210])}
          tip={at(230, -210)}
          turn={20}
          half={half}
        />
        <Shortcut
          d={line([274, -52], [286, -58], [286, -78], [278, -86])}
          tip={at(277, -88)}
          turn={215}
          half={half}
        />
        <Shortcut d={line([300, 126], [306, 112], [306, -114])} tip={at(306, -114)} turn={-90} half={half} />
        <path class="carving" d={triskele(at(100, 62), half * 0.6)} />
        <Link {...layout.entry} half={half} />
        <Name at={layout.start} half={half} name={say.start} />
        <Name at={layout.home} half={half} name={say.home} />
        {all.map((seat) => (
          <SunkBox key={seat} box={inset(shareOf(camps, seat, seats))} half={half} />
        ))}
        {all.map((seat) => (
          <SunkBox key={seat} box={inset(shareOf(goals, seat, seats))} half={half} />
        ))}
      </Panel>
    )
  }
  return {
    ...{ width, height, half, places, tray, plaques, Draw },
    camp: (seat, seats) => inset(shareOf(camps, seat, seats)),
    goal: (seat, seats) => inset(shareOf(goals, seat, seats)),
  }
}

/** An arrow on a longer way, just before the stone that it leads to. */
function Ahead({ from, to, half }: { from: Point; to: Point; half: number }): JSX.Element {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const t = 1 - (0.72 * half) / Math.hypot(x, y)
  return (
    <Arrow
      at={{ x: from.x + x * t, y: from.y + y * t }}
      turn={(Math.atan2(y, x) * 180) / Math.PI}
      half={half * 0.8}
    />
  )
}

const inset = ({ x, y, width, height }: Layout['camps']) => ({
  x: x + 2,
  y: y + 2,
  width: width - 4,
  height: height - 4,
})

export const wide = groundOf(WIDE)
export const narrow = groundOf(NARROW)
