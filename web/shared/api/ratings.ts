// What the server tells of ratings (docs/api.md).
import { get, pathOfTable, put } from './request'
import type { Level } from '../games/levels'
import type { Seat } from '@nemeton/board/game'

/** In points; `provisional` while too little is known. */
export interface Rating {
  rating: number
  deviation: number
  provisional: boolean
}

export interface GameRating extends Rating {
  game: string
  won: number
  tied: number
  lost: number
  /** Games won since the last that was not, and the most of such. */
  streak: number
  longest: number
  /** When, in milliseconds since 1970, and the rating after it. */
  past: [number, number][]
}

/** All games against a player, a level of the bots, or somebody who is not named. */
export interface OpponentRecord {
  player?: string
  name?: string
  bot?: Level
  bot_account?: boolean
  won: number
  tied: number
  lost: number
}

export interface Profile {
  player: string
  name: string
  bot_account?: boolean
  since: number
  private: boolean
  games: GameRating[]
  against: OpponentRecord[]
}

/** Of who sits at a table, at its game. */
export interface SeatRating extends Rating {
  seat: Seat
}

/** What a rated game has made of the rating of who sat there, in points. */
export interface RatingChange {
  seat: Seat
  before: number
  after: number
  provisional: boolean
}

export interface Leader extends Rating {
  player: string
  name: string
  bot_account?: boolean
  games: number
}

export const getProfile = (player: string) => get<Profile>(`/api/v1/players/${encodeURIComponent(player)}`)
export const getOwnProfile = (key: string) => get<Profile>('/api/v1/accounts/me/profile', key)
export const setPrivacy = (key: string, isPrivate: boolean) =>
  put<object>('/api/v1/accounts/me/privacy', { private: isPrivate }, key)
/** Of those who may be seen, and of who is signed in here. */
export const getTableRatings = (table: string, session?: string) =>
  get<{ seats: SeatRating[]; changes: RatingChange[] }>(pathOfTable(table, '/ratings'), session)
export const getLeaderboard = (game: string) =>
  get<{ leaders: Leader[] }>(`/api/v1/leaderboards/${encodeURIComponent(game)}`)
