// Invitations to a table, and seats that go to another device, in Irish.
import type en from './en'

export default {
  invited: (game) => `Tá cuireadh agat: ${game}`,
  forYou: 'saor duitse',
  clock: (time) => `Clog: ${time}.`,
  noClock: 'Gan chlog.',
  usualRules: 'Na gnáthrialacha.',
  onlyWatch: 'Breathnú amháin',
  freeSeat: (seat) => `Saor an suíochán: ${seat}`,
  close: 'Dún an bord',
  closeSure: 'An bord a dhúnadh do chách? Scriosfar é.',
  closeYes: 'Dún',
  closeNo: 'Fan',
  deviceNote:
    'An té a bhfuil an nasc nó na focail aige, imríonn sé ar do shuíochán, mar sin coinnigh agat féin iad.',
  qr: 'An nasc mar phictiúr, do cheamara an ghléis eile',
  fourWords: 'Ceithre fhocal ina áit sin',
  fourWordsNote: (n) =>
    `Clóscríobh ar an ngléas eile iad, faoi “Mo chuid bord”. Oibríonn siad uair amháin, laistigh de ${n} nóiméad.`,
  guestName: 'D’ainm mar aoi',
  guestNameNote: 'Feiceann imreoirí eile é. Níl cuntas ag teastáil uait.',
  noName: 'gan ainm',
  sealing: 'Tá focail á lorg …',
} satisfies typeof en
