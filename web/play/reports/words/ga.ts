// The people at a table: reports and blocks, in Irish.
import type en from './en'

export default {
  people: 'Cé atá anseo',
  report: 'Tuairiscigh',
  reportOf: (name) => `Tuairiscigh ${name}`,
  reasons: {
    name: 'An t-ainm',
    chat: 'An méid a deirtear',
    conduct: 'Mar a imríonn duine, nó nach n-imríonn',
    other: 'Rud éigin eile',
  },
  reason: 'Cad atá cearr?',
  words: 'I d’fhocail féin, más mian leat',
  send: 'Seol an tuairisc',
  sent: 'Go raibh maith agat. Léifidh an té a choinníonn ord anseo í.',
  reportNote:
    'Léann an té atá i mbun an fhreastalaí seo í, agus scriostar í tar éis 90 lá. Ní fhaigheann aon duine amach cé a sheol í.',
  cancel: 'Cealaigh',
  sendAway: (name) => `Cuir chun siúil go deo: ${name}`,
  block: 'Blocáil',
  blockOf: (name) => `Blocáil ${name}`,
  blockNote: (name) =>
    `Ní chuirfear an bheirt agaibh le chéile arís, agus ní shuífidh sibh ag aon bhord amháin. Ní insítear do ${name} é.`,
  blockYes: 'Blocáil',
  blocked: 'Blocáilte.',
  blockedTitle: 'Daoine atá blocáilte agat',
  unblock: 'Díbhlocáil',
  errors: {
    bad_key: 'Ní oireann an eochair.',
    not_found: 'Ní choinníonn aon duine ord ar an bhfreastalaí seo le heochair.',
    bad_request: 'Ní mar sin a scríobhtar é.',
    limit_reached: 'Tá an oiread ann agus is féidir.',
    no_report: 'Tá an tuairisc sin imithe.',
    no_ban: 'Tá an cosc sin thart.',
    no_announcement: 'Tá an fógra sin thart.',
  },
} satisfies typeof en
