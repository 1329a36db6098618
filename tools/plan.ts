// Plans of boards: a Vite plugin that leaves out of `import plan from './board.txt?raw'` what is for people and not for the page,
// the comments and the picture.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

export const trimPlan = (text: string): string =>
  text
    .replace(/^picture$[^]*/m, '')
    .replace(/#.*/g, '')
    .replace(/^\s+/gm, '')

export function plan(): Plugin {
  return {
    name: 'nemeton-plan',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/board.txt?raw')) return null
      return `export default ${JSON.stringify(trimPlan(await readFile(id.slice(0, -4), 'utf8')))}`
    },
  }
}
