// Messages between the page and a table at the server (docs/websocket.md).
import type { FromClient, ViewChange } from '@nemeton/websocket'
import type { Message } from './table'

/** A message with an id, which is sent until it is answered. */
export type Request = Extract<FromClient, { id: string }>

export type EventMessage = Extract<Message, { type: 'event' }>
export type ErrorMessage = Extract<Message, { type: 'error' }>

/** An event as text, without what is told of it to some alone, or once alone. */
export const essence = ({ seat, token, view, state: { actions: _, ...state } }: EventMessage): string =>
  JSON.stringify([seat, token, state, view])

export const isMove = ({ type }: Request): boolean => type === 'act' || type === 'resign'

/** A message as it comes: of an event whose view before is here the server says only what has changed of it. */
export type WireMessage = Message | (Omit<EventMessage, 'view'> & { changes: ViewChange })

/** The codes by which the server says that a key opens no seat. */
export const seatLost = ['bad_key', 'removed_by_host', 'seat_freed']
