// The board of a game that others play, as it happens: nobody here can touch it.
import type { JSX } from 'preact'
import { useMedia } from '../../shared/browser/hooks'
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import type { Playhead } from '../view/replay/playhead'
import { shapeOf } from '../../shared/components/board_shape'

const nothing: never[] = []

interface LiveBoardProps {
  part: AnyGamePart
  events: GameEvent[]
  head: Pick<Playhead, 'at' | 'stepped'>
}

export function LiveBoard({ part, events, head: { at, stepped } }: LiveBoardProps): JSX.Element {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const event = events[at]
  return (
    <div class="board" style={shapeOf(part)} aria-hidden="true" inert>
      {event && (
        <part.Board
          view={event.view}
          before={events[at - 1]?.view ?? null}
          event={event}
          actions={nothing}
          seat={0}
          onAct={() => {}}
          trail={at > 0 ? [event] : nothing}
          animate={stepped && !still}
        />
      )}
    </div>
  )
}
