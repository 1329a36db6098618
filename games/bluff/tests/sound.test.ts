import { expect, test } from 'vitest'
import { sound } from '../page/sound'
import { position } from './positions'

const heard = (seat: number | null, token: string | null) =>
  sound({ n: 1, seat, token, state: { ply: 1, node: 'decision' }, view: position() })

test('dice are heard under every cup, others’ too', () => {
  expect([heard(null, '13446'), heard(null, null)]).toEqual(['dice', 'dice'])
})

test('a bid is put down, dice are put out, and a challenge is knocked on the table', () => {
  expect([heard(0, '4x3'), heard(0, 'show:13'), heard(1, 'challenge')]).toEqual(['wood', 'wood', 'knock'])
})

test('dice that stay hidden make no sound', () => {
  expect(heard(0, 'hold')).toBeNull()
})
