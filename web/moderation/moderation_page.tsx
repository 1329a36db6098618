// For who runs the server (/admin): reports, bans, tables, names, announcements, what was done, and how much is played.
import type { Problem } from '../shared/api/request'
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { usePassedFocus } from '../shared/browser/focus'
import { language } from '@nemeton/board/base/language'
import { gameWords } from '@nemeton/board/words'
import { isGame } from '../shared/games/games'
import { useAsking, type Asking } from '../shared/components/use_request'
import { useTitle } from '../shared/components/use_title'
import '../shared/components/lists.css'
import { admin, type BanNote, type Count, type Deed, type ReportNote } from './moderation_api'
import './moderation.css'
import { announcements, type Announcement } from '../shared/api/reports'
import { say as reports } from '../play/reports/words'
import { say } from './words'

const words = say.admin
const day = 24 * 60 * 60 * 1000
const moment = (time: number) =>
  new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })

/** What a form says, by the names of its fields. */
type Said = Record<string, string>
const saidIn = (form: HTMLFormElement): Said =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))

interface Lists {
  reports: ReportNote[]
  bans: BanNote[]
  announced: Announcement[]
  log: Deed[]
  days: Count[]
}

async function readAll(key: string): Promise<Lists | Problem> {
  const reports = await admin.reports(key)
  if ('code' in reports) return reports
  const bans = await admin.bans(key)
  if ('code' in bans) return bans
  const log = await admin.log(key)
  if ('code' in log) return log
  const statistics = await admin.statistics(key)
  if ('code' in statistics) return statistics
  return {
    reports: reports.reports,
    bans: bans.bans,
    announced: await announcements(),
    log: log.log,
    days: statistics.days,
  }
}

export default function Admin(): JSX.Element {
  const [key, setKey] = useState('')
  const [lists, setLists] = useState<Lists | null>(null)
  const asking = useAsking(reports)
  useTitle(words.title)
  const look = (own: string) => asking.ask<Lists>(() => readAll(own), setLists)
  const enter = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    const own = saidIn(e.currentTarget).key ?? ''
    setKey(own)
    look(own)
  }
  return (
    <main class="around keeping-order" ref={usePassedFocus()}>
      <h1>{words.title}</h1>
      {asking.trouble}
      {lists ? (
        <Desk
          own={key}
          lists={lists}
          asking={asking}
          look={() => look(key)}
          onMore={setLists}
          leave={() => setLists(null)}
        />
      ) : (
        <form class="order-form" onSubmit={enter}>
          <p>{words.lead}</p>
          <label class="field">
            {words.key}
            <input name="key" type="password" autocomplete="off" required />
          </label>
          <div class="ways">
            <button disabled={asking.busy}>{words.enter}</button>
          </div>
        </form>
      )}
    </main>
  )
}

interface DeskProps {
  own: string
  lists: Lists
  asking: Asking
  /** Reads all of it anew. */
  look(): void
  /** Older notes have come. */
  onMore(lists: Lists): void
  leave(): void
}

