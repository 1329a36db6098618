// Chances as people read them.
import type { Seat } from '@nemeton/board/game'
import { language } from '@nemeton/board/base/language'

/** As in British English where the browser does not know the language. */
const locales = [language, 'en-GB']
const percent = new Intl.NumberFormat(locales, { style: 'percent', maximumFractionDigits: 0 })

/** "61 %": 0 and 100 only where that is sure. */
export function inPercent(chance: number): string {
  const sure = chance <= 1e-9 || chance >= 1 - 1e-9
  return percent.format(sure ? Math.round(chance) : Math.min(0.99, Math.max(0.01, chance)))
}

const fine = new Intl.NumberFormat(locales, { style: 'percent', maximumFractionDigits: 1 })

/** "1.4 %": where little counts. */
export const inTenths = (chance: number): string => fine.format(chance)

const change = new Intl.NumberFormat(locales, {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

/** "+7 %" or "−12 %". */
export const inChange = (by: number): string => change.format(by).replace('-', '−')

/** The chances of sides, from those of seats. */
export const bySide = (sides: Seat[][], chances: number[]): number[] =>
  sides.map((seats) => seats.reduce((sum, seat) => sum + chances[seat]!, 0))
