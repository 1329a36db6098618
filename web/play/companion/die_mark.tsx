// A die of the companion; 0 is one that has not been rolled yet.
import type { JSX } from 'preact'
import { Die } from '@nemeton/board/art/die'

export const DieMark = ({ value }: { value: number }): JSX.Element => (
  <svg class="die-mark" viewBox="-54 -54 110 116" aria-hidden="true">
    {value === 0 ? (
      <rect class="unrolled" x="-46" y="-46" width="92" height="92" rx="20" />
    ) : (
      <Die value={value} />
    )}
  </svg>
)
