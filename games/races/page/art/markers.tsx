// The markers: counters of coloured wood, one shape a seat, after the leaf, the crown or the blossom of its tree. Around the origin,
// about 100 units across.
import type { JSX } from 'preact'

/** Outline and carving of each seat's counters. */
const shapes = [
  {
    name: 'ash',
    outline: 'M0-44A44 44 0 0 1 0 44A44 44 0 0 1 0-44Z',
    carving: 'M0 26V-28M0 16L-15 6M0 16L15 6M0 0L-15-10M0 0L15-10M0-15L-11-23M0-15L11-23',
  },
  {
    name: 'birch',
    outline: 'M0-49L49 0L0 49L-49 0Z',
    carving: 'M0 32V-30M0 14L19 0M0 14L-19 0M0-6L12-16M0-6L-12-16',
  },
  {
    name: 'cedar',
    outline: 'M0-49L50 41H-50Z',
    carving: 'M0 32V-24M-22 24L0 10L22 24M-14 4L0-8L14 4',
  },
  {
    name: 'dogwood',
    outline:
      'M0-27C14-50 44-44 40-14C38-8 34-4 27 0C50 14 44 44 14 40C8 38 4 34 0 27C-14 50-44 44-40 14C-38 8-34 4-27 0' +
      'C-50-14-44-44-14-40C-8-38-4-34 0-27Z',
    carving: 'M0-12V-21M0 12V21M-12 0H-21M12 0H21M8 0A8 8 0 1 1-8 0A8 8 0 1 1 8 0Z',
  },
]

/** By seat. */
export const trees = shapes.map(({ name }) => name)

interface MarkerProps {
  seat: number
  /** Whether it has the other heading, on boards with two. */
  sunwise?: boolean
  /** Whether it can be moved now. */
  ready?: boolean
}

export function Marker({ seat, sunwise, ready }: MarkerProps): JSX.Element {
  const { name, outline, carving } = shapes[seat]!
  return (
    <g class={`marker ${name}`}>
      {ready && <path class="ready" d={outline} transform="translate(0 2) scale(1.1)" />}
      <path class="drop" d={outline} transform="translate(3 10)" />
      <path class="rim" d={outline} transform="translate(0 6)" />
      <path class="rim" d={outline} />
      <path class="face" d={outline} />
      <path class="carving" d={carving} />
      {sunwise && <path class="heading" d="M-30-52A60 60 0 0 1 30-52M16-64L31-52L17-40" />}
    </g>
  )
}

/** The place of a marker that is not there, as a hollow in the wood. */
export const Hollow = ({ seat }: { seat: number }): JSX.Element => (
  <path class={`hollow ${shapes[seat]!.name}`} d={shapes[seat]!.outline} />
)

/** The mark of a seat, in a box of 24 × 24. */
export const markOf = (seat: number) => (): JSX.Element => (
  <g transform="translate(12 11.4) scale(0.21)">
    <Marker seat={seat} />
  </g>
)
