import { expect, test } from 'vitest'
import type { View } from '../page/schema'
import { sound } from '../page/sound'
import { position } from './positions'

const heard = (token: string | null, before: Partial<View>, after: Partial<View>) =>
  sound(
    { n: 1, seat: 0, token, state: { ply: 1, node: 'simultaneous' }, view: position(after) },
    position(before),
  )

test('cards are heard when they are dealt, and when all are turned over', () => {
  expect(heard(null, { stage: 'deal' }, { stage: 'deal' })).toBe('card')
  expect(heard('AS', { stage: 'cards' }, { stage: 'forms', turns: 4 })).toBe('card')
})

test('the discs of the forms are wood', () => {
  expect(heard('J', { stage: 'forms' }, { stage: 'cards' })).toBe('wood')
  expect(heard('K', { stage: 'shape' }, { stage: 'cards' })).toBe('wood')
})

test('what one chooses oneself is heard, what another chooses in secret is not', () => {
  expect(heard('AS', { stage: 'cards' }, { stage: 'cards', to_choose: [1, 2] })).toBe('card')
  expect(heard('J', { stage: 'forms' }, { stage: 'forms', to_choose: [1, 2] })).toBe('wood')
  expect(heard(null, { stage: 'cards' }, { stage: 'cards', to_choose: [0, 2] })).toBeNull()
})
