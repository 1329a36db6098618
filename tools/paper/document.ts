// A game on paper as a PDF: its sheets, then its rules on one page.
import { createHash } from 'node:crypto'
import PDFDocument from 'pdfkit'
import svgToPdf from 'svg-to-pdfkit'
import type { Cutout, Drawing, Text } from '../../board/paper'
import type { Alphabet } from '../typeface.ts'
import { fontOf, inAlphabets, type Font } from './fonts.ts'
import { foot, heightOf, margin, paperOf, sheetsOf, type Format, type Part, type Placed } from './pages.ts'
import { blocksOf, fitted, ofBooks, ofCards, write, type Pen } from './rules.ts'
import { Stamps } from './stamp.ts'

export type Side = 'front' | 'back'

/** All that is written in a document, in one language. */
export interface Content {
  name: string
  credit: string
  /** The drawings as SVG with all looks on the elements: of a front, or of the other side. */
  board: Drawing | null
  cutouts: Cutout[]
  svgOf(drawing: Drawing, side: Side): string
  /** The rule book, in Markdown. */
  book: string
  language: string
}

type Doc = PDFKit.PDFDocument

const points = (mm: number): number => (mm * 72) / 25.4
const pale = '#8a8a8a'
const ink = '#1c1009'

/** The lines that something is cut along. */
const cutting = { width: points(0.15), dash: points(1) }

export async function document(content: Content, format: Format, fonts: Font[]): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // The same input makes the same file.
    info: { Title: content.name, Author: content.credit, CreationDate: new Date(0), Producer: 'Nemeton' },
    lang: content.language,
    margin: 0,
    font: null as never,
  })
  Object.assign(doc, {
    _id: createHash('md5')
      .update(content.name + format.name)
      .digest(),
  })
  for (const { name, content: font } of fonts) addFont(doc, name, font)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))

  const press: Press = { doc, stamps: new Stamps(doc), content }
  const sheets = sheetsOf(content.board, content.cutouts)
  const size: [number, number] = [points(format.width), points(format.height)]
  for (const [i, { landscape, parts, cutouts }] of sheets.entries()) {
    doc.addPage({ size, layout: landscape ? 'landscape' : 'portrait', margin: 0 })
    for (const part of parts) drawPart(press, part)
    for (const cutout of cutouts) drawCutout(press, cutout)
    drawFoot(doc, `${content.name} · ${i + 1}/${sheets.length + 1}`, true)
  }
  doc.addPage({ size, margin: 0 })
  drawRules(doc, content)
  drawFoot(doc, `${content.name} · ${sheets.length + 1}/${sheets.length + 1}`, false)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

interface Layouts {
  _font: { font: { layout(text: string, features?: string[]): unknown } }
}

/** Figures are as high as capitals, as on the page: Vollkorn has others unless it is asked for these. */
function addFont(doc: Doc, name: string, content: Buffer): void {
  doc.registerFont(name, content).font(name)
  const { font } = (doc as unknown as Layouts)._font
  const layout = font.layout.bind(font)
  font.layout = (text, features = ['lnum']) => layout(text, features)
}

/** What is drawn with: a document, its stamps, and what it is of. */
interface Press {
  doc: Doc
  stamps: Stamps
  content: Content
}

/** A side of a drawing with its upper left corner at (x, y), in millimetres. */
function draw({ doc, stamps, content }: Press, drawing: Drawing, side: Side, x: number, y: number): void {
  const svg = content.svgOf(drawing, side)
  const [width, height] = [points(drawing.width), points(heightOf(drawing))]
  doc.save().translate(points(x), points(y))
  stamps.show(`${width} ${svg}`, { width, height }, () =>
    svgToPdf(doc, inAlphabets(svg), 0, 0, {
      ...{ width, height, assumePt: true, preserveAspectRatio: 'xMinYMin' },
      fontCallback: (family, bold, italic) =>
        fontOf(family as Alphabet, bold ? 'bold' : italic ? 'italic' : 'regular'),
      warningCallback: (warning) => {
        throw new Error(`${content.name}, ${drawing.class}: ${warning}`)
      },
    }),
  )
  doc.restore()
}

/** A text in its room of a drawing that has its upper left corner at (x, y), in millimetres. */
function drawText({ doc }: Press, { box, width }: Cutout, text: Text, x: number, y: number): void {
  const scale = width / box[2]
  const [left, top, wide, high] = text.box
  const room = {
    x: points(x + (left - box[0]) * scale),
    y: points(y + (top - box[1]) * scale),
    width: points(wide * scale),
    height: points(high * scale),
  }
  doc.save().fillColor(ink)
  if (text.turned) doc.rotate(180, { origin: [room.x + room.width / 2, room.y + room.height / 2] })
  const pen = penOf(doc)
  write(pen, fitted(pen, blocksOf(text.words).blocks, room, ofCards))
  doc.restore()
}

