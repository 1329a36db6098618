// My tables, here and at the server: where I am to move first, then where others are, then what was finished last; and a seat that comes
// from another device.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { usePassedFocus } from '../../shared/browser/focus'
import { navigate } from '../../shared/browser/router'
import { hasServer } from '../../shared/browser/has_server'
import { savedSeats } from '../../play/storage/saved_seats'
import { savedGames } from '../../play/storage/saved_games'
import { allTables } from './my_tables'
import type { MyTable } from '../../play/storage/saved_seats'
import { useLazy } from '../../shared/browser/hooks'
import { errorText } from '../../shared/api/error_text'
import { useTitle } from '../../shared/components/use_title'
import { canSeal, openSeat, readWords } from '../../play/seats/seat_pass'
import { usePolled } from '../../shared/browser/use_polled'
import { TableRow } from './table_row'
import '../../shared/components/lists.css'
import { say } from './words'

const refreshInterval = 20_000
/** How many that are over stand here; all of them are in the archive. */
const mostOver = 5

/** Four words that another device shows. */
function TakeSeatByWords(): JSX.Element {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (typed: string) => {
    const read = readWords(typed)
    if ('wrong' in read) return setProblem(say.notWord(read.wrong))
    if ('count' in read) return setProblem(say.notFour(read.count))
    setProblem(null)
    setBusy(true)
    const seat = await openSeat(read.words)
    setBusy(false)
    if ('key' in seat) {
      savedSeats.keepKey(seat.table, { seat: null, key: seat.key })
      return navigate(`/t/${seat.table}`)
    }
    setProblem(errorText(seat, { no_pass: say.noPass }))
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

export default function MyTablesPage(): JSX.Element {
  const [found, again] = usePolled(allTables, refreshInterval)
  useTitle(say.mine)
  useEffect(() => {
    // A table that was opened in another tab, or a game played there. What else is kept changes with every look.
    const ends = [savedSeats.watchKeys(again), savedGames.watch(null, again)]
    return () => ends.forEach((end) => end())
  }, [again])
  const going = found?.tables.filter(({ returns }) => !returns) ?? []
  const isAwaited = hasServer && going.some(({ local }) => !local)
  const Told = useLazy(isAwaited, () => import('../../play/notifications/device_switch'))
  const ByMail = useLazy(isAwaited, () => import('../../play/notifications/email_settings'))
  const over = found?.tables.filter(({ returns }) => returns) ?? []
  const rows = (tables: MyTable[]) => (
    <ul class="my-tables">
      {tables.map((table) => (
        <TableRow key={table.id} table={table} onLeft={again} />
      ))}
    </ul>
  )
  return (
    <main class="around" aria-busy={found === null} ref={usePassedFocus()}>
      <h1>{say.mine}</h1>
      {found?.problem && (
        <p class="problem" role="status">
          {errorText(found.problem)}
        </p>
      )}
      {found && !found.problem && found.tables.length === 0 && (
        <p class="note">{hasServer ? say.mineNone : say.mineNoneHere}</p>
      )}
      {going.length > 0 && rows(going)}
      {over.length > 0 && (
        <section>
          <h2>{say.over}</h2>
          {rows(over.slice(0, mostOver))}
          {over.length > mostOver && <p class="note">{say.moreOver(over.length - mostOver)}</p>}
        </section>
      )}
      {Told && <Told />}
      {ByMail && <ByMail />}
      {hasServer && canSeal() && <TakeSeatByWords />}
      <p class="ways">
        <a class="button" href="/archive">
          {say.archive}
        </a>
        {hasServer && (
          <a class="button" href="/lobby">
            {say.lobby}
          </a>
        )}
        <a class="button" href="/data">
          {say.data}
        </a>
      </p>
    </main>
  )
}
