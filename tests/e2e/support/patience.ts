// How long anything is waited for, in milliseconds: long, since who waits for a condition waits no longer than it takes.
export const patience = 120_000
