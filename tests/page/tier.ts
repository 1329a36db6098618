/** Whether this is `./test long`, which checks more of the same. */
export const isLong = process.env['NEMETON_LONG'] === '1'
