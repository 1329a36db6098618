// Rule books: a Vite plugin that makes `import html from './book.md'` a string of HTML, rendered when the page is built.
import { readFile } from 'node:fs/promises'
import { Marked } from 'marked'
import type { Plugin } from 'vite'

export async function renderBook(markdown: string): Promise<string> {
  return await new Marked({ gfm: true }).parse(markdown)
}

export function book(): Plugin {
  return {
    name: 'nemeton-book',
    enforce: 'pre',
    async load(id) {
      if (!/\/book(\.\w+)?\.md$/.test(id)) return null
      return `export default ${JSON.stringify(await renderBook(await readFile(id, 'utf8')))}`
    },
  }
}
