// Setting a table: how many, against whom, which side, which rules.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameOf, type GameId, usePart } from '../games/games'
import { words } from '../messages'
import { gameWords } from '../board/words'
import { listed } from '../base/language'
import { navigate } from '../base/router'
import { keptTables } from '../table/kept_tables'
import { localSeats, needsServer, othersHere, serverSeats, usual, type Company } from '../table/company'
import { shuffled } from '../board/random'
import type { TimeControl } from '../table/clock'
import { core, type Check, type GameFacts } from '../table/core'
import { newRecord } from '../table/local'
import { listGames, openSeats, openTable, takeSeat } from '../table/server'
import type { Options } from '../board/game'
import { levels, type Level, type Problem } from '../table/table'
import { useLoaded } from '../base/use'
import { Book } from './book'
import { Choice } from './choice'
import { CompanyRows } from './company'
import { Mark } from '../parts/mark'
import { allows, defaults, OptionFields } from '../parts/options'
import { Picture } from './picture'
import { TimeField } from '../parts/time'
import { useTitle } from '../parts/title'

const say = words.setup
type Opponent = 'bot' | 'here' | 'friend' | 'mixed'

/** Opens a table at the server and sits down there, with everybody who plays on this device: its address, or why not. */
async function openThere(
  game: GameId,
  options: Options,
  company: Company,
  draw: boolean,
  time: TimeControl | null,
  lobby: boolean,
): Promise<string | Problem> {
  const opened = await openTable({
    game,
    options,
    seats: serverSeats(company),
    draw,
    ...(time && { time_control: time }),
    lobby,
  })
  if ('code' in opened) return opened
  keptTables.keepKey(opened.table, opened)
  const others = othersHere(company)
  // The lot has moved the seats; those that are still open are drawn among friends and people here.
  const seats = draw && others.length > 0 ? shuffled(await openSeats(opened.table)) : others
  for (const seat of seats.slice(0, others.length)) {
    const taken = await takeSeat(opened.table, seat)
    if ('code' in taken) return taken
    keptTables.keepKey(opened.table, taken)
  }
  return `/t/${opened.table}`
}

/** What the rules core says of the rules of a table; null where it was not asked or has not answered. */
function useCheck(facts: GameFacts | null, seats: number, options: Options): Check | null {
  const [check, setCheck] = useState<Check | null>(null)
  useEffect(() => {
    setCheck(null)
    if (!facts || !facts.options.every((option) => allows(option, options[option.name]))) return
    let wanted = true
    void core()
      .check(facts.id, seats, options)
      .then((found) => wanted && setCheck(found))
    return () => {
      wanted = false
    }
  }, [facts, seats, JSON.stringify(options)])
  return check
}

