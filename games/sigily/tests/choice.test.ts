// Choices as they build up under the finger, in positions of real games.
import { describe, expect, it } from 'vitest'
import { along, press, settled, type Path } from '@nemeton/board/choice'
import { pathsOf, type Place } from '../page/choice'
import { after } from './test_game'

/** Presses places one after the other; what is played, or what was picked then. */
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

const at = async (options: object, tokens: string) => {
  const { view, actions } = await after(2, options, tokens)
  return { actions, paths: pathsOf(view, actions) }
}
const targets = (paths: Path[], ...picked: Place[]) => [...along(paths)(picked).keys()].sort()

// Connaught waits at Oimelc, with another on 2; Ulster stands on 1 and 3.
const gate = '2 in 1 in 4 2 2 in 3 in'
const spells = { spells: 'all' }
const lastSpell = '2 in 1 in 4 2 2 in nospell 3 in'
const spell = `${lastSpell} nospell`
const fire = `${spell} nospell throw 1 6 nospell`

describe('a move', () => {
  it('of the only thing that can move needs no more than its end', async () => {
    const { paths } = await at({}, '3')
    expect(pressed(paths)).toEqual(['camp:0'])
    expect(pressed(paths, '3')).toBe('in')
  })
  it('is a stack, or the camp, and then where it goes', async () => {
    const { paths } = await at({}, '2 in 1 in 3')
    expect(pressed(paths)).toEqual([])
    expect(pressed(paths, '2', '5')).toBe('2')
    expect(pressed(paths, 'camp:0', '3')).toBe('in')
  })
  it('is let go by pressing the same again, or where nothing is to be done', async () => {
    const { paths } = await at({}, '2 in 1 in 3')
    expect(pressed(paths, '2')).toEqual(['2'])
    expect(pressed(paths, '2', '2')).toEqual([])
    expect(pressed(paths, '2', '20')).toEqual([])
  })
  it('of another stack is begun by pressing that', async () => {
    const { paths } = await at({}, '2 in 1 in 3')
    expect(pressed(paths, '2', 'camp:0')).toEqual(['camp:0'])
  })
  it('beyond the centre ends on one of three arms', async () => {
    const { paths } = await at({}, `${gate} enter:6 1 2 6 2 1 2 2`)
    expect(targets(paths, '6b')).toEqual(['0b', '12b', '18b'])
    expect(pressed(paths, '6b', '18b')).toBe('6b>18')
  })
  it('home ends where the year began', async () => {
    const { paths } = await at({}, `${gate} enter:6 1 2 6 2 1 2 4`)
    expect(pressed(paths, '6b', '0')).toBe('6b>0')
  })
  it('that the winds hold back to nothing is a button', async () => {
    const { paths } = await at(spells, `${spell} sloth throw 3 2 nospell 1`)
    expect(targets(paths, '3')).toEqual(['stay'])
    expect(pressed(paths, '3', 'stay')).toBe('3')
    expect(pressed(paths, '3', '3')).toEqual([])
  })
})

describe('what is declared', () => {
  it('is the gate and the sigil behind the veil, or the sticks', async () => {
    const { paths, actions } = await at({}, gate)
    expect(actions).toEqual(['enter:6', 'throw'])
    expect(pressed(paths, 'sticks')).toBe('throw')
    expect(pressed(paths, '6', '6a')).toBe('enter:6')
    expect(pressed(paths, '6', 'sticks')).toBe('throw')
  })
  it('is for going back the stack and the sigil before it', async () => {
    const { paths, actions } = await at({ start: 'beltane', home: true }, '2 in 1 in')
    expect(actions).toEqual(['back:14', 'throw'])
    expect(pressed(paths, '14', '13')).toBe('back:14')
  })
})

describe('a spell', () => {
  it('of one stack is the stone and the stack', async () => {
    const { paths } = await at(spells, lastSpell)
    expect(pressed(paths, 'spell:curse')).toEqual(['spell:curse'])
    expect(pressed(paths, 'spell:curse', '3')).toBe('curse:3')
    expect(pressed(paths, 'spell:stoneskin', '3')).toBe('stoneskin:3')
  })
  it('of the seat is the stone and a button', async () => {
    const { paths } = await at(spells, spell)
    expect(pressed(paths, 'spell:speed', 'cast')).toBe('speed')
    expect(pressed(paths, 'spell:sloth', 'cast')).toBe('sloth')
  })
  it('against a seat is the stone and its camp', async () => {
    const { paths } = await at(spells, spell)
    expect(pressed(paths, 'spell:freeze', 'camp:1')).toBe('freeze:1')
  })
  it('that lifts a curse is the stone and the cursed sigil', async () => {
    const { paths } = await at(spells, `${lastSpell} curse:3`)
    expect(pressed(paths, 'spell:remove', '3')).toBe('remove:3')
  })
  it('of fire is the stone, who casts it, who is hit; a caster who is the only one is taken', async () => {
    const { paths } = await at(spells, fire)
    expect(pressed(paths, 'spell:fireball')).toEqual(['spell:fireball', '3'])
    expect(pressed(paths, 'spell:fireball', '2')).toBe('fireball:3-2')
  })
  it('is left out by taking the sticks, or after the move by ending the turn', async () => {
    expect(pressed((await at(spells, spell)).paths, 'sticks')).toBe('nospell')
    expect(pressed((await at(spells, spell)).paths, 'spell:speed', 'sticks')).toBe('nospell')
    expect(pressed((await at(spells, lastSpell)).paths, 'end')).toBe('nospell')
  })
  it('is taken back by pressing the stone again, and changed by pressing another', async () => {
    const { paths } = await at(spells, fire)
    expect(pressed(paths, 'spell:fireball', 'spell:fireball')).toEqual([])
    expect(pressed(paths, 'spell:fireball', 'spell:curse')).toEqual(['spell:curse'])
  })
})
