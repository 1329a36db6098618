/** Whether the tests are those of `./test long`. */
export const isLong = process.env.NEMETON_LONG === '1'
