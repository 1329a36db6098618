// Looking for somebody to play with, in English.

export default {
  tournaments: 'Tournaments',
  now: 'Play now',
  lead: 'With whoever wants to play too. Until somebody comes, a bot plays with you.',
  speed: 'How fast?',
  speeds: { rapid: 'A few minutes', classical: 'At leisure', correspondence: 'Over days' },
  games: 'Which game?',
  any: 'Any of these',
  only: (game: string) => `${game} alone`,
  withAnybody: 'Now, with anybody',

  waiting: 'Looking for company',
  again: 'Nobody sat down. You are first in line.',
  errors: {
    away: 'The server does not answer; it is tried again.',
  },
  found: (game: string) => `Somebody is here: ${game}`,
  coming: 'The other one is on the way',
  missed: 'Somebody was here while you were away.',
  go: 'Sit down',
  anew: 'Look again',
  stop: 'Stop',
  close: 'Close',
}
