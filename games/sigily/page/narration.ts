// What happened, in words.
import { findEffect } from '@nemeton/board/effects'
import { sentences, type Persons } from '@nemeton/board/person'
import { readThrow, type SigilyEvent } from './position'
import type { Effect, Throw, View } from './schema'
import { nameOf, provinces, say, spells } from './words'

const { phrases, notes } = say

const name = (seat: number) => provinces[seat]!

/** The name of an animal by its letter, '' for none. */
export const animalOf = (letter: string) => say.animals[letter] ?? ''

const thrown = (token: Throw) => {
  const { number, animal } = readThrow(token)
  return say.thrown(number, animalOf(animal))
}

export function describe({ effects }: SigilyEvent, before: View, persons: Persons): string {
  const text = effects.map((effect) => phrase(effect, effects, before, persons)).join('')
  const lost = effects.map((effect) =>
    effect.kind === 'turn_lost' ? phrases.lost(persons(effect.seat)) : '',
  )
  return sentences(text && `${text}.${lost.join('')}`)
}

/** The number of the throw that brought an effect about. */
const numberThrown = (effects: Effect[]) => readThrow(findEffect(effects, 'thrown')!.value).number

/** An effect's part of the sentence; some have none, since another says it too. */
function phrase(effect: Effect, effects: Effect[], before: View, persons: Persons): string {
  switch (effect.kind) {
    case 'takes_sticks':
      return phrases.takesSticks(persons(effect.seat))
    case 'no_spell':
      return phrases.noSpell(persons(effect.seat))
    case 'declared':
      return (effect.what === 'enter' ? phrases.triesVeil : phrases.declaresBack)(
        persons(effect.seat),
        nameOf(effect.at),
      )
    case 'cast':
      return casting(effect, persons)
    case 'paid_off':
      return phrases.pays(persons(effect.seat))
    case 'frozen':
      return (findEffect(effects, 'cast') ? '. ' : '') + phrases.freezes(persons(effect.seat))
    case 'thrown':
      return throwing(effect, effects, before, persons)
    case 'let_in':
      return phrases.veilOpens(persons(effect.seat), numberThrown(effects), nameOf(effect.at))
    case 'refused':
      return phrases.veilShut(persons(effect.seat), numberThrown(effects), nameOf(effect.at))
    case 'struck':
      return phrases.struck(persons(effect.seat), nameOf(effect.at))
    case 'unharmed': {
      const inFire = findEffect(effects, 'thrown')!.stage === 'fireball'
      return inFire
        ? phrases.fizzles(numberThrown(effects))
        : phrases.unharmed(persons(effect.seat), numberThrown(effects), nameOf(effect.at))
    }
    case 'turned_round':
      return phrases.turnsRound(numberThrown(effects))
    default:
      return fightPhrase(effect, effects, persons) || movePhrase(effect, effects, persons)
  }
}

function fightPhrase(effect: Effect, effects: Effect[], persons: Persons): string {
  const has = (kind: Effect['kind']) => findEffect(effects, kind) !== undefined
  switch (effect.kind) {
    case 'died':
      if (effect.by === 'fireball')
        return phrases.burns(persons(effect.seat), numberThrown(effects), nameOf(effect.at))
      return effect.by === 'curse' ? phrases.diesCursed : ''
    case 'forfeited': {
      // Of a fight on fairy ground both sides' coins are told as one.
      const all = effects.filter((each) => each.kind === 'forfeited')
      return effect === all[0]
        ? phrases.losesToCentre(say.coins(all.reduce((sum, { coins }) => sum + coins, 0)))
        : ''
    }
    case 'went_back':
      return has('back_to_hand') ? '' : phrases.backToGate(nameOf(effect.stack.at))
    case 'back_to_hand':
      return phrases.backToHand
    case 'tied':
      return phrases.draw
    case 'bout_won':
      return phrases.winsBout(persons(effect.seat))
    case 'won': {
      const { seat, coins } = effect
      if (has('stone_held')) return ''
      return coins === 0 ? phrases.wins(persons(seat)) : phrases.winsCoins(persons(seat), say.coins(coins))
    }
    default:
      return ''
  }
}

