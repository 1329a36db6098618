// Watching the games of others, in English.

export default {
  title: 'Watch',
  lead: 'Games that are played just now, and that anybody may watch.',
  games: 'Which game?',
  all: 'All games',
  none: 'Nobody plays for others to watch just now.',
  watch: 'Watch',
  watchGame: (name: string) => `Watch this game of ${name}`,
  more: 'All to watch',
  somebody: 'somebody',

  isPublic: 'Others may watch',
  isPublicNote:
    'While you play, the game stands under “Watch”. Nobody sees there what is hidden from anybody at the table.',
  withdraw: 'Nobody may watch any more',

  opening: 'Opening the game …',
  gone: 'There is no such game here, or it may not be watched any more.',
  broken: 'There is no game in this link.',
  openThere: (game: string) => `${game} at Nemeton`,
}
