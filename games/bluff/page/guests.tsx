// The guests in the hall: six tricksters, each a figure on a painted roundel. Around (0, 0), 100 units across.

import type { JSX } from 'preact'

const Raven = () => (
  <>
    <path d="M-28 40C-36 8-28-32 4-34C19-35 27-27 29-18L47-8C38 0 27 3 17 3C15 17 19 29 24 40Z" />
    <circle class="cut" cx="9" cy="-17" r="4.500" />
    <path class="line" d="M17-6L33-6M-18 22L-6 6M-9 30L4 14" />
  </>
)

const Fox = () => (
  <>
    <path d="M0 40L-15 22C-30 15-37 2-35-12L-33-40L-12-22H12L33-40L35-12C37 2 30 15 15 22Z" />
    <path class="line" d="M-23-6L-10 2M23-6L10 2M-33-2L-12 18M33-2L12 18" />
    <circle class="cut" cy="33" r="4" />
  </>
)

const Hare = () => (
  <>
    <path d="M-9-6C-26-22-27-46-17-47C-7-47-4-26-2-10H2C4-26 7-47 17-47C27-46 26-22 9-6C23 0 27 15 21 27C14 40-14 40-21 27C-27 15-23 0-9-6Z" />
    <circle class="cut" cx="-10" cy="11" r="4" />
    <circle class="cut" cx="10" cy="11" r="4" />
    <path class="line" d="M-4 23L0 27L4 23M-16-38L-9-16M16-38L9-16" />
  </>
)

const Spider = () => (
  <>
    {[1, -1].map((side) => (
      <path
        key={side}
        class="legs"
        transform={`scale(${side} 1)`}
        d="M6-10L24-20L28-40M10 0L33-8L44-24M11 10L34 12L44 28M8 18L26 30L28 44"
      />
    ))}
    <circle cy="-14" r="10" />
    <ellipse cy="12" rx="16" ry="20" />
    <path class="line" d="M0 0V24M-7 8L7 16M7 8L-7 16" />
  </>
)

const Tortoise = () => (
  <>
    <circle cy="-36" r="10" />
    {[
      [-25, -20],
      [25, -20],
      [-25, 24],
      [25, 24],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="10" />
    ))}
    <path d="M-5 30L0 46L5 30Z" />
    <ellipse cy="2" rx="27" ry="31" />
    <path
      class="line"
      d="M-12 2L-6-11H6L12 2L6 15H-6ZM-12 2H-26M12 2H26M-6-11L-14-23M6-11L14-23M-6 15L-14 27M6 15L14 27"
    />
  </>
)

const Monkey = () => (
  <>
    <circle cx="-33" cy="-2" r="12" />
    <circle cx="33" cy="-2" r="12" />
    <circle r="33" />
    <path
      class="cut"
      d="M0-9C-6-20-25-17-23 0C-22 7-19 8-19 14C-19 29 19 29 19 14C19 8 22 7 23 0C25-17 6-20 0-9Z"
    />
    <circle cx="-10" cy="-2" r="4" />
    <circle cx="10" cy="-2" r="4" />
    <path class="mouth" d="M-9 15Q0 22 9 15" />
  </>
)

const figures = [Raven, Fox, Hare, Spider, Tortoise, Monkey]
/** By seat, in the css. */
export const guests = ['raven', 'fox', 'hare', 'spider', 'tortoise', 'monkey']

export function Guest({ seat }: { seat: number }): JSX.Element {
  const Figure = figures[seat]!
  return (
    <g class={`guest ${guests[seat]}`}>
      <circle class="ground" r="49" />
      <g transform="scale(0.86)">
        <Figure />
      </g>
    </g>
  )
}

/** The mark of a seat, in a box of 24. */
export const markOf = (seat: number) => () => (
  <g transform="translate(12 12) scale(0.24)">
    <Guest seat={seat} />
  </g>
)
