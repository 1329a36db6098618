// What the server tells of ratings (docs/api.md).
import type { GameRating, HeadToHead, Leaderboard, Profile, TableRatings } from '@nemeton/api'
import { get, pathOfTable, put } from './request'

/** In points; `provisional` while too little is known. */
export type Rating = Pick<GameRating, 'rating' | 'deviation' | 'provisional'>
export type OpponentRecord = HeadToHead
export type SeatRating = TableRatings['seats'][number]
export type RatingChange = TableRatings['changes'][number]
export type Leader = Leaderboard['leaders'][number]
export type { GameRating, Profile }

export const getProfile = (player: string) => get<Profile>(`/api/v1/players/${encodeURIComponent(player)}`)
export const getOwnProfile = (key: string) => get<Profile>('/api/v1/accounts/me/profile', key)
export const setPrivacy = (key: string, isPrivate: boolean) =>
  put<object>('/api/v1/accounts/me/privacy', { private: isPrivate }, key)
/** Of those who may be seen, and of who is signed in here. */
export const getTableRatings = (table: string, session?: string) =>
  get<TableRatings>(pathOfTable(table, '/ratings'), session)
export const getLeaderboard = (game: string) =>
  get<Leaderboard>(`/api/v1/leaderboards/${encodeURIComponent(game)}`)
