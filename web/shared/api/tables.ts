// The tables of the HTTP API (docs/api.md): the games of the server, opening a table, taking a seat, records.
import type { About, TakenSeat } from '@nemeton/api'
import type { Options, Seat } from '@nemeton/board/game'
import type { GameFacts } from '../games/facts'
import type { GameRecord } from '../games/game_record'
import type { Level } from '../games/levels'
import type { TimeControl } from '../games/time_control'
import { get, pathOfTable, post } from './request'

export interface SeatInfo {
  /** `recorded`: in a record, which does not say who played. */
  kind: 'person' | 'bot' | 'recorded'
  level?: Level
  /** At a remote table: whether somebody holds the seat, and is here now. */
  taken?: boolean
  present?: boolean
  /** Whether the person has been gone for so long that the win can be claimed. */
  away?: boolean
  /** The person who has opened the table. */
  is_host?: boolean
  /** What the person wants to be called; of a player the name that stays. */
  name?: string
  /** Whose seat it is, where that is no guest. */
  player?: string
  /** Whether that is a bot account. */
  bot_account?: boolean
  /** The bot account that is invited to the open seat, and why it will not. */
  invited?: { name: string; declined?: string }
}

export interface SeatNumber {
  seat: Seat
  /** In version 2; `number` is null there where the seat did not give it in time. */
  commitment?: string
  number: string | null
  /** In version 1: the first step that it counts for. */
  from?: number
}

export interface ServerRecord extends GameRecord {
  dice?: {
    /** 1 where it is left out. */
    version?: number
    table: string
    commitment: string
    secret: string
    numbers: SeatNumber[]
    told: number[]
  }
  signer?: string
  signature?: string
}

/** The games, from a server where this device cannot run the rules core; none where it does not tell them. */
export async function listGames(): Promise<GameFacts[]> {
  const answer = await get<{ games: GameFacts[] }>('/api/v1/games')
  return 'code' in answer ? [] : answer.games
}

/** What the server says of itself. */
export const getServerInfo = () => get<About>('/api/v1/about')

interface NewTable {
  game: string
  options: Options
  /** `you`, `open` or `bot:LEVEL`, from seat 0. */
  seats: string[]
  shuffle_seats: boolean
  time_control?: TimeControl
  /** Whether anyone may join. */
  lobby: boolean
  /** Whether anybody may watch. */
  public: boolean
  /** Whether it counts for ratings. */
  rated?: boolean
}

/** Opens a table; with the key of a session for its player, who is named there. */
export const openTable = (table: NewTable, session?: string) =>
  post<{ table: string; seat: Seat; key: string }>('/api/v1/tables', table, session)

export const getTable = (table: string) => get<{ seats: SeatInfo[] }>(pathOfTable(table))

/** Takes that seat, or the first that is open; for the player of that session, if there is one. `formerKey`: of a seat that one had there. */
export const takeSeat = (table: string, seat: Seat | null, session?: string, formerKey?: string) =>
  post<TakenSeat>(
    pathOfTable(table, '/join'),
    { ...(seat !== null && { seat }), former_key: formerKey },
    session,
  )

/** The record of a table whose game is over. */
export const getRecord = (table: string) => get<ServerRecord>(pathOfTable(table, '/record'))
/** The same; null if the server does not give it. */
export async function fetchRecord(table: string): Promise<ServerRecord | null> {
  const answer = await getRecord(table)
  return 'code' in answer ? null : answer
}
