// Texts in a room: a rule book on its page, the words on a card; in the largest letters with which they fit.
import { Lexer, type Token, type Tokens } from 'marked'
import { fontOf, runs, type Face } from './fonts.ts'

interface Word {
  /** In pieces of one font each. */
  pieces: { font: string; text: string }[]
  /** The font of the space before it: not that of its first letters, which may have none. */
  space: string | null
}

/** A paragraph, a heading, an item of a list or a row of a table. */
interface Block {
  words: Word[]
  kind: 'heading' | 'text'
  /** Of lists, and what stands at their left. */
  depth: number
  mark: string | null
  /** Follows what is above it closely, as the items of a list do. */
  close: boolean
}

/** What is asked of a PDF: how wide a text is, and to write it. Lengths in points. */
export interface Pen {
  width(font: string, size: number, text: string): number
  write(font: string, size: number, text: string, x: number, y: number): void
}

interface Written {
  text: string
  face: Face
}

/** The text of tokens, each piece in its face. */
function written(tokens: Token[], face: Face = 'regular'): Written[] {
  return tokens.flatMap((token): Written[] => {
    if (token.type === 'strong') return written(token.tokens!, 'bold')
    if (token.type === 'em') return written(token.tokens!, 'italic')
    if (token.type === 'br') return [{ text: ' ', face }]
    if ('tokens' in token && token.tokens) return written(token.tokens, face)
    return [{ text: 'text' in token ? unescaped(token.text as string) : token.raw, face }]
  })
}
const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  )

function wordsOf(parts: Written[]): Word[] {
  const words: Word[] = []
  let apart = false
  for (const { text, face } of parts) {
    for (const [i, piece] of text.split(/[ \n\t]+/).entries()) {
      if (i > 0) apart = true
      if (piece === '') continue
      const pieces = runs(face, piece)
      if (apart || words.length === 0)
        words.push({ pieces, space: words.length > 0 ? fontOf('latin', face) : null })
      else words.at(-1)!.pieces.push(...pieces)
      apart = false
    }
  }
  return words
}

export function blocksOf(markdown: string): { title: string; blocks: Block[] } {
  const blocks: Block[] = []
  let title = ''
  const add = (tokens: Token[], block: Partial<Block> = {}, face?: Face) => {
    const words = wordsOf(written(tokens, face))
    if (words.length > 0) blocks.push({ words, kind: 'text', depth: 0, mark: null, close: false, ...block })
  }
  const read = (tokens: Token[], depth: number): void => {
    for (const token of tokens) {
      if (token.type === 'heading' && token.depth === 1) title = token.text as string
      else if (token.type === 'heading') add(token.tokens!, { kind: 'heading' }, 'bold')
      else if (token.type === 'list') {
        const list = token as Tokens.List
        for (const [i, item] of list.items.entries()) {
          const mark = list.ordered ? `${Number(list.start || 1) + i}.` : '•'
          const nested = item.tokens.findIndex(({ type }) => type === 'list')
          const own = nested < 0 ? item.tokens : item.tokens.slice(0, nested)
          add(own, { depth: depth + 1, mark, close: i > 0 })
          if (nested >= 0) read(item.tokens.slice(nested), depth + 1)
        }
      } else if (token.type === 'table') {
        const table = token as Tokens.Table
        for (const [i, row] of [table.header, ...table.rows].entries()) {
          const cells = row.flatMap((cell, column): Token[] => [
            ...(column > 0 ? [{ type: 'text', raw: ' · ', text: ' · ' } as Token] : []),
            ...cell.tokens,
          ])
          add(cells, { close: i > 0 }, i === 0 ? 'italic' : 'regular')
        }
      } else if (token.type === 'code' || token.type === 'blockquote' || token.type === 'paragraph') {
        add('tokens' in token && token.tokens ? token.tokens : [token])
      } else if (token.type !== 'space' && token.type !== 'hr') {
        throw new Error(`A rule book has a ${token.type}, which the page on paper cannot set`)
      }
    }
  }
  read(new Lexer({ gfm: true }).lex(markdown), 0)
  return { title, blocks }
}

