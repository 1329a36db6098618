// The worker's side of a table on this device: hands the page's orders to the table in the rules core (table/local_table.hpp) and its
// messages to the page.
import type { Seat } from '../board/game'
import type { GameRecord } from './record'
import type { Message, SeatInfo } from './table'

export type Order =
  | { type: 'open'; table: number; record: GameRecord; seats: SeatInfo[] }
  | { type: 'act'; table: number; id: string; seat: Seat; action: string }
  | { type: 'look'; table: number; seat: Seat }
  | { type: 'undo'; table: number; over_forced: boolean }
  | { type: 'close'; table: number }

/** What the page hears: a table's message, or its record after it changed, to be kept. */
export interface News {
  table: number
  message: Message | { type: 'record'; record: GameRecord }
}

/** The table in the rules core: what it says to an order, and whether the game waits for chance or a bot. */
export type TableInCore = (order: object) => { messages: News['message'][]; waits: boolean }

/**
 * Gives a function that hears orders. Chance and bots act one step each time that `later` runs what it is given, after the orders that
 * wait have been heard, so that `undo` gets between.
 */
export function hearOrders(
  core: TableInCore,
  send: (news: News) => void,
  later: (run: () => void) => void,
): (order: Order) => void {
  let open = 0
  let stepping = false
  const hand = (order: object) => {
    const { messages, waits } = core(order)
    for (const message of messages) send({ table: open, message })
    if (!waits || stepping) return
    stepping = true
    later(() => {
      stepping = false
      hand({ type: 'step' })
    })
  }
  return (order) => {
    if (order.type === 'open') open = order.table
    if (order.table === open) hand(order)
  }
}
