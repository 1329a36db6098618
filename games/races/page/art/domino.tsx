// Dominoes: bone on one side, carved walnut on the other. A tile lies along x around the origin, 200 × 100 units.
import type { ComponentChildren, JSX } from 'preact'
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

interface TrophyProps {
  /** The markers of those whose it is, each about 100 units across. */
  markers: JSX.Element[]
  points: string
}

/** A tile with the markers of those who have scored or won, and their points. */
export function Trophy({ markers, points }: TrophyProps): JSX.Element {
  const pitch = 92 / markers.length
  const scale = Math.min(0.74, pitch / 104)
  return (
    <g class="domino trophy">
      <rect class="drop" x="-97" y="-44" width="198" height="98" rx="14" />
      <rect class="edge" x="-98" y="-48" width="196" height="98" rx="14" />
      <rect class="bone" x="-96" y="-48" width="192" height="93" rx="13" />
      {markers.map((marker, i) => (
        <g key={i} transform={`translate(${(i + 0.5) * pitch - 94} -3) scale(${scale})`}>
          {marker}
        </g>
      ))}
      <text x="44" y="-1.5" dy="0.35em">
        {points}
      </text>
    </g>
  )
}

interface BackProps {
  broken?: boolean
  /** What is carved into it. */
  children?: ComponentChildren
}

/** A tile from behind, or half a one. */
export function Back({ broken = false, children }: BackProps): JSX.Element {
  const end = broken ? 50 : 100
  return (
    <g class="domino">
      <rect class="drop" x={3 - end} y="-44" width={2 * end - 2} height="98" rx="14" />
      <rect class="walnut-edge" x={2 - end} y="-48" width={2 * end - 4} height="98" rx="14" />
      <rect class="walnut" x={4 - end} y="-48" width={2 * end - 8} height="93" rx="13" />
      <rect class="inlay" x={7 - end} y="-45" width={2 * end - 14} height="87" rx="11" />
      {children}
    </g>
  )
}

const spirals = [-1, 1]
  .map((side) => spiral({ x: side * 47, y: -1.5 }, 29, 1.9, side < 0 ? 0 : Math.PI))
  .join('')

/** What is carved into a tile of the stock. */
export const Scroll = (): JSX.Element => <path class="scroll" d={`${spirals}M-18-1.5H18`} />
