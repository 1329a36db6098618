// A die as a net: six faces in the shape of a cross, to be cut out, folded along the dashed lines and glued at the flaps. Its colours are
// those of `Die`. Lengths are in millimetres.
import type { JSX } from 'preact'
import type { Cutout } from '../paper'
import { Pips } from './die'

/** Of a die, as long as an edge is unless something else is said. */
export const dieEdge = 14

/** How far a flap reaches. */
const flap = 4.5

export type Side = 'top' | 'right' | 'bottom' | 'left'

/** The faces by their places in the cross, with the sides at which they have a flap: two that face each other add up to seven. */
export const faces: { value: number; column: number; row: number; flaps: Side[] }[] = [
  { value: 1, column: 1, row: 0, flaps: [] },
  { value: 4, column: 0, row: 1, flaps: ['top', 'bottom'] },
  { value: 2, column: 1, row: 1, flaps: [] },
  { value: 3, column: 2, row: 1, flaps: ['top', 'bottom'] },
  { value: 6, column: 1, row: 2, flaps: [] },
  { value: 5, column: 1, row: 3, flaps: ['left', 'right', 'bottom'] },
]

/** Room for the lines around the net. */
const rim = 0.2

const sides: { side: Side; turn: number; dx: number; dy: number }[] = [
  { side: 'top', turn: 0, dx: 0, dy: -1 },
  { side: 'right', turn: 90, dx: 1, dy: 0 },
  { side: 'bottom', turn: 180, dx: 0, dy: 1 },
  { side: 'left', turn: 270, dx: -1, dy: 0 },
]
const isFace = (column: number, row: number) =>
  faces.some((face) => face.column === column && face.row === row)

function DieNet({ edge }: { edge: number }): JSX.Element {
  const half = edge / 2
  // Both at the upper side of a face around the origin.
  const edgeLine = `M${-half} ${-half}h${edge}`
  const flapLine = `M${-half} ${-half}l${flap / 2} ${-flap}h${edge - flap}l${flap / 2} ${flap}`
  return (
    <g class="net">
      {faces.map(({ value, column, row, flaps }) => (
        <g key={value} transform={`translate(${(column + 0.5) * edge} ${(row + 0.5) * edge})`}>
          <rect x={-half} y={-half} width={edge} height={edge} fill="var(--die)" />
          {sides.map(({ side, turn, dx, dy }) => {
            const glued = flaps.includes(side)
            const shared = isFace(column + dx, row + dy)
            // A line between two faces is drawn by the later one: dashes that are drawn twice would fill each other's gaps.
            if (shared && dx + dy > 0) return null
            return (
              <g key={side} transform={`rotate(${turn})`}>
                {glued && <path class="cut-line" d={flapLine} />}
                <path class={glued || shared ? 'fold' : 'cut-line'} d={edgeLine} />
              </g>
            )
          })}
          <g transform={`scale(${edge / 100})`}>
            <Pips value={value} />
          </g>
        </g>
      ))}
    </g>
  )
}

/** Some dice alike, in the colours that a class of the game has for them. */
export function dieNets(name: string, count: number, look: string, edge = dieEdge): Cutout {
  const [width, height] = [3 * edge + 2 * rim, 4 * edge + flap + 2 * rim]
  return {
    ...{ name, count, class: look, width, cut: 'outline', art: <DieNet edge={edge} /> },
    box: [-rim, -rim, width, height],
  }
}
