// For tests: what has to be told from what it lies on, light and dark: text by 4.5 to 1, pieces on their board by 3 to 1, and so in
// greyscale too, since the ratio is one of luminance. A piece is seen by its body or by its edge, whichever is clearer.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, over, Palette, type Theme } from './palette'

const base = join(import.meta.dirname, '../style/base.css')
/** The wood of web/board/art/oak.svg, of which the panels of the boards are, under a game's own shade. */
export const oak = '#b8814a'
/** A panel of it. */
export const panel = [oak, '--shade']

/** What lies on what: colours as `Palette` reads them, what is below first; a piece with several has what is clearest. */
export type Pair = [what: string, on: string | string[], above: string | string[]]

export interface Contrasts {
  /** The style sheets, from the folder of the test. */
  files: string[]
  /** Where variables are looked up, the nearest first. */
  scopes: string[]
  text: Pair[]
  pieces: Pair[]
}

/** How well it is told from what it lies on. */
function ratioOf(folder: string, { files, scopes }: Contrasts, [, on, above]: Pair, theme: Theme): number {
  const palette = new Palette([base, ...files.map((file) => join(folder, file))])
  const read = (written: string) => palette.colour(written, [...scopes, ':root'], theme)
  const ground = [on]
    .flat()
    .map(read)
    .reduce((below, each) => over(each, below))
  return Math.max(...[above].flat().map((written) => contrast(over(read(written), ground), ground)))
}

/** Tests all of them; `folder` is that of the test. */
export function testContrasts(folder: string, contrasts: Contrasts): void {
  describe.each(['light', 'dark'] as const)('by %s', (theme) => {
    test.each(contrasts.text)('can be read: %s', (...pair) => {
      expect(ratioOf(folder, contrasts, pair, theme)).toBeGreaterThanOrEqual(4.5)
    })
    test.each(contrasts.pieces)('can be seen: %s', (...pair) => {
      expect(ratioOf(folder, contrasts, pair, theme)).toBeGreaterThanOrEqual(3)
    })
  })
}
