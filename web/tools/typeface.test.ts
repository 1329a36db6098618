// The typeface has every letter that the page's languages have, and what stands in for it is as high.
import { expect, test } from 'vitest'
import { cut, styleSheet } from './typeface'

test('the fonts are small, and the first is what every view needs', async () => {
  const cuts = await cut()
  expect(cuts[0]).toMatchObject({ style: 'normal', alphabet: 'latin' })
  expect(cuts.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(60 * 1024)
})

test('a letter of English, German, Irish and Welsh is in the font of each style', async () => {
  const sheet = styleSheet(await cut())
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
