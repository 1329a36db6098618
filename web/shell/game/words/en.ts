// The page of a game, in English.

export default {
  playBot: 'Play a bot',
  friend: 'Challenge a friend',
  here: 'On this device',
  setUp: 'More options',
  learn: 'Learn by playing',
  puzzles: 'Puzzles',
  leaders: 'Leaderboard',
  fairness: 'Fairness and length',
  fairnessNote:
    'Reports of thousands of games: how fair, long and lively it is, and which rules change that.',
  rules: 'Rules',
  inventor: 'Inventor',
  ways: 'Ways to play',
  more: 'More about this game',
}
