// The druids' marks, each a tree's: a leaf of ash, one of birch, a cedar, a blossom of dogwood. Around (0, 0), about 96 units tall.

import type { JSX } from 'preact'

function Ash() {
  const leaflet = (y: number, turn: number, long: number) => (
    <path
      key={`${y} ${turn}`}
      transform={`translate(0 ${y}) rotate(${turn})`}
      d={`M0 0C11 ${-long * 0.25} 11 ${-long * 0.7} 0 ${-long}C-11 ${-long * 0.7}-11 ${-long * 0.25} 0 0Z`}
    />
  )
  return (
    <>
      <path class="vein" stroke-width="4" d="M0 46V-6" />
      {[24, 6, -10].flatMap((y) => [leaflet(y, 62, 33), leaflet(y, -62, 33)])}
      {leaflet(-10, 0, 36)}
    </>
  )
}

const Birch = () => (
  <>
    <path class="vein" stroke-width="4" d="M0 46V20" />
    <path d="M0-44L7-32L13-30L16-20L23-16L25-5L32 1L30 11L20 19L0 25L-20 19L-30 11L-32 1L-25-5L-23-16L-16-20L-13-30L-7-32Z" />
    <path class="vein" d="M0 22V-30M0 10L18 0M0 10L-18 0M0-4L14-12M0-4L-14-12" />
  </>
)

const Cedar = () => (
  <>
    <path class="vein" stroke-width="5" d="M0 46V-30" />
    {[
      [34, 40],
      [14, 33],
      [-6, 25],
      [-24, 16],
    ].map(([y = 0, w = 0]) => (
      <path
        key={y}
        d={
          `M0 ${y - 22}Q${w * 0.35} ${y - 4} ${w} ${y - 6}Q${w * 0.6} ${y + 6} 0 ${y}` +
          `Q${-w * 0.6} ${y + 6} ${-w} ${y - 6}Q${-w * 0.35} ${y - 4} 0 ${y - 22}Z`
        }
      />
    ))}
  </>
)

const Dogwood = () => (
  <>
    {[45, 135, 225, 315].map((turn) => (
      <path
        key={turn}
        transform={`rotate(${turn})`}
        d="M0-4C20-10 28-30 14-42C8-46 4-42 0-36C-4-42-8-46-14-42C-28-30-20-10 0-4Z"
      />
    ))}
    <circle r="9" />
  </>
)

const leaves = [Ash, Birch, Cedar, Dogwood]
const names = ['ash', 'birch', 'cedar', 'dogwood']

export function Leaf({ seat }: { seat: number }): JSX.Element {
  const Shape = leaves[seat]!
  return (
    <g class={`leaf ${names[seat]}`}>
      <Shape />
    </g>
  )
}

/** The mark of a seat, in a box of 24 × 24. */
export const markOf = (seat: number) => () => (
  <g transform="translate(12 12) scale(0.24)">
    <Leaf seat={seat} />
  </g>
)
