// What is said of sharing a game, in English.
const en = {
  game: 'A link to the whole game',
  position: (move: number) => `A link to this position, after move ${move}`,
  frame: 'To show it in another page',
  linkNote: 'The game is in the link itself; nothing is left on a server.',
  notYet: 'There will be a link and a record when the game is over.',
  noLink: 'This browser cannot make such a link. Save the record instead.',
  pictures: 'Pictures',
  png: 'Picture',
  svg: 'Picture (SVG)',
  gif: 'Animated picture',
  record: 'Record',
  drawing: 'Drawing the game …',
  stop: 'Stop',
  failed: 'That picture could not be drawn.',
}

export default en
export type Words = typeof en
