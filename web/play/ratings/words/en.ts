// Ratings, in English.
interface Record {
  won: number
  tied: number
  lost: number
}

export default {
  title: 'Ratings',
  rating: 'rating',
  rated: 'Rated',
  ratedNote: 'The result changes the players’ ratings. It needs a clock. Moves cannot be taken back.',
  notCounted: 'No rating changed: a player had not moved, or these players had six rated games today.',
  own: 'My ratings',
  since: (day: string) => `Since ${day}`,
  none: 'No rated game yet.',
  provisional: 'A question mark says that too little is known yet.',
  record: ({ won, tied, lost }: Record) =>
    [`${won} won`, ...(tied > 0 ? [`${tied} tied`] : []), `${lost} lost`].join(', '),
  streaks: (longest: number, now: number) =>
    `${longest} won in a row at best${now > 1 ? `, ${now} just now` : ''}.`,
  plot: (games: number, first: number, last: number, lowest: number, highest: number) =>
    `The last ${games} games: from ${first} to ${last}, between ${lowest} and ${highest}.`,
  against: 'Against',
  someone: 'Someone',
  isPrivate: 'For nobody else to see',
  privateNote: 'You are in no list then, and others do not find this page.',
  gone: 'There is no such player, or none who wants to be seen',

  leaders: 'The highest ratings',
  noLeaders: 'Nobody is known well enough yet.',
  leadersNote: 'A rating stands here as soon as enough is known, after ten to twenty games.',
  games: (games: number) => (games === 1 ? 'one game' : `${games} games`),
  play: 'Play',
}
