// In the archive, for who has a name: the games at the server, searched there, each to look through again, to save and to give away.
import { type Problem, problemIn } from '../../shared/api/request'
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { language } from '@nemeton/board/base/language'
import { linkTo } from '../../shared/browser/router'
import { gameWords } from '@nemeton/board/words'
import { gameIds, isGame, type GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { saveFile } from '../../shared/components/files'
import { errorText } from '../../shared/api/error_text'
import { LinkField } from '../../shared/components/link_field'
import { say as ratings } from '../../play/ratings/words'
import { cutRecord, fragmentOf } from '../../play/share/record_link'
import { session, listTables, type OwnTable, type TableSearch } from '../../play/storage/session'
import { getRecord, type ServerRecord } from '../../shared/api/tables'
import { say } from '../tables/words'

/** So many the server tells at once. */
const pageLength = 100

const day = (time: number) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' })

/** Who else played, as they are called. */
const others = ({ others }: OwnTable): string =>
  others
    .map(({ bot, name, bot_account }) =>
      bot
        ? words.bot.called(words.bot.levels[bot])
        : `${name ?? ratings.someone}${bot_account ? `, ${words.table.bot}` : ''}`,
    )
    .join(' · ')

function Row({ table, game }: { table: OwnTable; game: GameId }): JSX.Element {
  const [link, setLink] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { name } = gameWords(game)
  const withRecord = async (give: (record: ServerRecord) => unknown) => {
    const record = await getRecord(table.table)
    setProblem(problemIn(record))
    if (!('code' in record)) await give(record)
  }
  const give = () =>
    withRecord(async (record) => setLink(linkTo(`/record${await fragmentOf(cutRecord(record))}`)))
  const terms = [
    ...(table.result ? [say.outcomes[table.result === 'tied' ? 'tie' : table.result]] : []),
    ...(table.rated ? [ratings.rated] : []),
    day(table.ended_at ?? table.joined_at),
  ]
  return (
    <li class="found-table">
      <div>
        <strong>{name}</strong> <span class="note">{others(table)}</span>
        <small>{terms.join(' · ')}</small>
      </div>
      <div class="ways">
        <a class="button" href={`/t/${table.table}`} aria-label={`${say.review}: ${name}`}>
          {say.review}
        </a>
        <button onClick={() => void withRecord((record) => saveFile(`${game}.json`, record))}>
          {say.record}
        </button>
        <button onClick={() => void give()}>{say.shareLink}</button>
      </div>
      {link && <LinkField address={link} label={say.shareLink} />}
      {problem && (
        <p class="problem" role="alert">
          {errorText(problem)}
        </p>
      )}
    </li>
  )
}

/** What was filled in; what was left open is not asked for. */
function searchIn(form: HTMLFormElement): TableSearch {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim() || undefined
  const date = (name: string, end: number) => {
    const value = text(name)
    return value && new Date(`${value}T00:00`).getTime() + end
  }
  const rated = text('rated')
  return {
    over: true,
    game: text('game'),
    opponent: text('opponent'),
    result: text('result') as TableSearch['result'],
    rated: rated === undefined ? undefined : rated === 'yes',
    from: date('from', 0) || undefined,
    until: date('until', 24 * 3600 * 1000 - 1) || undefined,
  }
}

const results = ['won', 'lost', 'tied'] as const

function SearchForm({ onSearch }: { onSearch(search: TableSearch): void }): JSX.Element {
  const look = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    onSearch(searchIn(e.currentTarget))
  }
  const games = gameIds
    .map((game) => [game, gameWords(game).name] as const)
    .sort(([, a], [, b]) => a.localeCompare(b))
  return (
    <form class="search" role="search" aria-label={say.atServer} onSubmit={look}>
      <label class="field">
        {say.game}
        <select name="game">
          <option value="">{say.any}</option>
          {games.map(([game, name]) => (
            <option key={game} value={game}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {say.opponentName}
        <input name="opponent" maxLength={40} autocomplete="off" />
      </label>
      <label class="field">
        {say.outcome}
        <select name="result">
          <option value="">{say.any}</option>
          {results.map((result) => (
            <option key={result} value={result}>
              {say.outcomes[result === 'tied' ? 'tie' : result]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {ratings.rated}
        <select name="rated">
          <option value="">{say.any}</option>
          <option value="yes">{say.yes}</option>
          <option value="no">{say.no}</option>
        </select>
      </label>
      <label class="field">
        {say.from}
        <input type="date" name="from" />
      </label>
      <label class="field">
        {say.until}
        <input type="date" name="until" />
      </label>
      <button class="primary">{say.searchGo}</button>
    </form>
  )
}

export default function ServerSearch(): JSX.Element | null {
  const [search, setSearch] = useState<TableSearch>({ over: true })
  const [tables, setTables] = useState<OwnTable[] | null>(null)
  const [more, setMore] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const key = session.get()?.key
  /** The first of them, or those after the last that are there. */
  const look = async (known: OwnTable[]) => {
    const last = known.at(-1)
    const answer = await listTables(key!, last, search)
    setProblem(problemIn(answer))
    if ('code' in answer) return
    setMore(answer.tables.length === pageLength)
    setTables([...known, ...answer.tables])
  }
  const lookFirst = useEffectEvent(() => look([]))
  useEffect(() => {
    if (key) void lookFirst()
  }, [key, search])
  if (!key) return null
  return (
    <section>
      <h2>{say.atServer}</h2>
      <SearchForm onSearch={setSearch} />
      {problem && (
        <p class="problem" role="status">
          {errorText(problem)}
        </p>
      )}
      {tables && (
        <>
          <p aria-live="polite">{tables.length > 0 ? say.found(tables.length) : say.noneFound}</p>
          <ul class="my-tables">
            {tables.map((table) =>
              isGame(table.game) ? <Row key={table.table} table={table} game={table.game} /> : null,
            )}
          </ul>
          {more && <button onClick={() => void look(tables)}>{say.more(pageLength)}</button>}
        </>
      )}
    </section>
  )
}
