// Cups with dice under them: the device goes round, and each looks under its own.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { randomBelow } from '../board/random'
import { Mark } from '../parts/mark'
import { DieMark } from './die_mark'
import { useSecret } from './secret'
import { changeDice, liftCups, rollCups, showDice } from './state'
import type { ToolProps } from './tools'
import { say } from './words'

export function CupsView({ tool, state, seats, part, onChange }: ToolProps<'cups'>): JSX.Element {
  const [looking, look] = useSecret()
  const [chosen, choose] = useState<number[]>([])
  const open = (seat: number | null) => {
    choose([])
    look(seat)
  }
  const rolled = state.cups.some(({ hidden, shown }) => [...hidden, ...shown].some((value) => value > 0))
  const pick = (i: number) =>
    choose(chosen.includes(i) ? chosen.filter((each) => each !== i) : [...chosen, i])
  return (
    <>
      <ul class="cups">
        {state.cups.map(({ hidden, shown }, seat) => {
          const own = looking === seat
          const total = hidden.length + shown.length
          const canLook = rolled && !state.lifted && hidden.length > 0
          return (
            <li key={seat}>
              <Mark part={part} seat={seat} />
              <span class="whose">{seats[seat]}</span>
              <span class="thrown">
                {shown.map((value, i) => (
                  <span key={i} class="die-shown" role="img" aria-label={say.die(value)}>
                    <DieMark value={value} />
                  </span>
                ))}
                {state.lifted &&
                  hidden.map((value, i) => (
                    <span key={i} role="img" aria-label={say.die(value)}>
                      <DieMark value={value} />
                    </span>
                  ))}
              </span>
              {canLook && (
                <button aria-expanded={own} onClick={() => open(own ? null : seat)}>
                  {own ? say.cover : say.look(seats[seat]!)}
                </button>
              )}
              {!canLook && (
                <span class="how-many">
                  <button
                    aria-label={say.less(seats[seat]!, say.diceOf)}
                    disabled={total === 0}
                    onClick={() => onChange(changeDice(state, seat, -1, tool.dice))}
                  >
                    −
                  </button>
                  {say.dice(total)}
                  <button
                    aria-label={say.more(seats[seat]!, say.diceOf)}
                    disabled={total === tool.dice}
                    onClick={() => onChange(changeDice(state, seat, 1, tool.dice))}
                  >
                    +
                  </button>
                </span>
              )}
              {own && canLook && (
                <div class="under">
                  <span class="thrown">
                    {hidden.map((value, i) => (
                      <button
                        key={i}
                        class="die-button"
                        aria-pressed={chosen.includes(i)}
                        aria-label={say.die(value)}
                        onClick={() => pick(i)}
                      >
                        <DieMark value={value} />
                      </button>
                    ))}
                  </span>
                  {chosen.length > 0 && chosen.length < hidden.length && (
                    <button
                      onClick={() => {
                        onChange(showDice(state, seat, chosen, randomBelow))
                        choose([])
                      }}
                    >
                      {say.show}
                    </button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <p class="visually-hidden" role="status">
        {state.lifted && say.lifted}
      </p>
      <div class="ways">
        {rolled && !state.lifted && (
          <button
            onClick={() => {
              open(null)
              onChange(liftCups(state))
            }}
          >
            {say.lift}
          </button>
        )}
        <button
          class={rolled && !state.lifted ? undefined : 'primary'}
          onClick={() => {
            open(null)
            onChange(rollCups(state, randomBelow))
          }}
        >
          {say.rollAll}
        </button>
      </div>
    </>
  )
}