function movePhrase(effect: Effect, effects: Effect[], persons: Persons): string {
  const has = (kind: Effect['kind']) => findEffect(effects, kind) !== undefined
  switch (effect.kind) {
    case 'came_in':
      return phrases.comesIn(persons(effect.seat), nameOf(effect.stack.at))
    case 'moved':
    case 'moved_back': {
      const { seat, from, stack } = effect
      if (has('came_home'))
        return phrases.comesHome(persons(seat), nameOf(from), stack.chariots.length, stack.coins)
      return (effect.kind === 'moved' ? phrases.goes : phrases.goesBack)(
        persons(seat),
        nameOf(from),
        nameOf(stack.at),
      )
    }
    case 'stayed':
      return phrases.stays(persons(effect.seat), nameOf(effect.at))
    case 'fused':
      if (has('went_back')) return ''
      return effect.host === effect.seat
        ? phrases.joinsOwn(persons(effect.seat))
        : phrases.joins(persons(effect.seat), persons(effect.host))
    case 'attacked':
      return has('stone_held')
        ? phrases.diesOnStone(persons(effect.enemy))
        : phrases.meets(persons(effect.seat), persons(effect.enemy))
    case 'took':
      return phrases.takes(persons(effect.seat), say.coins(effect.coins))
    case 'drew_card':
      return phrases.question
    case 'free_throw':
      return has('answered') ? '' : phrases.freeThrow
    case 'answered':
      return phrases.answered(persons(effect.seat))
    case 'not_known':
      return phrases.notKnown(persons(effect.seat))
    default:
      return ''
  }
}

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

function throwing(
  { stage, seat, value }: Of<'thrown'>,
  effects: Effect[],
  { fight }: View,
  persons: Persons,
): string {
  const oneMore = fight?.plus_one === seat ? phrases.oneMore : ''
  switch (stage) {
    case 'throw':
      return (
        phrases.throws(persons(seat), Number(value)) +
        (findEffect(effects, 'free_throw_earned') ? phrases.again(persons(seat)) : '')
      )
    case 'attack':
      return phrases.attacks(persons(seat), thrown(value)) + oneMore
    case 'defence':
      return phrases.defends(persons(seat), thrown(value)) + oneMore
    default:
      return ''
  }
}

function casting({ seat, spell, at, to, enemy }: Of<'cast'>, persons: Persons): string {
  if (spell === 'fireball') return phrases.fireball(persons(seat), persons(enemy!), nameOf(to!))
  if (spell === 'freeze') return phrases.freeze(persons(seat), persons(enemy!))
  return phrases[spell](persons(seat), at === null ? '' : nameOf(at))
}

/** "3 to move", "2 horse to attack", "in–3", "4–7 +2", "22–home", "8–9 ⚔", "Druid curse 5": short, for the list of moves. */
export function notation({ effects }: SigilyEvent): string {
  const [first] = effects
  switch (first?.kind) {
    case 'thrown': {
      const { number, animal } = readThrow(first.value)
      return [number, animalOf(animal), say.purposes[first.stage]].filter(Boolean).join(' ')
    }
    case 'came_in':
      return `${notes.in}–${first.stack.at}${marks(effects)}`
    case 'moved':
    case 'moved_back':
      return `${first.from}–${findEffect(effects, 'came_home') ? notes.home : first.stack.at}${marks(effects)}`
    case 'stayed':
      return `${first.at}–${first.at}`
    case 'answered':
      return '✓'
    case 'not_known':
      return '✗'
    case 'takes_sticks':
      return say.doThrow
    case 'no_spell':
      return notes.noSpell
    case 'declared':
      return first.what === 'enter' ? `${first.at} ${say.purposes['entry']}` : `${first.at} ↶`
    case 'paid_off':
      return say.doPay
    case 'frozen':
      return say.doFreeze
    case 'cast': {
      const on =
        first.spell === 'freeze' ? name(first.enemy!) : [first.at, first.to].filter(Boolean).join('–')
      return `${spells[first.spell]!} ${on}`.trim()
    }
    default:
      return ''
  }
}

/** What came of a move. */
function marks(effects: Effect[]): string {
  if (findEffect(effects, 'bout')) return ' ⚔'
  if (findEffect(effects, 'died')) return ' †'
  const took = findEffect(effects, 'took')
  return took ? ` +${took.coins}` : ''
}

export function ending(view: View, persons: Persons): string {
  if (!view.end) return ''
  const purses = view.coins.map((coins, seat) => say.purse(persons(seat), coins))
  return sentences(`${say.endings[view.end.why]!(persons(view.race_winner ?? 0))} ${purses.join(', ')}.`)
}
