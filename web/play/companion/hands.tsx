// Cards dealt in secret: the device goes round, and each looks at its own hand and lays a card face down; all are turned over together.
import type { JSX } from 'preact'
import { randomBelow } from '@nemeton/board/random'
import { SeatMark } from '../../shared/components/seat_mark'
import { Secret, useSecret } from './secret_view'
import { clear, deal, lay, takeBack, turnOver } from './companion_state'
import type { ToolProps } from './tool_props'
import { say } from './words'

/** The part of its drawing that a card fills. */
const box = '-31 -38 62 76'

interface SeatProps extends Pick<ToolProps<'hands'>, 'tool' | 'state' | 'onChange'> {
  seat: number
}

interface LyingCardProps extends SeatProps {
  card: string
  name: string
}

/** The card that a seat has laid, and what can be done with it once it is turned over. */
function LyingCard({ tool, state, seat, card, name, onChange }: LyingCardProps): JSX.Element {
  const { Face, Back } = tool
  const { open } = state
  return (
    <div class="lying-card">
      <svg viewBox={box} role="img" aria-label={open ? tool.says(card) : say.laid}>
        {open ? <Face card={card} /> : <Back />}
      </svg>
      {open && (
        <span class="ways">
          <button aria-label={say.of(say.putAway, name)} onClick={() => onChange(clear(state, seat, true))}>
            {say.putAway}
          </button>
          <button aria-label={say.of(say.takeBack, name)} onClick={() => onChange(clear(state, seat, false))}>
            {say.takeBack}
          </button>
        </span>
      )}
    </div>
  )
}

/** The cards of a hand, for the seat that holds it. */
function HandCards({ tool, state, seat, onChange }: SeatProps): JSX.Element {
  const { Face } = tool
  return (
    <div class="hand">
      {state.hands[seat]!.map(({ card, gone }) => (
        <button
          key={card}
          class={gone ? 'card-button gone' : 'card-button'}
          aria-pressed={state.laid[seat] === card}
          aria-label={gone ? `${tool.says(card)}, ${say.gone}` : tool.says(card)}
          onClick={() => onChange(gone ? takeBack(state, seat, card) : lay(state, seat, card))}
        >
          <svg viewBox={box} aria-hidden="true">
            <Face card={card} />
          </svg>
        </button>
      ))}
    </div>
  )
}

export function HandsView({ tool, state, seats, part, look, onChange }: ToolProps<'hands'>): JSX.Element {
  const [looking, lookAt] = useSecret()
  const { hands, laid, open } = state
  const dealt = hands.length > 0
  const lying = laid.filter((card) => card !== null).length
  return (
    <>
      <ul class="cups">
        {hands.map((hand, seat) => {
          const card = laid[seat] ?? null
          const name = seats[seat]!
          return (
            <li key={seat}>
              <SeatMark part={part} seat={seat} />
              <span class="whose">{name}</span>
              <span>{say.left(hand.filter(({ gone }) => !gone).length)}</span>
              {!open && <button onClick={() => lookAt(seat)}>{say.look(name)}</button>}
              {card !== null && <LyingCard {...{ tool, state, seat, card, name, onChange }} />}
            </li>
          )
        })}
      </ul>
      {looking !== null && hands[looking] && (
        <Secret
          {...{ part, look }}
          key={looking}
          seat={looking}
          name={seats[looking]!}
          onCover={() => lookAt(null)}
        >
          <p>{say.layHint}</p>
          <HandCards {...{ tool, state, onChange }} seat={looking} />
        </Secret>
      )}
      <div class="ways">
        {lying > 0 && !open && (
          <button
            class={lying === hands.length ? 'primary' : undefined}
            onClick={() => onChange(turnOver(state))}
          >
            {say.turnOver}
          </button>
        )}
        <button
          class={dealt ? undefined : 'primary'}
          onClick={() => onChange(deal(tool.cards, seats.length, randomBelow))}
        >
          {dealt ? say.dealAgain : say.deal}
        </button>
      </div>
    </>
  )
}
