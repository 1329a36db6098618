// Rule books become HTML when the page is built.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameOf } from '../games/games'
import { renderBook } from './book'
import { findGames } from './manifests'

test('Markdown becomes HTML', async () => {
  expect(await renderBook('# A\n\nOne **two**.\n\n- three\n')).toBe(
    '<h1>A</h1>\n<p>One <strong>two</strong>.</p>\n<ul>\n<li>three</li>\n</ul>\n',
  )
})

const written = findGames().filter(({ folder }) => existsSync(join(folder, 'book.md')))
test.each(written)('the rule book of $id is there, with headings and no scripts', async ({ id }) => {
  const html = await gameOf(id).book()
  expect(html).toMatch(/^<h1>/)
  expect(html.match(/<h2>/g)!.length).toBeGreaterThan(3)
  expect(html).not.toMatch(/<script|style=|onload|http/)
})

const german = findGames().filter(({ folder }) => existsSync(join(folder, 'book.de.md')))
test.each(german)('the German rule book of $id is built as the English one', ({ folder }) => {
  const shape = (name: string) => readFileSync(join(folder, name), 'utf8').match(/^(#+|- |\|)/gm)
  expect(shape('book.de.md')).toEqual(shape('book.md'))
})
