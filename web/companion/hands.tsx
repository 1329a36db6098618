// Cards dealt in secret: the device goes round, and each looks at its own.
import type { JSX } from 'preact'
import { randomBelow } from '../board/random'
import { Mark } from '../parts/mark'
import { useSecret } from './secret'
import { deal, putAway } from './state'
import type { ToolProps } from './tools'
import { say } from './words'

export function HandsView({ tool, state, seats, part, onChange }: ToolProps<'hands'>): JSX.Element {
  const [looking, look] = useSecret()
  const { Face } = tool
  return (
    <>
      <ul class="cups">
        {state.hands.map((hand, seat) => {
          const own = looking === seat
          return (
            <li key={seat}>
              <Mark part={part} seat={seat} />
              <span class="whose">{seats[seat]}</span>
              <span>{say.left(hand.filter(({ gone }) => !gone).length)}</span>
              <button aria-expanded={own} onClick={() => look(own ? null : seat)}>
                {own ? say.cover : say.look(seats[seat]!)}
              </button>
              {own && (
                <div class="under hand">
                  {hand.map(({ card, gone }, i) => (
                    <button
                      key={card}
                      class="card-button"
                      aria-pressed={gone}
                      aria-label={gone ? `${tool.says(card)}, ${say.gone}` : tool.says(card)}
                      onClick={() => onChange(putAway(state, seat, i))}
                    >
                      <svg viewBox="-31 -38 62 76" aria-hidden="true">
                        <Face card={card} />
                      </svg>
                    </button>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <button
        class={state.hands.length === 0 ? 'primary' : undefined}
        onClick={() => {
          look(null)
          onChange(deal(tool.cards, seats.length, randomBelow))
        }}
      >
        {state.hands.length === 0 ? say.deal : say.dealAgain}
      </button>
    </>
  )
}
