// The chariots: a spoked wheel on the shield of the province, which differs in shape as well as in colour. Around the
// origin, about 84 units wide.
import type { JSX } from 'preact'
import type { Seat } from './schema'
import { Sign } from './signs'

/** By seat: how large the wheel is, and how far up it sits. */
const wheels = [
  { r: 25, y: 0 },
  { r: 25, y: 0 },
  { r: 24, y: -4 },
  { r: 24, y: 0 },
]

/** All of any of them, with its shadow. */
export const chariotBox = '-54 -54 114 114'

/** By seat, in the css. */
export const provinces = ['connaught', 'ulster', 'leinster', 'munster']

export function Chariot({ seat }: { seat: Seat }): JSX.Element {
  const { r, y } = wheels[seat]!
  const reach = r * 0.7071
  const shield = `shield-${seat}`
  return (
    <g class={`chariot-art ${provinces[seat]}`}>
      <g transform="translate(3 6)">
        <Sign of={shield} as="cast" />
      </g>
      <Sign of={shield} as="rim" />
      <g transform={`translate(0 ${y * 0.1}) scale(0.87)`}>
        <Sign of={shield} as="field" />
      </g>
      <g class="wheel" transform={`translate(0 ${y})`}>
        <circle class="felloe" r={r} />
        <path
          class="spokes"
          d={`M${-r} 0H${r}M0 ${-r}V${r}M${-reach} ${-reach}L${reach} ${reach}M${-reach} ${reach}L${reach} ${-reach}`}
        />
        <circle class="hub" r="7" />
      </g>
    </g>
  )
}

/** A seat's mark, in a box of 24 by 24. */
export const markOf = (seat: Seat) => () => (
  <svg class="sigily-mark" viewBox={chariotBox} width="24" height="24">
    <Chariot seat={seat} />
  </svg>
)
