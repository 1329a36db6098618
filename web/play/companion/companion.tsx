// The companion of a game on paper (/companion/GAME): who is there and whose turn it is, what a turn is, and whatever the game throws,
// draws, deals and counts. It is kept on this device until it is begun afresh.
import type { JSX, Ref } from 'preact'
import { useState } from 'preact/hooks'
import found from 'virtual:nemeton/paper'
import { usePassedFocus } from '../../shared/browser/focus'
import { store } from '@nemeton/board/base/storage'
import { useLoaded } from '../../shared/browser/hooks'
import type { Companion } from '@nemeton/board/companion'
import type { AnyGamePart } from '@nemeton/board/game'
import { randomBelow } from '@nemeton/board/random'
import { gameWords } from '@nemeton/board/words'
import { gameOf, usePart, type GameId } from '../../shared/games/games'
import { SeatMark } from '../../shared/components/seat_mark'
import { useTitle } from '../../shared/components/use_title'
import { NotFound } from '../../shared/components/not_found'
import './companion.css'
import OnPaper from './paper_links'
import { begin, readState, type State } from './companion_state'
import { ToolView } from './tools'
import { say } from './words'

export default function CompanionView({ game }: { game: GameId }): JSX.Element {
  const load = found[game]?.companion
  const part = usePart(game)
  const companion = useLoaded(async () => (load ? (await load()).default : null), game)
  const main = usePassedFocus()
  const { name, seats: names } = gameWords(game)
  useTitle(name)
  if (!load) return <NotFound />
  if (!companion || !part) return <main class="companion" aria-busy="true" ref={main} />
  return <Table key={game} {...{ game, part, companion, names, main }} />
}

interface TableProps {
  game: GameId
  part: AnyGamePart
  companion: Companion
  names: string[]
  main: Ref<HTMLElement>
}

interface TurnOfProps {
  part: AnyGamePart
  seats: string[]
  turn: number
  /** Whether a lot decides who begins. */
  lot: boolean
  onTurn(turn: number): void
}

function TurnOf({ part, seats, turn, lot, onTurn }: TurnOfProps): JSX.Element {
  return (
    <section class="turn-of">
      <h2>{say.turn}</h2>
      <ol class="seats">
        {seats.map((seat, i) => (
          <li key={seat} aria-current={i === turn ? 'step' : undefined}>
            <SeatMark part={part} seat={i} />
            {seat}
          </li>
        ))}
      </ol>
      <div class="ways">
        <button class="primary" onClick={() => onTurn((turn + 1) % seats.length)}>
          {say.next}
        </button>
        {lot && <button onClick={() => onTurn(randomBelow(seats.length))}>{say.begins}</button>}
      </div>
    </section>
  )
}

/** What comes before the first turn, and what a turn is. */
function Steps({ part, companion }: Pick<TableProps, 'part' | 'companion'>): JSX.Element {
  const start = [part.startingDraw?.rule, companion.start].filter(Boolean).join(' ')
  return (
    <section class="what">
      <h2>{say.steps}</h2>
      {start && <p>{start}</p>}
      <ol class="steps">
        {companion.turn.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

function Table({ game, part, companion, names, main }: TableProps): JSX.Element {
  const kept = `companion.${game}`
  const range = { least: gameOf(game).least, most: names.length }
  const [state, setState] = useState<State>(
    () => readState(store.part(kept), companion.tools, range) ?? begin(companion.tools, range.least),
  )
  const keep = (next: State) => {
    store.keepPart(kept, next)
    setState(next)
  }
  const counts = Array.from({ length: range.most - range.least + 1 }, (_, i) => range.least + i)
  const seats = names.slice(0, state.seats)
  return (
    <main class="companion" ref={main}>
      <h1>{gameWords(game).name}</h1>
      <p class="lead">{say.lead}</p>
      {counts.length > 1 && (
        <label class="players">
          {say.players}
          <select
            value={state.seats}
            onChange={(e) => keep(begin(companion.tools, Number(e.currentTarget.value)))}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {companion.order !== 'together' && (
        <TurnOf
          {...{ part, seats }}
          turn={state.turn}
          lot={companion.order === 'lot'}
          onTurn={(turn) => keep({ ...state, turn })}
        />
      )}
      {companion.tools.map((tool, i) => (
        <section key={tool.kind} class="tool">
          <div class={companion.class}>
            <ToolView
              {...{ tool, seats, part }}
              look={companion.class}
              state={state.tools[i]!}
              onChange={(next) => keep({ ...state, tools: state.tools.with(i, next) })}
            />
          </div>
        </section>
      ))}
      <Steps {...{ part, companion }} />
      <div class="ways">
        <button onClick={() => keep(begin(companion.tools, state.seats))}>{say.afresh}</button>
      </div>
      <OnPaper game={game} here />
    </main>
  )
}
