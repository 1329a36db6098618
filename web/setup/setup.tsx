// Setting a table: one press plays as last time, or as usual; what may be otherwise is folded below.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '../base/effect_event'
import { gameOf, type GameId, usePart } from '../games/games'
import { words } from '../messages'
import { say } from './words'
import { gameWords } from '../board/words'
import { navigate } from '../base/router'
import { hasServer } from '../base/server'
import { store } from '../base/store'
import { keptGames } from '../table/kept_games'
import { localSeats, needsServer } from '../table/company'
import { shuffled } from '../board/random'
import { factsOf } from '../table/facts'
import { newRecord } from '../table/local'
import { useLater, useLoaded } from '../base/use'
import { Badges } from '../parts/badges'
import { inWords } from '../parts/problem'
import { OnPaper } from '../companion/on_paper'
import { allows, defaults } from '../parts/options'
import { useTitle } from '../parts/title'
import { Book } from '../lessons/book'
import { Picture } from '../parts/picture'
import { inBrief } from './brief'
import { useCheck } from './check'
import { companyOf, drawsSeats, isRated, readSetting, usualSetting, type Setting } from './setting'

export default function Setup({ game }: { game: GameId }): JSX.Element {
  const part = usePart(game)
  const facts = useLoaded(() => factsOf(game), game)
  const [kept, setKept] = useState(() => store.setting(game))
  const [chosen, choose] = useState<Setting | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [changing, setChanging] = useState(false)
  const Choices = useLoaded(async () => (changing ? (await import('./choices')).Choices : null), changing)
  const PlayNow = useLater(hasServer, () => import('../pairing/play_now'))
  const [reading, setReading] = useState(false)
  const [busy, setBusy] = useState(false)
  const { name, blurb, credit } = gameWords(game)
  useTitle(name)

  const setting = chosen ?? (facts ? readSetting(kept, facts) : usualSetting(gameOf(game).least))
  const { count } = setting
  const usual = facts ? { ...defaults(facts.options, count), ...part?.proposed?.(new Date()) } : {}
  const options = { ...usual, ...setting.options }
  const check = useCheck(facts, count, options)
  const conflict = check?.conflict
  const fine = facts?.options.every((option) => allows(option, options[option.name])) && !conflict
  const resetKept = useEffectEvent(() => {
    // Rules that were kept may not go together any more: then they are as usual.
    if (conflict && !chosen) setKept({ ...setting, options: {} })
  })
  useEffect(() => resetKept(), [conflict])

  const begin = async () => {
    store.keepSetting(game, setting)
    const company = companyOf(setting)
    if (hasServer && (needsServer(company) || isRated(setting, store.has('player')))) {
      setBusy(true)
      const { openThere } = await import('./open_there')
      const opened = await openThere(game, options, setting)
      setBusy(false)
      // Seats that nobody has yet are not seen to be drawn.
      if (typeof opened === 'string') return navigate(opened)
      return setProblem(inWords(opened, say.errors))
    }
    const draws = drawsSeats(setting)
    const seats = localSeats(draws ? shuffled(company) : company)
    const address = keptGames.begin({ record: newRecord(game, options, count), seats })
    navigate(address, draws ? { startingDraw: true } : null)
  }

  const play = (
    <button class="primary" disabled={busy || !fine}>
      {busy ? say.starting : say.start}
    </button>
  )
  return (
    <main class="setup">
      <div class="setup-picture">
        <Picture game={game} />
      </div>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void begin()
        }}
      >
        <h1>{name}</h1>
        <p class="lead">{blurb}</p>
        <div class="play">
          {play}
          <p>{facts && inBrief(game, facts, setting, usual)}</p>
        </div>
        {((conflict && chosen) || problem) && (
          <p class="problem" role="alert">
            {conflict ? say.conflict(conflict) : problem}
          </p>
        )}
        <details class="change" onToggle={(e) => setChanging(changing || e.currentTarget.open)}>
          <summary>{say.change}</summary>
          {facts && Choices && (
            <>
              <Choices
                game={game}
                part={part}
                facts={facts}
                setting={setting}
                usual={usual}
                sides={check?.conflict === null ? check.sides : []}
                onChange={choose}
              />
              {play}
            </>
          )}
        </details>
      </form>
      <div class="about-game">
        <Badges game={game} />
        {gameOf(game).lessons && (
          <a class="button" href={`/learn/${game}`}>
            {words.learn.link}
          </a>
        )}
        <details class="how" onToggle={(e) => setReading(e.currentTarget.open)}>
          <summary>{words.learn.rules}</summary>
          {reading && <Book game={game} />}
        </details>
        <a class="button" href={`/lab/${game}`}>
          {say.lab}
        </a>
        {/* The rule book ends with it. */}
        {!reading && <OnPaper game={game} />}
        <p class="note credit">{credit ?? facts?.credit}</p>
        {/* At the end, for it comes later than the rest. */}
        {PlayNow && <PlayNow game={game} />}
      </div>
    </main>
  )
}
