// What a moderator sees and does: reports, bans, tables, names, announcements, the log, statistics.
import type { ComponentChildren, JSX, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import type { PendingRequest } from '../shared/components/use_request'
import type { Problem } from '../shared/api/request'
import type { Announcement } from '../shared/api/reports'
import { say as reports } from '../play/reports/words'
import { Days, LogLine, moment, ReportLine } from './desk_lines'
import { moderation, type BanItem, type DayCount, type LogEntry, type ReportItem } from './moderation_api'
import { say } from './words'

const words = say.admin
const day = 24 * 60 * 60 * 1000
const inDays = (days: string | undefined) => Date.now() + Number(days) * day

/** The values of a form, by the names of its fields. */
type Values = Record<string, string>
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))

export interface Lists {
  reports: ReportItem[]
  bans: BanItem[]
  announced: Announcement[]
  log: LogEntry[]
  days: DayCount[]
}

interface DeskProps {
  /** The moderator's key. */
  own: string
  lists: Lists
  asking: PendingRequest
  /** Reads all of it again. */
  look(): void
  /** Called with older entries. */
  onMore(lists: Lists): void
  leave(): void
}

/** Submits a form: sends what `question` asks, shows what `done` says, and reads all lists again. */
type Sends = <Answer extends object>(
  question: (values: Values) => Promise<Answer | Problem>,
  done?: (answer: Answer) => string | null,
) => (e: TargetedSubmitEvent<HTMLFormElement>) => void

interface SectionProps extends DeskProps {
  sends: Sends
}

export function Desk(props: DeskProps): JSX.Element {
  const { lists, asking, look, leave } = props
  const [said, setSaid] = useState<string | null>(null)
  const sends: Sends =
    <Answer extends object>(
      question: (values: Values) => Promise<Answer | Problem>,
      done: (answer: Answer) => string | null = () => null,
    ) =>
    (e) => {
      e.preventDefault()
      const form = e.currentTarget
      asking.ask<Answer>(
        () => question(valuesOf(form)),
        (answer) => {
          form.reset()
          setSaid(done(answer))
          look()
        },
      )
    }
  const section = { ...props, sends }
  return (
    <>
      <p class="ways">
        <button class="quiet" onClick={leave}>
          {words.leave}
        </button>
      </p>
      {said && <p role="status">{said}</p>}
      <Reports {...section} />
      <Bans {...section} />
      <TablesAndNames {...section} />
      <AnnouncementList {...section} />
      <Log {...section} />
      <section>
        <h2>{words.statistics}</h2>
        {lists.days.length === 0 ? <p>{words.noStatistics}</p> : <Days of={lists.days} />}
      </section>
    </>
  )
}

interface ListProps<Item> {
  title: string
  none?: string
  items: Item[]
  /** An item as it is shown. */
  children(item: Item): ComponentChildren
}

function List<Item extends { id: string }>({ title, none, items, children }: ListProps<Item>): JSX.Element {
  return (
    <>
      <h2>{title}</h2>
      {none && items.length === 0 && <p>{none}</p>}
      <ul class="notes">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </>
  )
}

interface OlderProps<Name extends 'reports' | 'bans' | 'log'> extends DeskProps {
  of: Name
  /** Asks the server for those before a time. */
  read(before: number): Promise<Pick<Lists, Name> | Problem>
}

/** A button for older entries; the server tells a hundred at once. */
function Older<Name extends 'reports' | 'bans' | 'log'>(props: OlderProps<Name>): JSX.Element | null {
  const { of, read, lists, asking, onMore } = props
  const list: { created_at: number }[] = lists[of]
  if (list.length === 0 || list.length % 100 > 0) return null
  const ask = () =>
    asking.ask<Pick<Lists, Name>>(
      () => read(list.at(-1)!.created_at),
      (more) => onMore({ ...lists, [of]: [...list, ...more[of]] }),
    )
  return (
    <button class="quiet" disabled={asking.busy} onClick={ask}>
      {words.more}
    </button>
  )
}

