// Das Kontomenü und die Benachrichtigungen, auf Deutsch.

export default {
  signIn: 'Anmelden',
  account: (name: string) => `Konto: ${name}`,
  profile: 'Profil',
  myGames: 'Meine Partien',
  archive: 'Archiv',
  bots: 'Bots',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  notifications: 'Benachrichtigungen',
  waiting: (games: number) =>
    games === 1 ? 'Du bist in 1 Partie am Zug' : `Du bist in ${games} Partien am Zug`,
  none: 'Nichts Neues.',
  yourTurn: 'Du bist am Zug',
  allGames: 'Alle meine Partien',
}
