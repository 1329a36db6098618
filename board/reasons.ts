// Why an action is worth something, as the rules core found it (docs/views.md): a game's page puts it into words.
import type { Seat } from './event'
import type { Persons } from './person'

/** Every reason has a kind, such as "captures"; a game's schema.json says which there are and what they carry. */
export interface AnyReason {
  kind: string
}

/** Who reads it, and how. */
export interface Reading {
  /** Whose action it is. */
  seat: Seat
  persons: Persons
  /** "61 %". */
  percent(chance: number): string
}

/** A reason as one short sentence. */
export type Because<Reason extends AnyReason = AnyReason> = (reason: Reason, reading: Reading) => string
