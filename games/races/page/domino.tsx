// Dominoes: bone on one side, carved walnut on the other. A tile lies along x around the origin, 200 × 100 units.
import type { JSX } from 'preact'
import { spiral } from '@nemeton/board/art/line'

const reach = 26
/** Where the pips of each value lie, of nine places row by row; those of 6 along the tile. */
const pipPlaces = ['', '4', '26', '246', '0268', '02468', '012678']

interface FaceProps {
  /** The values of its halves, at the left and at the right; one, for half a tile. */
  values: number[]
  /** Which halves have been used, and are pale. */
  used?: readonly [boolean, boolean]
}

export function Face({ values, used }: FaceProps): JSX.Element {
  const end = values.length * 50
  return (
    <g class="domino">
      <rect class="drop" x={3 - end} y="-44" width={2 * end - 2} height="98" rx="14" />
      <rect class="edge" x={2 - end} y="-48" width={2 * end - 4} height="98" rx="14" />
      <rect class="bone" x={4 - end} y="-48" width={2 * end - 8} height="93" rx="13" />
      {values.length === 2 && <path class="bar" d="M0-38V35" />}
      {values.length === 2 && <circle class="pin" cy="-1.5" r="6.5" />}
      {values.map((value, side) => (
        <g
          key={side}
          class={used?.[side] ? 'pips used' : 'pips'}
          transform={`translate(${side * 98 - (values.length - 1) * 49} -1.5)`}
        >
          {[...pipPlaces[value]!].map((place) => (
            <circle
              key={place}
              cx={((Number(place) % 3) - 1) * reach}
              cy={(Math.floor(Number(place) / 3) - 1) * reach}
              r="8.6"
            />
          ))}
          {value === 0 && <rect class="blank" x="-33" y="-33" width="66" height="66" rx="10" />}
        </g>
      ))}
    </g>
  )
}

const scroll = [-1, 1]
  .map((side) => spiral({ x: side * 47, y: -1.5 }, 29, 1.9, side < 0 ? 0 : Math.PI))
  .join('')
const halfScroll = spiral({ x: 0, y: -1.5 }, 29, 1.9, Math.PI / 2)

/** A tile from behind, or half a one. */
export function Back({ broken = false }: { broken?: boolean }): JSX.Element {
  const end = broken ? 50 : 100
  return (
    <g class="domino">
      <rect class="drop" x={3 - end} y="-44" width={2 * end - 2} height="98" rx="14" />
      <rect class="walnut-edge" x={2 - end} y="-48" width={2 * end - 4} height="98" rx="14" />
      <rect class="walnut" x={4 - end} y="-48" width={2 * end - 8} height="93" rx="13" />
      <rect class="inlay" x={12 - end} y="-40" width={2 * end - 24} height="77" rx="8" />
      <path class="scroll" d={broken ? halfScroll : `${scroll}M-18-1.5H18`} />
    </g>
  )
}
