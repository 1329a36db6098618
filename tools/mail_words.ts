// A Vite plugin that writes what mails say, which the page's server sends: by language its texts, and by game its names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '../board/base/languages.ts'
import { gameNames } from './manifests.ts'

/** Among the page's files. */
export const mailFile = 'mail.json'

const folder = join(import.meta.dirname, '../web/play/notifications/mail')

export const mailTexts = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.keys(languages).map((language) => [
      language,
      JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>,
    ]),
  )

export const mailWords = (): Plugin => ({
  name: 'nemeton-mail-words',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify({ languages: mailTexts(), games: gameNames() })
    this.emitFile({ type: 'asset', fileName: mailFile, source })
  },
})
