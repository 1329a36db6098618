// The tools of the companion, one view for each kind.
import type { FunctionComponent, JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Tool } from '@nemeton/board/companion'
import { randomBelow } from '@nemeton/board/random'
import { SeatMark } from '../../shared/components/seat_mark'
import { CupsView } from './cups'
import { DieMark } from './die_mark'
import { HandsView } from './hands'
import { QuestionsView } from './question_cards'
import {
  count,
  drawPiece,
  fillPile,
  rollAgain,
  rollDice,
  throwSticks,
  type ToolState,
} from './companion_state'
import type { ToolProps } from './tool_props'
import { say } from './words'

const views: { [Kind in Tool['kind']]: (props: ToolProps<Kind>) => JSX.Element } = {
  dice: DiceView,
  sticks: SticksView,
  cups: CupsView,
  pile: PileView,
  hands: HandsView,
  counters: CountersView,
  questions: QuestionsView,
}

/** A tool and its state, which `readState` has found to be of one kind. */
export function ToolView(props: Omit<ToolProps<Tool['kind']>, 'state'> & { state: ToolState }): JSX.Element {
  const View = views[props.tool.kind] as FunctionComponent<typeof props>
  return <View {...props} />
}

function DiceView({ tool, state, onChange }: ToolProps<'dice'>): JSX.Element {
  // How often each die was rolled since the page was opened: only a die that was just rolled moves.
  const [rolls, setRolls] = useState<number[]>([])
  const moved = (dice: number[]) =>
    setRolls(Array.from({ length: tool.count }, (_, i) => (rolls[i] ?? 0) + Number(dice.includes(i))))
  return (
    <>
      <div class="thrown rolled" role="status">
        {state.dice.map((value, i) => (
          <button
            key={i}
            class="die-button"
            aria-label={say.rollAgain(value)}
            onClick={() => {
              moved([i])
              onChange(rollAgain(state, i, randomBelow))
            }}
          >
            <span key={rolls[i] ?? 0} class={rolls[i] ? 'tumbles' : undefined}>
              <DieMark value={value} />
            </span>
          </button>
        ))}
      </div>
      <button
        class="primary"
        onClick={() => {
          moved([...Array(tool.count).keys()])
          onChange(rollDice(tool.count, randomBelow))
        }}
      >
        {say.roll}
      </button>
    </>
  )
}

function SticksView({ tool, state, onChange }: ToolProps<'sticks'>): JSX.Element {
  const { Stick } = tool
  const [throws, setThrows] = useState(0)
  return (
    <>
      <svg
        key={throws}
        class={throws > 0 ? 'thrown-sticks falling' : 'thrown-sticks'}
        viewBox={`-86 0 172 ${tool.count * 32}`}
        aria-hidden="true"
      >
        {state.up?.map((up, stick) => (
          <g key={stick} transform={`translate(0 ${stick * 32 + 16})`}>
            <g class="stick">
              <Stick stick={stick} up={up} />
            </g>
          </g>
        ))}
      </svg>
      <p class="said" role="status">
        {state.up && tool.says(state.up)}
      </p>
      <button
        class="primary"
        onClick={() => {
          setThrows(throws + 1)
          onChange(throwSticks(tool.count, randomBelow))
        }}
      >
        {say.throw}
      </button>
    </>
  )
}

function PileView({ tool, state, onChange }: ToolProps<'pile'>): JSX.Element {
  const { Face, pieces } = tool
  const [draws, setDraws] = useState(0)
  return (
    <>
      <svg
        key={draws}
        class={draws > 0 ? 'drawn-piece turning' : 'drawn-piece'}
        viewBox="-104 -54 208 108"
        aria-hidden="true"
      >
        {state.drawn !== null && <Face piece={state.drawn} />}
      </svg>
      <p class="said" role="status">
        {state.drawn !== null && `${tool.says(state.drawn)}. `}
        {say.left(state.left.length)}
      </p>
      <div class="ways">
        <button
          class="primary"
          onClick={() => {
            setDraws(draws + 1)
            onChange(drawPiece(state, pieces, randomBelow))
          }}
        >
          {say.draw}
        </button>
        <button disabled={state.left.length === pieces.length} onClick={() => onChange(fillPile(pieces))}>
          {say.putBack}
        </button>
      </div>
    </>
  )
}

function CountersView({ tool, state, seats, part, onChange }: ToolProps<'counters'>): JSX.Element {
  return (
    <>
      <h2>{tool.name}</h2>
      <ul class="counters">
        {seats.map((seat, i) => (
          <li key={seat}>
            <SeatMark part={part} seat={i} />
            <span class="whose">{seat}</span>
            <button aria-label={say.less(seat, tool.name)} onClick={() => onChange(count(state, i, -1))}>
              −
            </button>
            <output>{state.counts[i]}</output>
            <button aria-label={say.more(seat, tool.name)} onClick={() => onChange(count(state, i, 1))}>
              +
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
