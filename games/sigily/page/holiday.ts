// The eight holidays by the calendar: the race begins at the next one.

/** Month, day, and the word of the option `start`; in the order of the calendar. */
const holidays = [
  [2, 1, 'oimelc'],
  [3, 21, 'spring'],
  [5, 1, 'beltane'],
  [6, 21, 'summer'],
  [8, 1, 'lughnasadh'],
  [9, 21, 'autumn'],
  [11, 1, 'samhain'],
  [12, 21, 'winter'],
] as const

/** The next holiday from a day on; that day itself counts. */
export function nextHoliday(day: Date): string {
  const [month, date] = [day.getMonth() + 1, day.getDate()]
  const next = holidays.find(([m, d]) => m > month || (m === month && d >= date))
  return (next ?? holidays[0])[2]
}
