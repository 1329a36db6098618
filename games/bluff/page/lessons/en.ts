// The words of Bluff & Bluster's lessons, in English.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  own: {
    title: 'Bid',
    ask: 'All dice under all cups count, and a 1, the Magic One, counts for every number. A bid says: there are at least so many. Open with the highest bid that your own dice make true.',
    right:
      'Challenged, and true: two 5s, two Magic Ones, and one more under the other cup. Whoever doubted it loses a die.',
    wrong: 'Count your 5s, and your 1s with them: that many 5s are certain.',
  },
  raise: {
    title: 'Raise',
    ask: 'Whoever is next bids more, or challenges. More is a higher number of dice, or the same number with a higher face. Make the smallest raise over three 3s.',
    right: 'Three 4s: as many dice, a higher face.',
    wrong: 'Leave the number at three, and take the next face.',
  },
  challenge: {
    title: 'Challenge',
    ask: 'If you do not believe a bid, call “Bluff!”: all dice are shown, and whoever was wrong loses as many dice as it was off. Six 6s are bid. Count your own first.',
    right: 'Three only: three too few, and the bidder loses three dice. Whoever is last to have dice wins.',
    wrong: 'You have no 6 and no 1, and the other one has just five dice. Can there be six?',
  },
  show: {
    title: 'Show, and roll again',
    ask: 'After your bid you may put dice out in the open and roll the others again. You have bid four 5s. Show all that count for that, and no others.',
    right: 'One more 5: now the bid stands for all to see.',
    wrong: 'Two 5s count, and the Magic One does too. The others may roll.',
  },
  magic: {
    title: 'The Magic Ones',
    ask: 'Magic Ones alone can be bid too. They are rare, so half as many are enough: three go over five of a number. Find the bid that your own dice make true.',
    right: 'Three Magic Ones go over five 5s, and you have all three.',
    wrong: 'You have three 1s. Bid just these.',
  },
}

export default words
