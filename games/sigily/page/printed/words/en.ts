// What is written on Sigily's sheets of paper, in English.

export default {
  bars: 'Write **•** where a chariot goes in, **×** where it may not go in again.',
  /** On the other side of a freeze. */
  lost: 'turn lost',
  /** On the winds. */
  wind: { speed: 'one further', sloth: 'one less' },
}
