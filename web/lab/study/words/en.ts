// What the laboratory says, in English.

export default {
  title: 'Laboratory',
  lead: 'How fair, long and lively is each game? Thousands of games, played by bots and at random, tell.',
  made: (games: string) => `From ${games} games.`,
  all: 'All games',
  play: 'Play it',
  found: 'What a study has found',
  none: 'There is no report of this game. What you play yourself below is counted.',
  failed: 'The report could not be loaded.',
  things: 'What is done in a game is called here as the rules’ own program calls it, in English.',

  players: (players: string, seats: number) => `${players}, ${seats} seats`,
  random: 'at random',
  randomMoves: 'random moves',
  against: (one: string, other: string) => `${one} against ${other}`,
  seat: (name: string) => `The seat “${name}”`,

  live: 'A study of your own',
  liveLead: 'Games in which every move is made at random, played on this device while you look on.',
  seats: 'Seats',
  games: 'How many games',
  more: 'More rules',
  start: 'Begin',
  stop: 'Stop',
  progress: 'Games played',
  played: (games: string, of: string) => `${games} of ${of} games`,
  stopped: (games: string) => `Stopped after ${games} games.`,
  done: (games: string) => `${games} games played.`,
  mean: (plies: string) => `A game has ${plies} moves on average.`,
  wins: 'How often each seat wins alone',
  broken: 'The games cannot be played on this device.',
}
