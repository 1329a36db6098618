// What may be done about somebody: a report, and for who has a name a block.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useRequest } from '../../shared/components/use_request'
import { session } from '../storage/session'
import './reports.css'
import { ReportForm } from './report_form'
import { blockPlayer, type ReportSubject } from '../../shared/api/reports'
import { say } from './words'

interface PersonActionsProps {
  who: ReportSubject
  name: string
  /** The player that it is, where it is one. */
  player?: string | undefined
}

export default function PersonActions({ who, name, player }: PersonActionsProps): JSX.Element {
  const [open, setOpen] = useState<'report' | 'block' | 'blocked' | null>(null)
  const { busy, ask, trouble } = useRequest(say)
  const own = session.get()
  const close = () => setOpen(null)
  return (
    <div class="person-actions">
      {open !== 'report' && (
        <button class="quiet" aria-label={say.reportOf(name)} onClick={() => setOpen('report')}>
          {say.report}
        </button>
      )}
      {player && own && open !== 'block' && open !== 'blocked' && (
        <button class="quiet" aria-label={say.blockOf(name)} onClick={() => setOpen('block')}>
          {say.block}
        </button>
      )}
      {open === 'report' && <ReportForm who={who} name={name} onClose={close} />}
      {open === 'block' && (
        <div class="report-form" role="group" aria-label={say.blockOf(name)}>
          <p>{say.blockNote(name)}</p>
          <div class="ways">
            <button
              disabled={busy}
              onClick={() =>
                ask(
                  () => blockPlayer(own!.key, player!),
                  () => setOpen('blocked'),
                )
              }
            >
              {say.blockYes}
            </button>
            <button class="quiet" onClick={close}>
              {say.cancel}
            </button>
          </div>
        </div>
      )}
      {open === 'blocked' && <p role="status">{say.blocked}</p>}
      {trouble}
    </div>
  )
}
