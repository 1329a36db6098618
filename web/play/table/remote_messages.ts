// Messages between the page and a table at the server (docs/websocket.md).
import type { Seat } from '@nemeton/board/game'
import type { RequestKind } from './consent'
import type { Message } from './table'
import type { ViewChange } from './view_delta'

type Move = { type: 'act'; id: string; action: string } | { type: 'resign'; id: string }
type Talk =
  | { type: 'ask'; id: string; wish: RequestKind; about?: Seat }
  | { type: 'answer'; id: string; question: number; agrees: boolean }
  | { type: 'continue'; id: string }
  | { type: 'give_time'; id: string; to: Seat }
export type Request = Move | Talk

export type EventMessage = Extract<Message, { type: 'event' }>
export type ErrorMessage = Extract<Message, { type: 'error' }>

/** An event as text, without what is told of it to some alone, or once alone. */
export const essence = ({ seat, token, view, state: { actions: _, ...state } }: EventMessage): string =>
  JSON.stringify([seat, token, state, view])

export const isMove = ({ type }: Request): boolean => type === 'act' || type === 'resign'

/** A message as it comes: of an event whose view before is here the server says only what has changed of it. */
export type WireMessage =
  Message | (Omit<Extract<Message, { type: 'event' }>, 'view'> & { changes: ViewChange })

/** The codes by which the server says that a key opens no seat. */
export const seatLost = ['bad_key', 'sent_away', 'seat_freed']
