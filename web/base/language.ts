// The language of the page: the reader's choice, else the first of the browser's that there is, else English.
import { languages, type Language } from './languages'
import { store } from './store'

const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(languages, tag)

/** The language that a reader gets who chose `chosen`, in a browser that asks for `wished`, such as ['de-CH', 'fr']. */
export function choose(chosen: string | null, wished: readonly string[]): Language {
  return [chosen, ...wished.map((tag) => tag.split('-')[0]!)].find(isLanguage) ?? 'en'
}

/** Chosen when the page starts, and kept until it is loaded again. */
export const language = choose(store.language(), navigator.languages ?? [])

/** Lists are written the British way: without a comma before the last. */
const listing = { en: 'en-GB', de: 'de' }

/** "Ash, Birch and Cedar". */
export const listed = (items: string[], tongue: Language = language): string =>
  new Intl.ListFormat(listing[tongue]).format(items)

const timeUnits = [
  ['year', 365 * 86400],
  ['month', 30 * 86400],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** "3 minutes ago": how long it is since a moment, in milliseconds since 1970; "now" for less than a minute. */
export function ago(moment: number, now = Date.now(), tongue: Language = language): string {
  const seconds = Math.max(0, (now - moment) / 1000)
  const [unit, length] = timeUnits.find(([, long]) => seconds >= long) ?? (['second', Infinity] as const)
  const format = new Intl.RelativeTimeFormat(listing[tongue], { numeric: 'auto' })
  // Not −0, which is "in 0 seconds".
  return format.format(0 - Math.floor(seconds / length), unit)
}

type Others<T> = Partial<Record<Exclude<Language, 'en'>, () => Promise<{ default: T }>>>

/**
 * Words in the language of the page. English is always at hand and stands in for a language that has not got these words,
 * or cannot be loaded.
 */
export async function spoken<T>(en: T, others: Others<T>): Promise<T> {
  const load = language === 'en' ? undefined : others[language]
  return load
    ? load().then(
        ({ default: words }) => words,
        () => en,
      )
    : en
}
