// The words of Druid's Duel's lessons, in English.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  lion: {
    title: 'The lion',
    ask: 'Whoever is first without cards wins. All play a card in secret, and your form says whether yours may go: the lion’s goes if it is the highest. Play one that goes, whatever Birch plays.',
    right: 'Yours was the highest, and it is gone.',
    wrong:
      'With two you know each other’s cards: what Birch holds is marked in the table. What is Birch’s highest rank?',
  },
  jackrabbit: {
    title: 'The jackrabbit',
    ask: 'The jackrabbit’s card goes if it is lower than all the others; equal is not enough. Play one that surely goes.',
    right: 'Nothing of Birch’s is as low as a 2.',
    wrong: 'What is the lowest rank that Birch holds? Go below it.',
  },
  peacock: {
    title: 'The peacock',
    ask: 'The peacock wants to be unlike the others: its card goes if no other one has the same rank or the same suit. Play one that surely goes.',
    right: 'Birch has no diamonds, and no 4.',
    wrong: 'Look for a suit that Birch has not got, and in it for a rank that Birch has not got.',
  },
  drained: {
    title: 'Choose your form',
    ask: 'The form that you had in the last turn is drained, so there are two to choose from. Become the one in which you have a card that surely goes, and play that card.',
    right: 'You chose the form for the card. That is the heart of this game.',
    wrong: 'You hold a 3. Birch has nothing as low as that.',
  },
  last: {
    title: 'The last card',
    ask: 'One card left each: you hold the 6 of spades, Birch the 5 of spades. Which form wins?',
    right: 'Higher, and gone: you have no card left, and win.',
    wrong: 'Both are spades, so the peacock fails. And who is higher?',
  },
}

export default words
