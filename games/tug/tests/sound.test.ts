import { expect, test } from 'vitest'
import { sound } from '../page/sound'
import { position } from './positions'

const heard = (seat: number | null, token: string) =>
  sound({ n: 1, seat, token, state: { ply: 1, node: 'decision' }, view: position() })

test('dice fall, and are picked up without a sound', () => {
  expect(heard(null, '146')).toBe('dice')
  expect(heard(0, 'reroll:1')).toBeNull()
  expect(heard(0, 'stand')).toBeNull()
})

test('a die is laid in the column, and whoever is laid low is heard to fall', () => {
  expect(heard(0, '4/5:swap')).toBe('stone')
  for (const token of ['6/5:elim', '4/5:finish', '1/5:weaken', 'berserk:4'])
    expect(heard(0, token)).toBe('knock')
})
