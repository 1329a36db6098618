/** The languages of the page, each by its own name. docs/languages.md says which files each of them has. */
export const languages = { en: 'English', de: 'Deutsch', ga: 'Gaeilge', cy: 'Cymraeg' }
export type Language = keyof typeof languages

/** Those that no native speaker has reviewed yet (docs/languages.md). */
export const unreviewed: Language[] = ['ga', 'cy']
