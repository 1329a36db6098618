// Fields for every type of option, with Sigily's, which has them all.
import type { Options } from '../board/game'
import { useState } from 'preact/hooks'
import { beforeAll, expect, test } from 'vitest'
import type { OptionFacts } from '../table/core'
import { testCore } from '../tests/engine'
import { press, root, show } from '../tests/page'
import { allows, defaults } from '../parts/options'
import { OptionFields } from './option_fields'

let facts: OptionFacts[]
beforeAll(async () => {
  facts = (await testCore().facts('sigily')).options
})
const option = (name: string) => facts.find((each) => each.name === name)!

let values: Options
function Fields() {
  const [now, set] = useState(() => defaults(facts, 4))
  values = now
  return (
    <OptionFields
      game="sigily"
      facts={facts}
      values={now}
      onChange={(name, value) => set({ ...now, [name]: value })}
    />
  )
}
const click = (selector: string) => press(root.querySelector(selector)!)

test('a default may hang on the number of seats', () => {
  expect(defaults(facts, 3).chariots).toBe(3)
  expect(defaults(facts, 4).chariots).toBe(4)
})

test('yes or no is a box to tick', async () => {
  await show(<Fields />)
  expect(values.partners).toBe(false)
  await click('#option-partners')
  expect(values.partners).toBe(true)
})

test('one of several words or numbers is chosen among tiles, and keeps its type', async () => {
  await show(<Fields />)
  await click('[name=option-start][value=beltane]')
  await click('[name=option-questions][value="12"]')
  expect([values.start, values.questions]).toEqual(['beltane', 12])
})

test('several of several words: none, some, all', async () => {
  await show(<Fields />)
  const spell = (name: string) => click(`[name=option-spells][value=${name}]`)
  await spell('freeze')
  await spell('curse')
  expect(values.spells).toBe('curse+freeze')
  for (const each of option('spells').values!.slice(1, -1)) await spell(String(each))
  expect(values.spells).toBe('all')
  await spell('sloth')
  expect(String(values.spells).split('+')).toHaveLength(7)
  for (const each of String(values.spells).split('+')) await spell(each)
  expect(values.spells).toBe('none')
})

test('a number is one within its range, whole where it has to be', () => {
  expect(allows(option('knowledge'), 0.25)).toBe(true)
  expect(allows(option('knowledge'), 1.5)).toBe(false)
  expect(allows(option('knowledge'), NaN)).toBe(false)
  expect(allows(option('ply_limit'), 2.5)).toBe(false)
  expect(allows(option('ply_limit'), undefined)).toBe(false)
  expect(allows(option('ply_limit'), 100)).toBe(true)
})
