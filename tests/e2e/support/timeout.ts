// The timeout of every wait, in milliseconds. A wait ends as soon as its condition holds.
export const patience = 120_000
