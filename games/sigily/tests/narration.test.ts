// Each kind of event in words and as a sound, in positions of real games.
import { describe, expect, it } from 'vitest'
import type { Options } from '@nemeton/board/game'
import { personsAt } from '@nemeton/tests/persons'
import { describe as tell, ending, notation } from '../page/narration'
import { sound } from '../page/sound'
import { played } from './test_game'

const persons = personsAt('sigily')

/** The last event of a game: as it is told, and in the list of moves. */
function narrated(options: Options, tokens: string, seats = 2): [string, string] {
  const { event, before } = played(seats, options, tokens).at(-1)!
  return [tell(event, before, persons), notation(event)]
}

const gate = '2 in 1 in 4 2 2 in 3 in'
const spells = { spells: 'all' }
const lastSpell = '2 in 1 in 4 2 2 in nospell 3 in'
const spell = `${lastSpell} nospell`
const fire = `${spell} nospell throw 1 6 nospell`
const fight = '2 in 1 in 1 in'

describe('a throw', () => {
  it('is told with the free throw that a four or a five brings', () => {
    expect(narrated({}, '3')).toEqual(['Connaught throws 3.', '3 to move'])
    expect(narrated({}, '4')).toEqual(['Connaught throws 4, and throws again after the move.', '4 to move'])
  })
  it('at the veil says whether it opens', () => {
    expect(narrated({}, `${gate} enter:6`)).toEqual(['Connaught tries the veil at Oimelc.', '6 at the veil'])
    expect(narrated({}, `${gate} enter:6 2`)).toEqual([
      'Connaught throws 2: the veil at Oimelc opens.',
      '2 at the veil',
    ])
    expect(narrated({}, `${gate} enter:6 3`)[0]).toBe('Connaught throws 3: the veil at Oimelc stays shut.')
  })
  it('after a shut veil brings no other', () => {
    expect(narrated({}, `${gate} enter:6 3 4`)[0]).toBe('Connaught throws 4.')
  })
  it('against the darts says what they do', () => {
    const deep = `${gate} enter:6 1 2 6 2 1`
    expect(narrated({}, `${deep} 2`)).toEqual([
      'Connaught throws 2: the darts miss on Oimelc’s inner deep.',
      '2 against the darts',
    ])
    expect(narrated({}, `${deep} 1`)[0]).toBe(
      'Connaught throws 1: the darts strike on Oimelc’s inner deep, five coins to the centre, back to Oimelc.',
    )
  })
})

describe('a move', () => {
  it('is told with the coins that it brings', () => {
    expect(narrated({}, '2 in')).toEqual(['Connaught brings a chariot to 2, takes one coin.', 'in–2 +1'])
    expect(narrated({}, '2 in 1 in 2 2')).toEqual(['Connaught goes from 2 to 4, takes one coin.', '2–4 +1'])
  })
  it('onto a holiday names that, and the free throw that is due', () => {
    expect(narrated({}, '2 in 1 in 4 2')[0]).toBe(
      'Connaught goes from 2 to Oimelc, takes two coins; a free throw.',
    )
  })
  it('onto a chariot of its own joins it', () => {
    expect(narrated({}, '2 in 1 in 2 in')[0]).toBe('Connaught brings a chariot to 2, joins its own.')
  })
  it('onto a partner’s chariot names it', () => {
    expect(narrated({ partners: true }, '2 in 1 in 2 in', 4)[0]).toBe(
      'Leinster brings a chariot to 2, joins Connaught.',
    )
  })
  it('onto an enemy is a fight', () => {
    expect(narrated({}, fight)).toEqual([
      'Connaught brings a chariot to 1, and meets Ulster: a fight.',
      'in–1 ⚔',
    ])
  })
  it('onto skin of stone is death', () => {
    expect(narrated(spells, `${lastSpell} stoneskin:3 nospell throw 1 2`)[0]).toBe(
      'Connaught goes from 2 to the winter solstice, and the chariot breaks on Ulster’s skin of stone.',
    )
  })
  it('onto a curse is death', () => {
    expect(narrated(spells, `${lastSpell} curse:3 nospell throw 3 in`)).toEqual([
      'Connaught brings a chariot to the winter solstice, where the curse kills.',
      'in–3 †',
    ])
  })
  it('home is told with what it brings', () => {
    expect(narrated({}, `${gate} enter:6 1 2 6 2 1 2 4 6b>0`)).toEqual([
      'Connaught brings a chariot home from Oimelc’s inner deep with five coins; a free throw.',
      '6b–home',
    ])
  })
  it('of nothing at all says where it stays', () => {
    expect(narrated(spells, `${spell} sloth throw 3 2 nospell 1 3`)).toEqual([
      'Ulster stays on the winter solstice.',
      '3–3',
    ])
  })
  it('back is told as such', () => {
    const home = { start: 'beltane', home: true }
    expect(narrated(home, '2 in 1 in back:14')[0]).toBe('Connaught pays a coin to go back from 14.')
    expect(narrated(home, '2 in 1 in back:14 3 14')[0]).toMatch(/^Connaught goes back from 14 to 11/)
  })
  it('that draws a card says so, and what came of it', () => {
    expect(narrated({ questions: 12 }, '3 in')[0]).toBe(
      'Connaught brings a chariot to the winter solstice, takes two coins; a question is asked.',
    )
    expect(narrated({ questions: 12 }, '3 in right')).toEqual(['Connaught knows, and throws again.', '✓'])
    expect(narrated({ questions: 12 }, '3 in wrong')).toEqual([
      'Connaught does not know, and throws no more.',
      '✗',
    ])
  })
})

