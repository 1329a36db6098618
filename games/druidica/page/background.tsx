// The board of Druidica: the ways from stone to stone, the way back, and the shortcuts of the three gates.
import type { JSX } from 'preact'
import { path, type Point } from '@nemeton/board/art/line'
import { triskele } from '@nemeton/board/art/line'
import type { Ground } from '../../races/page/race_page'
import { Arrow, Bed, Beds, Link, Name, Panel, Shortcut, SunkBox } from '../../races/page/panel'
import { readPlan } from '../../races/page/plan'
import { positionOf } from '../../races/page/position'
import { say } from '../../races/page/words'
import board from '../rules/board.txt?raw'
import { NARROW, onBoard, placesOf, shareOf, WIDE, type Layout } from './layout'

const plan = readPlan(board)
/** The steps from position to position, but for the way back, which has a channel of its own. */
const steps = [...plan.ways]
  .flatMap(([from, list]) => list.map((to) => [positionOf(from)!, positionOf(to)!] as const))
  .filter(([from, to]) => from !== 29 || to !== 13)

function groundOf(layout: Layout): Ground {
  const { width, height, half, camps, goals, tray, plaques } = layout
  const places = placesOf(layout)
  /** Path data of points given as the stones are. */
  const line = (...points: [number, number][]) => path(points.map(([x, y]) => onBoard(layout, x, y)))
  const at = (x: number, y: number) => onBoard(layout, x, y)

  const ways = steps.map(([from, to]): [Point, Point] => [places[from]!, places[to]!])
  const camp = (seat: number, seats: number) => inset(shareOf(camps, seat, seats))
  const goal = (seat: number, seats: number) => inset(shareOf(goals, seat, seats))

  const Draw = ({ ground, seats }: { ground: Ground; seats: number }): JSX.Element => {
    const all = Array.from({ length: seats }, (_, seat) => seat)
    return (
      <Panel width={width} height={height}>
        <Beds ground={ground}>
          <Bed d={ways.map(path).join('')} half={half} breadth={0.22} />
          <Bed d={line([276, -46], [287, -34], [287, 124])} half={half} breadth={0.24} />
        </Beds>
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
        {all.flatMap((seat) =>
          [camp, goal].map((box, i) => <SunkBox key={`${seat} ${i}`} box={box(seat, seats)} half={half} />),
        )}
      </Panel>
    )
  }
  return { width, height, half, places, tray, plaques, Draw, camp, goal }
}

const inset = ({ x, y, width, height }: Layout['camps']) => ({
  x: x + 2,
  y: y + 2,
  width: width - 4,
  height: height - 4,
})

export const wide = groundOf(WIDE)
export const narrow = groundOf(NARROW)
