// Each kind of event in words and as a sound, in positions of real games.
import { expect, it } from 'vitest'
import type { Options } from '@nemeton/board/game'
import { personsAt } from '@nemeton/tests/persons'
import { describe, ending, notation } from '../page/narration'
import { sound } from '../page/sound'
import { played } from './test_game'

const persons = personsAt('sigily')
const spells = { spells: 'all' }
const asks = { questions: 12 }
const home = { start: 'beltane', home: true }

const gate = '2 in 1 in 4 2 2 in 3 in'
const veil = `${gate} enter:6`
const deep = `${veil} 1 2 6 2 1`
const lastSpell = '2 in 1 in 4 2 2 in nospell 3 in'
const spell = `${lastSpell} nospell`
const fire = `${spell} nospell throw 1 6 nospell fireball:3-2`
const fight = '2 in 1 in 1 in'

/** The last event of a game: as it is told, and in the list of moves. */
it.each<[options: Options, tokens: string, text: string, short?: string]>([
  // Throws: to move, at the veil, against the darts.
  [{}, '3', 'Connaught throws 3.', '3 to move'],
  [{}, '4', 'Connaught throws 4, and throws again after the move.', '4 to move'],
  [{}, veil, 'Connaught tries the veil at Oimelc.', '6 at the veil'],
  [{}, `${veil} 2`, 'Connaught throws 2: the veil at Oimelc opens.', '2 at the veil'],
  [{}, `${veil} 3`, 'Connaught throws 3: the veil at Oimelc stays shut.'],
  [{}, `${veil} 3 4`, 'Connaught throws 4.'],
  [{}, `${deep} 2`, 'Connaught throws 2: the darts miss on Oimelc’s inner deep.', '2 against the darts'],
  [
    {},
    `${deep} 1`,
    'Connaught throws 1: the darts strike on Oimelc’s inner deep, five coins to the centre, back to Oimelc.',
  ],
  // Moves, by what is met.
  [{}, '2 in', 'Connaught brings a chariot to 2, takes one coin.', 'in–2 +1'],
  [{}, '2 in 1 in 2 2', 'Connaught goes from 2 to 4, takes one coin.', '2–4 +1'],
  [{}, '2 in 1 in 4 2', 'Connaught goes from 2 to Oimelc, takes two coins; a free throw.'],
  [{}, '2 in 1 in 2 in', 'Connaught brings a chariot to 2, joins its own.'],
  [{ partners: true }, '2 in 1 in 2 in', 'Leinster brings a chariot to 2, joins Connaught.'],
  [{}, fight, 'Connaught brings a chariot to 1, and meets Ulster: a fight.', 'in–1 ⚔'],
  [
    spells,
    `${lastSpell} stoneskin:3 nospell throw 1 2`,
    'Connaught goes from 2 to the winter solstice, and the chariot breaks on Ulster’s skin of stone.',
  ],
  [
    spells,
    `${lastSpell} curse:3 nospell throw 3 in`,
    'Connaught brings a chariot to the winter solstice, where the curse kills.',
    'in–3 †',
  ],
  [
    {},
    `${deep} 2 4 6b>0`,
    'Connaught brings a chariot home from Oimelc’s inner deep with five coins; a free throw.',
    '6b–home',
  ],
  [spells, `${spell} sloth throw 3 2 nospell 1 3`, 'Ulster stays on the winter solstice.', '3–3'],
  [home, '2 in 1 in back:14', 'Connaught pays a coin to go back from 14.'],
  [home, '2 in 1 in back:14 3 14', 'Connaught goes back from 14 to 11, takes one coin.'],
  [asks, '3 in', 'Connaught brings a chariot to the winter solstice, takes two coins; a question is asked.'],
  [asks, '3 in right', 'Connaught knows, and throws again.', '✓'],
  [asks, '3 in wrong', 'Connaught does not know, and throws no more.', '✗'],
  // Fights, throw by throw.
  [{}, `${fight} 2h`, 'Connaught attacks with 2 and a horse, and one more.', '2 horse to attack'],
  [{}, `${fight} 2h 3c`, 'Ulster defends with 3 and a cow: Connaught wins one coin.', '3 cow to defend'],
  [{}, `${fight} 2c 3h`, 'Ulster defends with 3 and a horse: Ulster wins.'],
  [{}, `${fight} 5 4h`, 'Ulster defends with 4 and a horse: Connaught wins one coin.'],
  [{}, `${fight} 4h 5`, 'Ulster defends with 5: Connaught wins one coin.'],
  [{}, `${fight} 2h 3h`, 'Ulster defends with 3 and a horse: equal, so both throw again.'],
  [
    { stacks: true },
    '2 in 1 in 2 in 1 1 4h 1d',
    'Connaught defends with 1 and a dog: Ulster wins this bout.',
  ],
  // Spells.
  [spells, `${lastSpell} curse:3`, 'Ulster curses the winter solstice.', 'Druid curse 3'],
  [spells, `${lastSpell} stoneskin:3`, 'Ulster grows a skin of stone on the winter solstice.'],
  [spells, `${lastSpell} curse:3 remove:3`, 'Connaught lifts the curse from the winter solstice.'],
  [spells, `${spell} speed`, 'Connaught raises a wind of speed.'],
  [spells, `${spell} sloth`, 'Connaught raises a wind of sloth.'],
  [spells, spell, 'Ulster casts no spell.', 'no spell'],
  [
    spells,
    `${spell} freeze:1`,
    'Connaught sends frost to Ulster. Ulster will lose its next turn.',
    'Freeze Ulster',
  ],
  [
    spells,
    `${spell} freeze:1 throw 3 2`,
    'Connaught goes from 2 to 5, takes one coin. Ulster’s turn is lost to the frost.',
  ],
  [spells, fire, 'Ulster hurls fire at Connaught on 2.', 'Fireball 3–2'],
  [spells, `${fire} 1`, 'Connaught throws 1: the chariot on 2 burns.', '1 in the fire'],
  [spells, `${fire} 3`, 'The sticks say 3: the fire goes out.'],
  [spells, `${fire} 4`, 'The sticks say 4: the fire turns round.'],
  [spells, `${fire} 4 2`, 'Ulster throws 2: the chariot on the winter solstice burns.'],
])('after %j %s it is told: %s', (options, tokens, text, short) => {
  const { event, before } = played(options.partners ? 4 : 2, options, tokens).at(-1)!
  expect(describe(event, before, persons)).toBe(text)
  if (short) expect(notation(event)).toBe(short)
})

it('the end by the limit says so, with what each has', () => {
  const { event } = played(2, { ply_limit: 1 }, '2 in').at(-1)!
  expect(ending(event.view, persons)).toBe(
    'The limit of moves is reached. Connaught has one coin, Ulster has no coins.',
  )
})

it.each<[tokens: string, heard: string | null, options?: Options]>([
  ['3', 'sticks'],
  [`${veil} 2`, 'sticks'],
  ['2 in 1 in 1 in 3h', 'sticks'],
  ['2 in', 'coin'],
  [fight, 'knock'],
  ['2 in 1 in 3 2 3 in 2 in', 'wood'],
  [veil, null],
  [`${spell} speed`, 'stone', spells],
  [lastSpell.slice(0, -5), null, spells],
])('after %s the sound is %s', (tokens, heard, options = {}) => {
  expect(sound(played(2, options, tokens).at(-1)!.event)).toBe(heard)
})
