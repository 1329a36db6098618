// Who has the device next, where several people at one screen play a game that hides things.
import { useEffect, useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import type { Playhead } from './replay/playhead'
import { seatsToAct, type Table, type TableState } from '../table/table'

/** How long who has just acted still sees what came of it, in milliseconds. */
const lastLook = 1200

/** Whether the people at this device have to hand it over. */
export const handsOver = (part: AnyGamePart, table: Table, state: TableState): boolean =>
  part.hides === true && table.kind !== 'record' && state.mine.length > 1

/** The seat that is to have the device now, while nobody may see anything; null while the table can be shown. */
export function useHandOver(state: TableState, active: boolean, head: Playhead, last: number): Seat | null {
  const [left, leave] = useState(-1)
  const waiting = seatsToAct(state)
  const next = !active || waiting.includes(state.looks ?? -1) ? undefined : waiting[0]
  const arrived = next !== undefined && state.looks !== null && head.following && head.at === last
  useEffect(() => {
    if (!arrived) return
    const timer = setTimeout(() => leave(last), lastLook)
    return () => clearTimeout(timer)
  }, [arrived, last])
  return next !== undefined && (state.looks === null || left === last) ? next : null
}
