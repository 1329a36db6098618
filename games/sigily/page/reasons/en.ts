// Why an action of Sigily is good, in English; by the kind of the reason. `coins` is '' of none, and `likely` of what is certain.
import { does, who } from '@nemeton/board/person/en'
import type { Person } from '@nemeton/board/person'

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const many = (n: number, thing: string) => `${numbers[n] ?? n} ${thing}${n === 1 ? '' : 's'}`
/** What comes of it that a stack dies. */
const spoils = (coins: string, sigils: number) => {
  const all = [coins, sigils > 0 && `a chariot set back ${many(sigils, 'sigil')}`].filter(Boolean)
  return all.length === 0 ? '' : `: ${all.join(' and ')}`
}
const carrying = (coins: string) => coins && ` with its ${coins}`

export default {
  wins: 'The race ends, and nobody has more coins.',
  wins_race: (coins: string) =>
    coins === ''
      ? 'Wins the race.'
      : `Wins the race: at the end two thirds of the coins on the board, now ${coins}.`,
  comes_home: (left: number, coins: string) =>
    `Comes home${coins && ` with ${coins}`}; ${many(left, 'chariot')} left.`,
  fights: (enemy: Person, chance: string, coins: string, sigils: number) =>
    `Wins the fight with ${who(enemy)} at ${chance}${spoils(coins, sigils)}.`,
  burns: (enemy: Person, chance: string, coins: string, sigils: number) =>
    `Burns a chariot of ${enemy.you ? 'yours' : enemy.name} at ${chance}${spoils(coins && `${coins} to pick up`, sigils)}.`,
  takes: (coins: string) => `Takes ${coins}.`,
  avoids_darts: (coins: string) => `Keeps ${coins} from the darts of the deep.`,
  keeps_coins: (coins: string) => `Keeps ${coins}.`,
  free_throw: (at: string, asks: boolean) =>
    `The sun on ${at} gives a free throw${asks ? ' for a right answer' : ''}.`,
  leaves_deep: (sigils: number) => `Leaves the deep and its darts, ${many(sigils, 'sigil')} further on.`,
  risks_less: (likely: string, otherwise: string) =>
    likely === ''
      ? `Risks nothing; the other choice loses its chariot${otherwise && ` at ${otherwise}`}.`
      : `Loses its chariot at ${likely}; the other choice${otherwise ? ` at ${otherwise}` : ' for certain'}.`,
  covers: (at: string, coins: string, likely: string, otherwise: string) =>
    likely === ''
      ? `No enemy reaches the chariot on ${at}${carrying(coins)} by the next throw.`
      : `Only ${likely} of the next throws bring an enemy to the chariot on ${at}${carrying(coins)}, not ${otherwise}.`,
  aims_home: (at: string, coins: string, chance: string) =>
    `Next, ${chance} of the throws can bring the chariot on ${at}${carrying(coins)} home.`,
  joins: (chariots: number) => `From here on ${many(chariots, 'chariot')} go as one.`,
  curses: (at: string, enemies: number, friends: number) =>
    `${many(enemies, 'enemy chariot')} ${enemies === 1 ? 'has' : 'have'} still to pass ${at}` +
    (friends === 0 ? '.' : `, but only ${many(friends, 'friend')}.`),
  freezes: (enemy: Person) => `${does(enemy, 'loses its', 'lose your')} turn, and cannot pay.`,
  tries_veil: (chance: string, coins: string) => `The veil opens at ${chance}, with ${coins} in the deep.`,
  reaches_gate: (gate: string, coins: string) => `Comes to the veil at ${gate}, with ${coins} behind it.`,
}
