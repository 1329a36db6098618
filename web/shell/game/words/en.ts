// The page of a game, in English.

export default {
  playBot: 'Play a bot',
  playOnline: 'Play online',
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
  print: 'Play it on paper',
  inventor: 'Inventor',
  ways: 'Ways to play',
  more: 'More about this game',
}
