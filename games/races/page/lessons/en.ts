// The words of the lessons of the three races, in English.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  enter: {
    title: 'Get going',
    ask: 'Bring your four markers from Start to End. A tile moves one marker by its sum, or two markers by one half each. From Start they come only if the sum is even, as it is now. Bring in two at once.',
    right: 'Two are on their way, one by each half of the tile.',
    wrong: 'That was one marker by the whole sum. Take one of the halves instead.',
  },
  fork: {
    title: 'Where the way forks',
    ask: 'On this board the way forks at 7 and at 26, and you choose. Take the short cut from 7 to 24.',
    right: 'Six steps, and you are on 26 already: half the ring is saved.',
    wrong: 'A marker on 4 goes six: over 5, 6 and 7, and then to 24, 25, 26.',
  },
  bump: {
    title: 'Bump',
    ask: 'Where an enemy marker stands alone, you may bump it back to Start. The position has to show a number, and here it lies face up and shows one. Bump it.',
    right: 'Back to Start with it. Two together would have been safe.',
    wrong: 'Go where the enemy stands on a number that lies face up, and choose to bump.',
  },
  blank: {
    title: 'Beware of the blank',
    ask: 'Most positions still lie face down. To bump there you turn the tile, and if it is blank, your own marker goes back to Start. Take the risk, and bump.',
    right: 'Blank! Your marker is back at Start. Seldom, but it happens: think of what you have to lose.',
    wrong: 'Go to the position where the enemy stands alone, and choose to bump.',
  },
  gate: {
    title: 'Through the gate',
    ask: 'A gate has a shortcut. It opens if the half that you play is higher than the number on the gate, which you mostly do not know; if not, you go back to Start. Try it.',
    right: 'The gate had a lower number, and let you through.',
    wrong: 'One marker is close to a gate. Go past it by the shortcut.',
  },
  exchange: {
    title: 'Double blank: exchange',
    ask: 'You drew 0-0: you may let one of your markers change places with an enemy that stands alone. If its position is blank, it fails. Exchange one that is still at Start.',
    right: 'Your marker took its place, and the enemy is at Start.',
    wrong: 'Choose your marker at Start and then the enemy’s. What have you got to lose there?',
  },
  sixes: {
    title: 'Double six: home',
    ask: 'You drew 6-6, and the second tile has seven pips or more: one of your markers goes home at once, from wherever it is. Which one gains the most?',
    right: 'All the way home, right from Start. And you draw once more.',
    wrong: 'That one was on its way already. Who still has the whole way to go?',
  },
  home: {
    title: 'Home',
    ask: 'End has to be reached exactly. The first one there turns its tile: if that is blank, it goes back to Start. Bring your marker home; whoever has all four there scores for those that are not.',
    right: 'No blank: the first one is home.',
    wrong: 'Your foremost marker can reach End exactly.',
  },
} satisfies Record<string, LessonWords>
