// A report of a name, of what was said, or of how somebody plays: a reason, and words if one likes.
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { useRequest } from '../../shared/components/use_request'
import './reports.css'
import { reportReasons, sendReport, type ReportReason, type ReportSubject } from '../../shared/api/reports'
import { say } from './words'

/** As many characters as the server takes. */
const longest = 500

interface ReportFormProps {
  who: ReportSubject
  name: string
  onClose(): void
}

export function ReportForm({ who, name, onClose }: ReportFormProps): JSX.Element {
  const { busy, ask, trouble } = useRequest(say)
  const [sent, setSent] = useState(false)
  const send = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    const form = new FormData(e.currentTarget)
    ask(
      () => sendReport(who, form.get('reason') as ReportReason, String(form.get('text')).trim()),
      () => setSent(true),
    )
  }
  if (sent) return <p role="status">{say.sent}</p>
  return (
    <form class="report-form" aria-label={say.reportOf(name)} onSubmit={send}>
      <fieldset>
        <legend>{say.reason}</legend>
        {reportReasons.map((each, i) => (
          <label key={each} class="choice">
            <input type="radio" name="reason" value={each} defaultChecked={i === 0} />
            {say.reasons[each]}
          </label>
        ))}
      </fieldset>
      <label class="field">
        {say.words}
        <textarea name="text" maxLength={longest} rows={3} />
      </label>
      <p class="note">{say.reportNote}</p>
      {trouble}
      <div class="ways">
        <button disabled={busy}>{say.send}</button>
        <button type="button" class="quiet" onClick={onClose}>
          {say.cancel}
        </button>
      </div>
    </form>
  )
}
