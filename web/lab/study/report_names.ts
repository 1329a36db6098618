// What the page calls what a report speaks of: seats as the game calls them, players by their level.
import { gameWords } from '@nemeton/board/words'
import { words } from '../../shared/messages'
import type { Setting } from '../report/study_results'
import { capital, type ReportContext } from '../report/report_context'
import { say as report } from '../report/words'
import { say } from './words'

const levels: Record<string, string> = words.table.levels

/** Who plays against others: "skilled", "random moves"; a level with nodes of its own as the study has it. */
const player = (name: string): string => (name === 'random' ? say.randomMoves : (levels[name] ?? name))

/** "skilled against casual", or one of both alone. */
function players(names: string): string {
  if (names === 'random') return say.random
  const [one, other] = names.split(' against ').map(player) as [string, string?]
  return other ? say.against(one, other) : one
}

/** The number of a seat, of "seat 1". */
const seatOf = (of: string): string | undefined => /^seat (\d)$/.exec(of)?.[1]

function nameOfSeat(setting: Setting, of: string): string | undefined {
  const seat = seatOf(of)
  return seat && gameWords(setting.game).seats[Number(seat)]
}

function partOf(setting: Setting, of: string): string {
  const seat = nameOfSeat(setting, of)
  if (seat) return seat
  // The players of a ladder, from the lowest on.
  if (of.includes(' → ')) return of.split(' → ').map(player).join(' → ')
  // A thing that is done is called as the rules core calls it.
  return of.includes(' against ') ? players(of) : of.replaceAll('_', ' ')
}

export const reportContext: ReportContext = {
  say: report,
  nameOf: (setting) => capital(say.players(players(setting.players), setting.seats)),
  partOf,
  whoOf(setting, of) {
    const seat = nameOfSeat(setting, of)
    return seat ? say.seat(seat) : capital(partOf(setting, of))
  },
}
