// The boats on the board: those on the river, those in the harbour, and how they move there.

import { useLayoutEffect } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps } from '@nemeton/board/game'
import { isCarried } from '@nemeton/board/use_choice'
import { Boat } from './boats'
import type { Layout } from './layout'
import { squareTransform, harbourTransform, motions, transform } from './motion'
import type { Moves } from './moves'
import { parseAction, reaches } from './position'
import type { Effect, Seat, View } from './schema'

const seats = [0, 1] as const

interface FleetProps {
  layout: Layout
  view: View
  viewer: number
  moves: Moves
}

export const Fleet = (props: FleetProps) => (
  <>
    {seats.flatMap((seat) =>
      props.view.boats[seat].map((square) => (
        <Afloat key={`${seat}-${square}`} {...props} seat={seat} square={square} />
      )),
    )}
    {seats.flatMap((seat) =>
      Array.from({ length: props.view.home[seat] }, (_, i) => (
        <g
          key={`home-${seat}-${i}`}
          data-boat={`home-${seat}-${i}`}
          style={{ transform: harbourTransform(props.layout, seat, i) }}
        >
          <Boat seat={seat} />
        </g>
      )),
    )}
  </>
)

function Afloat({ layout, view, viewer, moves, seat, square }: FleetProps & { seat: Seat; square: number }) {
  const { choice, chosen, waits, goesOn } = moves
  const part = String(square)
  const mover = view.turn ?? 0
  const canMove = !waits && choice.first.has(part)
  const lifted = choice.held?.part === part
  const stays = seat === mover && view.held.includes(square)
  // A boat that a hand has put down stays there until the answer comes.
  const put = choice.sent?.dropped ? parseAction(choice.sent.token) : null
  const { angle } = layout.river.place(square)
  const place = lifted
    ? transform(choice.held!.at, angle, layout.boat * 1.12)
    : put?.from === square && seat === mover
      ? transform(layout.river.place(reaches(view, mover, put)), angle, layout.boat)
      : squareTransform(layout, square)
  const around = { rx: seat === 0 ? 25 : 33, ry: seat === 0 ? 25 : 22 }
  return (
    <g
      data-boat={`${seat}-${square}`}
      class={`afloat${canMove ? ' movable' : ''}${chosen === square ? ' chosen' : ''}${lifted ? ' lifted' : ''}${stays ? ' held' : ''}`}
      style={{ transform: place }}
    >
      {canMove && <ellipse class="ready" {...around} />}
      <Boat seat={seat} />
      {seat === viewer && part === goesOn && <path class="onward" d="M-14 -11L-3 0L-14 11M1 -11L12 0L1 11" />}
      {stays && <ellipse class="rope" {...around} />}
    </g>
  )
}

/** Shows the motions of the newest step on the boats within `element`. */
export function useMotions(
  element: { current: HTMLElement | null },
  layout: Layout,
  { view, before, event, animate }: BoardProps<View, Effect>,
  { choice }: Moves,
): void {
  const move = useEffectEvent(() => {
    const effects = event?.effects ?? []
    const step = findEffect(effects, 'moved')
    if (!animate || !step) return
    const running = motions(layout, effects, view.home[step.seat], isCarried(choice.last, before, event)).map(
      ({ seat, square, frames, duration, delay }) => {
        const key = square === null ? `home-${seat}-${view.home[seat] - 1}` : `${seat}-${square}`
        const boat = element.current!.querySelector(`[data-boat="${key}"]`)
        return boat?.animate(frames, { duration, delay, easing: 'ease-in-out' })
      },
    )
    return () => running.forEach((each) => each?.cancel())
  })
  useLayoutEffect(() => move(), [view])
}
