// For who runs the server (/admin): reports, bans, tables, names, announcements, what was done, and how much is played.
import type { Problem } from '../shared/api/request'
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { usePassedFocus } from '../shared/browser/focus'
import { useRequest } from '../shared/components/use_request'
import { useTitle } from '../shared/components/use_title'
import '../shared/components/lists.css'
import { Desk, valuesOf, type Lists } from './desk'
import { moderation } from './moderation_api'
import './moderation.css'
import { listAnnouncements } from '../shared/api/reports'
import { say as reports } from '../play/reports/words'
import { say } from './words'

const words = say.admin

async function readAll(key: string): Promise<Lists | Problem> {
  const reports = await moderation.reports(key)
  if ('code' in reports) return reports
  const bans = await moderation.bans(key)
  if ('code' in bans) return bans
  const log = await moderation.log(key)
  if ('code' in log) return log
  const statistics = await moderation.statistics(key)
  if ('code' in statistics) return statistics
  return {
    reports: reports.reports,
    bans: bans.bans,
    announced: await listAnnouncements(),
    log: log.log,
    days: statistics.days,
  }
}

export default function ModerationPage(): JSX.Element {
  const [key, setKey] = useState('')
  const [lists, setLists] = useState<Lists | null>(null)
  const asking = useRequest(reports)
  useTitle(words.title)
  const look = (own: string) => asking.ask<Lists>(() => readAll(own), setLists)
  const enter = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    const own = valuesOf(e.currentTarget).key ?? ''
    setKey(own)
    look(own)
  }
  return (
    <main class="around moderation" ref={usePassedFocus()}>
      <h1>{words.title}</h1>
      {asking.trouble}
      {lists ? (
        <Desk
          {...{ lists, asking, look: () => look(key), onMore: setLists }}
          own={key}
          leave={() => setLists(null)}
        />
      ) : (
        <form class="report-form" onSubmit={enter}>
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
