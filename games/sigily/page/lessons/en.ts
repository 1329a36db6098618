// The words of Sigily's lessons, in English.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  coins: {
    title: 'Coins are what counts',
    ask: 'Your chariots race once round the year, and take the coins that lie where they stop. In the end the most coins win. You threw a 2: bring in a new chariot or move one on. Where are the most coins?',
    right: 'Two coins, for every holiday has two. They ride along under the chariot.',
    wrong: 'No coins there any more. Who can reach a sigil on which some still lie?',
  },
  sun: {
    title: 'Throw again',
    ask: 'A throw of 4 or 5 gives you a free throw after the move. So does a sun: the equinoxes and solstices, except for the first one. You threw a 1: find the free throw.',
    right: 'Coins and another throw, and you go on.',
    wrong: 'One of your chariots stands right before the spring equinox.',
  },
  fight: {
    title: 'Attack',
    ask: 'If you stop where an enemy stands, you fight. Both throw, and the attacker adds one. The loser goes back to the hand, and the winner takes its coins. Attack Ulster.',
    right: 'Both threw a 3, and the one that you may add decided. Ulster’s coins are yours.',
    wrong: 'Ulster stands two sigils ahead of your chariot, and you threw a 2.',
  },
  fuse: {
    title: 'Two as one',
    ask: 'If you stop where your own chariot stands, the two are fused: from now on every throw moves both. Fuse your two.',
    right: 'Two chariots with one throw: that saves time on the way round.',
    wrong:
      'Your chariot stands three sigils from the start, and you threw a 3. Where does a new one come in?',
  },
  veil: {
    title: 'Through the veil',
    ask: 'Inside lies fairyland, rich in coins and a short way home. Whoever stands on a gate may ask to go in before the throw: a 1 or a 2 opens. Try it, and drive in.',
    right: 'The veil opened, and the second throw took you in, to two more coins.',
    wrong: 'Do not throw yet: first choose your chariot on the gate, Oimelc.',
  },
  centre: {
    title: 'The treasure in the centre',
    ask: 'In fairyland arrows fly: at the start of your turn you throw, and a 1 would cost you everything. You were lucky. Now use your 2, and take the four coins in the centre.',
    right: 'Ten coins under one chariot. Now quickly out again, by another gate.',
    wrong: 'That chariot can wait. The one in fairyland is two sigils from the centre.',
  },
  home: {
    title: 'Home',
    ask: 'Who comes to the start again, or passes it, is home, and nobody can take those coins away any more. From fairyland you can drive out at the gate of Samhain. Bring your chariot home.',
    right: 'Home, and six coins are safe. When all chariots are, the coins are counted.',
    wrong: 'You threw a 3, and the chariot in fairyland needs no more to be home.',
  },
} satisfies Record<string, LessonWords>
