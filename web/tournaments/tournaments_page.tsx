// Tournaments (/tournaments): finding one by its join code, and making one; or one of them, by its address.
import { timeInWords, timeControls } from '../shared/games/time_text'
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { usePassedFocus } from '../shared/browser/focus'
import { navigate } from '../shared/browser/router'
import { useLoaded } from '../shared/browser/hooks'
import type { Options } from '@nemeton/board/game'
import { gameWords } from '@nemeton/board/words'
import { gameIds, type GameId } from '../shared/games/games'
import { OptionFields } from '../play/options/option_fields'
import { useCheck } from '../play/options/use_options_check'
import { say as errors } from '../shared/api/errors'
import { allows, defaults } from '../shared/games/options'
import { words } from '../shared/messages'
import { useTitle } from '../shared/components/use_title'
import '../shared/components/lists.css'
import { factsOf } from '../play/engine/game_facts'
import { session } from '../play/storage/session'
import { useTournamentAsking } from './use_tournament_request'
import { duration } from './round_duration'
import { Own, useOwnTournaments } from './my_tournaments'
import { formats, tournaments, type Format } from '../shared/api/tournaments'
import { TournamentView } from './tournament_page'
import './tournaments.css'
import { say } from './words'

const day = 24 * 60 * 60
const pauses = [0, 30, 120, 600]
/** In minutes; of a game with days for a move in days. */
const roundTimes = { live: [15, 30, 60, 90, 120], slow: [7, 14, 30].map((days) => days * 24 * 60) }

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

function Find(): JSX.Element {
  const { busy, ask, trouble } = useTournamentAsking()
  const find = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    const code = String(new FormData(e.currentTarget).get('code')).trim()
    if (code)
      ask(
        () => tournaments.find(code),
        ({ tournament }) => navigate(`/tournaments/${tournament}`),
      )
  }
  return (
    <form onSubmit={find} class="find">
      <label class="field">
        {say.code}
        <input name="code" maxLength={40} autocomplete="off" autocapitalize="characters" spellcheck={false} />
      </label>
      <button disabled={busy}>{say.find}</button>
      {trouble}
    </form>
  )
}

function Make({ sessionKey }: { sessionKey: string }): JSX.Element {
  const { busy, ask, trouble } = useTournamentAsking()
  const [game, setGame] = useState<GameId>(gameIds[0]!)
  const [format, setFormat] = useState<Format>('swiss')
  const facts = useLoaded(() => factsOf(game), game)
  const most = facts?.max_seats ?? 2
  const least = facts?.min_seats ?? 2
  const [seats, setSeats] = useState<number | null>(null)
  const count = Math.min(most, Math.max(least, seats ?? least))
  const [changed, change] = useState<Options>({})
  const usual = facts ? defaults(facts.options, count) : {}
  const options = { ...usual, ...changed }
  const check = useCheck(facts, count, options)
  const fine = facts?.options.every((option) => allows(option, options[option.name])) && !check?.conflict
  const [time, setTime] = useState(0)
  const isSlow = timeControls[time]!.kind === 'correspondence'
  const make = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    const form = new FormData(e.currentTarget)
    const number = (name: string, usual: number) => Number(form.get(name) ?? usual)
    const clock = timeControls[time]!
    ask(
      () =>
        tournaments.make(sessionKey, {
          name: String(form.get('title')).trim() || say.usualName,
          game,
          options: Object.fromEntries(
            Object.entries(options).filter(([name, value]) => value !== usual[name]),
          ),
          format,
          seats: count,
          rounds: number('rounds', 0),
          minutes: number('minutes', 60),
          time_control: clock,
          pause: number('pause', 0),
          // Whoever plays over days comes within a day of the clock's.
          patience: clock.kind === 'correspondence' ? Math.min(7, clock.days) * day : 300,
          round_minutes: number('round-minutes', 0),
          friendly: form.has('friendly'),
          plays: form.has('plays'),
        }),
      ({ tournament }) => navigate(`/tournaments/${tournament}`),
    )
  }
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), String(from + i)] as const)
  return (
    <form onSubmit={make} class="make">
      <label class="field">
        {say.name}
        <input name="title" maxLength={24} placeholder={say.usualName} autocomplete="off" />
      </label>
      <Select
        label={say.game}
        name="game"
        value={game}
        onChange={(value) => {
          setGame(value)
          change({})
        }}
        items={gameIds.map((id) => [id, gameWords(id).name])}
      />
      <Select
        label={say.format}
        name="format"
        value={format}
        onChange={(value) => setFormat(value as Format)}
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
      <Select
        label={say.time}
        name="time"
        value={String(time)}
        onChange={(value) => setTime(Number(value))}
        items={timeControls.map((each, i) => [String(i), timeInWords(each)])}
      />
      {format !== 'arena' && (
        <Select
          label={say.pause}
          name="pause"
          items={pauses.map((each) => [String(each), each === 0 ? say.noPause : say.seconds(each)])}
        />
      )}
      {format !== 'arena' && (
        <Select
          key={String(isSlow)}
          label={say.roundTime}
          name="round-minutes"
          items={[
            ['0', say.noRoundTime],
            ...roundTimes[isSlow ? 'slow' : 'live'].map((each) => [String(each), duration(each)] as const),
          ]}
        />
      )}
      {facts && (
        <details class="options more">
          <summary>{words.table.rules}</summary>
          <OptionFields
            game={game}
            facts={facts.options}
            values={options}
            onChange={(name, value) => change({ ...changed, [name]: value })}
          />
        </details>
      )}
      {check?.conflict && (
        <p class="problem" role="alert">
          {errors.conflict(check.conflict)}
        </p>
      )}
      <label class="yes-no">
        {say.friendly}
        <input type="checkbox" name="friendly" />
      </label>
      <label class="yes-no">
        {say.iPlay}
        <input type="checkbox" name="plays" defaultChecked />
      </label>
      <button class="primary" disabled={busy || !fine}>
        {say.make}
      </button>
      {trouble}
    </form>
  )
}

export default function Tournaments({ id }: { id: string | null }): JSX.Element {
  return id ? <TournamentView key={id} id={id} /> : <Club />
}

function Club(): JSX.Element {
  const now = session.get()
  const own = useOwnTournaments(now?.key)
  useTitle(say.title)
  return (
    <main class="around tournaments" aria-busy={now !== null && own === null} ref={usePassedFocus()}>
      <h1>{say.title}</h1>
      <p>{say.lead}</p>
      <Find />
      {own && <Own own={own} />}
      <section>
        <h2>{say.new}</h2>
        {now ? (
          <Make sessionKey={now.key} />
        ) : (
          <>
            <p>{say.needsName}</p>
            <a class="button" href="/name">
              {say.takeName}
            </a>
          </>
        )}
      </section>
    </main>
  )
}
