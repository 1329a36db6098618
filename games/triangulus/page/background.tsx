// The board of Triangulus: three sides of tiles that turn like a wheel, a triskele within, and at each corner the camp and the
// goal of a seat.
import type { JSX } from 'preact'
import { path, triskele, type Point } from '@nemeton/board/art/line'
import { trees } from '../../races/page/art/markers'
import type { Ground } from '../../races/page/race_page'
import { besideName, Panel, SunkBox, Way } from '../../races/page/wood'
import { say } from '../../races/page/words'
import { slim, middleOf, NARROW, placesOf, wheelOf, WIDE, type Layout } from './layout'

/** The way round: an arc about the middle, alongside one of three sides. */
const sunwise = ({ x, y }: Point, radius: number, side: number): Point[] =>
  Array.from({ length: 13 }, (_, i) => {
    const angle = ((side * 120 - 75 + i * 7) * Math.PI) / 180
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
  })

function groundOf(layout: Layout): Ground {
  const { width, height, half, camps, goals, links, tray, plaques } = layout
  const places = placesOf(layout)
  const middle = middleOf(layout)
  const Draw = (): JSX.Element => (
    <Panel width={width} height={height}>
      {links.map(({ entry, exit }, seat) => (
        <g key={seat}>
          <Way line={entry} half={half} />
          <g class={`own ${trees[seat]}`}>
            <Way line={exit} half={half} />
          </g>
        </g>
      ))}
      <path class="ditch" d={`${path(wheelOf(layout))}Z`} style={{ strokeWidth: `${half * 1.95}px` }} />
      <path class="carving" d={triskele(middle, half * 0.62)} />
      {[0, 1, 2].map((side) => (
        <Way key={side} line={sunwise(middle, half * 1.06, side)} half={half} />
      ))}
      {camps.map((box, seat) => (
        <SunkBox key={seat} box={box} half={half} name={say.start} />
      ))}
      {goals.map((box, seat) => (
        <g key={seat} class={`own ${trees[seat]}`}>
          <SunkBox box={box} half={half} name={say.home} />
        </g>
      ))}
    </Panel>
  )
  return {
    ...{ width, height, half, slim: slim, places, tray, plaques, Draw },
    camp: (seat) => besideName(camps[seat]!, half),
    goal: (seat) => besideName(goals[seat]!, half),
  }
}

export const wide = groundOf(WIDE)
export const narrow = groundOf(NARROW)
