// What is said of sharing a game, in Welsh.
import type { Words } from './en'

const cy: Words = {
  game: 'Dolen i’r gêm gyfan',
  position: (move) => `Dolen i’r safle hwn, ar ôl symudiad ${move}`,
  frame: 'I’w dangos ar dudalen arall',
  linkNote: 'Mae’r gêm yn y ddolen ei hun; does dim yn aros ar weinydd.',
  notYet: 'Bydd dolen a chofnod pan fydd y gêm ar ben.',
  noLink: 'All y porwr hwn ddim gwneud dolen o’r fath. Cadwa’r cofnod yn lle hynny.',
  pictures: 'Lluniau',
  png: 'Llun',
  svg: 'Llun (SVG)',
  gif: 'Llun symudol',
  record: 'Cofnod',
  drawing: 'Yn tynnu llun y gêm …',
  stop: 'Stopio',
  failed: 'Doedd dim modd tynnu’r llun hwnnw.',
}

export default cy