function Reports(props: SectionProps): JSX.Element {
  const { own, lists, asking, look, sends } = props
  const { busy, ask } = asking
  const ban = ({ id, reason }: ReportItem) =>
    ask(() => moderation.ban(own, { report: id }, reports.reasons[reason], inDays('7')), look)
  return (
    <section>
      <List title={words.reports} none={words.noReports} items={lists.reports}>
        {(each) => (
          <>
            <ReportLine of={each} />
            {!each.resolved && (
              <form
                class="in-line"
                onSubmit={sends(({ note }) => moderation.settle(own, each.id, note ?? ''))}
              >
                <input name="note" aria-label={words.how} placeholder={words.how} maxLength={200} />
                <button disabled={busy}>{words.settle}</button>
                <button type="button" disabled={busy} onClick={() => ban(each)}>
                  {words.ban} (7)
                </button>
              </form>
            )}
          </>
        )}
      </List>
      <Older {...props} of="reports" read={(before) => moderation.reports(own, before)} />
    </section>
  )
}

function Bans(props: SectionProps): JSX.Element {
  const { own, lists, asking, look, sends } = props
  const { busy, ask } = asking
  return (
    <section>
      <List title={words.bans} none={words.noBans} items={lists.bans}>
        {({ id, kind, target, reason, until }) => (
          <>
            <p>
              <strong>{target}</strong> <small>{words.kind[kind]}</small>
              {reason && <>: {reason}</>}
            </p>
            <p class="note">{words.until(moment(until ?? 0))}</p>
            <button class="quiet" disabled={busy} onClick={() => ask(() => moderation.endBan(own, id), look)}>
              {words.endBan}
            </button>
          </>
        )}
      </List>
      <Older {...props} of="bans" read={(before) => moderation.bans(own, before)} />
      <form
        class="report-form"
        aria-label={words.ban}
        onSubmit={sends(({ kind, whom, why, days }) =>
          moderation.ban(own, { [kind!]: whom! } as { name: string }, why!, inDays(days)),
        )}
      >
        <label class="field">
          {words.whom}
          <select name="kind">
            {(['name', 'network', 'forbidden_name'] as const).map((kind) => (
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
        <DaysField usual="7" />
        <div class="ways">
          <button disabled={busy}>{words.ban}</button>
        </div>
      </form>
    </section>
  )
}

const DaysField = ({ usual }: { usual: string }): JSX.Element => (
  <label class="field">
    {words.days}
    <input name="days" type="number" min={1} max={3650} defaultValue={usual} required />
  </label>
)

function TablesAndNames({ own, asking: { busy }, sends }: SectionProps): JSX.Element {
  return (
    <>
      <section>
        <h2>{words.tables}</h2>
        <form
          class="in-line"
          onSubmit={sends(
            // A link has the table behind /t/.
            ({ table }) => moderation.closeTable(own, /\/t\/([^/#?]+)/.exec(table!)?.[1] ?? table!),
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
            ({ name }) => moderation.takeName(own, name!),
            ({ name }) => words.renamed(name),
          )}
        >
          <input name="name" aria-label={words.nameOf} placeholder={words.nameOf} required />
          <button disabled={busy}>{words.takeName}</button>
        </form>
      </section>
    </>
  )
}

function AnnouncementList({ own, lists, asking, look, sends }: SectionProps): JSX.Element {
  const { busy, ask } = asking
  return (
    <section>
      <List title={words.announcements} items={lists.announced}>
        {({ id, text }) => (
          <>
            <p>{text}</p>
            <button
              class="quiet"
              disabled={busy}
              onClick={() => ask(() => moderation.endAnnouncement(own, id), look)}
            >
              {words.end}
            </button>
          </>
        )}
      </List>
      <form
        class="report-form"
        aria-label={words.announce}
        onSubmit={sends(({ text, days }) => moderation.announce(own, text!, inDays(days)))}
      >
        <label class="field">
          {words.text}
          <textarea name="text" maxLength={500} rows={2} required />
        </label>
        <DaysField usual="1" />
        <div class="ways">
          <button disabled={busy}>{words.announce}</button>
        </div>
      </form>
    </section>
  )
}

function Log(props: SectionProps): JSX.Element {
  return (
    <section>
      <List title={words.log} none={words.noLog} items={props.lists.log}>
        {(each) => <LogLine of={each} />}
      </List>
      <Older {...props} of="log" read={(before) => moderation.log(props.own, before)} />
    </section>
  )
}
