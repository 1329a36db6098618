// Rule books become HTML when the page is built.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../base/languages'
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

const translated = Object.keys(languages).flatMap((language) => {
  const name = `book.${language}.md`
  return findGames().flatMap(({ id, folder }) =>
    existsSync(join(folder, name)) ? [{ id, folder, name, language }] : [],
  )
})
test.each(translated)('the rule book of $id is built in $language as in English', ({ folder, name }) => {
  const shape = (book: string) => readFileSync(join(folder, book), 'utf8').match(/^(#+|- |\|)/gm)
  expect(shape(name)).toEqual(shape('book.md'))
})

test('every game of the tree has its rule book in every language', () => {
  expect(
    translated.filter(({ folder }) => findGames([]).some((game) => game.folder === folder)),
  ).toHaveLength(findGames([]).length * (Object.keys(languages).length - 1))
})
