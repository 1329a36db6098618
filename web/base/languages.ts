/** The languages of the page, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch' }
export type Language = keyof typeof languages
