// The archive: every game that is over, here and at the server, with a search, how it stands by game and opponent, and the way to another
// device as a file.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { analyst } from '../../play/analysis/analysis_client'
import { readTextFile } from '../../shared/browser/read_text_file'
import { usePassedFocus } from '../../shared/browser/focus'
import { hasServer } from '../../shared/browser/has_server'
import { store } from '@nemeton/board/base/storage'
import { useLazy } from '../../shared/browser/hooks'
import { gameWords } from '@nemeton/board/words'
import { ChooseFile, saveFile } from '../../shared/components/files'
import { useTitle } from '../../shared/components/use_title'
import { savedGames } from '../../play/storage/saved_games'
import type { MyTable } from '../../play/storage/saved_seats'
import { exportArchive, importArchive, type ImportResult } from './archive_file'
import {
  matchesSearch,
  opponent,
  opponents,
  outcome,
  tallies,
  type Opponent,
  type Outcome,
  type Search,
  type Tally,
} from './finished_games'
import { finishedTables } from '../tables/my_tables'
import { TableRow } from '../tables/table_row'
import '../../shared/components/lists.css'
import { say } from '../tables/words'

const day = 24 * 3600 * 1000
const periods: [number, string][] = [
  [7 * day, say.days(7)],
  [30 * day, say.days(30)],
  [365 * day, say.year],
]
const outcomes: Outcome[] = ['won', 'lost', 'tie', 'seen', 'unknown']
/** So many are shown at once. */
const pageLength = 50
/** The largest file that is read. */
const largestFile = 16 << 20

interface FilterProps<T extends string> {
  label: string
  name: string
  /** What there is to choose from, with its words. */
  items: [T, string][]
  onChange(value: T | undefined): void
}

function Filter<T extends string>({ label, name, items, onChange }: FilterProps<T>): JSX.Element {
  return (
    <label class="field">
      {label}
      <select name={name} onChange={(e) => onChange((e.currentTarget.value as T) || undefined)}>
        <option value="">{say.any}</option>
        {items.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Only what some game has can be looked for. */
const there = <T extends string>(all: T[], tables: MyTable[], of: (table: MyTable) => T): T[] => {
  const found = new Set(tables.map(of))
  return all.filter((each) => found.has(each))
}

interface SearchFieldsProps {
  tables: MyTable[]
  search: Search
  onChange(search: Search): void
}

function SearchFields({ tables, search, onChange }: SearchFieldsProps): JSX.Element {
  const games = [...new Set(tables.map(({ game }) => game))]
  const change = (more: Search) => onChange({ ...search, ...more })
  return (
    <form class="search" role="search" aria-label={say.search} onSubmit={(e) => e.preventDefault()}>
      <Filter
        label={say.game}
        name="game"
        items={games
          .map((game) => [game, gameWords(game).name] as [string, string])
          .sort(([, a], [, b]) => a.localeCompare(b))}
        onChange={(game) => change({ game })}
      />
      <Filter<Opponent>
        label={say.opponent}
        name="opponent"
        items={there(opponents, tables, opponent).map((each) => [each, say.opponents[each]])}
        onChange={(opponent) => change({ opponent })}
      />
      <Filter<Outcome>
        label={say.outcome}
        name="outcome"
        items={there(outcomes, tables, outcome).map((each) => [each, say.outcomes[each]])}
        onChange={(outcome) => change({ outcome })}
      />
      <Filter
        label={say.since}
        name="since"
        items={periods.map(([length, text]) => [String(length), text])}
        onChange={(length) => change({ since: length ? Date.now() - Number(length) : undefined })}
      />
    </form>
  )
}

/** What came of a file. */
function told(taken: ImportResult | null): string {
  if (!taken) return say.noArchive
  const { added, wrong } = taken
  return [say.taken(added), ...(wrong > 0 ? [say.takenWrong(wrong)] : [])].join(' ')
}

/** What there is none of goes without saying. */
const tallied = ({ game, opponent, ...count }: Tally): string =>
  say.tally(
    gameWords(game).name,
    say.opponents[opponent],
    (['won', 'lost', 'tie'] as const)
      .filter((result) => count[result] > 0)
      .map((result) => say.results[result](count[result]))
      .join(', '),
  )

function Tallies({ found }: { found: MyTable[] }): JSX.Element | null {
  const tally = tallies(found)
  if (tally.length === 0) return null
  return (
    <section>
      <h2>{say.tallies}</h2>
      <ul class="kept">
        {tally.map((each) => (
          <li key={`${each.game} ${each.opponent}`}>{tallied(each)}</li>
        ))}
      </ul>
    </section>
  )
}

function FoundGames({ found, onLeft }: { found: MyTable[]; onLeft(): void }): JSX.Element {
  const [most, setMost] = useState(pageLength)
  return (
    <section>
      <h2 aria-live="polite">{found.length > 0 ? say.found(found.length) : say.noneFound}</h2>
      <ul class="my-tables">
        {found.slice(0, most).map((table) => (
          <TableRow key={table.id} table={table} onLeft={onLeft} />
        ))}
      </ul>
      {found.length > most && (
        <button onClick={() => setMost(most + pageLength)}>
          {say.more(Math.min(pageLength, found.length - most))}
        </button>
      )}
    </section>
  )
}

const save = () => saveFile(`nemeton-archive-${new Date().toISOString().slice(0, 10)}.json`, exportArchive())

export default function ArchivePage(): JSX.Element {
  const [tables, setTables] = useState<MyTable[] | null>(null)
  const [search, setSearch] = useState<Search>({})
  const [message, tell] = useState<string | null>(null)
  useTitle(say.archive)
  const Found = useLazy(hasServer && store.has('session'), () => import('./server_search'))
  const look = () => void finishedTables().then(setTables)
  useEffect(() => {
    look()
    return savedGames.watch(null, look)
  }, [])
  const take = async (file: File) => {
    if (file.size > largestFile) return tell(say.archiveTooLarge)
    tell(say.bringingIn)
    const parsed = await analyst().parse(await readTextFile(file))
    if (typeof parsed === 'string') return tell(`${say.noArchive} ${parsed}`)
    tell(told(await importArchive(parsed?.value, (record) => analyst().read(record))))
    look()
  }
  const found = tables?.filter((table) => matchesSearch(table, search)) ?? []
  return (
    <main class="around archive" aria-busy={tables === null} ref={usePassedFocus()}>
      <h1>{say.archive}</h1>
      {tables?.length === 0 && !Found && <p class="note">{say.archiveNone}</p>}
      {tables && tables.length > 0 && (
        <>
          <SearchFields tables={tables} search={search} onChange={setSearch} />
          <Tallies found={found} />
          <FoundGames found={found} onLeft={look} />
        </>
      )}
      {Found && <Found />}
      <div class="ways">
        {tables && tables.length > 0 && <button onClick={save}>{say.saveArchive}</button>}
        <ChooseFile label={say.loadArchive} onChoose={(file) => void take(file)} />
      </div>
      <p class="note">{say.archiveNote}</p>
      {message && <p role="alert">{message}</p>}
      <p class="ways">
        <a class="button" href="/my-games">
          {say.mine}
        </a>
      </p>
    </main>
  )
}
