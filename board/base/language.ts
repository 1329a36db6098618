// The language of the page: the reader's choice, else the first of the browser's that there is, else English.
import { languages, type Language } from './languages'
import { store } from './storage'

const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(languages, tag)

/** The language that a reader gets who chose `chosen`, in a browser that asks for `wished`, such as ['de-CH', 'fr']. */
export function choose(chosen: string | null, wished: readonly string[]): Language {
  return [chosen, ...wished.map((tag) => tag.split('-')[0]!)].find(isLanguage) ?? 'en'
}

/** Chosen when the page starts, and kept until it is loaded again. */
export const language = choose(store.language(), navigator.languages ?? [])

/** The word before the last of a list, by which one that is. Browsers know it of German and English, but hardly of Irish or Welsh. */
const and: Record<Language, (last: string) => string> = {
  en: () => 'and',
  de: () => 'und',
  ga: () => 'agus',
  // Before a vowel, also that of a number: un, wyth, un ar ddeg.
  cy: (last) => (/^([aeiouwyâêîôûŵŷ]|(1|8|11|18)\b)/i.test(last) ? 'ac' : 'a'),
}

/** "Ash, Birch and Cedar": in none of these languages with a comma before the last. */
export function listed(items: string[], tongue: Language = language): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and[tongue](last)} ${last}`
}

/** Loads words that `import.meta.glob` has found, by file: './de.ts' are those in German. */
type Files = Record<string, () => Promise<unknown>>

/**
 * Words in the language of the page. English is always at hand and stands in for a language that has not got these words,
 * or cannot be loaded.
 */
export async function spoken<T>(en: T, files: Files): Promise<T> {
  const inLanguage = new RegExp(`\\b${language}\\b`)
  const file = Object.keys(files).find((name) => inLanguage.test(name))
  if (!file) return en
  return files[file]!().then(
    (module) => (module as { default: T }).default,
    () => en,
  )
}
