// The board of Triangulus: three sides of tiles that turn like a wheel, a triskele within, and at each corner the camp and the
// goal of a seat.
import type { JSX } from 'preact'
import { path, triskele } from '@nemeton/board/art/line'
import type { Ground } from '../../races/page/race_page'
import { besideName, Panel, SunkBox, Way } from '../../races/page/wood'
import { say } from '../../races/page/words'
import { slim, middleOf, NARROW, placesOf, wheelOf, WIDE, type Layout } from './layout'

function groundOf(layout: Layout): Ground {
  const { width, height, half, camps, goals, links, tray, plaques } = layout
  const places = placesOf(layout)
  const Draw = (): JSX.Element => (
    <Panel width={width} height={height}>
      {links.map(([from, to]) => (
        <Way key={`${to.x} ${to.y}`} line={[from, to]} half={half} />
      ))}
      <path class="ditch" d={`${path(wheelOf(layout))}Z`} style={{ strokeWidth: `${half * 1.95}px` }} />
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
