// A report, an entry of the log and the counts of each day, as a moderator sees them.
import type { JSX } from 'preact'
import { language } from '@nemeton/board/base/language'
import { gameWords } from '@nemeton/board/words'
import { say as reports } from '../play/reports/words'
import { isGame } from '../shared/games/games'
import type { DayCount, LogEntry, ReportItem } from './moderation_api'
import { say } from './words'

const words = say.admin
export const moment = (time: number) =>
  new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })

export const LogLine = ({ of: { created_at, moderator, action, target } }: { of: LogEntry }): JSX.Element => (
  <p>
    <time class="note">{moment(created_at)}</time> <strong>{moderator}</strong> {words.deeds[action]}:{' '}
    {target}
  </p>
)

export function ReportLine({ of }: { of: ReportItem }): JSX.Element {
  const { created_at, reason, text, table, seat, player, resolved } = of
  const name = of.name || words.someone
  return (
    <>
      <p>
        <time class="note">{moment(created_at)}</time>{' '}
        {player ? <a href={`/player/${player}`}>{name}</a> : <strong>{name}</strong>}:{' '}
        {reports.reasons[reason]}
      </p>
      {text && <blockquote>{text}</blockquote>}
      {table && (
        <p>
          <a href={`/t/${table}`}>{words.at(table, seat ?? 0)}</a>
        </p>
      )}
      {resolved && <p class="note">{words.settled(resolved.moderator, resolved.note)}</p>}
    </>
  )
}

export function Days({ of }: { of: DayCount[] }): JSX.Element {
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
