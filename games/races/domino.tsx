// Dominoes: bone on one side, carved walnut on the other. A tile lies along x around the origin, 200 × 100 units.
import type { JSX } from 'preact'
import { spiral } from '../../web/art/spiral'

const kReach = 26
/** Where the pips of each value lie, in steps of `kReach`; those of 6 along the tile. */
const kPips: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
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
    [0, -1],
    [1, -1],
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
]

interface FaceProps {
  /** The values of its halves, at the left and at the right. */
  values: readonly [number, number]
  /** Which halves have been used, and are pale. */
  used?: readonly [boolean, boolean]
}

export function Face({ values, used }: FaceProps): JSX.Element {
  return (
    <g class="domino">
      <rect class="drop" x="-97" y="-44" width="198" height="98" rx="14" />
      <rect class="edge" x="-98" y="-48" width="196" height="98" rx="14" />
      <rect class="bone" x="-96" y="-48" width="192" height="93" rx="13" />
      <path class="bar" d="M0-38V35" />
      <circle class="pin" cy="-1.5" r="6.5" />
      {[0, 1].map((side) => (
        <g
          key={side}
          class={used?.[side] ? 'pips used' : 'pips'}
          transform={`translate(${side * 98 - 49} -1.5)`}
        >
          {kPips[values[side]!]!.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x * kReach} cy={y * kReach} r="8.6" />
          ))}
          {values[side] === 0 && <rect class="blank" x="-33" y="-33" width="66" height="66" rx="10" />}
        </g>
      ))}
    </g>
  )
}

const kScroll = [-1, 1]
  .map((side) => spiral({ x: side * 47, y: -1.5 }, 29, 1.9, side < 0 ? 0 : Math.PI))
  .join('')

export const Back = (): JSX.Element => (
  <g class="domino">
    <rect class="drop" x="-97" y="-44" width="198" height="98" rx="14" />
    <rect class="walnut-edge" x="-98" y="-48" width="196" height="98" rx="14" />
    <rect class="walnut" x="-96" y="-48" width="192" height="93" rx="13" />
    <rect class="inlay" x="-88" y="-40" width="176" height="77" rx="8" />
    <path class="scroll" d={`${kScroll}M-18-1.5H18`} />
  </g>
)