function drawPart(press: Press, { drawing, x, y, part, join }: Part): void {
  const { doc } = press
  doc.save()
  doc.rect(points(margin), points(margin), points(part.width), points(part.height)).clip()
  draw(press, drawing, 'front', margin + x, margin + y)
  doc.restore()
  if (join) drawJoin(doc, part, join)
}

/** Where two halves of the board meet: a dashed line over the strip for glue, and triangles that point at it from both ends. */
function drawJoin(doc: Doc, part: Part['part'], { at, along }: NonNullable<Part['join']>): void {
  const isFirst = (along === 'x' ? part.x : part.y) === 0
  const across = along === 'x' ? part.height : part.width
  const line = points(margin + (isFirst ? at : 0))
  const [start, end] = [points(margin), points(margin + across)]
  const tip = points(3)
  const point = (on: number, off: number): [number, number] => (along === 'x' ? [on, off] : [off, on])
  doc.save().lineWidth(cutting.width).strokeColor(pale).fillColor(pale)
  if (isFirst)
    doc
      .moveTo(...point(line, start))
      .lineTo(...point(line, end))
      .dash(cutting.dash, {})
      .stroke()
  for (const [from, way] of [
    [start, -1],
    [end, 1],
  ] as const) {
    doc
      .polygon(
        point(line, from),
        point(line - tip / 2, from + way * tip),
        point(line + tip / 2, from + way * tip),
      )
      .fill()
  }
  doc.restore()
}

function drawCutout(press: Press, { drawing, x: left, y: top }: Placed<Cutout>): void {
  const { doc } = press
  const [x, y] = [margin + left, margin + top]
  const { width, height } = paperOf(drawing)
  const single = heightOf(drawing)
  if (drawing.back) {
    doc.save()
    doc.rotate(180, { origin: [points(x + width / 2), points(y + single / 2)] })
    draw(press, drawing, 'back', x, y)
    doc.restore()
  }
  draw(press, drawing, 'front', x, y + height - single)
  doc.save().lineWidth(cutting.width).strokeColor(pale).dash(cutting.dash, {})
  if (drawing.cut === 'circle')
    doc.circle(points(x + width / 2), points(y + height / 2), points(width / 2)).stroke()
  else if (!drawing.cut) doc.rect(points(x), points(y), points(width), points(height)).stroke()
  doc.restore()
  for (const text of drawing.texts ?? []) drawText(press, drawing, text, x, y + height - single)
}

/** What sheet it is, and a ruler that tells whether the printer has kept the size. */
function drawFoot(doc: Doc, text: string, ruler: boolean): void {
  const base = doc.page.height - points(margin)
  const end = doc.page.width - points(margin)
  doc.fillColor('#555').font('latin-regular').fontSize(8)
  doc.text(text, points(margin), base - 8, { lineBreak: false })
  if (!ruler) return
  const start = end - points(50)
  doc.save().lineWidth(0.5).strokeColor('#555')
  doc
    .moveTo(start, base - 4)
    .lineTo(start, base)
    .lineTo(end, base)
    .lineTo(end, base - 4)
    .stroke()
  doc.restore()
  const label = '50 mm'
  doc.text(label, (start + end - doc.widthOfString(label)) / 2, base - 11, { lineBreak: false })
}

/** How wide words are, in letters of 100 points: the same in every document. */
const widths = new Map<string, Map<string, number>>()

const penOf = (doc: Doc): Pen => ({
  width(font, size, text) {
    const known = widths.get(font) ?? new Map<string, number>()
    widths.set(font, known)
    const width = known.get(text) ?? doc.font(font).fontSize(100).widthOfString(text)
    known.set(text, width)
    return (width * size) / 100
  },
  write: (font, size, text, x, y) =>
    void doc.font(font).fontSize(size).text(text, x, y, { lineBreak: false }),
})

function drawRules(doc: Doc, { book, credit }: Content): void {
  const pen = penOf(doc)
  const { title, blocks } = blocksOf(book)
  const left = points(margin)
  const width = doc.page.width - 2 * left
  doc.fillColor(ink)
  pen.write('latin-bold', 20, title, left, left)
  if (credit) {
    const wide = pen.width('latin-italic', 9, credit)
    pen.write('latin-italic', 9, credit, left + width - wide, left + 11)
  }
  const y = left + 32
  const height = doc.page.height - y - points(margin + foot)
  write(pen, fitted(pen, blocks, { x: left, y, width, height }, ofBooks))
}
