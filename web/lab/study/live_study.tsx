// A small study that is played while one looks on: its form, and its plots as they grow.
import type { GameFacts } from '../../shared/games/facts'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Options } from '@nemeton/board/game'
import { randomBelow } from '@nemeton/board/random'
import { gameWords } from '@nemeton/board/words'
import { gameOf, type GameId } from '../../shared/games/games'
import { isAllowedValue, defaultOptions } from '../../shared/games/options'
import { IntervalPlot, LengthPlot } from '../report/plots'
import { figure } from '../report/report_context'
import { seatsVerdict } from '../report/verdict'
import { OptionFields } from '../../play/options/option_fields'
import { say as errors } from '../../shared/api/errors'
import { RadioTiles } from '../../shared/components/radio_tiles'
import { runStudy } from './study_client'
import { add, even, settingOf, wilson, type Sums } from './study_sums'
import { reportContext } from './report_names'
import { say } from './words'

const amounts = ['1000', '10000', '100000'] as const
type Amount = (typeof amounts)[number]

const whole = (n: number) => figure(reportContext, n, { maximumFractionDigits: 0 })

interface Run {
  /** How many games there are to be. */
  of: number
  sums: Sums | null
  state: 'playing' | 'stopped' | 'done'
  problem: string | null
}

/** Every fourth of a run is told to who listens, and its end: each game would be too much. */
function Told({ game, run }: { game: GameId; run: Run }): JSX.Element {
  const { of, sums, state } = run
  const games = sums?.games ?? 0
  const fourth = (Math.floor((4 * games) / of) * of) / 4
  const end = sums && [
    state === 'done' ? say.done(whole(games)) : say.stopped(whole(games)),
    seatsVerdict(reportContext, settingOf(game, sums)),
    say.mean(figure(reportContext, sums.plies / games, { maximumFractionDigits: 1 })),
  ]
  return (
    <>
      <p class={state === 'playing' ? 'visually-hidden' : 'verdict'} role="status">
        {state === 'playing' ? say.played(whole(fourth), whole(of)) : end?.join(' ')}
      </p>
      {state === 'playing' && (
        <div class="lab-progress">
          <progress max={of} value={games} aria-label={say.progress} />
          <span class="note" aria-hidden="true">
            {say.played(whole(games), whole(of))}
          </span>
        </div>
      )}
    </>
  )
}

function Plots({ game, sums }: { game: GameId; sums: Sums }): JSX.Element {
  const { seats } = gameWords(game)
  return (
    <div class="lab-plots">
      <h3>{say.wins}</h3>
      <IntervalPlot
        told={reportContext}
        title={say.wins}
        bars={sums.wins.map((wins, seat) => wilson(seats[seat]!, wins, sums.games))}
        mark={even(sums)}
      />
      {sums.lengths.length > 1 && (
        <>
          <h3>{reportContext.say.length}</h3>
          <LengthPlot told={reportContext} lengths={sums.lengths} />
        </>
      )}
    </div>
  )
}

interface SeatCountProps {
  least: number
  most: number
  seats: number
  onChange(seats: number): void
}

const SeatCount = ({ least, most, seats, onChange }: SeatCountProps): JSX.Element => (
  <RadioTiles
    name="seats"
    legend={say.seats}
    value={String(seats)}
    onChange={(value) => onChange(Number(value))}
    items={Array.from({ length: most - least + 1 }, (_, i) => String(least + i)).map((value) => ({
      value,
      label: value,
    }))}
  />
)

interface FormProps {
  game: GameId
  facts: GameFacts
  isPlaying: boolean
  onStart(seats: number, options: Options, count: number): void
  onStop(): void
}

function Form({ game, facts, isPlaying, onStart, onStop }: FormProps): JSX.Element {
  const { min_seats: least, max_seats: most } = facts
  const [seats, setSeats] = useState(least)
  const [chosen, choose] = useState<Options>({})
  const [amount, setAmount] = useState<Amount>('10000')
  const options = { ...defaultOptions(facts.options, seats), ...chosen }
  const { choices } = gameOf(game)
  const [asked, rare] = [true, false].map((first) =>
    facts.options.filter(({ name }) => choices.includes(name) === first),
  ) as [GameFacts['options'], GameFacts['options']]
  const fields = (facts: GameFacts['options']) => (
    <OptionFields
      game={game}
      facts={facts}
      values={options}
      onChange={(name, value) => choose({ ...chosen, [name]: value })}
    />
  )
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        if (isPlaying) onStop()
        else onStart(seats, chosen, Number(amount))
      }}
    >
      {least < most && <SeatCount {...{ least, most, seats }} onChange={setSeats} />}
      {fields(asked)}
      {rare.length > 0 && (
        <details>
          <summary>{say.more}</summary>
          <div class="choices">{fields(rare)}</div>
        </details>
      )}
      <RadioTiles<Amount>
        name="amount"
        legend={say.games}
        value={amount}
        onChange={setAmount}
        items={amounts.map((value) => ({ value, label: whole(Number(value)) }))}
      />
      <button
        class="primary"
        disabled={
          !isPlaying && !facts.options.every((option) => isAllowedValue(option, options[option.name]))
        }
      >
        {isPlaying ? say.stop : say.start}
      </button>
    </form>
  )
}

/** `facts` are null where they are not to be had, and nothing can be played. */
export function LiveStudy({ game, facts }: { game: GameId; facts: GameFacts | null }): JSX.Element {
  const [run, setRun] = useState<Run | null>(null)
  const end = useRef(() => {})
  useEffect(() => () => end.current(), [])

  const start = (seats: number, options: Options, count: number) => {
    setRun({ of: count, sums: null, state: 'playing', problem: null })
    const study = { game, seats, options, seed: randomBelow(2 ** 32), count }
    end.current = runStudy(study, (news) => {
      const problem = news === null ? say.broken : 'problem' in news ? errors.conflict(news.problem) : null
      if (problem || news === null || 'problem' in news) {
        end.current()
        return setRun((run) => run && { ...run, state: 'stopped', problem })
      }
      setRun((run) => {
        if (run?.state !== 'playing') return run
        const sums = run.sums ? add(run.sums, news.sums) : news.sums
        const isDone = sums.games === run.of
        if (isDone) end.current()
        return { ...run, sums, state: isDone ? 'done' : 'playing' }
      })
    })
  }
  const stop = () => {
    end.current()
    setRun((run) => run && { ...run, state: 'stopped' })
  }
  return (
    <section class="lab-live" aria-label={say.live}>
      <h2>{say.live}</h2>
      <p>{say.liveLead}</p>
      {facts ? (
        <Form game={game} facts={facts} isPlaying={run?.state === 'playing'} onStart={start} onStop={stop} />
      ) : (
        <p class="problem">{say.broken}</p>
      )}
      {run?.problem && (
        <p class="problem" role="alert">
          {run.problem}
        </p>
      )}
      {run && !run.problem && <Told game={game} run={run} />}
      {run?.sums && <Plots game={game} sums={run.sums} />}
    </section>
  )
}
