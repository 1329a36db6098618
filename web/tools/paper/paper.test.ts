// @vitest-environment node
// Games on paper, as the PDFs that are printed: read back, and held against the rule books.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Lexer, type Token } from 'marked'
import { beforeAll, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Cutout } from '../../board/paper'
import { findGames } from '../manifests'
import { document, type Content } from './document'
import { readFonts, runs, type Font } from './fonts'
import { formats, heightOf, sheetsOf } from './pages'
import { contents } from './paper'
import { readRules, styled } from './styled'

const folder = join(import.meta.dirname, '../../../games')
const games = findGames([])
const perPoint = 25.4 / 72

let all: Map<string, Content>
let fonts: Font[]
beforeAll(async () => {
  ;[all, fonts] = await Promise.all([contents(games, 'de'), readFonts()])
}, 60_000)

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

test.each(games.map(({ id }) => id))(
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
    sigily: { chariot: 16, coin: 52, stick: 4 },
    bluff: { bid: 6 },
    tug: { athlete: 38 },
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

test('letters that the first alphabet lacks are taken from the second', () => {
  expect(runs(fonts, 'bold', 'dŵr')).toEqual([
    { font: 'latin-bold', text: 'd' },
    { font: 'latin-ext-bold', text: 'ŵ' },
    { font: 'latin-bold', text: 'r' },
  ])
})
