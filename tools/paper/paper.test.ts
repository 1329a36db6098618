// @vitest-environment node
// Games on paper, as the PDFs that are printed: read back, and held against the rule books.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Lexer, type Token } from 'marked'
import { beforeAll, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Cutout, Drawing } from '../../board/paper'
import german from '../../games/sigily/page/questions/deck/de'
import { findGames } from '../manifests'
import { document, type Content } from './document'
import { readFonts, runs, type Font } from './fonts'
import { formats, heightOf, paperOf, sheetsOf } from './pages'
import { contents } from './paper'
import { blocksOf } from './rules'
import { readRules, styled } from './styled'
import { isLong } from '../../tests/page/tier'

const folder = join(import.meta.dirname, '../../games')
const games = findGames([])
const perPoint = 25.4 / 72

let all: Map<string, Content>
let fonts: Font[]
beforeAll(async () => {
  ;[all, fonts] = await Promise.all([contents(games, 'de'), readFonts()])
})

const written = (tokens: Token[]): string =>
  tokens
    .map((token): string => {
      if (token.type === 'table')
        return [token.header, ...token.rows]
          .flat()
          .map((cell) => written(cell.tokens))
          .join(' ')
      if (token.type === 'list')
        return token.items
          .map(({ tokens }: { tokens: Token[] }, i: number) => (token.ordered ? i + 1 : '') + written(tokens))
          .join(' ')
      return 'tokens' in token && token.tokens ? written(token.tokens) : 'text' in token ? token.text : ''
    })
    .join(' ')
/** Letters and figures alone: lines are broken elsewhere, and tables and lists have signs of their own. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

async function sizesOf(pdf: Buffer): Promise<[short: number, long: number][]> {
  const read = await getDocumentProxy(new Uint8Array(pdf))
  const pages = Array.from({ length: read.numPages }, (_, i) => read.getPage(i + 1))
  return (await Promise.all(pages)).map(({ view: [, , width, height] }) => {
    const [short, long] = [width!, height!].sort((a, b) => a - b)
    return [short! * perPoint, long! * perPoint]
  })
}

// Two of them: the one with the fewest parts and the one with the most.
test.each(games.map(({ id }) => id).filter((id) => isLong || ['brandubh', 'sigily'].includes(id)))(
  '%s has the whole rule book on its last page, in its own fonts',
  async (id) => {
    const pdf = await document(all.get(id)!, formats[0]!, fonts)
    expect(pdf.length).toBeLessThan(400 * 1024)
    expect(pdf.toString('latin1').match(/\/FontFile2 /g)!.length).toBeGreaterThanOrEqual(3)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
    const rules = letters(text.at(-1)!)
    const blocks = new Lexer().lex(readFileSync(join(folder, id, 'book.de.md'), 'utf8'))
    expect(
      blocks.map((block) => letters(written([block]))).filter((block) => !rules.includes(block)),
    ).toEqual([])
  },
)

test('the sheets are of the size of their format, on edge or not', async () => {
  for (const format of formats) {
    const content = all.get('tug')!
    const sizes = await sizesOf(await document(content, format, fonts))
    expect(sizes).toHaveLength(sheetsOf(content.board, content.cutouts).length + 1)
    for (const [short, long] of sizes) {
      expect(short).toBeCloseTo(format.width, 1)
      expect(long).toBeCloseTo(format.height, 1)
    }
  }
})

/** How many of each kind there are, by the first words of their names. */
function counted(cutouts: Cutout[], kind: (name: string) => string): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { name, count } of cutouts) found[kind(name)] = (found[kind(name)] ?? 0) + count
  return found
}

test('every piece that a rule book names is there to be cut out, and is printed as often', () => {
  const first = (name: string) => name.split(' ')[0]!
  const race = (seats: number) => ({ marker: 4 * seats, board: 28, stock: 56 })
  const expected: Record<string, Record<string, number>> = {
    brandubh: { attacker: 8, defender: 4, king: 1 },
    danube: { silver: 5, copper: 5, stick: 4 },
    sigily: {
      ...{
        chariot: 4 * 4,
        coin: 52,
        stick: 4,
        start: 1 + 4,
        dead: 1,
        gates: 4,
        question: german.length,
        own: 12,
      },
      // A curse for each territory, two freezes for each seat, three winds for each seat, a skin for each chariot.
      ...{ curse: 4, freeze: 4 * 2, wind: 4 * 3, stone: 4 * 4 },
    },
    bluff: { red: 1, white: 6 * 5, screen: 6 },
    // Three dice in each column and three free ones; who has won a match may own one athlete more.
    tug: { die: 3 + 3 + 3, athlete: 2 * (18 + 1) },
    tabulus: race(4),
    triangulus: race(3),
    druidica: race(4),
  }
  for (const [id, pieces] of Object.entries(expected)) {
    const { board, cutouts } = all.get(id)!
    expect([id, counted(cutouts, first)]).toEqual([id, pieces])
    const printed = sheetsOf(board, cutouts).flatMap((sheet) =>
      sheet.cutouts.map(({ drawing }) => drawing.name),
    )
    expect(printed).toHaveLength(cutouts.reduce((sum, { count }) => sum + count, 0))
  }
  const { cutouts } = all.get('duel')!
  const cards = cutouts.map(({ name }) => name)
  expect(new Set(cards).size).toBe(cards.length)
  expect(
    counted(cutouts, (name) =>
      /^[A2-9T][SHDC]$/.test(name) ? 'card' : name.replace(/.* of druid.*/, 'form'),
    ),
  ).toEqual({
    ...{ card: 40, form: 12, joker: 2 },
  })
})

