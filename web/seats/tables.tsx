// My tables: where I am to move first, then where others are, then what is finished; and a seat that comes from another device.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { usePassedFocus } from '../base/focus'
import { usePart } from '../games/games'
import { words } from '../messages'
import { gameWords } from '../board/words'
import { ago, listed } from '../base/language'
import { navigate } from '../base/router'
import { keptTables } from '../table/kept_tables'
import { myTables, waitsForMe } from './mine'
import type { MyTable } from '../table/kept_tables'
import { forgetSeat } from './server'
import { Mark } from '../parts/mark'
import { who } from '../parts/seats'
import { useTitle } from '../parts/title'
import { canSeal, fetchSeat, readWords } from './pass'
import { usePolled } from './polled'
import './seats.css'
import { say } from './words'

const refreshInterval = 20_000

/** Who else plays: bots are counted, how strong they are is seen at the table. */
function company({ seats, mine }: MyTable): string {
  const people = seats.flatMap((info, seat) =>
    info.kind === 'bot' || mine.includes(seat) ? [] : [who(mine, seat, { ...info, present: true })],
  )
  const bots = seats.filter(({ kind }) => kind === 'bot').length
  return [...people, ...(bots > 0 ? [say.bots(bots)] : [])].join(' · ')
}

/** Whose turn it is, or how it ended. */
function standing({ game, mine, toAct, returns }: MyTable): string {
  const name = (seat: number) => gameWords(game).seats[seat] ?? ''
  if (returns) {
    const best = Math.max(...returns)
    const winners = returns.flatMap((value, seat) => (value === best && best > 0 ? [seat] : []))
    if (winners.length === 0) return words.table.tie
    if (mine.length > 1) return words.table.wins(listed(winners.map(name)))
    return winners.includes(mine[0]!) ? words.table.youWin : words.table.youLose
  }
  const own = toAct.find((seat) => mine.includes(seat))
  if (own !== undefined) return words.table.yourTurn(name(own))
  return toAct.length > 0 ? words.table.waiting(listed(toAct.map(name))) : words.table.chance
}

function Row({ table, onLeft }: { table: MyTable; onLeft(): void }): JSX.Element {
  const { id, game, mine, returns, moved } = table
  const part = usePart(game)
  const [leaving, setLeaving] = useState<'asked' | 'under way' | 'failed' | null>(null)
  const leave = async () => {
    setLeaving('under way')
    for (const { key } of keptTables.keys(id)) {
      if (!(await forgetSeat(id, key))) return setLeaving('failed')
    }
    keptTables.dropTable(id)
    onLeft()
  }
  return (
    <li class={waitsForMe(table) ? 'my-table on-turn' : 'my-table'}>
      <a href={`/t/${id}`}>
        {part && <Mark part={part} seat={mine[0]!} />}
        <span>
          <strong>{gameWords(game).name}</strong> <span class="note">{company(table)}</span>
          <small>
            <span>{standing(table)}</span> <time dateTime={new Date(moved).toISOString()}>{ago(moved)}</time>
          </small>
        </span>
      </a>
      <button
        class="quiet icon"
        aria-label={say.leave(gameWords(game).name)}
        title={say.leaveYes}
        aria-expanded={leaving !== null}
        onClick={() => setLeaving(leaving ? null : 'asked')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      {leaving && (
        <div class="leaving" role="group" aria-label={say.leaveSure}>
          <p>{say.leaveSure}</p>
          <p class="note">{returns ? say.leaveOver : say.leaveNote}</p>
          {leaving === 'failed' && <p class="problem">{say.leaveFailed}</p>}
          <button disabled={leaving === 'under way'} onClick={() => void leave()}>
            {say.leaveYes}
          </button>
          <button class="quiet" onClick={() => setLeaving(null)}>
            {say.leaveNo}
          </button>
        </div>
      )}
    </li>
  )
}

/** Why words gave no seat. */
function refusal(code: string): string {
  if (code === 'away') return say.away
  return code === 'no_pass' ? say.noPass : (words.errors[code] ?? words.table.refused)
}

/** Four words that another device shows. */
function Bring(): JSX.Element {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (typed: string) => {
    const read = readWords(typed)
    if ('wrong' in read) return setProblem(say.notWord(read.wrong))
    if ('count' in read) return setProblem(say.notFour(read.count))
    setProblem(null)
    setBusy(true)
    const seat = await fetchSeat(read.words)
    setBusy(false)
    if ('key' in seat) {
      keptTables.keepKey(seat.table, { seat: null, key: seat.key })
      return navigate(`/t/${seat.table}`)
    }
    setProblem(refusal(seat.code))
  }
  return (
    <form
      class="bring"
      onSubmit={(e) => {
        e.preventDefault()
        void take(new FormData(e.currentTarget).get('words') as string)
      }}
    >
      <h2>{say.bring}</h2>
      <p class="note" id="bring-note">
        {say.bringNote}
      </p>
      <div class="link">
        <input
          name="words"
          aria-label={say.bringWords}
          aria-describedby="bring-note"
          autocomplete="off"
          autocapitalize="none"
          autocorrect="off"
          spellcheck={false}
        />
        <button disabled={busy}>{busy ? say.bringing : say.bringGo}</button>
      </div>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

export default function Mine(): JSX.Element {
  const [found, again] = usePolled(myTables, refreshInterval)
  useTitle(say.mine)
  useEffect(() => {
    // A table that was opened in another tab. What else is kept there changes with every look.
    return keptTables.watchKeys(again)
  }, [])
  const going = found?.tables.filter(({ returns }) => !returns) ?? []
  const over = found?.tables.filter(({ returns }) => returns) ?? []
  const rows = (tables: MyTable[]) => (
    <ul class="my-tables">
      {tables.map((table) => (
        <Row key={table.id} table={table} onLeft={again} />
      ))}
    </ul>
  )
  return (
    <main class="around" aria-busy={found === null} ref={usePassedFocus()}>
      <h1>{say.mine}</h1>
      {found?.away && (
        <p class="problem" role="status">
          {say.away}
        </p>
      )}
      {found && !found.away && found.tables.length === 0 && <p class="note">{say.mineNone}</p>}
      {going.length > 0 && rows(going)}
      {over.length > 0 && (
        <section>
          <h2>{say.over}</h2>
          {rows(over)}
        </section>
      )}
      {canSeal() && <Bring />}
      <p class="ways">
        <a class="button" href="/lobby">
          {say.lobby}
        </a>
        <a class="button" href="/data">
          {say.data}
        </a>
      </p>
    </main>
  )
}
