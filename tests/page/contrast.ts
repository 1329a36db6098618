// For tests: what has to be told from what it lies on, light and dark: text by 4.5 to 1, pieces on their board by 3 to 1, and so in
// greyscale too, since the ratio is one of luminance. A piece is seen by its body or by its edge, whichever is clearer.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { materials, type Material } from '../../web/shared/browser/materials'
import { contrast, over, Palette, type Theme } from './palette'

const shared = ['base', 'materials'].map((name) =>
  join(import.meta.dirname, `../../web/shell/style/${name}.css`),
)
/** The wood of board/art/oak.svg, of which the panels of the boards are, under the veil of a look. */
export const oak = '#b8814a'
/** A panel of it. */
export const panel = [oak, '--veil']
/** A field of it that has no panel. */
export const field = [oak, '--stain']

/** What lies on what: colours as `Palette` reads them, what is below first; a piece with several has what is clearest. */
export type Pair = [what: string, on: string | string[], above: string | string[]]

export interface Contrasts {
  /** The style sheets, from the folder of the test. */
  files: string[]
  /** Where variables are looked up, the nearest first. */
  scopes: string[]
  text: Pair[]
  pieces: Pair[]
  /** The ratios wanted, where they are not the usual ones. */
  enough?: { text: number; pieces: number }
}

/** How well it is told from what it lies on. */
function ratioOf(
  folder: string,
  { files, scopes }: Contrasts,
  [, on, above]: Pair,
  theme: Theme,
  look: Material,
): number {
  const palette = new Palette([...shared, ...files.map((file) => join(folder, file))])
  const read = (written: string) =>
    palette.colour(written, [...scopes, `:root[data-look='${look}']`, ':root'], theme)
  const ground = [on]
    .flat()
    .map(read)
    .reduce((below, each) => over(each, below))
  return Math.max(...[above].flat().map((written) => contrast(over(read(written), ground), ground)))
}

/** Tests all of them; `folder` is that of the test. */
export function testContrasts(folder: string, contrasts: Contrasts): void {
  const all = materials.flatMap((look) => (['light', 'dark'] as const).map((theme) => [look, theme] as const))
  const { enough = { text: 4.5, pieces: 3 } } = contrasts
  describe.each(all)('%s by %s', (look, theme) => {
    test.each(contrasts.text)('can be read: %s', (...pair) => {
      expect(ratioOf(folder, contrasts, pair, theme, look)).toBeGreaterThanOrEqual(enough.text)
    })
    test.each(contrasts.pieces)('can be seen: %s', (...pair) => {
      expect(ratioOf(folder, contrasts, pair, theme, look)).toBeGreaterThanOrEqual(enough.pieces)
    })
  })
}
