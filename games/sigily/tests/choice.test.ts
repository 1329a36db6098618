// Which places stand for which action, in positions of real games. board.test.tsx presses the others.
import { expect, it } from 'vitest'
import type { Options } from '@nemeton/board/game'
import { along, press, settled, type Path } from '@nemeton/board/choice'
import { pathsOf, type Place } from '../page/choice'
import { after } from './test_game'

/** Presses places one after the other. Returns the action that is played, or the places that are picked then. */
function pressed(paths: Path[], ...places: Place[]): string | Place[] {
  const steps = along(paths)
  let picked = settled(steps, [])
  for (const place of places) {
    const { picked: now, token } = press(steps, picked, place)
    if (token !== null) return token
    picked = settled(steps, now)
  }
  return picked
}

const at = (options: Options, tokens: string) => {
  const { view, actions } = after(2, options, tokens)
  return pathsOf(view, actions)
}
const targets = (paths: Path[], ...picked: Place[]) => [...along(paths)(picked).keys()].sort()

const spells = { spells: 'all' }
// Connaught waits at Oimelc, with another on 2; Ulster stands on 1 and 3.
const lastSpell = '2 in 1 in 4 2 2 in nospell 3 in'

it('a move is a stack, or the camp, and then its end', () => {
  const paths = at({}, '2 in 1 in 3')
  expect(pressed(paths, '2', '5')).toBe('2')
  expect(pressed(paths, 'camp:0', '3')).toBe('in')
})

it('a move home ends where the year began', () => {
  const paths = at({}, '2 in 1 in 4 2 2 in 3 in enter:6 1 2 6 2 1 2 4')
  expect(pressed(paths, '6b', '0')).toBe('6b>0')
})

it('a move that the winds hold back to nothing is a button', () => {
  const paths = at(spells, `${lastSpell} nospell sloth throw 3 2 nospell 1`)
  expect(targets(paths, '3')).toEqual(['stay'])
  expect(pressed(paths, '3', 'stay')).toBe('3')
})

it('a chariot goes back by its stack and the sigil before it', () => {
  const paths = at({ start: 'beltane', home: true }, '2 in 1 in')
  expect(pressed(paths, '14', '13')).toBe('back:14')
})

it('a spell on a stack or a sigil is its stone and the place', () => {
  const paths = at(spells, lastSpell)
  expect(pressed(paths, 'spell:curse')).toEqual(['spell:curse'])
  expect(pressed(paths, 'spell:curse', '3')).toBe('curse:3')
  expect(pressed(paths, 'spell:stoneskin', '3')).toBe('stoneskin:3')
  expect(pressed(at(spells, `${lastSpell} curse:3`), 'spell:remove', '3')).toBe('remove:3')
})
