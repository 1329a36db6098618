// The words of Brandubh's lessons, in English.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  home: {
    title: 'Bring the king home',
    ask: 'Every piece moves in a straight line, as far as the way is free. The king wins as soon as he reaches one of the four corners. Bring him there.',
    right: 'The king is home, and the game is won.',
    wrong: 'Take the king, and look along the edge: one corner lies open.',
  },
  capture: {
    title: 'Capture',
    ask: 'An enemy is captured when you close in on him from two opposite sides. One defender has gone too far out. Capture him.',
    right: 'He stood between two attackers, and is gone.',
    wrong: 'The defender in the upper left already has an attacker below him. Who can come above him?',
  },
  between: {
    title: 'Between two enemies',
    ask: 'Only the side that moves captures. So a piece may step between two enemies and is safe there. Dare it: go between two attackers.',
    right: 'Nothing happens. The attackers would have to move away and come back.',
    wrong: 'On the second row there is a gap between two attackers. A defender can reach it.',
  },
  corner: {
    title: 'The corner helps',
    ask: 'The corners are hostile to everybody: beside one, a single piece is enough to capture. Capture the attacker at the corner.',
    right: 'The corner stood in for the second piece.',
    wrong: 'One attacker stands next to the lower right corner. Go to the other side of him.',
  },
  two: {
    title: 'Two at once',
    ask: 'One move can capture in several directions. Find the move that takes two defenders.',
    right: 'Two defenders with one move.',
    wrong:
      'Look for a square that has a defender beside it and another one below it, with attackers behind both.',
  },
  king: {
    title: 'Catch the king',
    ask: 'The attackers win when they capture the king, and he is captured as any other piece. He has gone astray: catch him.',
    right: 'The king is between two attackers. The attackers win.',
    wrong: 'An attacker stands at the king’s left. Put another one at his right.',
  },
  bar: {
    title: 'Bar the way',
    ask: 'The king threatens to go to a corner with his next move. Only one move of the attackers stops him.',
    right: 'Now both ways along the edge are closed.',
    wrong: 'The king would be home next. Put a piece between him and the open corner.',
  },
  fork: {
    title: 'Two ways home',
    ask: 'An attacker can stop one way, but not two. Put the king where two corners are open, and then bring him home.',
    right: 'One way was closed, the other one was not. That is how the king wins.',
    wrong: 'From the left edge the king can see two corners.',
  },
}

export default words
