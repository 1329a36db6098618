// A table in a list: who plays, whose turn it is or how it ended, the way there, and leaving or deleting it.
import type { Problem } from '../../shared/api/request'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { usePart } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { gameWords } from '@nemeton/board/words'
import { listed } from '@nemeton/board/base/language'
import { timeAgo } from './time_ago'
import { savedGames } from '../../play/storage/saved_games'
import { savedSeats, type MyTable } from '../../play/storage/saved_seats'
import { SeatMark } from '../../shared/components/seat_mark'
import { clockText } from '../../play/table/clock'
import { errorText } from '../../shared/api/error_text'
import { playerTitle } from '../../play/view/seats'
import { addressOf, isMyTurn } from './my_tables'
import { outcome } from '../archive/finished_games'
import { leaveTable } from '../../shared/api/seats'
import { say } from './words'

/** Who else plays; how strong several bots are is seen at the table. */
function opponentsText({ id, seats, mine }: MyTable): string {
  const people = seats.flatMap((info, seat) =>
    info.kind !== 'person' || mine.includes(seat)
      ? []
      : [playerTitle(id, mine, seat, { ...info, present: true })],
  )
  const bots = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []))
  const named = bots.length === 1 ? playerTitle(id, mine, bots[0]!, seats[bots[0]!]!) : say.bots(bots.length)
  return [...(mine.length > 1 ? [say.here] : []), ...people, ...(bots.length > 0 ? [named] : [])].join(' · ')
}

/** Whose turn it is, or how it ended. */
function statusText(table: MyTable): string {
  const { game, mine, seats, returns } = table
  // The first throw waits until everybody has sat down.
  const open = () => seats.flatMap(({ taken }, seat) => (taken === false ? seat : []))
  const toAct = table.toAct.length > 0 ? table.toAct : open()
  const name = (seat: number) => gameWords(game).seats[seat] ?? ''
  if (returns) {
    const result = outcome(table)
    if (result === 'unknown') return say.unknown
    if (result === 'tie') return words.table.tie
    if (result === 'seen') {
      const best = Math.max(...returns)
      return words.table.wins(listed(returns.flatMap((value, seat) => (value === best ? [name(seat)] : []))))
    }
    return result === 'won' ? words.table.youWin : words.table.youLose
  }
  const own = toAct.find((seat) => mine.includes(seat))
  if (own !== undefined) return words.table.yourTurn(name(own))
  return toAct.length > 0 ? words.table.waiting(listed(toAct.map(name))) : words.table.chance
}

export function TableRow({ table, onLeft }: { table: MyTable; onLeft(): void }): JSX.Element {
  const { id, game, mine, returns, left, moved } = table
  const part = usePart(game)
  const keys = savedSeats.keys(id)
  const ask = keys.length > 0 ? say : say.drop
  const [leaving, setLeaving] = useState<'asked' | 'under way' | Problem | null>(null)
  const leave = async () => {
    setLeaving('under way')
    for (const { key } of keys) {
      const problem = await leaveTable(id, key)
      if (problem) return setLeaving(problem)
    }
    if (keys.length > 0) savedSeats.dropTable(id)
    savedGames.drop(id)
    onLeft()
  }
  return (
    <li class={isMyTurn(table) ? 'my-table on-turn' : 'my-table'}>
      <a href={addressOf(table)}>
        {part && <SeatMark part={part} seat={mine[0] ?? 0} />}
        <span>
          <strong>{gameWords(game).name}</strong> <span class="note">{opponentsText(table)}</span>
          <small>
            <span>{statusText(table)}</span>{' '}
            {left !== undefined && left < Infinity && (
              <span>{say.left(clockText(left, words.table.clockUnits))}</span>
            )}{' '}
            <time dateTime={new Date(moved).toISOString()}>{timeAgo(moved)}</time>
          </small>
        </span>
      </a>
      <button
        class="quiet icon"
        aria-label={ask.leave(gameWords(game).name)}
        title={ask.leaveYes}
        aria-expanded={leaving !== null}
        onClick={() => setLeaving(leaving ? null : 'asked')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      {leaving && (
        <div class="leaving" role="group" aria-label={ask.leaveSure}>
          <p>{ask.leaveSure}</p>
          <p class="note">{returns ? ask.leaveOver : ask.leaveNote}</p>
          {typeof leaving === 'object' && <p class="problem">{errorText(leaving)}</p>}
          <button disabled={leaving === 'under way'} onClick={() => void leave()}>
            {ask.leaveYes}
          </button>
          <button class="quiet" onClick={() => setLeaving(null)}>
            {ask.leaveNo}
          </button>
        </div>
      )}
    </li>
  )
}
