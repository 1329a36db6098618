// Sgoriau chwaraewyr, yn Gymraeg.
import type en from './en'

const words: typeof en = {
  title: 'Sgoriau chwaraewyr',
  rating: 'sgôr',
  rated: 'Yn cyfrif',
  ratedNote: 'Mae’r canlyniad yn newid sgôr y chwaraewyr. Mae angen cloc. Ni ellir cymryd symudiadau yn ôl.',
  notCounted:
    'Ni newidiodd unrhyw sgôr: nid oedd un chwaraewr wedi symud, neu cafodd y chwaraewyr hyn chwe gêm raddedig heddiw.',
  refusals: {
    name_needed: 'Mae’r gêm hon yn cyfrif: mae ei seddi i chwaraewyr ag enw sy’n aros.',
    same_address:
      'Mae’r gêm hon yn cyfrif, a buost ti ar yr un rhwydwaith â chwaraewr arall yn y 24 awr diwethaf. Gofynna am gêm nad yw’n cyfrif.',
    same_person:
      'Caiff y gêm hon ei graddio, a ti, neu gyfrif bot o’th eiddo, sydd â sedd arall wrth y bwrdd.',
    seat_taken: 'Mae rhywun yn y sedd honno, neu rwyt ti’n eistedd wrth y bwrdd hwn yn barod.',
    bad_key: 'Cest ti dy allgofnodi mewn man arall.',
  },

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
  away: 'Dydy’r gweinydd ddim yn ateb.',
}
export default words
