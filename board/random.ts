// Drawing by lot on this device.

/** A random number from 0 to n − 1, each equally likely, of the browser's own generator. */
export function randomBelow(n: number): number {
  const words = new Uint32Array(1)
  const most = 2 ** 32 - (2 ** 32 % n)
  do crypto.getRandomValues(words)
  while (words[0]! >= most)
  return words[0]! % n
}

/** The list in an order drawn by lot. */
export function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list]
  return list.map(() => left.splice(randomBelow(left.length), 1)[0]!)
}
