// What is said of sharing a game, in Irish.
import type { Words } from './en'

const ga: Words = {
  game: 'Nasc chuig an gcluiche iomlán',
  position: (move) => `Nasc chuig an suíomh seo, tar éis beart ${move}`,
  frame: 'Chun é a thaispeáint ar leathanach eile',
  linkNote: 'Tá an cluiche sa nasc féin; ní fhágtar aon rud ar fhreastalaí.',
  notYet: 'Beidh nasc agus taifead ann nuair a bheidh an cluiche thart.',
  noLink: 'Ní féidir leis an mbrabhsálaí seo nasc mar sin a dhéanamh. Sábháil an taifead ina áit.',
  pictures: 'Pictiúir',
  png: 'Pictiúr',
  svg: 'Pictiúr (SVG)',
  gif: 'Pictiúr beo',
  record: 'Taifead',
  drawing: 'Tá an cluiche á tharraingt …',
  stop: 'Stad',
  failed: 'Níorbh fhéidir an pictiúr sin a tharraingt.',
}

export default ga
