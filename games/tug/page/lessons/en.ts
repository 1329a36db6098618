// The words of Tug of War's lessons, in English.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  out: {
    title: 'Off the rope',
    ask: 'You have rolled three dice. Put one beside a die of your column: if it is as high or higher, it eliminates an athlete of Broadford. Do it.',
    right: 'One fewer at the other end. The village that has nobody left on the rope loses.',
    wrong: 'Choose a rolled die, then a die of your column that is not higher, then Eliminate.',
  },
  down: {
    title: 'Down, then out',
    ask: 'All your dice are too low to eliminate. But any die can lay somebody down, and to finish one who is down, two less than the die of the column will do. First Weaken, then Finish.',
    right: 'Two low dice together have done what a high one does alone.',
    wrong: 'First lay somebody down with Weaken; then finish him with another die.',
  },
  swap: {
    title: 'Grow stronger',
    ask: 'Swap puts the rolled die into your column. You gain one athlete, and one more for every pip that it is higher. Find the swap that brings the most.',
    right: 'A 6 for a 1: six more on your side.',
    wrong: 'The highest die in place of the lowest brings the most. How many are you offered?',
  },
  again: {
    title: 'A six in the column',
    ask: 'For every 6 in your column you may roll one die again. Which one is worth it? Roll the lowest one again.',
    right: 'A 6 instead of a 1. High columns are hard to beat, but they give you a second chance.',
    wrong: 'The 1 can hardly get worse. Choose it, and roll it again.',
  },
  berserk: {
    title: 'Berserk',
    ask: 'Three equal dice, none lower than the lowest of your column, can go berserk: four athletes of the other side are gone at once. Let them.',
    right: 'Four at one blow.',
    wrong: 'Three dice alone get three at most. Berserk gets four.',
  },
  match: {
    title: 'Every die in its place',
    ask: 'Three are left over there, and you have three dice. Beside which die of your column must each go, so that all three eliminate and the match is won?',
    right: 'Nobody is left over there: the match is yours.',
    wrong:
      'If a high die goes beside a low one, it is missing at the high one. Each needs one that is just high enough.',
  },
} satisfies Record<string, LessonWords>
