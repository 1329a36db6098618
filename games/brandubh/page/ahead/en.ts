// Words for a move chosen ahead, in English.
export default {
  offer: (from: string, to: string) => `Ahead: ${from} to ${to}`,
  stopped: (from: string, to: string) => `${from} to ${to} cannot be played now: you choose again.`,
}