test('everything that is cut out lies on its sheet, and on nothing else', () => {
  for (const [id, { board, cutouts }] of all) {
    for (const { landscape, parts, cutouts: placed } of sheetsOf(board, cutouts)) {
      const room = landscape ? { width: 259.4, height: 182 } : { width: 190, height: 251.4 }
      const taken = [
        ...parts.map(({ part }) => ({ name: 'board', x: 0, y: 0, width: part.width, height: part.height })),
        ...placed.map(({ drawing, x, y }) => ({ name: drawing.name, x, y, ...paperOf(drawing) })),
      ]
      const outside = taken.filter(
        ({ x, y, width, height }) => x + width > room.width || y + height > room.height,
      )
      const crossing = taken.filter((a, i) =>
        taken
          .slice(i + 1)
          .some(
            (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
          ),
      )
      expect([id, outside, crossing]).toEqual([id, [], []])
    }
  }
})

test('each question card has its question, its answers and the right one, in the language of the sheets', async () => {
  const content = all.get('sigily')!
  const pdf = await document(content, formats[0]!, fonts)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  const found = letters(text.join(''))
  for (const [ask, right, wrong1, wrong2, wrong3, why] of german) {
    const missing = [ask, right, wrong1, wrong2, wrong3, why].filter((each) => !found.includes(letters(each)))
    expect(missing).toEqual([])
  }
})

test('tiles are as large as their places on the board, and a board is drawn to its scale', () => {
  const { board, cutouts } = all.get('tabulus')!
  const tile = cutouts.find(({ name }) => name.startsWith('board'))!
  expect(heightOf(tile) * 2).toBeCloseTo(tile.width)
  const square = all.get('brandubh')!.board!
  // Seven squares of 22 mm in a frame.
  expect((700 * square.width) / square.box[2]).toBeCloseTo(154)
  expect(heightOf(board!)).toBeCloseTo(248)
})

test('a board that is too large for one sheet is on two that overlap, and a larger one is refused', () => {
  const drawing = (width: number) => ({ ...all.get('brandubh')!.board!, width })
  expect(sheetsOf(drawing(180), [])).toHaveLength(1)
  const [one, two] = sheetsOf(drawing(240), [])
  expect(one!.parts[0]!.part.width).toBe(128)
  expect(two!.parts[0]!.part).toMatchObject({ x: 120, width: 120 })
  expect(() => sheetsOf(drawing(400), [])).toThrow('too large')
})

describe('style sheets', () => {
  const styledBy = (sheet: string, markup: string) => styled(markup, readRules([sheet]), () => '')

  test('are written onto the elements: the strongest rule, variables of those around, calculations', () => {
    const sheet = `
      :root { --size: 10px }
      .game { --wood: light-dark(#112233, #fff); color: #445566 }
      .game .face { fill: var(--wood); stroke-width: calc(var(--size) * 2) }
      .face { fill: red; opacity: 0.5 }
      .game .line { stroke: currentcolor; fill: var(--none, #ff000080) }
      .hidden { display: none }
      @media (width < 400px) { .face { fill: blue } }
    `
    const svg = styledBy(
      sheet,
      '<div class="game"><svg><rect class="face"/><path class="line"/><g class="hidden"/><g style="transform: translate(3px, 4px)"/></svg></div>',
    )
    expect(svg).toContain('fill="#112233"')
    expect(svg).toContain('stroke-width="20"')
    expect(svg).toContain('opacity="0.5"')
    expect(svg).toContain('stroke="#445566"')
    expect(svg).toMatch(/fill="#ff0000".*fill-opacity="0.50/)
    expect(svg).toContain('transform="translate(3, 4)"')
    expect(svg).not.toMatch(/class|style|display="none"/)
  })
})

test('letters that the first alphabet lacks are taken from the second, and those that none has stop the build', () => {
  expect(runs('bold', 'dŵr')).toEqual([
    { font: 'latin-bold', text: 'd' },
    { font: 'latin-ext-bold', text: 'ŵ' },
    { font: 'latin-bold', text: 'r' },
  ])
  expect(() => runs('bold', 'Дунай')).toThrow('letter Д')
})

test('the second alphabet has no space of its own: one before its letters is of the first', () => {
  const { words } = blocksOf('o ŵyl').blocks[0]!
  expect(words.map(({ space }) => space)).toEqual([null, 'latin-regular'])
})

test('drawings have all letters of the four languages, in straight texts and in bent ones', async () => {
  const written = 'Tŷ’r dŵr, Grüße, Ó Dálaigh, ẄỲ'
  const svg = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
    <path id="bend" d="M10 60A300 300 0 0 1 190 60" fill="none"/>
    <text x="10" y="20" font-size="10">${text}</text>
    <text font-size="10" text-anchor="middle"><textPath href="#bend" startOffset="50%">${text}</textPath></text>
  </svg>`
  const board: Drawing = { ...all.get('danube')!.board!, box: [0, 0, 200, 100], width: 180 }
  const content = { ...all.get('danube')!, board, cutouts: [], svgOf: () => svg(written) }
  const pdf = await document(content, formats[0]!, fonts)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  expect(letters(text[0]!).split(letters(written))).toHaveLength(3)
})
