// Setting a table: one press plays as last time, or as usual; what may be otherwise is folded below.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { gameOf, type GameId, usePart } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { say as errors } from '../../shared/api/errors'
import { say } from './words'
import { gameWords } from '@nemeton/board/words'
import { navigate } from '../../shared/browser/router'
import { hasServer } from '../../shared/browser/has_server'
import { store } from '@nemeton/board/base/storage'
import { keptGames } from '../../play/storage/saved_games'
import { localSeats, needsServer } from '../../play/table/seating'
import { shuffled } from '@nemeton/board/random'
import { factsOf } from '../../play/engine/game_facts'
import { newRecord } from '../../play/table/local_table'
import { useLater, useLoaded } from '../../shared/browser/hooks'
import { Badges } from '../../shared/components/game_badges'
import { inWords } from '../../shared/api/error_text'
import { OnPaper } from '../../play/companion/paper_links_loader'
import { allows, defaults } from '../../shared/games/options'
import { useTitle } from '../../shared/components/use_title'
import { Book } from '../../play/rule_book/rule_book'
import { Picture } from '../../shared/components/game_picture'
import { inBrief } from './setup_summary'
import { useCheck } from '../../play/options/use_options_check'
import { companyOf, drawsSeats, isRated, readSetting, usualSetting, type Setting } from './setting'

export default function Setup({ game }: { game: GameId }): JSX.Element {
  const part = usePart(game)
  const facts = useLoaded(() => factsOf(game), game)
  const [kept, setKept] = useState(() => store.setting(game))
  const [chosen, choose] = useState<Setting | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [changing, setChanging] = useState(false)
  const Choices = useLoaded(async () => (changing ? (await import('./choices')).Choices : null), changing)
  const PlayNow = useLater(hasServer, () => import('../matchmaking/play_now_buttons'))
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
      const { openThere } = await import('./open_remote_table')
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
            {conflict ? errors.conflict(conflict) : problem}
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
