// The athletes, cut from one wood: Plockton's in linen shirts, blue kilts, sashes and round bonnets pull to the left, Broadford's in brown
// jerkins, red tartan, beards and caps with ribbons to the right. Around (0, 0), where the feet stand; about 62 units tall.

import type { Seat } from './schema'

const legs = 'M-4-19L-1.500-10L-6-2H-1.500M1-19L8.500-11L12-2H16.500'
const arms = 'M-7-42L2-34.500L13-35'

/** Leaning back, hands on the rope 35 above the feet. */
export function Athlete({ seat }: { seat: Seat }) {
  return seat === 0 ? (
    <g class="athlete plockton">
      <path class="edge" d={legs} />
      <path class="limb" d={legs} />
      <path class="body" d="M-9-28C-14-37-15-45-10-47Q-5-48-3-43L2-27Z" />
      <path class="sash" d="M-4.500-46.500L-7.500-29" />
      <path class="kilt" d="M-9.500-29L2-27.500L7-14Q-1-11-9-13.500Z" />
      <path class="check" d="M-9-18.500Q-1-16.500 5.500-18.500" />
      <g class="arms">
        <path class="edge" d={arms} />
        <path class="limb sleeve" d={arms} />
        <circle class="face hand" cx="13" cy="-35" r="2.600" />
      </g>
      <circle class="face" cx="-11.500" cy="-52" r="6" />
      <path class="hat" d="M-21-53.500Q-22-60-13-60.500Q-4-60-4-54.500Q-12-52-21-53.500Z" />
      <circle class="hat" cx="-13" cy="-62" r="2.500" />
    </g>
  ) : (
    <g class="athlete broadford" transform="scale(-1 1)">
      <path class="edge" d={legs} />
      <path class="limb" d={legs} />
      <path class="body" d="M-10-27L-16-45L-9-48L-1-44L2-27Z" />
      <path class="kilt" d="M-10.500-29L2-27.500L8-13L-9.500-12.500Z" />
      <path class="check" d="M-10-22L4.500-22M-5.500-28L-4-13M-0.500-27.500L2.500-13.500" />
      <g class="arms">
        <path class="edge" d={arms} />
        <path class="limb sleeve" d={arms} />
        <circle class="face hand" cx="13" cy="-35" r="2.600" />
      </g>
      <circle class="face" cx="-11.500" cy="-52" r="6" />
      <path class="beard" d="M-14-48.500Q-9-50-5-51L-5-43.500L-10.500-44Z" />
      <path class="hat" d="M-18-54.500L-18.500-58.500L-4-65.500L-5-57Z" />
      <path class="ribbon" d="M-18-56L-24-52M-18-55L-22.500-48" />
    </g>
  )
}

/** The mark of a side, in a box of 24 × 24. */
const mark = (seat: Seat) => () => (
  <g transform={`translate(${seat === 0 ? 13 : 11} 23) scale(0.35)`}>
    <Athlete seat={seat} />
  </g>
)
export const PlocktonMark = mark(0)
export const BroadfordMark = mark(1)
