// Whether a complete turn at a table of the server waits until it is sent by a press; off until the reader switches it on.
import { store } from '@nemeton/board/base/storage'

export const confirmsMoves = (): boolean => store.part<boolean>('confirmMoves') === true
export function setConfirmsMoves(on: boolean): void {
  store.keepPart('confirmMoves', on || null)
}
