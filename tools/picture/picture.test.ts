// @vitest-environment node
// The games' pictures as they are drawn when the page is built.
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Element } from 'domhandler'
import { beforeAll, describe, expect, test } from 'vitest'
import { findGames } from '../manifests'
import { drawingOf, type Drawing } from './drawing'
import { drawPictures } from './picture'

const games = findGames()
let all: Map<string, Drawing>
beforeAll(async () => void (all = await drawPictures(games)), 60_000)

const elementsOf = (svg: string): Element[] =>
  DomUtils.getElementsByTagName('*', parseDocument(svg, { xmlMode: true }))

describe.each(games.map(({ id }) => id))('the picture of %s', (id) => {
  test('has its shape', () => {
    const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(all.get(id)!.svg)!
    expect(all.get(id)!.aspect).toBeCloseTo(Number(width) / Number(height))
    expect(all.get(id)!.aspect).toBeGreaterThan(0.5)
  })

  test('has nothing to read or press, and needs no other file', () => {
    const elements = elementsOf(all.get(id)!.svg)
    expect(elements.length).toBeGreaterThan(10)
    expect(elements.map(({ name }) => name)).not.toContain('text')
    for (const { attribs } of elements) {
      expect(Object.keys(attribs).filter((name) => /^(role|tabindex|aria-|data-)/.test(name))).toEqual([])
      expect(attribs.href ?? '#').toMatch(/^(#|data:)/)
    }
  })

  test('has all that it refers to', () => {
    const { svg } = all.get(id)!
    const ids = new Set(elementsOf(svg).map(({ attribs }) => attribs.id))
    const named = [...svg.matchAll(/url\(['"]?#([^)'"]+)|href="#([^"]+)"/g)].map(
      ([, url, href]) => url ?? href,
    )
    expect(named.filter((each) => !ids.has(each))).toEqual([])
  })
})

const sheets = [
  `:root { --wood: light-dark(#aaa, #111) }
   :root[data-theme='dark'] { color-scheme: dark }
   :root[data-look='slate'] { --wood: #445 }
   :root[data-text='large'] { --letters: 2 }
   .board .panel { fill: var(--wood); cursor: grab }
   .board .panel:hover { fill: red }
   .elsewhere { fill: blue }
   @media (max-width: 10px) { .panel { fill: green } }`,
]
const draw = (inside: string) => drawingOf(`<div class="board">${inside}</div>`, sheets, (url) => url).svg

test('a style sheet says of a picture what is seen there, in each look', () => {
  const svg = draw('<svg viewBox="0 0 20 10"><rect class="panel" width="20" height="10"/></svg>')
  const [, rules] = /<style>(.*?)<\/style>/s.exec(svg)!
  expect(rules!.split('\n')).toEqual([
    '#page{--wood:light-dark(#aaa, #111)}',
    "[id^='dark-']:target~#page{color-scheme:dark}",
    "[id$='-slate']:target~#page{--wood:#445}",
    '.board .panel{fill:var(--wood)}',
  ])
  const targets = elementsOf(svg).flatMap(({ attribs }) => attribs.id ?? [])
  expect(targets).toEqual([
    'light-slate',
    'light-parchment',
    'dark-wood',
    'dark-slate',
    'dark-parchment',
    'page',
  ])
})

test('the largest drawing of a board is its picture, and a board without one is refused', () => {
  const svg = draw(
    '<svg viewBox="0 0 5 5"/><svg viewBox="-1 -2 20 10"><path d="M0.12345 123.456"/></svg><p>x</p>',
  )
  expect(svg).toContain('viewBox="-1 -2 20 10" width="20" height="10"')
  expect(svg).toContain('d="M0.1235 123.5"')
  expect(svg).not.toContain('0 0 5 5')
  expect(() => draw('<p>x</p>')).toThrow('without an <svg>')
})
