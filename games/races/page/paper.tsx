// The domino races on paper: the board with a place for each tile, the tiles of the board and those of the stock, and the markers.
import type { JSX } from 'preact'
import type { Paper } from '@nemeton/board/paper'
import { triskele } from '@nemeton/board/art/line'
import { Face } from './art/domino'
import { halfAt } from './layout'
import { Marker } from './art/markers'
import { readPlan } from './plan'
import type { Ground } from './race_page'
import './race.css'
import './art/pieces.css'
import './paper.css'
import { names } from './words'

/** How tall boards are: as much as a sheet holds. */
const height = 248
const teamSize = 4
/** A drawn tile is only looked at, so that the tiles of the stock are smaller. */
const stockTile = 30
const stockSets = 2

const doubleSix = [0, 1, 2, 3, 4, 5, 6].flatMap((high) =>
  Array.from({ length: high + 1 }, (_, low): [number, number] => [high, low]),
)

const tile = (values: [number, number], width: number, count: number, what: string) => ({
  ...{ name: `${what} ${values.join('-')}`, count, class: 'race', art: <Face values={values} /> },
  box: [-100, -50, 200, 100] as Paper['cutouts'][number]['box'],
  width,
})

/** The places of the tiles, numbered; the gates and the Ends are marked. */
function Places({ ground, plan, seats }: { ground: Ground; plan: string; seats: number }): JSX.Element {
  const { gates, goals } = readPlan(plan)
  const ends = new Set(goals.slice(0, seats).map((goal) => goal.ends))
  return (
    <g class="printed-places">
      {ground.places.map(
        ({ x, y }, position) =>
          position > 0 && (
            <g key={position}>
              <g transform={halfAt(ground, position)}>
                <rect class="place" x="-48" y="-48" width="96" height="96" rx="12" />
                {gates.has(position) && <rect class="gate" x="-41" y="-41" width="82" height="82" rx="9" />}
                {ends.has(position) && <path class="end" d={triskele({ x: 0, y: 0 }, 38)} />}
              </g>
              <text x={x} y={y} dy="0.35em">
                {position}
              </text>
            </g>
          ),
      )}
    </g>
  )
}

export function racePaper(ground: Ground, plan: string, seats: number): Paper {
  const perUnit = height / ground.height
  const breadth = ground.half * (ground.slim ?? 1) * perUnit
  const marker = 110
  return {
    board: {
      class: 'race',
      art: (
        <g style={{ '--half': `${ground.half}px`, '--least': '0px' }}>
          <ground.Draw ground={ground} seats={seats} />
          <Places ground={ground} plan={plan} seats={seats} />
        </g>
      ),
      box: [0, 0, ground.width, ground.height],
      width: ground.width * perUnit,
    },
    cutouts: [
      ...names.slice(0, seats).map((name, seat): Paper['cutouts'][number] => ({
        ...{ name: `marker of ${name}`, count: teamSize, class: 'race', art: <Marker seat={seat} /> },
        box: [-marker / 2, -marker / 2, marker, marker],
        width: breadth * 0.55,
      })),
      ...doubleSix.map((values) => tile(values, 2 * breadth, 1, 'board')),
      ...doubleSix.map((values) => tile(values, stockTile, stockSets, 'stock')),
    ],
  }
}
