// How Irish counts things: a noun stays singular after a number, and most numbers under eleven change its beginning.
const rules = new Intl.PluralRules('ga')

/** "bád amháin", "3 bhád", "7 mbád", "12 bád": a noun as it is, lenited, and eclipsed. */
export const counted =
  (noun: string, lenited = noun, eclipsed = noun) =>
  (n: number): string => {
    const rule = rules.select(n)
    if (rule === 'one') return `${noun} amháin`
    return `${n} ${rule === 'two' || rule === 'few' ? lenited : rule === 'many' ? eclipsed : noun}`
  }
