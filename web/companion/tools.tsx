// The tools of the companion, one view for each kind.
import type { FunctionComponent, JSX } from 'preact'
import type { Tool } from '../board/companion'
import type { AnyGamePart } from '../board/game'
import { randomBelow } from '../board/random'
import { Mark } from '../parts/mark'
import { CupsView } from './cups'
import { DieMark } from './die_mark'
import { HandsView } from './hands'
import { count, drawPiece, rollAgain, rollDice, throwSticks, type StateOf, type ToolState } from './state'
import { say } from './words'

export interface ToolProps<Kind extends Tool['kind']> {
  tool: Extract<Tool, { kind: Kind }>
  state: StateOf<Kind>
  /** The names of those who are there. */
  seats: string[]
  part: AnyGamePart
  onChange(state: ToolState): void
}

const views: { [Kind in Tool['kind']]: (props: ToolProps<Kind>) => JSX.Element } = {
  dice: DiceView,
  sticks: SticksView,
  cups: CupsView,
  pile: PileView,
  hands: HandsView,
  counters: CountersView,
}

/** A tool and its state, which `readState` has found to be of one kind. */
export function ToolView(props: Omit<ToolProps<Tool['kind']>, 'state'> & { state: ToolState }): JSX.Element {
  const View = views[props.tool.kind] as FunctionComponent<typeof props>
  return <View {...props} />
}

function DiceView({ tool, state, onChange }: ToolProps<'dice'>): JSX.Element {
  return (
    <>
      <div class="thrown rolled" role="status">
        {state.dice.map((value, i) => (
          <button
            key={i}
            class="die-button"
            aria-label={say.rollAgain(value)}
            onClick={() => onChange(rollAgain(state, i, randomBelow))}
          >
            <DieMark value={value} />
          </button>
        ))}
      </div>
      <button class="primary" onClick={() => onChange(rollDice(tool.count, randomBelow))}>
        {say.roll}
      </button>
    </>
  )
}

function SticksView({ tool, state, onChange }: ToolProps<'sticks'>): JSX.Element {
  const { Stick } = tool
  return (
    <>
      <svg class="thrown-sticks" viewBox={`-86 0 172 ${tool.count * 32}`} aria-hidden="true">
        {state.up?.map((up, stick) => (
          <g key={stick} class="stick" transform={`translate(0 ${stick * 32 + 16})`}>
            <Stick stick={stick} up={up} />
          </g>
        ))}
      </svg>
      <p class="said" role="status">
        {state.up && tool.says(state.up)}
      </p>
      <button class="primary" onClick={() => onChange(throwSticks(tool.count, randomBelow))}>
        {say.throw}
      </button>
    </>
  )
}

function PileView({ tool, state, onChange }: ToolProps<'pile'>): JSX.Element {
  const { Face, pieces } = tool
  return (
    <>
      <svg class="drawn-piece" viewBox="-104 -54 208 108" aria-hidden="true">
        {state.drawn !== null && <Face piece={state.drawn} />}
      </svg>
      <p class="said" role="status">
        {state.drawn !== null && `${tool.says(state.drawn)}. `}
        {say.left(state.left.length)}
      </p>
      <button class="primary" onClick={() => onChange(drawPiece(state, pieces, randomBelow))}>
        {say.draw}
      </button>
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
            <Mark part={part} seat={i} />
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