function Desk({ own, lists, asking: { busy, ask }, look, onMore, leave }: DeskProps): JSX.Element {
  const [told, setTold] = useState<string | null>(null)
  /** A form whose answer is asked for when it is sent; all is read anew then. */
  const sends =
    <Answer extends object>(
      question: (said: Said) => Promise<Answer | Problem>,
      done: (answer: Answer) => string | null = () => null,
    ) =>
    (e: TargetedSubmitEvent<HTMLFormElement>) => {
      e.preventDefault()
      const form = e.currentTarget
      ask<Answer>(
        () => question(saidIn(form)),
        (answer) => {
          form.reset()
          setTold(done(answer))
          look()
        },
      )
    }
  const inDays = (days: string | undefined) => Date.now() + Number(days) * day
  return (
    <>
      <p class="ways">
        <button class="quiet" onClick={leave}>
          {words.leave}
        </button>
      </p>
      {told && <p role="status">{told}</p>}
      <section>
        <h2>{words.reports}</h2>
        {lists.reports.length === 0 && <p>{words.noReports}</p>}
        <ul class="notes">
          {lists.reports.map((each) => (
            <li key={each.id}>
              <ReportLine of={each} />
              {!each.settled && (
                <form class="in-line" onSubmit={sends(({ how }) => admin.settle(own, each.id, how ?? ''))}>
                  <input name="how" aria-label={words.how} placeholder={words.how} maxLength={200} />
                  <button disabled={busy}>{words.settle}</button>
                  <button
                    type="button"
                    disabled={busy}
                    onClick={() =>
                      ask(
                        () => admin.ban(own, { report: each.id }, reports.reasons[each.reason], inDays('7')),
                        look,
                      )
                    }
                  >
                    {words.ban} (7)
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
        <Older
          list={lists.reports}
          busy={busy}
          onMore={(before) =>
            ask(
              () => admin.reports(own, before),
              (more) => onMore({ ...lists, reports: [...lists.reports, ...more.reports] }),
            )
          }
        />
      </section>
      <section>
        <h2>{words.bans}</h2>
        {lists.bans.length === 0 && <p>{words.noBans}</p>}
        <ul class="notes">
          {lists.bans.map(({ id, kind, shown, reason, until }) => (
            <li key={id}>
              <p>
                <strong>{shown}</strong> <small>{words.kind[kind]}</small>
                {reason && <>: {reason}</>}
              </p>
              <p class="note">{words.until(moment(until ?? 0))}</p>
              <button class="quiet" disabled={busy} onClick={() => ask(() => admin.endBan(own, id), look)}>
                {words.endBan}
              </button>
            </li>
          ))}
        </ul>
        <Older
          list={lists.bans}
          busy={busy}
          onMore={(before) =>
            ask(
              () => admin.bans(own, before),
              (more) => onMore({ ...lists, bans: [...lists.bans, ...more.bans] }),
            )
          }
        />
        <form
          class="order-form"
          aria-label={words.ban}
          onSubmit={sends(({ kind, whom, why, days }) =>
            admin.ban(own, { [kind!]: whom! } as { name: string }, why!, inDays(days)),
          )}
        >
          <label class="field">
            {words.whom}
            <select name="kind">
              {(['name', 'network', 'refuse'] as const).map((kind) => (
                <option key={kind} value={kind}>
                  {words.kinds[kind]}
                </option>
              ))}
            </select>
          </label>
          <input name="whom" aria-label={words.whom} maxLength={100} required />
          <label class="field">
            {words.why}
            <input name="why" maxLength={200} />
          </label>
          <label class="field">
            {words.days}
            <input name="days" type="number" min={1} max={3650} defaultValue="7" required />
          </label>
          <div class="ways">
            <button disabled={busy}>{words.ban}</button>
          </div>
        </form>
      </section>
      <section>
        <h2>{words.tables}</h2>
        <form
          class="in-line"
          onSubmit={sends(
            // A link has the table behind /t/.
            ({ table }) => admin.closeTable(own, /\/t\/([^/#?]+)/.exec(table!)?.[1] ?? table!),
            () => words.closed,
          )}
        >
          <input name="table" aria-label={words.table} placeholder={words.table} required />
          <button disabled={busy}>{words.closeTable}</button>
        </form>
      </section>
      <section>
        <h2>{words.names}</h2>
        <form
          class="in-line"
          onSubmit={sends<{ name: string }>(
            ({ name }) => admin.takeName(own, name!),
            ({ name }) => words.renamed(name),
          )}
        >
          <input name="name" aria-label={words.nameOf} placeholder={words.nameOf} required />
          <button disabled={busy}>{words.takeName}</button>
        </form>
      </section>
      <section>
        <h2>{words.announcements}</h2>
        <ul class="notes">
          {lists.announced.map(({ id, text }) => (
            <li key={id}>
              <p>{text}</p>
              <button
                class="quiet"
                disabled={busy}
                onClick={() => ask(() => admin.endAnnouncement(own, id), look)}
              >
                {words.end}
              </button>
            </li>
          ))}
        </ul>
        <form
          class="order-form"
          aria-label={words.announce}
          onSubmit={sends(({ text, days }) => admin.announce(own, text!, inDays(days)))}
        >
          <label class="field">
            {words.text}
            <textarea name="text" maxLength={500} rows={2} required />
          </label>
          <label class="field">
            {words.days}
            <input name="days" type="number" min={1} max={3650} defaultValue="1" required />
          </label>
          <div class="ways">
            <button disabled={busy}>{words.announce}</button>
          </div>
        </form>
      </section>
      <section>
        <h2>{words.log}</h2>
        {lists.log.length === 0 && <p>{words.noLog}</p>}
        <ul class="notes">
          {lists.log.map(({ id, at, by, what, about }) => (
            <li key={id}>
              <p>
                <time class="note">{moment(at)}</time> <strong>{by}</strong> {words.deeds[what]}: {about}
              </p>
            </li>
          ))}
        </ul>
        <Older
          list={lists.log}
          busy={busy}
          onMore={(before) =>
            ask(
              () => admin.log(own, before),
              (more) => onMore({ ...lists, log: [...lists.log, ...more.log] }),
            )
          }
        />
      </section>
      <section>
        <h2>{words.statistics}</h2>
        {lists.days.length === 0 ? <p>{words.noStatistics}</p> : <Days of={lists.days} />}
      </section>
    </>
  )
}

interface OlderProps {
  list: { at: number }[]
  busy: boolean
  onMore(before: number): void
}

/** The server tells a hundred at once. */
function Older({ list, busy, onMore }: OlderProps): JSX.Element | null {
  if (list.length === 0 || list.length % 100 > 0) return null
  return (
    <button class="quiet" disabled={busy} onClick={() => onMore(list.at(-1)!.at)}>
      {words.more}
    </button>
  )
}

function ReportLine({ of }: { of: ReportNote }): JSX.Element {
  const { at, reason, text, table, seat, player, settled } = of
  const name = of.name || words.someone
  return (
    <>
      <p>
        <time class="note">{moment(at)}</time>{' '}
        {player ? <a href={`/player/${player}`}>{name}</a> : <strong>{name}</strong>}:{' '}
        {reports.reasons[reason]}
      </p>
      {text && <blockquote>{text}</blockquote>}
      {table && (
        <p>
          <a href={`/t/${table}`}>{words.at(table, seat ?? 0)}</a>
        </p>
      )}
      {settled && <p class="note">{words.settled(settled.by, settled.how)}</p>}
    </>
  )
}

function Days({ of }: { of: Count[] }): JSX.Element {
  return (
    <div class="wide" role="region" aria-label={words.statistics} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {words.columns.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map(({ day: date, game, tables, over, seats, players }) => (
            <tr key={date + game}>
              <th scope="row">{date}</th>
              <td>{isGame(game) ? gameWords(game).name : game}</td>
              {[tables, over, seats, players].map((count, i) => (
                <td key={i}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
