// What an event did, as the rules say it (docs/views.md): a board reads it rather than work it out again.

/** Every effect has a kind, such as "moved"; a game's schema.json says which there are and what they carry. */
export interface AnyEffect {
  kind: string
}

/** The list with one element changed. */
export const changedAt = <Each>(list: Each[], at: number, change: (each: Each) => Each): Each[] =>
  list.map((each, i) => (i === at ? change(each) : each))

// Those of a union of effects that can be of a kind; one type may serve several kinds.
type OfKind<Effect extends AnyEffect, Kind> = Effect extends unknown
  ? Kind extends Effect['kind']
    ? Effect
    : never
  : never

/** The first effect of that kind, if there is one. */
export const findEffect = <Effect extends AnyEffect, Kind extends Effect['kind']>(
  effects: Effect[],
  kind: Kind,
): OfKind<Effect, Kind> | undefined =>
  effects.find((effect): effect is OfKind<Effect, Kind> & Effect => effect.kind === kind)
