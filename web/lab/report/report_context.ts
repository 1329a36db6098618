// How a report speaks: its words, and what it calls settings, seats and whatever else is measured.
import type { Setting } from './study_results'
import type { ReportWords } from './words/words'

export interface ReportContext {
  say: ReportWords
  /** What a setting is called. */
  nameOf(setting: Setting): string
  /** What a number is of: a seat, a pair of players, a thing that is done. */
  partOf(setting: Setting, of: string): string
  /** The same as a sentence speaks of it, which may begin with it. */
  whoOf(setting: Setting, of: string): string
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** As the results have it. */
export const asWritten = (say: ReportWords): ReportContext => ({
  say,
  nameOf: ({ label }) => label,
  partOf: (_, of) => of,
  whoOf: (_, of) => capital(of),
})

export const figure = ({ say }: ReportContext, value: number, format: Intl.NumberFormatOptions): string =>
  value.toLocaleString(say.language, format)

/** With so many digits after the point. */
export const fixed = (told: ReportContext, value: number, digits: number): string =>
  figure(told, value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
