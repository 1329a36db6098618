// Setting a table: one press plays as last time, or as usual; what may be otherwise is folded below.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import type { Options } from '@nemeton/board/game'
import { gameOf, type GameId, usePart } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { say as errors } from '../../shared/api/errors'
import { say } from './words'
import { gameWords } from '@nemeton/board/words'
import { navigate } from '../../shared/browser/router'
import { hasServer } from '../../shared/browser/has_server'
import { store } from '@nemeton/board/base/storage'
import { savedGames } from '../../play/storage/saved_games'
import { localSeats, needsServer } from '../../play/table/seat_plan'
import { shuffled } from '@nemeton/board/random'
import { factsOf } from '../../play/engine/game_facts'
import { newRecord } from '../../play/table/local_table'
import { useLazy, useLoaded } from '../../shared/browser/hooks'
import { GameBadges } from '../../shared/components/game_badges'
import { errorText } from '../../shared/api/error_text'
import { OnPaper } from '../../play/companion/paper_links_loader'
import { isAllowedValue, defaultOptions } from '../../shared/games/options'
import { useTitle } from '../../shared/components/use_title'
import { RuleBook } from '../../play/rule_book/rule_book'
import { GamePicture } from '../../shared/components/game_picture'
import { setupSummary } from './setup_summary'
import { useOptionsCheck } from '../../play/options/use_options_check'
import {
  drawsSeats,
  isRated,
  offered,
  readSetting,
  seatingOf,
  usualSetting,
  withOpponent,
  type Setting,
} from './table_setting'

/** What the table is set with, and whether the rules core can play it so. */
function useSetup(game: GameId, opponent: string | undefined) {
  const part = usePart(game)
  const facts = useLoaded(() => factsOf(game), game)
  const [kept, setKept] = useState(() => store.setting(game))
  const [chosen, choose] = useState<Setting | null>(null)
  const before = facts ? readSetting(kept, facts) : usualSetting(gameOf(game).least)
  const asked = offered.find((each) => each === opponent)
  const setting = chosen ?? (asked ? withOpponent(before, asked) : before)
  const { count } = setting
  const usual = facts ? { ...defaultOptions(facts.options, count), ...part?.proposed?.(new Date()) } : {}
  const options = { ...usual, ...setting.options }
  const check = useOptionsCheck(facts, count, options)
  const conflict = check?.conflict
  const resetKept = useEffectEvent(() => {
    // Rules that were kept may not go together any more: then they are as usual.
    if (conflict && !chosen) setKept({ ...setting, options: {} })
  })
  useEffect(() => resetKept(), [conflict])
  const fine = facts?.options.every((option) => isAllowedValue(option, options[option.name])) && !conflict
  const sides = check?.conflict === null ? check.sides : []
  return { part, facts, setting, usual, options, fine, sides, conflict: chosen ? conflict : null, choose }
}

/** Begins a table: goes there, or says why it cannot be. */
function useBegin(game: GameId, setting: Setting, options: Options) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    store.keepSetting(game, setting)
    const company = seatingOf(setting)
    if (hasServer && (needsServer(company) || isRated(setting, store.has('session')))) {
      setBusy(true)
      const { openRemoteTable } = await import('./open_remote_table')
      const opened = await openRemoteTable(game, options, setting)
      setBusy(false)
      // Seats that nobody has yet are not seen to be drawn.
      if (typeof opened === 'string') return navigate(opened)
      return setProblem(errorText(opened, say.errors))
    }
    const draws = drawsSeats(setting)
    const seats = localSeats(draws ? shuffled(company) : company)
    const address = savedGames.begin({ record: newRecord(game, options, setting.count), seats })
    navigate(address, draws ? { startingDraw: true } : null)
  }
  return { problem, busy, begin }
}

interface SetupProps {
  game: GameId
  /** The kind of opponent that the path asks for, such as `friend`. */
  opponent?: string
}

export default function SetupPage({ game, opponent }: SetupProps): JSX.Element {
  const { name, blurb, credit } = gameWords(game)
  useTitle(name)
  const { part, facts, setting, usual, options, fine, sides, conflict, choose } = useSetup(game, opponent)
  const { problem, busy, begin } = useBegin(game, setting, options)
  const [changing, setChanging] = useState(false)
  const Choices = useLoaded(
    async () => (changing ? (await import('./setting_fields')).Choices : null),
    changing,
  )
  const play = (
    <button class="primary" disabled={busy || !fine}>
      {busy ? say.starting : say.start}
    </button>
  )
  return (
    <main class="setup">
      <div class="setup-picture">
        <GamePicture game={game} />
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
          <p>{facts && setupSummary(game, facts, setting, usual)}</p>
        </div>
        {(conflict || problem) && (
          <p class="problem" role="alert">
            {conflict ? errors.conflict(conflict) : problem}
          </p>
        )}
        <details class="change" onToggle={(e) => setChanging(changing || e.currentTarget.open)}>
          <summary>{say.change}</summary>
          {facts && Choices && (
            <>
              <Choices {...{ game, part, facts, setting, usual, sides }} onChange={choose} />
              {play}
            </>
          )}
        </details>
      </form>
      <AboutGame game={game} credit={credit ?? facts?.credit} />
    </main>
  )
}

function AboutGame({ game, credit }: { game: GameId; credit: string | undefined }): JSX.Element {
  const [reading, setReading] = useState(false)
  const PlayNow = useLazy(hasServer, () => import('../matchmaking/play_now_buttons'))
  return (
    <div class="about-game">
      <GameBadges game={game} />
      {gameOf(game).lessons && (
        <a class="button" href={`/learn/${game}`}>
          {words.learn.link}
        </a>
      )}
      <details class="how" onToggle={(e) => setReading(e.currentTarget.open)}>
        <summary>{words.learn.rules}</summary>
        {reading && <RuleBook game={game} />}
      </details>
      <a class="button" href={`/lab/${game}`}>
        {say.lab}
      </a>
      {/* The rule book ends with it. */}
      {!reading && <OnPaper game={game} />}
      <p class="note credit">{credit}</p>
      {/* At the end, for it comes later than the rest. */}
      {PlayNow && <PlayNow game={game} />}
    </div>
  )
}
