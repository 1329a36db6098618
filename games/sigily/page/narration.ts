// What happened, in words.
import type { GameEvent } from '@nemeton/board/game'
import { goalOf } from './choice'
import {
  areFriends,
  inHand,
  isFairyGround,
  leaderOf,
  lying,
  readMove,
  readThrow,
  stackOn,
  type Stack,
  type Throw,
  type View,
} from './position'
import { nameOf, provinces, say, spells } from './words'

const { told, notes } = say

const name = (seat: number) => provinces[seat]!

/** The name of an animal by its letter, '' for none. */
export const animalOf = (letter: string) => say.animals[letter] ?? ''

const thrown = (token: Throw) => {
  const { number, animal } = readThrow(token)
  return say.thrown(number, animalOf(animal))
}

/** Who wins the throws of a fight, or null where they are equal in all. */
export function winnerOf(fight: NonNullable<View['fight']>, defence: Throw): 'attacker' | 'defender' | null {
  const mine = readThrow(fight.attack!)
  const yours = readThrow(defence)
  const plus = fight.plus_one === leaderOf(fight.attacker)
  const rank = ({ number, animal }: typeof mine, one: boolean) =>
    (number + (one ? 1 : 0)) * 10 + 'dech'.indexOf(animal || ' ')
  const ahead = rank(mine, plus) - rank(yours, !plus)
  return ahead === 0 ? null : ahead > 0 ? 'attacker' : 'defender'
}

/** A seat whose turn was lost between two positions. */
const lostTurn = (before: View, after: View): string =>
  before.frozen.map((frozen, seat) => (frozen && !after.frozen[seat] ? told.lost(name(seat)) : '')).join('')

export function describe(event: GameEvent<View>, before: View): string {
  if (event.token === null) return ''
  return `${sentence(event.token, before, event.view)}.${lostTurn(before, event.view)}`
}

function sentence(token: string, before: View, after: View): string {
  const turn = name(before.turn!)
  const { number } = readThrow(token)
  switch (before.stage) {
    case 'throw': {
      const free = number >= 4 && before.declared?.what !== 'refused' && before.free_throws < 3
      return told.throws(turn, number) + (free ? told.again : '')
    }
    case 'entry':
      return (number <= 2 ? told.veilOpens : told.veilShut)(turn, number, nameOf(before.declared!.at))
    case 'darts':
      return darts(number, before)
    case 'fireball':
      return fire(number, before)
    case 'attack': {
      const { attacker, plus_one } = before.fight!
      const seat = leaderOf(attacker)
      return told.attacks(name(seat), thrown(token)) + (seat === plus_one ? told.oneMore : '')
    }
    case 'defence':
      return defence(token, before, after)
    case 'card':
      return (token === 'right' ? told.answered : told.notKnown)(turn)
    case 'move':
      return move(token, before, after)
    default:
      return deed(token, before, after)
  }
}

function darts(number: number, before: View): string {
  const at = before.darts!
  const stack = stackOn(before, at)!
  const seat = name(leaderOf(stack))
  if (number !== 1) return told.unharmed(seat, number, nameOf(at))
  return told.struck(seat, nameOf(at)) + lostCoins(stack.coins) + wayBack(before, stack)
}

const lostCoins = (coins: number) => (coins === 0 ? '' : told.losesToCentre(say.coins(coins)))

/** Where a stack that goes back out of the deep comes to. */
function wayBack(before: View, stack: Stack): string {
  const other = stackOn(before, String(stack.entry))
  const held = other !== null && !areFriends(before, leaderOf(other), leaderOf(stack))
  return held ? told.backToHand : told.backToGate(nameOf(String(stack.entry)))
}

function fire(number: number, before: View): string {
  const { from, to, reversed } = before.fireball!
  const at = reversed ? from : to
  if (number === 3) return told.fizzles(number)
  if (number > 3) return told.turnsRound(number)
  return told.burns(name(leaderOf(stackOn(before, at)!)), number, nameOf(at))
}

function defence(token: string, before: View, after: View): string {
  const fight = before.fight!
  const { attacker } = fight
  const defender = stackOn(before, attacker.at)!
  const seat = leaderOf(defender)
  const text = told.defends(name(seat), thrown(token)) + (seat === fight.plus_one ? told.oneMore : '')
  const winner = winnerOf(fight, token)
  if (winner === null) return text + told.draw
  const won = winner === 'attacker' ? attacker : defender
  const lost = winner === 'attacker' ? defender : attacker
  const best = name(leaderOf(won))
  if (after.fight) return text + told.winsBout(best)
  const prize = lost.coins
  return (
    text +
    (prize === 0 ? told.wins(best) : told.winsCoins(best, say.coins(prize))) +
    (won.entry === null ? '' : wayBack(before, won)) +
    (winner === 'attacker' && won.entry === null ? taken(before, after, won.at) : '') +
    next(before, after)
  )
}

