// What puzzles say, in English.
const en = {
  title: 'Puzzles of the day',
  lead: 'One for each game, every day, the same for everyone.',
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  solved: 'solved',
  difficulty: (of5: number) => `Difficulty ${of5} of 5`,
  all: 'All puzzles',
  place: (n: number, of: number) => `${n} of ${of}`,
  before: 'The puzzle before',
  after: 'The next puzzle',
  next: 'Next puzzle',

  win: (moves: number) => `Win in ${moves} moves`,
  save: 'Only one move does not lose',
  gain: 'One move wins clearly more often',
  best: 'One choice is best whatever the other does',
  rightWin: (moves: number) => `It wins in ${moves}, whatever is done against it.`,
  rightSave: (moves: number) =>
    moves === 1 ? 'After anything else the next move loses.' : `Anything else loses within ${moves} moves.`,
  rightGain: (percent: number) => `It wins ${percent} games in a hundred more than the next best.`,
  rightBest: (better: number, cases: number) =>
    `Of ${cases} cases it is better in ${better}, and worse in none.`,
  wrongWin: 'That can still be answered.',
  wrongSave: 'That loses by force.',
  wrongGain: 'That wins less often.',
  wrongBest: 'In some case another choice does better.',
}

export default en
