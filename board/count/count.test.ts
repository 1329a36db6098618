// Numbers with nouns in Welsh and Irish.
import { expect, test } from 'vitest'
import { feminine, masculine } from './cy'
import { counted } from './ga'

const upTo = [0, 1, 2, 3, 4, 6, 11]

test('in Welsh a masculine noun has a soft mutation after two, and an aspirate one after three and six', () => {
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

test('in Welsh a feminine noun has a soft mutation after one and two, and an aspirate one after six', () => {
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

test('in Irish a noun is lenited after two to six, eclipsed after seven to ten, and otherwise unchanged', () => {
  const boats = counted('bád', 'bhád', 'mbád')
  expect([0, 1, 2, 3, 6, 7, 10, 11, 20].map(boats)).toEqual([
    '0 bád',
    'bád amháin',
    '2 bhád',
    '3 bhád',
    '6 bhád',
    '7 mbád',
    '10 mbád',
    '11 bád',
    '20 bád',
  ])
})
