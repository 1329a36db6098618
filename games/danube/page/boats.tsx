// The boats, seen from above, bow to the right, around (0, 0): Silver's round coracle and Copper's long currach.

import type { Seat } from './schema'

export function Boat({ seat }: { seat: Seat }) {
  return seat === 0 ? <Coracle /> : <Currach />
}

function Coracle() {
  return (
    <g class="boat silver">
      <ellipse class="wake" cx="1" cy="2.5" rx="22" ry="21.5" />
      <circle class="hull" r="21" />
      <circle class="inside" r="16.5" />
      <path
        class="rib"
        d="M-12.5-10.5Q0-5 12.5-10.5M-12.5 10.5Q0 5 12.5 10.5M-9-13.6Q-4 0-9 13.6M9-13.6Q4 0 9 13.6"
      />
      <rect class="seat" x="-4" y="-17" width="8" height="34" rx="2" />
    </g>
  )
}

function Currach() {
  return (
    <g class="boat copper">
      <path class="wake" d="M-29 2.500C-15-16 12-16.500 31 2.500C12 21.500-15 21-29 2.500Z" />
      <path class="hull" d="M-30 0C-16-19 11-19.500 31 0C11 19.500-16 19-30 0Z" />
      <path class="inside" d="M-23 0C-12-12.500 8-13.500 23 0C8 13.500-12 12.500-23 0Z" />
      <path class="rib" d="M-18 0H18" />
      <path class="seat" d="M-11.500-9V9M-1-10.300V10.300M9.500-9V9" />
    </g>
  )
}

/** The mark of a side, in a box of 24 × 24. */
export const SilverMark = () => (
  <g transform="translate(12 12) scale(0.5)">
    <Coracle />
  </g>
)
export const CopperMark = () => (
  <g transform="translate(12 12) rotate(-30) scale(0.37 0.42)">
    <Currach />
  </g>
)
