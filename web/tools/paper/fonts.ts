// Vollkorn for PDFs: the page's own typeface, as fonts of one weight each, since PDF has no variable ones. What the first alphabet has
// not got, such as the Welsh ŵ, comes from the second.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { alphabets, type Alphabet } from '../typeface.ts'

export type Face = 'regular' | 'italic' | 'bold'
export interface Font {
  /** By which a PDF knows it. */
  name: string
  face: Face
  letters: Set<string>
  content: Buffer
}

const cuts: Record<Face, ['normal' | 'italic', number]> = {
  regular: ['normal', 400],
  italic: ['italic', 400],
  bold: ['normal', 700],
}

const { resolve } = createRequire(import.meta.url)

export function readFonts(): Promise<Font[]> {
  return Promise.all(
    (Object.keys(alphabets) as Alphabet[]).flatMap((alphabet) =>
      (Object.keys(cuts) as Face[]).map(async (face) => {
        const [style, wght] = cuts[face]
        const whole = resolve(`@fontsource-variable/vollkorn/files/vollkorn-${alphabet}-wght-${style}.woff2`)
        const content = await subset(await readFile(whole), alphabets[alphabet], {
          targetFormat: 'sfnt',
          keepFeatures: ['ccmp', 'kern', 'lnum', 'mark'],
          variationAxes: { wght },
          noHinting: true,
        })
        return { name: `${alphabet}-${face}`, face, letters: new Set(alphabets[alphabet]), content }
      }),
    ),
  )
}

/** A text in pieces of one font each. */
export function runs(fonts: Font[], face: Face, text: string): { font: string; text: string }[] {
  const [first, second] = fonts.filter((font) => font.face === face)
  const found: { font: string; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font = (first!.letters.has(letter) || !second!.letters.has(letter) ? first! : second!).name
    const last = found.at(-1)
    if (last?.font === font) last.text += letter
    else found.push({ font, text: letter })
  }
  return found
}
