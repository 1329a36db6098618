/** The longest that a browser's timer waits, in milliseconds; with more it rings at once. */
export const maxTimerDelay = 2 ** 31 - 1
