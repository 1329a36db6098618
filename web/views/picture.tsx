// A game's board as a picture: a position out of the middle of a game, nothing to touch. Whatever it
// stands in says its shape as `--aspect`: it has its room before it is drawn.
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { AnyGamePart } from '../board/game'
import { useTurn } from './turn'

const nothing: never[] = []

export function Picture({ part }: { part: AnyGamePart | null }): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useTurn(place)
  return (
    <div ref={place} class="picture" aria-hidden="true" inert>
      {drawn && part && (
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
