// Setting a table: against whom, which side, which rules.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { GameId } from '../games'
import { words } from '../messages'
import { navigate } from '../router'
import { store } from '../store'
import { core } from '../table/core'
import { newRecord } from '../table/local'
import { openTable } from '../table/server'
import { levels, type Level, type Options, type SeatInfo } from '../table/table'
import { useLoaded, usePart } from '../use'
import { Book } from './book'
import { Choice } from './choice'
import { Mark } from './mark'
import { allows, defaults, OptionFields } from './options'
import { Picture } from './picture'
import { useTitle } from './title'

const say = words.setup
type Opponent = 'bot' | 'here' | 'friend'

export function Setup({ game }: { game: GameId }): JSX.Element {
  const part = usePart(game)
  const facts = useLoaded(() => core().games, game)?.find(({ id }) => id === game)
  const [opponent, setOpponent] = useState<Opponent>('bot')
  const [level, setLevel] = useState<Level>('casual')
  const [side, setSide] = useState('lot')
  const [chosen, setOptions] = useState<Options>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const [busy, setBusy] = useState(false)
  const { name, blurb } = words.games[game]
  useTitle(name)

  const options = facts ? { ...defaults(facts.options), ...chosen } : chosen
  const fine = facts?.options.every((option) => allows(option, options[option.name])) ?? true

  const begin = async () => {
    const seats = facts?.min_seats ?? 2
    if (opponent === 'friend') {
      const mine = side === 'lot' ? 0 : Number(side)
      setBusy(true)
      const sitting = Array.from({ length: seats }, (_, seat) => (seat === mine ? 'you' : 'open'))
      const opened = await openTable({ game, options, seats: sitting, draw: side === 'lot' })
      setBusy(false)
      if ('code' in opened)
        return setProblem(opened.code === 'away' ? say.away : `${say.failed} ${opened.message}`)
      store.keepKey(opened.table, opened)
      return navigate(`/t/${opened.table}`)
    }
    const mine = side === 'lot' ? crypto.getRandomValues(new Uint8Array(1))[0]! % seats : Number(side)
    const sitting = Array.from({ length: seats }, (_, seat): SeatInfo =>
      opponent === 'here' || seat === mine ? { kind: 'person' } : { kind: 'bot', level },
    )
    store.keepLocal({ record: newRecord(game, options, seats), seats: sitting })
    navigate('/local')
  }

  return (
    <main class="setup">
      <div class="setup-picture">
        <Picture part={part} />
      </div>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void begin()
        }}
      >
        <h1>{name}</h1>
        <p class="lead">{blurb}</p>
        <p class="note credit">{facts?.credit}</p>
        <Choice
          name="opponent"
          legend={say.opponent}
          value={opponent}
          onChange={(value) => setOpponent(value)}
          items={[
            { value: 'bot', label: say.bot, note: say.botNote },
            { value: 'here', label: say.here, note: say.hereNote },
            { value: 'friend', label: say.friend, note: say.friendNote },
          ]}
        />
        {opponent === 'bot' && (
          <Choice
            name="level"
            legend={say.level}
            value={level}
            onChange={(value) => setLevel(value)}
            items={levels.map((value) => ({ value, label: say.levels[value] }))}
          />
        )}
        {opponent !== 'here' && (
          <Choice
            name="side"
            legend={say.side}
            value={side}
            onChange={setSide}
            items={[
              { value: 'lot', label: say.lot },
              ...words.games[game].seats.map((label, seat) => ({
                value: String(seat),
                label,
                mark: part && <Mark part={part} seat={seat} />,
              })),
            ]}
          />
        )}
        {facts && (
          <details class="options">
            <summary>{say.options}</summary>
            <OptionFields facts={facts.options} values={options} onChange={setOptions} />
          </details>
        )}
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <button class="primary" disabled={busy || !fine}>
          {busy ? say.starting : say.start}
        </button>
      </form>
      <details class="how" onToggle={(e) => setReading(e.currentTarget.open)}>
        <summary>{say.rules}</summary>
        {reading && <Book game={game} />}
      </details>
    </main>
  )
}