/** In parts of the size of the letters. */
const leading = 1.24
const indent = 1.15
const above = { heading: 0.7, text: 0.36 }

interface Run {
  font: string
  text: string
  x: number
}

interface Line {
  block: Block
  /** Words of one font in a row are written at once. */
  runs: Run[]
  first: boolean
}

/** The lines of a block in a column. */
function linesOf(pen: Pen, block: Block, size: number, column: number): Line[] {
  const lines: Line[] = []
  const left = block.depth * indent * size
  let x = Infinity
  for (const { pieces, space: spacing } of block.words) {
    const width = pieces.reduce((sum, { font, text }) => sum + pen.width(font, size, text), 0)
    const space = spacing ? pen.width(spacing, size, ' ') : 0
    const fits = x + space + width <= column
    if (!fits) lines.push({ block, runs: [], first: lines.length === 0 })
    const { runs } = lines.at(-1)!
    x = fits ? x + space : left
    for (const [i, { font, text }] of pieces.entries()) {
      const last = runs.at(-1)
      const apart = i === 0 && spacing !== null
      if (last?.font === font && (!apart || spacing === font)) last.text += (apart ? ' ' : '') + text
      else runs.push({ font, text, x })
      x += pen.width(font, size, text)
    }
  }
  return lines
}

interface Room {
  x: number
  y: number
  width: number
  height: number
}

interface Setting {
  size: number
  lines: { line: Line; x: number; y: number }[]
}

/** All blocks in columns with letters of a size; null if there is not room enough. */
function set(pen: Pen, blocks: Block[], room: Room, columns: number, size: number): Setting | null {
  const gutter = size * 1.8
  const column = (room.width - (columns - 1) * gutter) / columns
  const lines: Setting['lines'] = []
  let [at, y] = [0, 0]
  for (const [i, block] of blocks.entries()) {
    const own = linesOf(pen, block, size, column)
    // A heading stands above at least two lines of what it is of.
    const next = block.kind === 'heading' && blocks[i + 1] ? 2 : 0
    for (const [j, line] of own.entries()) {
      const space = j > 0 || y === 0 || block.close ? 0 : above[block.kind] * size
      const needs = (1 + (j === 0 ? next : 0)) * leading * size
      if (y + space + needs > room.height) [at, y] = [at + 1, 0]
      else y += space
      if (at >= columns) return null
      lines.push({ line, x: room.x + at * (column + gutter), y: room.y + y })
      y += leading * size
    }
  }
  return { size, lines }
}

/** The sizes that letters may have, and in how many columns they stand then. */
export interface Sizes {
  most: number
  least: number
  columns(size: number): number
}

/** A rule book is in two columns, or three where letters are small. */
export const ofBooks: Sizes = { most: 11, least: 6, columns: (size) => (size < 8.6 ? 3 : 2) }
export const ofCards: Sizes = { most: 9, least: 6, columns: () => 1 }

/** The largest setting that fits; its columns are about equally long. */
export function fitted(pen: Pen, blocks: Block[], room: Room, { most, least, columns }: Sizes): Setting {
  for (let size = most; size >= least; size -= 0.1) {
    const setting = (height: number) => set(pen, blocks, { ...room, height }, columns(size), size)
    if (!setting(room.height)) continue
    let [short, long] = [0, room.height]
    while (long - short > size / 2) {
      const middle = (short + long) / 2
      if (setting(middle)) long = middle
      else short = middle
    }
    return setting(long)!
  }
  throw new Error('A text is too long for its room')
}

export function write(pen: Pen, { size, lines }: Setting): void {
  for (const { line, x, y } of lines) {
    const { mark, depth } = line.block
    if (line.first && mark) pen.write('latin-regular', size, mark, x + (depth - 1) * indent * size, y)
    for (const { font, text, x: aside } of line.runs) pen.write(font, size, text, x + aside, y)
  }
}
