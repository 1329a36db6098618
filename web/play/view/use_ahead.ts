// Choosing ahead at a table: what is chosen, and the switch for it, loaded where the game has one.
import { useState } from 'preact/hooks'
import { calledAt, type Chosen } from '@nemeton/board/ahead'
import { useLazy, useLoaded } from '../../shared/browser/hooks'
import type { ShownTable } from './use_shown_table'

export type AheadChoice = ReturnType<typeof useAhead>

export function useAhead({ table, part, state, events, head: { at }, over }: ShownTable) {
  const seat = state.mine.length === 1 ? state.mine[0]! : null
  const isOffered = table.kind !== 'record' && !over && seat !== null && part.ahead !== undefined
  const means = useLoaded(async () => (isOffered ? (await part.ahead!()).ahead : null), isOffered)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const choice = means ? calledAt(means, chosen, events, at, seat!) : null
  const choose = (choice: string | null) => setChosen(choice === null ? null : { choice, at })
  const Switch = useLazy(isOffered, () => import('./ahead_control'))
  return { isOffered, seat, means, choice, since: chosen?.at ?? 0, choose, Switch }
}
