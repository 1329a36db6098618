// Views as changes to the view before (docs/websocket.md).
import type { ViewChange } from '@nemeton/websocket'

/** The value after a change; what the change does not touch is shared with the value before. */
export function applyChange(before: unknown, change: ViewChange): unknown {
  if (Array.isArray(change)) return change[0]
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }) as Record<
    string,
    unknown
  >
  for (const [name, each] of Object.entries(change)) after[name] = applyChange(after[name], each)
  return after
}
