// What moves by a style sheet: nothing for longer than 300 ms, but for the end of a game.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = ['web/style', 'games'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
)

/** Every duration of a transition or animation, and every delay, in milliseconds. */
function durations(css: string): number[] {
  const motions = css.match(/(?:(?:transition|animation)[\w-]*|--quick):[^;]+/g) ?? []
  return motions.flatMap((each) =>
    [...each.matchAll(/(?<![\w.-])([\d.]+)(m?s)\b/g)].map(
      ([, value, unit]) => Number(value) * (unit === 's' ? 1000 : 1),
    ),
  )
}

/** What is seen of an end after the last of its delays. */
const ending = 'web/style/ending.css'

test.each(sheets)('%s', (sheet) => {
  const most = sheet === ending ? 400 : 300
  expect(Math.max(0, ...durations(readFileSync(sheet, 'utf8')))).toBeLessThanOrEqual(most)
})

test('durations are found', () => {
  expect(
    durations(
      'a { transition: color 0.5s ease, top 20ms; } b { animation: rise 240ms cubic-bezier(0.3, 0.1, 0.2, 1); }',
    ),
  ).toEqual([500, 20, 240])
})