describe('a fight', () => {
  it('is told throw by throw, with the one that is added', () => {
    expect(narrated({}, `${fight} 2h`)).toEqual([
      'Connaught attacks with 2 and a horse, and one more.',
      '2 horse to attack',
    ])
    expect(narrated({}, `${fight} 2h 3c`)).toEqual([
      'Ulster defends with 3 and a cow: Connaught wins one coin.',
      '3 cow to defend',
    ])
    expect(narrated({}, `${fight} 2c 3h`)[0]).toBe('Ulster defends with 3 and a horse: Ulster wins.')
    expect(narrated({}, `${fight} 5 4h`)[0]).toBe(
      'Ulster defends with 4 and a horse: Connaught wins one coin.',
    )
    expect(narrated({}, `${fight} 4h 5`)[0]).toBe('Ulster defends with 5: Connaught wins one coin.')
  })
  it('in which all is equal goes on', () => {
    expect(narrated({}, `${fight} 2h 3h`)[0]).toBe(
      'Ulster defends with 3 and a horse: equal, so both throw again.',
    )
  })
  it('chariot by chariot goes on after a bout', () => {
    expect(narrated({ stacks: true }, '2 in 1 in 2 in 1 1 4h 1d')[0]).toBe(
      'Connaught defends with 1 and a dog: Ulster wins this bout.',
    )
  })
})

describe('a spell', () => {
  it('is told by what it does', () => {
    expect(narrated(spells, `${lastSpell} curse:3`)).toEqual([
      'Ulster curses the winter solstice.',
      'Druid curse 3',
    ])
    expect(narrated(spells, `${lastSpell} stoneskin:3`)[0]).toBe(
      'Ulster grows a skin of stone on the winter solstice.',
    )
    expect(narrated(spells, `${lastSpell} curse:3 remove:3`)[0]).toBe(
      'Connaught lifts the curse from the winter solstice.',
    )
    expect(narrated(spells, `${spell} speed`)[0]).toBe('Connaught raises a wind of speed.')
    expect(narrated(spells, `${spell} sloth`)[0]).toBe('Connaught raises a wind of sloth.')
    expect(narrated(spells, spell)).toEqual(['Ulster casts no spell.', 'no spell'])
  })
  it('of frost says at once that a turn will be lost where nobody can pay', () => {
    expect(narrated(spells, `${spell} freeze:1`)).toEqual([
      'Connaught sends frost to Ulster. Ulster will lose its next turn.',
      'Freeze Ulster',
    ])
  })
  it('of frost is told again when the turn is lost', () => {
    expect(narrated(spells, `${spell} freeze:1 throw 3 2`)[0]).toBe(
      'Connaught goes from 2 to 5, takes one coin. Ulster’s turn is lost to the frost.',
    )
  })
  it('of fire is told throw by throw', () => {
    expect(narrated(spells, `${fire} fireball:3-2`)).toEqual([
      'Ulster hurls fire at Connaught on 2.',
      'Fireball 3–2',
    ])
    expect(narrated(spells, `${fire} fireball:3-2 1`)).toEqual([
      'Connaught throws 1: the chariot on 2 burns.',
      '1 in the fire',
    ])
    expect(narrated(spells, `${fire} fireball:3-2 3`)[0]).toBe('The sticks say 3: the fire goes out.')
    expect(narrated(spells, `${fire} fireball:3-2 4`)[0]).toBe('The sticks say 4: the fire turns round.')
    expect(narrated(spells, `${fire} fireball:3-2 4 2`)[0]).toBe(
      'Ulster throws 2: the chariot on the winter solstice burns.',
    )
  })
})

describe('the end', () => {
  it('by the limit says so, with what each has', () => {
    const { event } = played(2, { ply_limit: 1 }, '2 in').at(-1)!
    expect(ending(event.view, persons)).toBe(
      'The limit of moves is reached. Connaught has one coin, Ulster has no coins.',
    )
  })
})

describe('a sound', () => {
  const soundAfter = (tokens: string, options = {}) => sound(played(2, options, tokens).at(-1)!.event)

  it('of sticks is heard for every throw', () => {
    for (const tokens of ['3', `${gate} enter:6 2`, '2 in 1 in 1 in 3h'])
      expect(soundAfter(tokens)).toBe('sticks')
  })
  it('of a step is wood, of coins if it takes some, and a knock if stacks meet', () => {
    expect(soundAfter('2 in')).toBe('coin')
    expect(soundAfter(fight)).toBe('knock')
    expect(soundAfter('2 in 1 in 3 2 3 in 2 in')).toBe('wood')
  })
  it('of a spell is a stone', () => {
    expect(soundAfter(`${spell} speed`, spells)).toBe('stone')
  })
  it('is not heard of what is only said', () => {
    expect(soundAfter(`${gate} enter:6`)).toBeNull()
    expect(soundAfter('2 in 1 in 4 2 2 in nospell', spells)).toBeNull()
  })
})
