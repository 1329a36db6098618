// The chariots: a spoked wheel on the shield of the province, which differs in shape as well as in colour. Around the
// origin, about 84 units wide.
import type { JSX } from 'preact'
import type { Seat } from './position'

/** By seat: Connaught round, Ulster square, Leinster a pointed shield, Munster a lozenge. */
const kShields = [
  'M0-41A41 41 0 0 1 0 41A41 41 0 0 1 0-41Z',
  'M-28-37H28Q37-37 37-28V28Q37 37 28 37H-28Q-37 37-37 28V-28Q-37-37-28-37Z',
  'M-30-38H30Q38-38 38-30V4C38 24 20 37 0 47C-20 37-38 24-38 4V-30Q-38-38-30-38Z',
  'M-6-48Q0-54 6-48L48-6Q54 0 48 6L6 48Q0 54-6 48L-48 6Q-54 0-48-6Z',
]
/** By seat: how large the wheel is, and how far up it sits. */
const kWheels = [
  { r: 25, y: 0 },
  { r: 25, y: 0 },
  { r: 24, y: -4 },
  { r: 24, y: 0 },
]

/** By seat, in the css. */
export const kProvinces = ['connaught', 'ulster', 'leinster', 'munster']

export function Chariot({ seat }: { seat: Seat }): JSX.Element {
  const { r, y } = kWheels[seat]!
  const reach = r * 0.7071
  return (
    <g class={`chariot-art ${kProvinces[seat]}`}>
      <path class="cast" d={kShields[seat]} transform="translate(3 6)" />
      <path class="rim" d={kShields[seat]} />
      <path class="field" d={kShields[seat]} transform={`translate(0 ${y * 0.1}) scale(0.87)`} />
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
  <g class="sigily-mark" transform="translate(12 12) scale(0.25)">
    <Chariot seat={seat} />
  </g>
)
