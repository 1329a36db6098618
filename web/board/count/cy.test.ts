import { expect, test } from 'vitest'
import { feminine, masculine } from './cy'

const upTo = [0, 1, 2, 3, 4, 6, 11]

test('a masculine noun is softened after two, and breathes after three and six', () => {
  expect(upTo.map(masculine('cerbyd', 'gerbyd', 'cherbyd'))).toEqual([
    'dim cerbyd',
    'un cerbyd',
    'dau gerbyd',
    'tri cherbyd',
    'pedwar cerbyd',
    'chwe cherbyd',
    '11 cerbyd',
  ])
})

test('a feminine noun is softened after one and two, and breathes after six', () => {
  expect(upTo.map(feminine('ceiniog', 'geiniog', 'cheiniog'))).toEqual([
    'dim ceiniog',
    'un geiniog',
    'dwy geiniog',
    'tair ceiniog',
    'pedair ceiniog',
    'chwe cheiniog',
    '11 ceiniog',
  ])
})