export function Setup({ game }: { game: GameId }): JSX.Element {
  const part = usePart(game)
  const facts = useLoaded(() => core().games.catch(listGames), game)?.find(({ id }) => id === game) ?? null
  const [wanted, setCount] = useState<number | null>(null)
  const [opponent, setOpponent] = useState<Opponent>('bot')
  const [level, setLevel] = useState<Level>('casual')
  const [side, setSide] = useState('drawn')
  const [mixed, setMixed] = useState<Company>([])
  const [mixedDrawn, setMixedDrawn] = useState(false)
  const [lobby, setLobby] = useState(false)
  const [chosen, setOptions] = useState<Options>({})
  const [time, setTime] = useState<TimeControl | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const [busy, setBusy] = useState(false)
  const { name, blurb, seats: names, credit } = gameWords(game)
  useTitle(name)

  const { min_seats: least, max_seats: most } = facts ?? { min_seats: names.length, max_seats: names.length }
  const count = wanted ?? least
  const many = count > 2
  const options = facts
    ? { ...defaults(facts.options, count), ...part?.proposed?.(new Date()), ...chosen }
    : chosen
  const check = useCheck(facts, count, options)
  const conflict = check?.conflict
  const fine = facts?.options.every((option) => allows(option, options[option.name])) && !conflict
  const sides = check?.conflict === null ? check.sides : []
  const partners = sides.some((side) => side.length > 1)

  const drawsSeats = opponent === 'mixed' ? mixedDrawn : side === 'drawn' && opponent !== 'here'
  const mine = side === 'drawn' || Number(side) >= count ? 0 : Number(side)
  const simple = usual(
    count,
    mine,
    opponent === 'bot' ? `bot:${level}` : opponent === 'friend' ? 'friend' : 'here',
  )
  const company = opponent === 'mixed' ? [...mixed, ...simple.slice(mixed.length)].slice(0, count) : simple

  const oppose = (value: Opponent) => {
    // A mixed table begins as the one that was chosen before.
    if (value === 'mixed' && opponent !== 'mixed') {
      setMixed(simple)
      setMixedDrawn(drawsSeats)
    }
    setOpponent(value)
  }
  const begin = async () => {
    const startingDraw = drawsSeats ? ({ startingDraw: true } as const) : null
    if (needsServer(company)) {
      setBusy(true)
      const opened = await openThere(game, options, company, drawsSeats, time, lobby)
      setBusy(false)
      if (typeof opened === 'string') return navigate(opened, startingDraw)
      const known = opened.code === 'away' ? say.away : words.errors[opened.code]
      return setProblem(known ?? `${say.failed} ${opened.message}`)
    }
    const seats = localSeats(drawsSeats ? shuffled(company) : company)
    keptTables.keepLocal({ record: newRecord(game, options, count), seats })
    navigate('/local', startingDraw)
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
        <p class="note credit">{credit ?? facts?.credit}</p>
        {gameOf(game).lessons && (
          <a class="button" href={`/learn/${game}`}>
            {words.learn.link}
          </a>
        )}
        {least < most && (
          <Choice
            name="count"
            legend={say.count}
            value={String(count)}
            onChange={(value) => setCount(Number(value))}
            items={Array.from({ length: most - least + 1 }, (_, i) => String(least + i)).map((value) => ({
              value,
              label: value,
            }))}
          />
        )}
        <Choice
          name="opponent"
          legend={say.opponent}
          value={opponent}
          onChange={oppose}
          items={[
            { value: 'bot', label: many ? say.bots : say.bot, note: say.botNote },
            { value: 'here', label: many ? say.heres : say.here, note: say.hereNote },
            { value: 'friend', label: many ? say.friends : say.friend, note: say.friendNote },
            ...(many ? [{ value: 'mixed' as const, label: say.mixed, note: say.mixedNote }] : []),
          ]}
        />
        {opponent === 'mixed' && (
          <>
            <CompanyRows part={part} names={names} company={company} onChange={setMixed} />
            <label class="yes-no">
              {say.drawsSeats}
              <input
                type="checkbox"
                name="starting-draw"
                checked={mixedDrawn}
                onChange={(e) => setMixedDrawn(e.currentTarget.checked)}
              />
            </label>
          </>
        )}
        {opponent === 'bot' && (
          <Choice
            name="level"
            legend={say.level}
            value={level}
            onChange={(value) => setLevel(value)}
            items={levels.map((value) => ({ value, label: say.levels[value] }))}
          />
        )}
        {(opponent === 'bot' || opponent === 'friend') && (
          <Choice
            name="side"
            legend={say.side}
            value={Number(side) >= count ? 'drawn' : side}
            onChange={setSide}
            items={[
              { value: 'drawn', label: say.startingDraw },
              ...names.slice(0, count).map((label, seat) => ({
                value: String(seat),
                label,
                mark: part && <Mark part={part} seat={seat} />,
              })),
            ]}
          />
        )}
        {partners && (
          <p class="note">{say.partners(sides.map((seats) => listed(seats.map((seat) => names[seat]!))))}</p>
        )}
        {needsServer(company) && <TimeField value={time} onChange={setTime} />}
        {needsServer(company) && (
          <label class="yes-no">
            <span>
              {say.anyone}
              <small>{say.anyoneNote}</small>
            </span>
            <input
              type="checkbox"
              name="lobby"
              checked={lobby}
              onChange={(e) => setLobby(e.currentTarget.checked)}
            />
          </label>
        )}
        {facts && (
          <details class="options">
            <summary>{say.options}</summary>
            <OptionFields game={game} facts={facts.options} values={options} onChange={setOptions} />
            {part?.Prepare && <part.Prepare options={options} />}
          </details>
        )}
        {(conflict ?? problem) && (
          <p class="problem" role="alert">
            {conflict ? say.conflict(conflict) : problem}
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
