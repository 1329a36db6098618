// Sigily beside the board, in English.

export default {
  turn: [
    'Throw once for each of your stacks in the deep: a 1, and the darts drive it back.',
    'Say if you mean to go in at a gate.',
    'Throw, and bring a chariot in or move one on.',
    'Fight an enemy who stands there; take the coins that lie there.',
    'A 4, a 5 or a live sun gives a free throw, three at most.',
  ],
  animals: ['dog', 'deer', 'cow', 'horse'],
  says: (steps: number, animal: string | undefined) =>
    animal ? `${steps}, up to the ${animal}` : `${steps}, no animal`,
  coins: 'Coins',
}
