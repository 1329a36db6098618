// One tournament (/tournaments/ID), as it goes: who is in, who plays whom, who stands where, and what the reader or the host may do.
import { timeControlText } from '../shared/games/time_text'
import { type Level, levels } from '../shared/games/levels'
import type { Problem } from '../shared/api/request'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { usePassedFocus } from '../shared/browser/focus'
import { maxTimerDelay } from '../shared/browser/timer_limit'
import { useLoaded } from '../shared/browser/hooks'
import { gameWords } from '@nemeton/board/words'
import { words } from '../shared/messages'
import { LinkField } from '../shared/components/link_field'
import { NotFound } from '../shared/components/not_found'
import { defaultOptions, changedOptions } from '../shared/games/options'
import { errorText } from '../shared/api/error_text'
import { useTitle } from '../shared/components/use_title'
import { factsOf } from '../play/engine/game_facts'
import { savedSeats } from '../play/storage/saved_seats'
import { session, forgetSession } from '../play/storage/session'
import { useTournamentRequest } from './use_tournament_request'
import { roundDuration } from './round_duration'
import { tournaments, type RoundTable, type Tournament } from '../shared/api/tournaments'
import { say } from './words'

/** After which a server that has not answered is asked again, in milliseconds. */
const retry = 3000

/** The tournament, told anew whenever something has happened; null before, and what keeps it from being told. */
function useTournament(
  id: string,
  key: string | undefined,
): { now: Tournament | null; problem: Problem | null } {
  const [now, setNow] = useState<Tournament | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    let isOpen = true
    let after = -1
    const watch = async () => {
      while (isOpen) {
        const told = await tournaments.watch(id, key, after)
        if (!isOpen) return
        if ('code' in told) {
          // The session opens nothing any more: what everybody may see is asked for next.
          if (told.code === 'bad_key') forgetSession()
          setProblem(told)
          if (told.code === 'no_tournament' || told.code === 'bad_key') return
          const wait = Math.min(maxTimerDelay, Math.max(retry, (told.retry_after ?? 0) * 1000))
          await new Promise((run) => setTimeout(run, wait))
          // It may be a server that went back to a backup.
          after = -1
          continue
        }
        after = told.last
        setProblem(null)
        setNow(told)
      }
    }
    void watch()
    return () => {
      isOpen = false
    }
  }, [id, key])
  return { now, problem }
}

/** What is left of so many seconds, counted down here. */
function useLeft(seconds: number | null, last: number): number | null {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    if (seconds === null) return
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [seconds, last])
  return left
}

function nameOf({ entrants }: Tournament, number: number): string {
  const { name, bot } = entrants[number]!
  return bot ? `${say.bot(words.table.levels[bot])} ${number + 1}` : (name ?? say.someone)
}

const shown = (points: number): string => String(Math.round(points * 100) / 100)

/** A table, as a row of its round. */
function Row({ now, row }: { now: Tournament; row: RoundTable }): JSX.Element {
  const mine = now.you !== null && row.entrants.includes(now.you)
  const result = row.points?.map(shown).join(' : ')
  return (
    <li class={mine ? 'mine' : ''}>
      <span>
        {row.entrants.map((each, seat) => (
          <span key={each} class={row.missing.includes(seat) ? 'missing' : ''}>
            {seat > 0 && ' – '}
            {nameOf(now, each)}
          </span>
        ))}
      </span>
      {row.table === null ? (
        <span class="note">{say.bye}</span>
      ) : result ? (
        <a class="button quiet" href={`/t/${row.table}`} aria-label={say.look(result)}>
          {result}
        </a>
      ) : (
        <a class={mine ? 'button primary' : 'button quiet'} href={`/t/${row.table}`}>
          {mine ? say.play : say.watch}
        </a>
      )}
    </li>
  )
}

function Round({ now, round }: { now: Tournament; round: number }): JSX.Element {
  const rows = now.tables.filter((each) => each.round === round)
  return (
    <ul class="round">
      {rows.map((row) => (
        <Row key={row.table ?? `bye ${row.entrants[0]}`} now={now} row={row} />
      ))}
    </ul>
  )
}

