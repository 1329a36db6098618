// Cups with dice under them: the device goes round, and each looks under its own.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { randomBelow } from '@nemeton/board/random'
import { DieMark } from './die_mark'
import { Secret, useSecret } from './secret_view'
import { changeDice, liftCups, rollCups, showDice, type Cup } from './companion_state'
import type { ToolProps } from './tool_props'
import { say } from './words'

export function CupsView(props: ToolProps<'cups'>): JSX.Element {
  const { tool, state, seats, part, look, onChange } = props
  const [looking, lookAt] = useSecret()
  const [throws, setThrows] = useState(0)
  const { cups, lifted } = state
  const rolled = cups.some(({ hidden, shown }) => [...hidden, ...shown].some((value) => value > 0))
  return (
    <>
      <ul key={throws} class={throws > 0 ? 'cups shaken' : 'cups'}>
        {cups.map((cup, seat) => (
          <li key={seat}>
            <svg class={lifted ? 'cup-mark lifted' : 'cup-mark'} viewBox="-60 -60 120 120" aria-hidden="true">
              <tool.Cup seat={seat} />
            </svg>
            <span class="whose">{seats[seat]}</span>
            <Thrown values={[...cup.shown, ...(lifted ? cup.hidden : [])]} />
            {rolled && !lifted && cup.hidden.length > 0 ? (
              <button onClick={() => lookAt(seat)}>{say.look(seats[seat]!)}</button>
            ) : (
              <HowMany {...props} cup={cup} seat={seat} />
            )}
          </li>
        ))}
      </ul>
      {looking !== null && (
        <Secret
          {...{ part, look }}
          key={looking}
          seat={looking}
          name={seats[looking]!}
          onCover={() => lookAt(null)}
        >
          <Under
            hidden={cups[looking]!.hidden}
            onShow={(chosen) => onChange(showDice(state, looking, chosen, randomBelow))}
          />
        </Secret>
      )}
      <p class="visually-hidden" role="status">
        {lifted && say.lifted}
      </p>
      <div class="ways">
        {rolled && !lifted && <button onClick={() => onChange(liftCups(state))}>{say.lift}</button>}
        <button
          class={rolled && !lifted ? undefined : 'primary'}
          onClick={() => {
            setThrows(throws + 1)
            onChange(rollCups(state, randomBelow))
          }}
        >
          {say.rollAll}
        </button>
      </div>
    </>
  )
}

/** The dice that all see. */
const Thrown = ({ values }: { values: number[] }): JSX.Element => (
  <span class="thrown">
    {values.map((value, i) => (
      <span key={i} role="img" aria-label={say.die(value)}>
        <DieMark value={value} />
      </span>
    ))}
  </span>
)

/** How many dice a seat has, between rounds. */
function HowMany(props: ToolProps<'cups'> & { cup: Cup; seat: number }): JSX.Element {
  const { tool, state, seats, onChange, cup, seat } = props
  const total = cup.hidden.length + cup.shown.length
  return (
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
  )
}

/** The dice under a cup; some of them can be shown to all. */
function Under({ hidden, onShow }: { hidden: number[]; onShow(chosen: number[]): void }): JSX.Element {
  const [chosen, choose] = useState<number[]>([])
  const pick = (i: number) =>
    choose(chosen.includes(i) ? chosen.filter((each) => each !== i) : [...chosen, i])
  return (
    <>
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
      <button
        disabled={chosen.length === 0 || chosen.length === hidden.length}
        onClick={() => {
          onShow(chosen)
          choose([])
        }}
      >
        {say.show}
      </button>
    </>
  )
}