/** The coins that lay on a sigil and were taken by a stack that came there. */
function taken(before: View, after: View, at: string): string {
  const coins = lying(before, at) - lying(after, at)
  return coins > 0 ? told.takes(say.coins(coins)) : ''
}

/** What the turn goes on with, where that is a gift. */
function next(before: View, after: View): string {
  if (after.stage === 'card') return told.question
  return after.turn === before.turn && after.free_throws > before.free_throws ? told.freeThrow : ''
}

function move(token: string, before: View, after: View): string {
  const { from } = readMove(token)
  const seat = before.turn!
  const goal = goalOf(before, token)
  if (goal === 'stay') return told.stays(name(seat), nameOf(from)) + next(before, after)
  const mover = from === 'in' ? null : stackOn(before, from)
  if (before.courses![token] === 'home') {
    const { chariots, coins } = mover!
    return told.comesHome(name(seat), nameOf(from), chariots.length, coins) + next(before, after)
  }
  const way =
    mover === null
      ? told.comesIn(name(seat), nameOf(goal))
      : (before.declared?.what === 'back' ? told.goesBack : told.goes)(name(seat), nameOf(from), nameOf(goal))
  const own = mover?.coins ?? 0
  if (before.cursed.includes(Number(goal))) return way + told.diesCursed + lostCoins(own)
  const other = stackOn(before, goal)
  if (other === null) return way + taken(before, after, goal) + next(before, after)
  const host = leaderOf(other)
  if (areFriends(before, host, seat)) {
    const joined = host === seat ? told.joinsOwn : told.joins(name(host))
    return way + joined + taken(before, after, goal) + next(before, after)
  }
  const forfeit = isFairyGround(goal) ? lostCoins(own + other.coins) : ''
  return way + (other.stone_skin ? told.diesOnStone(name(host)) : told.meets(name(host))) + forfeit
}

function deed(token: string, before: View, after: View): string {
  const [word, what = ''] = token.split(':')
  const seat = name(before.turn!)
  switch (word) {
    case 'throw':
      return told.takesSticks(seat)
    case 'nospell':
      return told.noSpell(seat)
    case 'enter':
      return told.triesVeil(seat, nameOf(what))
    case 'back':
      return told.declaresBack(seat, nameOf(what))
    case 'fireball': {
      const at = what.split('-')[1]!
      return told.fireball(seat, name(leaderOf(stackOn(before, at)!)), nameOf(at))
    }
    case 'pay':
      return told.pays(name(before.asked!))
    case 'freeze': {
      if (what === '') return told.freezes(name(before.asked!))
      const text = told.freeze(seat, name(Number(what)))
      return after.frozen[Number(what)] ? `${text}. ${told.freezes(name(Number(what)))}` : text
    }
    default:
      return told[word as 'curse'](seat, nameOf(what))
  }
}

/** "3 to move", "2 horse to attack", "in–3", "4–7 +2", "22–home", "8–9 ⚔", "Druid curse 5": short, for the list of moves. */
export function notation(event: GameEvent<View>, before: View): string {
  const { token, view: after } = event
  if (token === null) return ''
  if (before.stage === 'card') return token === 'right' ? '✓' : '✗'
  if (before.stage === 'move') return noteMove(token, before, after)
  const purpose = say.purposes[before.stage]
  if (purpose === undefined) return noteDeed(token)
  const { number, animal } = readThrow(token)
  return [number, animalOf(animal), purpose].filter(Boolean).join(' ')
}

function noteMove(token: string, before: View, after: View): string {
  const { from } = readMove(token)
  const goal = goalOf(before, token)
  if (goal === 'stay') return `${from}–${from}`
  const to = before.courses![token] === 'home' ? notes.home : goal
  const coins =
    to === goal && inHand(after, before.turn!) <= inHand(before, before.turn!)
      ? lying(before, goal) - lying(after, goal)
      : 0
  const marks = after.fight
    ? ' ⚔'
    : before.cursed.includes(Number(goal))
      ? ' †'
      : coins > 0
        ? ` +${coins}`
        : ''
  return `${from === 'in' ? notes.in : from}–${to}${marks}`
}

function noteDeed(token: string): string {
  const [word, what = ''] = token.split(':')
  switch (word) {
    case 'throw':
      return say.doThrow
    case 'nospell':
      return notes.noSpell
    case 'enter':
      return `${what} ${say.purposes.entry}`
    case 'back':
      return `${what} ↶`
    case 'pay':
      return say.doPay
    default: {
      if (token === 'freeze') return say.doFreeze
      const at = word === 'freeze' ? name(Number(what)) : what.replace('-', '–')
      return `${spells[word!]!} ${at}`.trim()
    }
  }
}

export function ending(view: View): string {
  if (!view.end) return ''
  const winner = view.race_winner === null ? '' : name(view.race_winner)
  const purses = view.coins.map((coins, seat) => say.purse(name(seat), coins))
  return `${say.endings[view.end.why]!(winner)} ${purses.join(', ')}.`
}