function Standings({ now }: { now: Tournament }): JSX.Element {
  const breaks = now.tie_breaks.filter((each) => each !== 'round')
  return (
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">{say.place}</th>
          <th scope="col">{say.who}</th>
          <th scope="col">{say.points}</th>
          {breaks.map((each) => (
            <th key={each} scope="col" class="tie-break">
              {say.tieBreaks[each]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {now.standings.map((each) => (
          <tr key={each.entrant} class={each.entrant === now.you ? 'mine' : ''}>
            <td>{each.place}</td>
            <th scope="row" class={now.entrants[each.entrant]!.playing ? '' : 'gone'}>
              {nameOf(now, each.entrant)}
            </th>
            <td>{shown(each.points)}</td>
            {breaks.map((by) => (
              <td key={by} class="tie-break">
                {shown(each[by])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StandingsSection({ now }: { now: Tournament }): JSX.Element {
  return (
    <section>
      <h2>{now.state === 'over' ? say.result : say.standings}</h2>
      <Standings now={now} />
      <a class="button quiet" href={tournaments.csv(now.tournament)} download="standings.csv">
        {say.csv}
      </a>
    </section>
  )
}

function Host({ now, sessionKey }: { now: Tournament; sessionKey: string }): JSX.Element {
  const { busy, ask, trouble } = useTournamentRequest()
  const [level, setLevel] = useState<Level>('skilled')
  const [sure, setSure] = useState(false)
  const { tournament: id } = now
  return (
    <section class="host">
      <h2>{say.host}</h2>
      {now.can_join && (
        <div class="ways">
          <label class="field">
            {say.level}
            <select value={level} onChange={(e) => setLevel(e.currentTarget.value as Level)}>
              {levels.map((each) => (
                <option key={each} value={each}>
                  {words.table.levels[each]}
                </option>
              ))}
            </select>
          </label>
          <button disabled={busy} onClick={() => ask(() => tournaments.addBot(id, sessionKey, level))}>
            {say.addBot}
          </button>
        </div>
      )}
      <div class="ways">
        {now.state === 'waiting' && (
          <button
            class="primary"
            disabled={busy}
            onClick={() => ask(() => tournaments.start(id, sessionKey))}
          >
            {say.start}
          </button>
        )}
        {sure ? (
          <>
            <button disabled={busy} onClick={() => ask(() => tournaments.close(id, sessionKey))}>
              {say.closeYes}
            </button>
            <button class="quiet" onClick={() => setSure(false)}>
              {say.closeNo}
            </button>
          </>
        ) : (
          <button onClick={() => setSure(true)}>{say.close}</button>
        )}
      </div>
      {trouble}
    </section>
  )
}

/** Who is in, before it begins. */
function Entrants({ now, sessionKey }: { now: Tournament; sessionKey: string | undefined }): JSX.Element {
  const { busy, ask, trouble } = useTournamentRequest()
  const here = now.entrants.flatMap((each, number) => (each.playing ? [number] : []))
  return (
    <section>
      <h2>{say.company(here.length)}</h2>
      <ul class="round">
        {here.map((number) => (
          <li key={number} class={number === now.you ? 'mine' : ''}>
            <span>{nameOf(now, number)}</span>
            {now.is_host && number !== now.you && (
              <button
                class="quiet"
                disabled={busy}
                aria-label={say.removeWho(nameOf(now, number))}
                onClick={() => ask(() => tournaments.remove(now.tournament, sessionKey!, number))}
              >
                {say.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {trouble}
    </section>
  )
}

function Mine({ now, sessionKey }: { now: Tournament; sessionKey: string }): JSX.Element | null {
  const { busy, ask, trouble } = useTournamentRequest()
  const { tournament: id, you } = now
  const plays = you !== null && now.entrants[you]!.playing
  const mayJoin = now.can_join || (you !== null && now.format === 'round_robin')
  if (now.state === 'over' || (!plays && !mayJoin)) return null
  return (
    <div class="ways">
      {plays ? (
        <button disabled={busy} onClick={() => ask(() => tournaments.leave(id, sessionKey))}>
          {say.leave}
        </button>
      ) : (
        <button class="primary" disabled={busy} onClick={() => ask(() => tournaments.join(id, sessionKey))}>
          {you === null ? say.join : say.back}
        </button>
      )}
      {trouble}
    </div>
  )
}

function progress(now: Tournament, left: number | null): string {
  if (now.state === 'waiting') return say.waiting
  if (now.state === 'over') return say.over
  if (now.format === 'arena') return say.arenaLeft(Math.ceil((left ?? 0) / 60))
  const round = say.round(now.round, now.total_rounds)
  return left === null ? round : `${round}. ${say.nextIn(left)}`
}

/** Saves the reader's seats at tables that still play, as seats of this device. */
function useSavedSeats(now: Tournament | null, key: string | undefined): void {
  useEffect(() => {
    for (const { table, entrants, points } of now?.tables ?? []) {
      const seat = now!.you === null ? -1 : entrants.indexOf(now!.you)
      if (table && key && !points && seat >= 0 && savedSeats.keys(table).length === 0)
        savedSeats.keepKey(table, { seat, key })
    }
  }, [now, key])
}

/** What is played, and how. */
function Summary({ now }: { now: Tournament }): JSX.Element {
  const facts = useLoaded(() => factsOf(now.game), now.game)
  const usual = facts ? defaultOptions(facts.options, now.seats) : {}
  const rules = facts ? changedOptions(now.game, facts.options, { ...usual, ...now.options }, usual) : []
  return (
    <p>
      {[
        gameWords(now.game).name,
        say.formats[now.format],
        ...(now.seats > 2 ? [say.tablesOf(now.seats)] : []),
        ...(now.time_control ? [timeControlText(now.time_control)] : []),
        ...(now.round_minutes > 0 ? [say.roundAtMost(roundDuration(now.round_minutes))] : []),
        ...(now.friendly ? [say.isFriendly] : []),
        ...rules,
        say.hostedBy(now.host ?? say.someone),
      ].join(' · ')}
    </p>
  )
}

function JoinCode({ code }: { code: string }): JSX.Element {
  return (
    <section>
      <h2>{say.invite}</h2>
      <p>
        {say.code}: <strong class="join-code">{code}</strong>
      </p>
      <LinkField address={location.href} label={say.link} />
    </section>
  )
}

export function TournamentPage({ id }: { id: string }): JSX.Element {
  const key = session.get()?.key
  const { now, problem } = useTournament(id, key)
  const left = useLeft(now?.seconds_left ?? null, now?.last ?? 0)
  const focus = usePassedFocus()
  useTitle(now?.name ?? say.title)
  useSavedSeats(now, key)
  if (problem?.code === 'no_tournament') return <NotFound />
  if (!now)
    return (
      <main aria-busy="true" class="around tournaments" ref={focus}>
        {problem && <p role="alert">{errorText(problem, say.errors)}</p>}
      </main>
    )
  const rounds = Array.from({ length: now.round }, (_, i) => now.round - i)
  return (
    <main class="around tournaments" ref={focus}>
      <h1>{now.name}</h1>
      <Summary now={now} />
      <p class="progress" role="status">
        {progress(now, left)}
      </p>
      {problem && <p class="problem">{errorText(problem, say.errors)}</p>}
      {key ? (
        <Mine now={now} sessionKey={key} />
      ) : (
        now.can_join && (
          <p>
            {say.needsName}{' '}
            <a class="button" href="/account">
              {say.takeName}
            </a>
          </p>
        )
      )}
      {now.state === 'waiting' && <Entrants now={now} sessionKey={key} />}
      {now.state === 'running' && now.round > 0 && (
        <section>
          <h2>{now.format === 'arena' ? say.tablesNow : say.roundTitle(now.round)}</h2>
          <Round now={now} round={now.round} />
        </section>
      )}
      {now.can_join && <JoinCode code={now.join_code} />}
      {now.standings.length > 0 && <StandingsSection now={now} />}
      {now.is_host && now.state !== 'over' && <Host now={now} sessionKey={key!} />}
      {rounds.slice(now.state === 'over' ? 0 : 1).map((round) => (
        <details key={round}>
          <summary>{say.roundTitle(round)}</summary>
          <Round now={now} round={round} />
        </details>
      ))}
    </main>
  )
}
