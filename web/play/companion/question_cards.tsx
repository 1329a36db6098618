// Question cards: another player asks, whoever has landed answers, and the card says whether it was right.
import type { JSX } from 'preact'
import { randomBelow } from '@nemeton/board/random'
import { answer, ask, inPlay, putCardBack } from './companion_state'
import type { ToolProps } from './tool_props'
import { say } from './words'

export function QuestionsView({ tool, state, onChange }: ToolProps<'questions'>): JSX.Element {
  const { left, drawn, given } = state
  const card = drawn === null ? undefined : tool.cards[drawn]
  return (
    <>
      <h2>{say.questions}</h2>
      {card && <p class="asked">{card.ask}</p>}
      {card && (
        <div class="ways">
          {card.answers.map((each) => (
            <button
              key={each}
              disabled={given !== null}
              aria-pressed={given === null ? undefined : each === given}
              onClick={() => onChange(answer(state, each))}
            >
              {given !== null && (each === card.right ? '✓ ' : each === given ? '✗ ' : '')}
              {each}
            </button>
          ))}
        </div>
      )}
      <p role="status">
        {card && given !== null
          ? `${given === card.right ? say.right : say.wrong(card.right)} ${card.why}`
          : say.left(left)}
      </p>
      {card ? (
        given !== null && (
          <button class="primary" onClick={() => onChange(putCardBack(state, given === card.right))}>
            {say.goOn}
          </button>
        )
      ) : (
        <div class="ways">
          <button
            class="primary"
            disabled={left === 0}
            onClick={() => onChange(ask(state, tool.cards.length, randomBelow))}
          >
            {say.draw}
          </button>
          <label class="players">
            {say.cards}
            <select
              value={left + state.used.length}
              onChange={(e) => onChange(inPlay(Number(e.currentTarget.value)))}
            >
              {tool.counts.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </>
  )
}
