// Roghchlár an chuntais agus na fógraí, i nGaeilge.

export default {
  signIn: 'Sínigh isteach',
  account: (name: string) => `Cuntas: ${name}`,
  profile: 'Próifíl',
  myGames: 'Mo chluichí',
  archive: 'Cartlann',
  bots: 'Botaí',
  settings: 'Socruithe',
  signOut: 'Sínigh amach',
  notifications: 'Fógraí',
  waiting: (games: number) =>
    games === 1 ? 'Do shealsa i gcluiche amháin' : `Do shealsa i gcluichí: ${games}`,
  none: 'Dada nua.',
  yourTurn: 'Do shealsa',
  allGames: 'Mo chluichí go léir',
}
