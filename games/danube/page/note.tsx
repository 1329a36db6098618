// A step in the list of moves: the sticks as they fell, and where a boat went.
import type { JSX } from 'preact'
import { findEffect } from '@nemeton/board/effects'
import { notation } from './narration'
import { SEA, type DanubeEvent } from './position'
import { Anchor } from './panel'
import { Stick } from './sticks'

/** Side by side, the white ones first. */
const SticksMark = ({ thrown }: { thrown: number }) => (
  <svg class="mark danube-sticks" viewBox="-50 -36 100 74">
    {[0, 1, 2, 3].map((i) => (
      <g key={i} transform={`translate(${(i - 1.5) * 24} 0) rotate(90)`}>
        <Stick white={i < (thrown === 6 ? 0 : thrown)} length={66} thick={20} />
      </g>
    ))}
  </svg>
)

export function Note({ event }: { event: DanubeEvent }): JSX.Element {
  const thrown = findEffect(event.effects, 'thrown')
  if (thrown) {
    return (
      <>
        <SticksMark thrown={thrown.value} /> {thrown.value}
      </>
    )
  }
  const moved = findEffect(event.effects, 'moved')
  if (moved?.to !== SEA) return <>{notation(event)}</>
  return (
    <>
      {moved.from}–
      <svg class="mark" viewBox="0 0 24 24">
        <Anchor />
      </svg>
    </>
  )
}
