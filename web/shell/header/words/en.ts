// The account menu and the notifications, in English.

export default {
  signIn: 'Sign in',
  account: (name: string) => `Account: ${name}`,
  profile: 'Profile',
  myGames: 'My games',
  archive: 'Archive',
  bots: 'Bots',
  settings: 'Settings',
  signOut: 'Sign out',
  notifications: 'Notifications',
  waiting: (games: number) => (games === 1 ? 'Your turn in 1 game' : `Your turn in ${games} games`),
  none: 'Nothing new.',
  yourTurn: 'Your turn',
  allGames: 'All my games',
}
