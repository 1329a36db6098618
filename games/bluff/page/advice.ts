// The cells to press for an advised bid, challenge or show.
import type { Part } from '@nemeton/board/choice'
import { CHALLENGE, HOLD, MAGIC_ONE, parseBid, parseShow } from './position'
import { shieldOf } from './track'

/** `hidden`: one's own dice under the cup. */
export function partsFor(token: string, hidden: number[]): Part[] {
  const bid = parseBid(token)
  // A red shield says the face, too.
  if (bid) return [`shield-${shieldOf(bid)}`, ...(bid.face === MAGIC_ONE ? [] : [`face-${bid.face}`])]
  if (token === CHALLENGE) return ['challenge']
  if (token === HOLD) return ['settle']
  const left: (number | null)[] = [...hidden]
  return (parseShow(token) ?? []).flatMap((face) => {
    const at = left.indexOf(face)
    if (at < 0) return []
    left[at] = null
    return [`own-${at}`]
  })
}
