// Which places stand for which action, in positions of real games. board.test.tsx presses the others.
import { expect, it } from 'vitest'
import type { Options } from '@nemeton/board/game'
import { along, press, settled, type Part } from '@nemeton/board/choice'
import { pathsOf } from '../page/choice'
import { after } from './test_game'

const spells = { spells: 'all' }
// Connaught waits at Oimelc, with another on 2; Ulster stands on 1 and 3.
const lastSpell = '2 in 1 in 4 2 2 in nospell 3 in'

it.each<[options: Options, tokens: string, places: Part[], token: string]>([
  [{}, '2 in 1 in 3', ['2', '5'], '2'],
  [{}, '2 in 1 in 3', ['camp:0', '3'], 'in'],
  // Home is where the year began; a move that the winds hold back to nothing is a button.
  [{}, '2 in 1 in 4 2 2 in 3 in enter:6 1 2 6 2 1 2 4', ['6b', '0'], '6b>0'],
  [spells, `${lastSpell} nospell sloth throw 3 2 nospell 1`, ['3', 'stay'], '3'],
  // To go back is a stack and the sigil before it.
  [{ start: 'beltane', home: true }, '2 in 1 in', ['14', '13'], 'back:14'],
  [spells, lastSpell, ['spell:curse', '3'], 'curse:3'],
  [spells, lastSpell, ['spell:stoneskin', '3'], 'stoneskin:3'],
  [spells, `${lastSpell} curse:3`, ['spell:remove', '3'], 'remove:3'],
])('after %j %s, %j is %s', (options, tokens, places, token) => {
  const { view, actions } = after(2, options, tokens)
  const steps = along(pathsOf(view, actions))
  const played = places.reduce<{ picked: Part[]; token: string | null }>(
    ({ picked }, place) => press(steps, settled(steps, picked), place),
    { picked: [], token: null },
  )
  expect(played.token).toBe(token)
})
