// An icon of the header: lines of one width in a square of 24.
import type { JSX } from 'preact'

export const Icon = ({ d }: { d: string }): JSX.Element => (
  <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)
