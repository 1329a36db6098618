// The small plugins of web/vite.config.ts, each on a little of what it is given when the page is built.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '../board/base/languages'
import { gameOf } from '../web/shared/games/games'
import { renderBook } from './book'
import { mailTexts } from './mail_words'
import { findGames } from './manifests'
import { listFiles } from './offline'
import { pack } from './packed'
import { trimPlan } from './plan'
import { cut, styleSheet } from './typeface'

test('of the plan of a board the page gets all lines but comments and the picture', () => {
  const text = '# A board.\npositions 4\nway 1..4 # round\n\nseat all enters 1 ends 4\n\npicture\n1 2\n4 3\n'
  expect(trimPlan(text)).toBe('positions 4\nway 1..4 \nseat all enters 1 ends 4\n')
})

describe('the files of the built page', () => {
  let page: string
  beforeEach(() => {
    page = mkdtempSync(join(tmpdir(), 'nemeton-page-'))
    mkdirSync(join(page, 'assets'))
  })
  afterEach(() => rmSync(page, { recursive: true }))

  test('text and code are compressed beside the originals; what is compressed already is left alone', () => {
    const code = 'export const moves = []\n'.repeat(100)
    writeFileSync(join(page, 'assets/frame.js'), code)
    writeFileSync(join(page, 'assets/letters.woff2'), code)
    pack(page)
    expect(readdirSync(join(page, 'assets')).sort()).toEqual(['frame.js', 'frame.js.gz', 'letters.woff2'])
    const packed = readFileSync(join(page, 'assets/frame.js.gz'))
    expect(packed.length).toBeLessThan(code.length / 10)
    expect(gunzipSync(packed).toString()).toBe(code)
  })

  test('the service worker keeps every file, with a revision if its name stays when its content changes', () => {
    writeFileSync(join(page, 'index.html'), 'one')
    writeFileSync(join(page, 'assets/board-abc.js'), '')
    // Sheets to print are not kept.
    mkdirSync(join(page, 'paper'))
    writeFileSync(join(page, 'paper/brandubh-a4-en.pdf'), '')
    const before = listFiles(page)
    expect(before.map(({ url }) => url)).toEqual(['assets/board-abc.js', 'index.html'])
    expect(before[0]!.revision).toBeNull()
    writeFileSync(join(page, 'index.html'), 'two')
    expect(listFiles(page)[1]!.revision).not.toBe(before[1]!.revision)
  })
})

test('mails have the same texts in every language, with the same things to fill in', () => {
  const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
  const { en, ...others } = mailTexts()
  expect(Object.keys(en!).sort()).toEqual(['code', 'codeSubject', 'news', 'over', 'rematch', 'round', 'turn'])
  expect(places(en!.news!)).toEqual(['link', 'news', 'stop'])
  expect(places(en!.code!)).toEqual(['code'])
  for (const [language, texts] of Object.entries(others)) {
    expect(Object.keys(texts).sort(), language).toEqual(Object.keys(en!).sort())
    for (const name of Object.keys(texts))
      expect(places(texts[name]!), `${language} ${name}`).toEqual(places(en![name]!))
  }
})

describe('the typeface', async () => {
  const cuts = await cut()

  test('is small, and its first part is the one that every view needs', () => {
    expect(cuts[0]).toMatchObject({ style: 'normal', alphabet: 'latin' })
    expect(cuts.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(60 * 1024)
  })

  test('has every letter of English, German, Irish and Welsh in each style', () => {
    const sheet = styleSheet(cuts)
    for (const style of ['normal', 'italic']) {
      const ranges = [
        ...sheet.matchAll(/font-family: Vollkorn;\n {2}font-style: (\w+);[^}]*unicode-range: ([^;]+);/g),
      ]
        .filter(([, of]) => of === style)
        .flatMap(([, , range]) => range!.split(','))
      for (const letter of 'AZaz09äöüßÄÖÜẞáéíóúÁÉÍÓÚŵŷŴŶẁẃẅỳïâêîô–—’‘“”„…×−·')
        expect([letter, ranges.includes(`U+${letter.codePointAt(0)!.toString(16)}`)]).toEqual([letter, true])
    }
  })
})

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
