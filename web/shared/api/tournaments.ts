// What the server tells and takes of tournaments (docs/api.md).
import type * as Api from '@nemeton/api'
import type { AccountTournament, AccountTournaments, CreatedTournament, TournamentFormat } from '@nemeton/api'
import type { Options } from '@nemeton/board/game'
import type { GameId } from '../games/games'
import type { Level } from '../games/levels'
import type { TimeControl } from '../games/time_control'
import { type WithClocks, get, post } from './request'

export type Format = TournamentFormat
export type Tournament = WithClocks<Api.Tournament>
export type OwnTournament = AccountTournament
export type RoundTable = Tournament['tables'][number]
export type Standing = Tournament['standings'][number]
export type TieBreak = Tournament['tie_breaks'][number]

export const formats: TournamentFormat[] = ['swiss', 'round_robin', 'knock_out', 'arena']

export interface TournamentPlan {
  name: string
  game: GameId
  options: Options
  format: Format
  seats: number
  rounds: number
  arena_minutes: number
  time_control: TimeControl
  break_seconds: number
  no_show_seconds: number
  /** After which a round is over; 0 for never. */
  round_minutes: number
  /** Whether players may take back moves, stop the clocks, give time and let bots play for them. */
  friendly: boolean
  host_plays: boolean
}

const path = (id: string, what = '') => `/api/v1/tournaments/${encodeURIComponent(id)}${what}`

export const tournaments = {
  make: (key: string, plan: TournamentPlan) => post<CreatedTournament>('/api/v1/tournaments', plan, key),
  find: (joinCode: string) =>
    post<{ tournament: string }>('/api/v1/tournaments/find', { join_code: joinCode }),
  /** Those that go on first, then the last that ended; or those after one. */
  own: (key: string, last?: OwnTournament) =>
    get<AccountTournaments>('/api/v1/accounts/me/tournaments', key, {
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
