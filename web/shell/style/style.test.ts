// Style sheets: the colours of the page around the boards, how long things move, and the marks of all seats.
import { readdirSync, readFileSync } from 'node:fs'
import { h, render } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'
import { gameIds, gameOf } from '../../shared/games/games'
import { testContrasts } from '@nemeton/tests/contrast'
import { contrast } from '@nemeton/tests/palette'

testContrasts(import.meta.dirname, {
  files: ['./frame.css'],
  scopes: [],
  text: [
    ['text', '--paper', '--ink'],
    ['text on a sheet', '--sheet', '--ink'],
    ['text of what is chosen', '--green-faint', '--ink'],
    ['notes', '--paper', '--ink-soft'],
    ['notes on a sheet', '--sheet', '--ink-soft'],
    ['notes of what is chosen', '--green-faint', '--ink-soft'],
    ['a clock that is nearly up', '--green-faint', '--warn'],
    ['what is said', '--paper', '--green'],
    ['what is said by who is on turn', '--green-faint', '--green'],
    ['the main button', '--green', '--on-green'],
    ['a problem', '--paper', '--warn'],
    ['a problem on a sheet', '--sheet', '--warn'],
  ],
  pieces: [
    ['the edge of a button', '--paper', '--line-strong'],
    ['the edge of a field', '--sheet', '--line-strong'],
    ['the edge of what is chosen', '--paper', '--green'],
    ['the knob of a switch', '--sheet', '--line-strong'],
    ['the knob of a switch that is on', '--green', '--on-green'],
  ],
})

// What contrast.css says of variables is there only where strong contrasts are asked for.
describe('strong contrasts', () =>
  testContrasts(import.meta.dirname, {
    files: ['./frame.css', './contrast.css'],
    scopes: [],
    enough: { text: 7, pieces: 3 },
    text: [
      ['notes', '--paper', '--ink-soft'],
      ['notes on a sheet', '--sheet', '--ink-soft'],
      ['notes of what is chosen', '--green-faint', '--ink-soft'],
    ],
    pieces: [
      ['a line', '--paper', '--line'],
      ['a line on a sheet', '--sheet', '--line'],
    ],
  }))

test('black on white is 21 to 1, and a colour on itself 1 to 1', () => {
  expect(contrast([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21)
  expect(contrast([9, 99, 199, 1], [9, 99, 199, 1])).toBe(1)
})

test.each(gameIds)('the marks of the sides of %s differ by their shape', async (game) => {
  const { seats } = await gameOf(game).part()
  const root = document.createElement('div')
  const shapes = seats.map(({ Mark }) => {
    act(() => render(h('svg', null, h(Mark, null)), root))
    // What is left without the names that colours go by.
    const shape = root.innerHTML.replace(/ (class|fill|stroke|style)="[^"]*"/g, '')
    act(() => render(null, root))
    return shape
  })
  expect(new Set(shapes).size).toBe(seats.length)
})

const sheets = ['web/shell/style', 'games'].flatMap((folder) =>
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

/** The end of a game, which is seen for longer after the last of its delays. */
const ending = 'web/shell/style/ending.css'

test.each(sheets)('%s: nothing moves for longer than 300 ms, except at the end of a game', (sheet) => {
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
