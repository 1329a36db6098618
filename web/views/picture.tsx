// A game's board as a picture: a position out of the middle of a game, nothing to touch.
import type { JSX } from 'preact'
import type { AnyGamePart } from '../board/game'

const nothing: never[] = []

export function Picture({ part }: { part: AnyGamePart | null }): JSX.Element {
  return (
    <div class="picture" aria-hidden="true" inert>
      {part && (
        <part.Board
          view={part.picture.view}
          before={null}
          event={null}
          actions={nothing}
          seat={part.picture.seat}
          onAct={() => {}}
          trail={nothing}
          animate={false}
        />
      )}
    </div>
  )
}
