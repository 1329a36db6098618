// The words of Down the Danube's lessons, in English.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  throw: {
    title: 'Off you go',
    ask: 'Your five silver boats go down the river, from square to square, to the Black Sea. The sticks show 6. Send your foremost boat all six squares at once.',
    right: 'A 1, a 4 or a 6 gives you another throw, and here it is. A 2 or a 3 ends your turn.',
    wrong: 'A good way too, but take the foremost boat, and all six squares.',
  },
  swap: {
    title: 'Changing places',
    ask: 'Two boats never share a square. Whoever reaches an enemy that has none of its own beside it changes places with it. Throw copper’s leader back.',
    right: 'You are in front, and copper has lost six squares.',
    wrong: 'Copper’s leader is alone on 17. Which of your boats is six squares behind?',
  },
  pairs: {
    title: 'Two hold together',
    ask: 'A boat with a neighbour of its own colour cannot be thrown back. Move so that none of your boats is left alone.',
    right: 'Now every boat has a neighbour, and none can be thrown back.',
    wrong: 'The boat on 2 is alone. Three squares bring it to a friend.',
  },
  block: {
    title: 'Three bar the river',
    ask: 'Three of your boats in a row are a block: no enemy gets past it. Use all three steps to build one.',
    right: 'The copper boats behind it have to wait.',
    wrong: 'You have two boats side by side, on 10 and 11. Bring a third one to them.',
  },
  rapids: {
    title: 'The rapids',
    ask: 'A boat that ends its move on 30, in the rapids, is carried back to 19. To pass over them is harmless. Bring your leader past them, to the mooring on 32.',
    right: 'Past the rapids, and nobody can throw you back from a mooring.',
    wrong: 'Three squares in one go take the boat from 29 over the rapids.',
  },
  mooring: {
    title: 'The mooring is taken',
    ask: '29, 32 and 34 are moorings: whoever lies there stays. If you steer for one that an enemy holds, you stop on the square before it. Try it on 29.',
    right: 'You stop on 28, and this boat moves no more with this throw.',
    wrong: 'Your boat on 27 is two squares from the mooring that copper holds.',
  },
  sea: {
    title: 'Into the sea',
    ask: 'When no boat of yours is in the first ten squares any more, the sea is open. It takes the exact number, and five boats home win. Bring the first one home.',
    right: 'One is home. Four more, and the game is yours.',
    wrong: 'The sea is the last square. One of your boats is just one step away.',
  },
}

export default words
