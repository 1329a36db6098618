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
  content: Buffer
}

const cuts: Record<Face, ['normal' | 'italic', number]> = {
  regular: ['normal', 400],
  italic: ['italic', 400],
  bold: ['normal', 700],
}

/** The name of a font; what is of no alphabet in particular is of the first. */
export const fontOf = (alphabet: Alphabet | undefined, face: Face): string =>
  `${alphabet && Object.hasOwn(alphabets, alphabet) ? alphabet : 'latin'}-${face}`

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
        return { name: fontOf(alphabet, face), content }
      }),
    ),
  )
}

/** The alphabet that a letter is of. */
function alphabetOf(letter: string): Alphabet {
  const found = (Object.keys(alphabets) as Alphabet[]).find((alphabet) =>
    alphabets[alphabet].includes(letter),
  )
  if (!found) throw new Error(`No font has the letter ${letter}`)
  return found
}

/** A text in pieces of one font each. */
export function runs(face: Face, text: string): { font: string; text: string }[] {
  const found: { font: string; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font = fontOf(alphabetOf(letter), face)
    const last = found.at(-1)
    if (last?.font === font) last.text += letter
    else found.push({ font, text: letter })
  }
  return found
}

/** The words of a drawing, in which what is not of the first alphabet says so: otherwise one font writes the whole of a text. */
const marked = (words: string): string =>
  runs('regular', words)
    .map(({ font, text }) =>
      font === fontOf('latin', 'regular') ? text : `<tspan font-family="latin-ext">${text}</tspan>`,
    )
    .join('')

export const inAlphabets = (svg: string): string =>
  svg.replace(/<text[\s>].*?<\/text>/gs, (element) => element.replace(/(?<=>)[^<]+/g, marked))
