// What a table is set with. What was chosen last for a game is kept on the device, and read with care: the game may have lost an option
// since, or a value, and what has gone falls back to the usual.
import { timeControls } from '../../shared/games/time_text'
import type { GameFacts } from '../../shared/games/facts'
import { type Level, levels } from '../../shared/games/levels'
import { hasServer } from '../../shared/browser/has_server'
import type { Options, Seat } from '@nemeton/board/game'
import { isAllowedValue } from '../../shared/games/options'
import type { TimeControl } from '../../shared/games/time_control'
import { asksBotAccount, isSitter, reseated, usualSeating, type Seating } from '../../play/table/seat_plan'

const opponents = ['bot', 'here', 'friend', 'account', 'mixed'] as const
/** Those that can be chosen here. */
export const offered = opponents.filter((each) => hasServer || (each !== 'friend' && each !== 'account'))
/** Bots or people of one kind, a bot account with bots of the house beside it, or another one at each seat. */
export type Opponent = (typeof opponents)[number]

export interface Setting {
  /** How many sit at the table. */
  count: number
  opponent: Opponent
  /** How well the bots play. */
  level: Level
  /** The name of the bot account. */
  account: string
  /** One's own seat; null where the lot decides. */
  side: Seat | null
  /** Who sits where at a mixed table, and whether the lot decides that. */
  company: Seating
  drawn: boolean
  time: TimeControl | null
  /** Whether anyone may join. */
  lobby: boolean
  /** Whether anybody may watch. */
  public: boolean
  /** Whether it counts for ratings, where that can be. */
  rated: boolean
  /** Those that are not as they usually are. */
  options: Options
}

export const usualSetting = (count: number): Setting => ({
  count,
  opponent: 'bot',
  level: 'casual',
  account: '',
  side: null,
  company: [],
  drawn: false,
  time: null,
  lobby: false,
  public: false,
  rated: false,
  options: {},
})

const isSeating = (value: unknown, seats: number): value is Seating =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every(isSitter) &&
  value.filter((sitter) => sitter === 'me').length <= 1

/** What was kept, as far as it can still be played. */
export function readSetting(kept: unknown, { min_seats, max_seats, options }: GameFacts): Setting {
  const was = { ...(kept as Partial<Record<keyof Setting, unknown>> | null) }
  const isCount =
    Number.isInteger(was.count) && Number(was.count) >= min_seats && Number(was.count) <= max_seats
  const count = isCount ? Number(was.count) : min_seats
  const company = isSeating(was.company, count) ? was.company : []
  const isSide = Number.isInteger(was.side) && Number(was.side) >= 0 && Number(was.side) < count
  const chosen = { ...(was.options as Options | undefined) }
  const keptTime = JSON.stringify(was.time)
  const time = timeControls.find((each) => JSON.stringify(each) === keptTime) ?? null
  const setting = {
    count,
    opponent:
      offered.find((each) => each === was.opponent && (each !== 'mixed' || company.length > 2)) ?? 'bot',
    level: levels.find((each) => each === was.level) ?? 'casual',
    account: typeof was.account === 'string' ? was.account : '',
    side: isSide ? Number(was.side) : null,
    company,
    drawn: was.drawn === true,
    time,
    lobby: was.lobby === true,
    public: was.public === true,
    rated: false,
    options: Object.fromEntries(
      options.flatMap((option) =>
        isAllowedValue(option, chosen[option.name]) ? [[option.name, chosen[option.name]!]] : [],
      ),
    ),
  }
  return withRated(setting, hasServer && was.rated === true)
}

/** Whether the lot decides who sits where. */
export const drawsSeats = ({ opponent, side, drawn }: Setting): boolean =>
  opponent === 'mixed' ? drawn : side === null && opponent !== 'here'

/** Who sits where. */
export function seatingOf({ count, opponent, level, account, side, company }: Setting): Seating {
  const others =
    opponent === 'bot' || opponent === 'account'
      ? (`bot:${level}` as const)
      : opponent === 'friend'
        ? 'friend'
        : 'here'
  const alike = usualSeating(count, side ?? 0, others)
  if (opponent === 'account')
    return reseated(alike, side === 0 || side === null ? 1 : 0, `invite:${account.trim()}`)
  return opponent === 'mixed' ? [...company, ...alike.slice(company.length)].slice(0, count) : alike
}

/** A game with a bot account has a clock, so that it ends: the server gives this one if there is no other. */
const botTime: TimeControl = { kind: 'correspondence', days: 3 }
export const needsTime = (setting: Setting): boolean => asksBotAccount(seatingOf(setting))
export const timeOf = (setting: Setting): TimeControl | null =>
  setting.time ?? (needsTime(setting) ? botTime : null)

/** Whether the game is to be rated: everybody who plays has a name of their own, and the reader one that is signed in. */
export const isRated = (setting: Setting, isNamed: boolean): boolean =>
  setting.rated && isNamed && canBeRated(setting)
export const canBeRated = (setting: Setting): boolean => !seatingOf(setting).includes('here')

/** A rated game needs a clock. */
export const withRated = (setting: Setting, rated: boolean): Setting => ({
  ...setting,
  rated,
  time: setting.time ?? (rated ? timeControls[1]! : null),
})

export const withCount = (setting: Setting, count: number): Setting => ({
  ...setting,
  count,
  side: setting.side !== null && setting.side < count ? setting.side : null,
  // Nobody plays seat by seat with one other.
  opponent: setting.opponent === 'mixed' && count < 3 ? 'bot' : setting.opponent,
})

/** A mixed table begins as the one that was chosen before. */
export const withOpponent = (setting: Setting, opponent: Opponent): Setting =>
  opponent === 'mixed' && setting.opponent !== 'mixed'
    ? { ...setting, opponent, company: seatingOf(setting), drawn: drawsSeats(setting) }
    : { ...setting, opponent }
