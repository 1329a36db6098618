// Dewislen y cyfrif a’r hysbysiadau, yn Gymraeg.

export default {
  signIn: 'Mewngofnodi',
  account: (name: string) => `Cyfrif: ${name}`,
  profile: 'Proffil',
  myGames: 'Fy ngemau',
  archive: 'Archif',
  bots: 'Botiau',
  settings: 'Gosodiadau',
  signOut: 'Allgofnodi',
  notifications: 'Hysbysiadau',
  waiting: (games: number) => (games === 1 ? 'Eich tro chi mewn 1 gêm' : `Eich tro chi mewn ${games} gêm`),
  none: 'Dim byd newydd.',
  yourTurn: 'Eich tro chi',
  allGames: 'Fy holl gemau',
}
