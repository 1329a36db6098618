// A die as seen from above, for every game that rolls some. Colours come from the variables --die (its face), --die-shade
// (its edge) and --die-pip.
import type { JSX } from 'preact'

const pipReach = 25
const pipsByFace: [number, number][][] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** The pips of a face, around the origin, for a face 100 units across. */
export const Pips = ({ value }: { value: number }): JSX.Element => (
  <>
    {pipsByFace[value - 1]!.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x * pipReach} cy={y * pipReach} r="9.5" fill="var(--die-pip)" />
    ))}
  </>
)

/** A die that shows `value`, 1 to 6: 100 units across, around the origin. */
export function Die({ value }: { value: number }): JSX.Element {
  return (
    <g class="die">
      <rect x="-46" y="-40" width="98" height="98" rx="22" fill="#000" opacity="0.3" />
      <rect x="-50" y="-50" width="100" height="100" rx="21" fill="var(--die-shade)" />
      <rect x="-45" y="-48" width="90" height="89" rx="20" fill="var(--die)" />
      <g transform="translate(0 -3)">
        <Pips value={value} />
      </g>
    </g>
  )
}
