// What the server tells and takes of tournaments (docs/api.md).
import type { TimeControl } from '../games/time_control'
import { get, post } from './request'
import type { Level } from '../games/levels'
import type { Options } from '@nemeton/board/game'
import type { GameId } from '../games/games'

export const formats = ['swiss', 'round_robin', 'knock_out', 'arena'] as const
export type Format = (typeof formats)[number]

export type TieBreak = 'round' | 'direct' | 'buchholz_cut' | 'buchholz' | 'sonneborn_berger' | 'wins'

export interface Entrant {
  name: string | null
  bot: Level | null
  playing: boolean
}

export interface RoundTable {
  round: number
  table: string | null
  entrants: number[]
  points: number[] | null
  missing: number[]
}

export type Standing = Record<Exclude<TieBreak, 'round'> | 'entrant' | 'place' | 'points' | 'games', number>

export interface Tournament {
  tournament: string
  join_code: string
  name: string
  game: GameId
  /** Those that are not as usual. */
  options: Options
  format: Format
  seats: number
  time_control: TimeControl | null
  /** After which a round is over; 0 for never. */
  round_minutes: number
  /** Whether players may take back moves, stop the clocks, give time and let bots play for them. */
  friendly: boolean
  host: string | null
  state: 'waiting' | 'running' | 'over'
  last: number
  round: number
  last_round: number
  seconds_left: number | null
  open: boolean
  entrants: Entrant[]
  tables: RoundTable[]
  tie_breaks: TieBreak[]
  standings: Standing[]
  you: number | null
  is_host: boolean
}

/** One that the player has made or come into. */
export interface OwnTournament {
  tournament: string
  name: string
  game: GameId
  format: Format
  state: Tournament['state']
  /** When it was made, or where it is over when it ended, in milliseconds since 1970. */
  at: number
  is_host: boolean
}

export interface TournamentPlan {
  name: string
  game: GameId
  options: Options
  format: Format
  seats: number
  rounds: number
  minutes: number
  time_control: TimeControl
  pause: number
  patience: number
  /** After which a round is over; 0 for never. */
  round_minutes: number
  /** Whether players may take back moves, stop the clocks, give time and let bots play for them. */
  friendly: boolean
  plays: boolean
}

const path = (id: string, what = '') => `/api/v1/tournaments/${encodeURIComponent(id)}${what}`

export const tournaments = {
  make: (key: string, plan: TournamentPlan) =>
    post<{ tournament: string; join_code: string }>('/api/v1/tournaments', plan, key),
  find: (joinCode: string) =>
    post<{ tournament: string }>('/api/v1/tournaments/find', { join_code: joinCode }),
  /** Those that go on first, then the last that ended; or those after one. */
  own: (key: string, last?: OwnTournament) =>
    get<{ tournaments: OwnTournament[] }>('/api/v1/accounts/me/tournaments', key, {
      ...(last && { after_state: last.state, after_at: last.at, after_tournament: last.tournament }),
    }),
  watch: (id: string, key: string | undefined, after: number) => get<Tournament>(path(id), key, { after }),
  join: (id: string, key: string) => post<object>(path(id, '/join'), undefined, key),
  leave: (id: string, key: string) => post<object>(path(id, '/leave'), undefined, key),
  addBot: (id: string, key: string, bot: Level) => post<object>(path(id, '/bots'), { bot }, key),
  remove: (id: string, key: string, entrant: number) =>
    post<object>(path(id, '/remove-entrant'), { entrant }, key),
  start: (id: string, key: string) => post<object>(path(id, '/start'), undefined, key),
  close: (id: string, key: string) => post<object>(path(id, '/close'), undefined, key),
  csv: (id: string) => path(id, '/standings.csv'),
}
