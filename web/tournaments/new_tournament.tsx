// The form of a new tournament.
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import type { Options } from '@nemeton/board/game'
import { gameWords } from '@nemeton/board/words'
import { factsOf } from '../play/engine/game_facts'
import { OptionFields } from '../play/options/option_fields'
import { useOptionsCheck } from '../play/options/use_options_check'
import { say as errors } from '../shared/api/errors'
import { formats, tournaments, type Format } from '../shared/api/tournaments'
import { useLoaded } from '../shared/browser/hooks'
import { navigate } from '../shared/browser/router'
import type { GameFacts } from '../shared/games/facts'
import { gameIds, type GameId } from '../shared/games/games'
import { isAllowedValue, defaultOptions } from '../shared/games/options'
import type { TimeControl } from '../shared/games/time_control'
import { timeControlText, timeControls } from '../shared/games/time_text'
import { words } from '../shared/messages'
import { roundDuration } from './round_duration'
import { useTournamentRequest } from './use_tournament_request'
import { say } from './words'

const day = 24 * 60 * 60
const pauses = [0, 30, 120, 600]
/** In minutes; of a game with days for a move in days. */
const roundTimes = { live: [15, 30, 60, 90, 120], slow: [7, 14, 30].map((days) => days * 24 * 60) }

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), String(from + i)] as const)

function Select({
  label,
  name,
  items,
  value,
  onChange,
}: {
  label: string
  name: string
  items: readonly (readonly [string, string])[]
  value?: string
  onChange?: (value: string) => void
}): JSX.Element {
  return (
    <label class="field">
      {label}
      <select name={name} value={value} onChange={(e) => onChange?.(e.currentTarget.value)}>
        {items.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The game of the tournament, its number of seats and its options, as they are chosen. */
function useGameChoice() {
  const [game, setGame] = useState<GameId>(gameIds[0]!)
  const facts = useLoaded(() => factsOf(game), game)
  const most = facts?.max_seats ?? 2
  const least = facts?.min_seats ?? 2
  const [seats, setSeats] = useState<number | null>(null)
  const count = Math.min(most, Math.max(least, seats ?? least))
  const [changed, setChanged] = useState<Options>({})
  const usual = facts ? defaultOptions(facts.options, count) : {}
  const options = { ...usual, ...changed }
  const conflict = useOptionsCheck(facts, count, options)?.conflict
  const isFine = facts?.options.every((option) => isAllowedValue(option, options[option.name])) && !conflict
  return {
    ...{ game, facts, most, least, count, setSeats, options, conflict, isFine },
    /** Those that are not as usual. */
    unusual: Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== usual[name])),
    setGame(id: string) {
      setGame(id)
      setChanged({})
    },
    setOption: (name: string, value: Options[string]) => setChanged({ ...changed, [name]: value }),
  }
}
type GameChoice = ReturnType<typeof useGameChoice>

export function NewTournament({ sessionKey }: { sessionKey: string }): JSX.Element {
  const { busy, ask, trouble } = useTournamentRequest()
  const choice = useGameChoice()
  const [format, setFormat] = useState<Format>('swiss')
  const [time, setTime] = useState(timeControls[0]!)
  const make = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    const form = new FormData(e.currentTarget)
    const number = (name: string, usual: number) => Number(form.get(name) ?? usual)
    const plan = {
      name: String(form.get('title')).trim() || say.usualName,
      ...{ game: choice.game, options: choice.unusual, format, seats: choice.count },
      rounds: number('rounds', 0),
      arena_minutes: number('minutes', 60),
      time_control: time,
      break_seconds: number('pause', 0),
      // Whoever plays over days comes within a day of the clock's.
      no_show_seconds: time.kind === 'correspondence' ? Math.min(7, time.days) * day : 300,
      round_minutes: number('round-minutes', 0),
      friendly: form.has('friendly'),
      host_plays: form.has('plays'),
    }
    ask(
      () => tournaments.make(sessionKey, plan),
      ({ tournament }) => navigate(`/tournaments/${tournament}`),
    )
  }
  return (
    <form onSubmit={make} class="make">
      <label class="field">
        {say.name}
        <input name="title" maxLength={24} placeholder={say.usualName} autocomplete="off" />
      </label>
      <Select
        label={say.game}
        name="game"
        value={choice.game}
        onChange={choice.setGame}
        items={gameIds.map((id) => [id, gameWords(id).name])}
      />
      <FormatFields choice={choice} format={format} onFormat={setFormat} />
      <TimeFields format={format} time={time} onTime={setTime} />
      {choice.facts && <Rules choice={choice} facts={choice.facts} />}
      <Tick name="friendly" label={say.friendly} />
      <Tick name="plays" label={say.iPlay} isOn />
      <button class="primary" disabled={busy || !choice.isFine}>
        {say.make}
      </button>
      {trouble}
    </form>
  )
}

const Tick = ({ name, label, isOn }: { name: string; label: string; isOn?: boolean }): JSX.Element => (
  <label class="yes-no">
    {label}
    <input type="checkbox" name={name} defaultChecked={isOn} />
  </label>
)

interface FormatFieldsProps {
  choice: GameChoice
  format: Format
  onFormat(format: Format): void
}

function FormatFields({ choice, format, onFormat }: FormatFieldsProps): JSX.Element {
  const { least, most, count, setSeats } = choice
  return (
    <>
      <Select
        label={say.format}
        name="format"
        value={format}
        onChange={(value) => onFormat(value as Format)}
        items={formats.map((each) => [each, say.formats[each]])}
      />
      <p class="note">{say.formatNotes[format]}</p>
      {most > least && (
        <Select
          label={say.seats}
          name="seats"
          value={String(count)}
          onChange={(value) => setSeats(Number(value))}
          items={numbers(least, most)}
        />
      )}
      {format === 'swiss' && (
        <Select label={say.rounds} name="rounds" items={[['0', say.asManyAsNeeded], ...numbers(1, 20)]} />
      )}
      {format === 'arena' && (
        <Select
          label={say.length}
          name="minutes"
          items={[30, 60, 90, 120].map((each) => [String(each), say.minutes(each)])}
        />
      )}
    </>
  )
}

interface TimeFieldsProps {
  format: Format
  time: TimeControl
  onTime(time: TimeControl): void
}

function TimeFields({ format, time, onTime }: TimeFieldsProps): JSX.Element {
  const pace = time.kind === 'correspondence' ? 'slow' : 'live'
  return (
    <>
      <Select
        label={say.time}
        name="time"
        value={String(timeControls.indexOf(time))}
        onChange={(value) => onTime(timeControls[Number(value)]!)}
        items={timeControls.map((each, i) => [String(i), timeControlText(each)])}
      />
      {format !== 'arena' && (
        <>
          <Select
            label={say.pause}
            name="pause"
            items={pauses.map((each) => [String(each), each === 0 ? say.noPause : say.seconds(each)])}
          />
          <Select
            key={pace}
            label={say.roundTime}
            name="round-minutes"
            items={[
              ['0', say.noRoundTime],
              ...roundTimes[pace].map((each) => [String(each), roundDuration(each)] as const),
            ]}
          />
        </>
      )}
    </>
  )
}

function Rules({ choice, facts }: { choice: GameChoice; facts: GameFacts }): JSX.Element {
  return (
    <>
      <details class="options more">
        <summary>{words.table.rules}</summary>
        <OptionFields
          game={choice.game}
          facts={facts.options}
          values={choice.options}
          onChange={choice.setOption}
        />
      </details>
      {choice.conflict && (
        <p class="problem" role="alert">
          {errors.conflict(choice.conflict)}
        </p>
      )}
    </>
  )
}
