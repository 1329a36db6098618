// The actions of Bricriu's Bluff & Bluster, read, and the table as it is to be seen.

import type { GameEvent } from '@nemeton/board/game'
import type { Effect, Round, View } from './schema'

export type BluffEvent = GameEvent<View, Effect>

export interface Bid {
  count: number
  /** 1 for a magic bid. */
  face: number
}

export const MAGIC_ONE = 1
export const CHALLENGE = 'challenge'
export const HOLD = 'hold'

/** Null for a token that is no bid. */
export function parseBid(token: string): Bid | null {
  const [, count, face] = /^(\d+)x([1-6])$/.exec(token) ?? []
  return count ? { count: Number(count), face: Number(face) } : null
}

export const bidToken = ({ count, face }: Bid) => `${count}x${face}`

/** The dice that `show:15` puts out; null for another token. */
export const parseShow = (token: string): number[] | null =>
  token.startsWith('show:') ? [...token.slice(5)].map(Number) : null

export const showToken = (dice: number[]) => (dice.length > 0 ? `show:${[...dice].sort().join('')}` : HOLD)

/** The dice before a seat. */
interface Place {
  /** Its dice under the cup; null if only their number is known. */
  hidden: number[] | null
  /** How many are under the cup; none while they are in the air. */
  covered: number
  shown: number[]
}

/** The table as it is to be seen: as it lay at the challenge where `lifted`, and else as it is now. */
export interface Table {
  places: Place[]
  bid: Bid | null
  bidder: number | null
  /** The round whose cups are lifted. */
  lifted: Round | null
}

export function tableOf(view: View, lifted: Round | null): Table {
  const { hidden, shown } = lifted ?? view
  const last = view.bids.at(-1)
  return {
    places: shown.map((out, seat) => ({
      hidden: hidden[seat]!,
      covered: hidden[seat]?.length ?? view.dice[seat]! - out.length,
      shown: out,
    })),
    bid: parseBid((lifted ?? last)?.bid ?? ''),
    bidder: lifted ? lifted.bidder : (last?.seat ?? null),
    lifted,
  }
}
