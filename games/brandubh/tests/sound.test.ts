import { expect, test } from 'vitest'
import type { BrandubhEvent } from '../page/position'
import type { Effect } from '../page/schema'
import { sound } from '../page/sound'

const heard = (...effects: Effect[]) => sound({ effects } as BrandubhEvent)
const moved: Effect = { kind: 'moved', piece: 'attacker', from: 'd2', to: 'b2' }
const captured: Effect = { kind: 'captured', piece: 'defender', at: 'b3' }

test('a piece that is set down is wood, one that is taken a knock', () => {
  expect(heard(moved)).toBe('wood')
  expect(heard(moved, captured)).toBe('knock')
})
