// Rule books become HTML when the page is built.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games, type GameId } from '../shell/games'
import { renderBook } from './book'

test('Markdown becomes HTML', async () => {
  expect(await renderBook('# A\n\nOne **two**.\n\n- three\n')).toBe(
    '<h1>A</h1>\n<p>One <strong>two</strong>.</p>\n<ul>\n<li>three</li>\n</ul>\n',
  )
})

test.each(Object.keys(games) as GameId[])(
  'the rule book of %s is there, with headings and no scripts',
  async (game) => {
    const html = (await games[game].book()).default
    expect(html).toMatch(/^<h1>/)
    expect(html.match(/<h2>/g)!.length).toBeGreaterThan(3)
    expect(html).not.toMatch(/<script|style=|onload|http/)
  },
)

const german = Object.keys(games).filter((game) => existsSync(`games/${game}/book.de.md`))
test.each(german)('the German rule book of %s is built as the English one', (game) => {
  const shape = (name: string) => readFileSync(`games/${game}/${name}`, 'utf8').match(/^(#+|- |\|)/gm)
  expect(shape('book.de.md')).toEqual(shape('book.md'))
})
