// What a table is set with, in a line: "Against a casual bot, sides drawn".
import { timeControlText } from '../../shared/games/time_text'
import type { GameFacts } from '../../shared/games/facts'
import type { Options } from '@nemeton/board/game'
import { gameWords } from '@nemeton/board/words'
import type { GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { say as setUp } from './words'
import { changedOptions } from '../../shared/games/options'
import { needsServer } from '../../play/table/seat_plan'
import { seatingOf, drawsSeats, timeOf, type Setting } from './table_setting'

const say = setUp.brief

function against({ opponent, level, count, account }: Setting): string {
  if (opponent === 'account') return say.account(account)
  if (opponent === 'bot') return say.bots(count - 1, words.table.levels[level])
  if (opponent === 'here') return say.here(count - 1)
  return opponent === 'friend' ? say.friends(count - 1) : say.mixed(count)
}

/** `usual` are the options as they usually are. */
export function setupSummary(game: GameId, facts: GameFacts, setting: Setting, usual: Options): string {
  const { side, count, opponent, lobby } = setting
  const time = timeOf(setting)
  const plays = side !== null && opponent !== 'here' && opponent !== 'mixed'
  const seat = plays ? say.side(gameWords(game).seats[side]!) : drawsSeats(setting) ? say.drawn(count) : null
  const remote = needsServer(seatingOf(setting))
  const clock = remote && time ? timeControlText(time) : null
  const open = remote && lobby ? say.anyone : null
  const company = [against(setting), seat, open].filter(Boolean).join(', ')
  const rules = changedOptions(game, facts.options, { ...usual, ...setting.options }, usual)
  return [company, clock, ...rules].filter(Boolean).join(' · ')
}
