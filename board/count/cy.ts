// How Welsh counts things: a noun stays singular after a number, and some numbers change its beginning.

const larger = ['pum', 'chwe', 'saith', 'wyth', 'naw', 'deg']
const masculineNumbers = ['dim', 'un', 'dau', 'tri', 'pedwar', ...larger]
const feminineNumbers = ['dim', 'un', 'dwy', 'tair', 'pedair', ...larger]

/** "dau gerbyd", "tri cherbyd", "12 cerbyd": a masculine noun, as it is, softened, and with a breath. */
export const masculine =
  (noun: string, soft = noun, aspirate = noun) =>
  (n: number): string =>
    `${masculineNumbers[n] ?? n} ${n === 2 ? soft : n === 3 || n === 6 ? aspirate : noun}`

/** "un geiniog", "chwe cheiniog": a feminine noun, in the same way. */
export const feminine =
  (noun: string, soft = noun, aspirate = noun) =>
  (n: number): string =>
    `${feminineNumbers[n] ?? n} ${n === 1 || n === 2 ? soft : n === 6 ? aspirate : noun}`
