// The board of Triangulus: three sides of tiles that turn like a wheel, a triskele within, and at each corner the camp and the
// goal of a seat.
import type { JSX } from 'preact'
import { path } from '@nemeton/board/art/line'
import { triskele } from '@nemeton/board/art/line'
import type { Ground } from '../../races/page/race_page'
import { Bed, besideName, Link, Panel, SunkBox } from '../../races/page/panel'
import { say } from '../../races/page/words'
import { slim, middleOf, NARROW, placesOf, WIDE, type Layout } from './layout'

function groundOf(layout: Layout): Ground {
  const { width, height, half, camps, goals, links, tray, plaques } = layout
  const places = placesOf(layout)
  const Draw = (): JSX.Element => (
    <Panel width={width} height={height}>
      {links.map(([from, to]) => (
        <Link key={`${to.x} ${to.y}`} from={from} to={to} half={half} />
      ))}
      <Bed d={`${path(places.slice(1))}Z`} half={half} breadth={slim + 0.16} />
      <path class="carving" d={triskele(middleOf(layout), half * 0.86)} />
      {camps.map((box, seat) => (
        <SunkBox key={seat} box={box} half={half} name={say.start} />
      ))}
      {goals.map((box, seat) => (
        <SunkBox key={seat} box={box} half={half} name={say.home} />
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
