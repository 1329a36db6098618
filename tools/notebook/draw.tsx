// A position as a picture that stands alone, for notebooks: what the game's board draws of a view, with its styles inside. Python runs this
// (python/nemeton/pictures.py), bundled with all boards by bundle.ts.
import { gameWords } from '../../board/words'
import type { AnyGamePart } from '../../board/game'
import { markupOf } from '../picture/markup'

export interface Drawable {
  part: AnyGamePart
  /** What style sheets say of the board, with `scope` where the class of the picture belongs. */
  rules: string
}

/** Stands in rules, and before names within a picture, for what tells the picture from any other one beside it. */
const scope = '@@'

/** Drawings by the names of their files, then by their own; an address such as symbols:signs.svg#sun means one. */
export const symbols: Record<string, Record<string, string>> = {}

/** How wide a picture is where nothing else is said, in pixels. */
const breadth = 560

/** An element's tag as Preact writes it. */
const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g
const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

interface Found {
  attributes: string
  inside: string
  /** The classes of what it stands in, the outermost first. */
  around: string[]
  box: number[]
}

/** The <svg> with the largest box of those that stand in no other one. */
function largest(markup: string): Found {
  const found: Found[] = []
  const around: { name: string; attributes: string; from: number }[] = []
  let depth = 0
  for (const { 0: text, 1: closes, 2: name, 3: attributes, 4: empty, index } of markup.matchAll(tag)) {
    if (closes) {
      const { attributes, from } = around.pop()!
      if (name !== 'svg' || --depth > 0) continue
      found.push({
        attributes,
        inside: markup.slice(from, index),
        around: around.map((each) => attributeOf(each.attributes, 'class')),
        box: attributeOf(attributes, 'viewBox')
          .split(/[\s,]+/)
          .map(Number),
      })
    } else if (!empty) {
      if (name === 'svg') ++depth
      around.push({ name: name!, attributes: attributes!, from: index + text.length })
    }
  }
  const areaOf = ({ box }: Found) => (box.length === 4 ? box[2]! * box[3]! : 0)
  return found.reduce((best, each) => (areaOf(each) > areaOf(best) ? each : best))
}

/** What is pressed or heard is taken away, and what says nothing; what has a name has it within this picture alone. */
function cleaned(art: string): string {
  const unseen = /^(role|tabindex|inert|aria-.*|data-.*)$/
  return art
    .replace(/<rect role="gridcell"[^>]*>(<\/rect>)?/g, '')
    .replace(tag, (text) =>
      text.replace(/\s([^\s=>/]+)(="[^"]*")?/g, (attribute, name: string, value?: string) =>
        !value || unseen.test(name) ? '' : attribute,
      ),
    )
    .replace(/\sid="/g, `$&${scope}`)
    .replace(/url\((['"]|&quot;|&#39;)?#|\shref="#/g, `$&${scope}`)
}

/**
 * The function `draw`: the position of a game that `view` (JSON, docs/views.md) shows from a seat, as SVG; `id` is a word of small letters
 * that no other picture on the same page has.
 */
export const drawWith =
  (boards: Record<string, Drawable>) =>
  (game: string, view: string, seat: number, id: string): string => {
    const { part, rules } = boards[game]!
    const { attributes, inside, around, box } = largest(
      markupOf({ ...part, picture: { view: JSON.parse(view) as unknown, seat } }),
    )
    const used = new Map<string, string>()
    const art = cleaned(inside).replace(
      /href="symbols:([^#"]+)#([^"]+)"/g,
      (_, file: string, name: string) => {
        used.set(name, symbols[file]![name]!)
        return `href="#${scope}${name}"`
      },
    )
    const defs = [...used]
      .map(([name, symbol]) => symbol.replace(`id="${name}"`, `id="${scope}${name}"`))
      .join('')
    const [x, y, width, height] = box as [number, number, number, number]
    const seen = `viewBox="${box.join(' ')}"`
    const size = `width="${breadth}" height="${Math.round((breadth * height) / width)}"`
    const looks = `class="${attributeOf(attributes, 'class')}" style="${attributeOf(attributes, 'style')}"`
    // Nothing reaches out of the board.
    const board = `<svg ${looks} x="${x}" y="${y}" width="${width}" height="${height}" ${seen}>${art}</svg>`
    const drawn = ['board', ...around].reduceRight((inner, each) => `<g class="${each}">${inner}</g>`, board)
    const name = gameWords(game).name.replaceAll('&', '&amp;')
    const picture =
      `<svg xmlns="http://www.w3.org/2000/svg" class="${scope}" ${seen} ${size} role="img" aria-label="${name}">` +
      `<style>${rules}</style><defs>${defs}</defs>${drawn}</svg>`
    return picture.replaceAll(scope, id)
  }
