// The clocks that a table can have, as they are agreed (docs/api.md).

export type TimeControl =
  | { kind: 'game'; seconds: number; increment: number }
  | { kind: 'move'; seconds: number }
  | { kind: 'correspondence'; days: number }

const timesByControl = new Map<unknown, string[]>([
  ['game', ['seconds', 'increment']],
  ['move', ['seconds']],
  ['correspondence', ['days']],
])

/** Whether that is one, in a record that may have come from anywhere. */
export function isTimeControl(value: unknown): value is TimeControl {
  const { kind, ...times } = (value ?? {}) as Record<string, unknown>
  return timesByControl.get(kind)?.every((name) => Number.isFinite(times[name])) ?? false
}
