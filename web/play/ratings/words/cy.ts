// Sgoriau chwaraewyr, yn Gymraeg.
import type en from './en'

const words: typeof en = {
  title: 'Sgoriau chwaraewyr',
  rating: 'sgôr',
  rated: 'Yn cyfrif',
  ratedNote: 'Mae’r canlyniad yn newid sgôr y chwaraewyr. Mae angen cloc. Ni ellir cymryd symudiadau yn ôl.',
  notCounted:
    'Ni newidiodd unrhyw sgôr: nid oedd un chwaraewr wedi symud, neu cafodd y chwaraewyr hyn chwe gêm raddedig heddiw.',
  own: 'Fy sgoriau',
  since: (day) => `Ers ${day}`,
  none: 'Dim gêm sy’n cyfrif eto.',
  provisional: 'Mae gofynnod yn dweud nad oes digon yn hysbys eto.',
  record: ({ won, tied, lost }) =>
    [`ennill: ${won}`, ...(tied > 0 ? [`cyfartal: ${tied}`] : []), `colli: ${lost}`].join(', '),
  streaks: (longest, now) =>
    `Y rhediad hiraf o ennill: ${longest}${now > 1 ? `; ${now} ar hyn o bryd` : ''}.`,
  plot: (games, first, last, lowest, highest) =>
    `Y gemau diwethaf (${games}): o ${first} i ${last}, rhwng ${lowest} a ${highest}.`,
  against: 'Yn erbyn',
  someone: 'Rhywun',
  isPrivate: 'Heb i neb arall ei weld',
  privateNote: 'Fyddi di ddim mewn unrhyw restr wedyn, a fydd eraill ddim yn dod o hyd i’r dudalen hon.',
  gone: 'Does dim chwaraewr o’r fath, neu neb sydd am gael ei weld',

  leaders: 'Y sgoriau uchaf',
  noLeaders: 'Does neb yn ddigon hysbys eto.',
  leadersNote: 'Mae sgôr yn sefyll yma cyn gynted ag y bydd digon yn hysbys, ar ôl deg i ugain gêm.',
  games: (games) => (games === 1 ? 'un gêm' : `gemau: ${games}`),
  play: 'Chwarae',
}
export default words
