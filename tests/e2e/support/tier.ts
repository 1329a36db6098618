/** Whether this is a run of `./test long`. */
export const isLong = process.env.NEMETON_LONG === '1'
