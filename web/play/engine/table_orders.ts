// The worker's side of a table on this device: hands the page's orders to the table in the rules core (table/local_table.hpp) and its
// messages to the page.
import type { SeatInfo } from '../../shared/api/tables'
import type { Seat } from '@nemeton/board/game'
import type { GameRecord } from '../../shared/games/game_record'
import type { Message } from '../table/table'

export type TableOrder =
  | { type: 'open'; table: number; record: GameRecord; seats: SeatInfo[] }
  | { type: 'act'; table: number; id: string; seat: Seat; action: string }
  | { type: 'look'; table: number; seat: Seat }
  | { type: 'undo'; table: number; over_forced: boolean }
  | { type: 'close'; table: number }

/** What the page hears: a table's message, or its record after it changed, to be kept. */
export interface TableNews {
  table: number
  message: Message | { type: 'record'; record: GameRecord }
}

/** The table in the rules core: what it says to an order, whether the game waits for chance or a bot, and whether a bot may ponder. */
export type TableInCore = (order: object) => {
  messages: TableNews['message'][]
  waits: boolean
  ponders: boolean
}

/**
 * Gives a function that hears orders. Chance and bots act one step, or a bot ponders for a moment, each time that `later` runs what it is
 * given, after the orders that wait have been heard, so that `undo` gets between.
 */
export function handleOrders(
  core: TableInCore,
  send: (news: TableNews) => void,
  later: (run: () => void) => void,
): (order: TableOrder) => void {
  let open = 0
  /** What the table has use for next. */
  let next: 'step' | 'ponder' | null = null
  let stepping = false
  const hand = (order: object) => {
    const { messages, waits, ponders } = core(order)
    for (const message of messages) send({ table: open, message })
    next = waits ? 'step' : ponders ? 'ponder' : null
    if (!next || stepping) return
    stepping = true
    later(() => {
      stepping = false
      if (next) hand({ type: next })
    })
  }
  return (order) => {
    if (order.type === 'open') open = order.table
    if (order.table === open) hand(order)
  }
}
