// A game's picture as its board draws it, with nothing to press. Runs beside the boards, with the same Preact.
import { renderToStaticMarkup } from 'preact-render-to-string'
import type { AnyGamePart } from '../../board/game'

const nothing: never[] = []

export const markupOf = ({ Board, picture }: AnyGamePart): string =>
  renderToStaticMarkup(
    <div>
      <Board
        {...picture}
        before={null}
        event={null}
        actions={nothing}
        onAct={() => {}}
        trail={nothing}
        animate={false}
      />
    </div>,
  )
