// The people at a table: reports and blocks, in Welsh.
import type en from './en'

export default {
  people: 'Pwy sydd yma',
  report: 'Rhoi gwybod',
  reportOf: (name) => `Rhoi gwybod am ${name}`,
  reasons: {
    name: 'Yr enw',
    chat: 'Yr hyn sy’n cael ei ddweud',
    conduct: 'Sut mae rhywun yn chwarae, neu ddim yn chwarae',
    other: 'Rhywbeth arall',
  },
  reason: 'Beth sydd o’i le?',
  words: 'Yn dy eiriau dy hun, os hoffet ti',
  send: 'Anfon',
  sent: 'Diolch. Bydd pwy bynnag sy’n cadw trefn yma’n ei ddarllen.',
  reportNote:
    'Mae pwy bynnag sy’n rhedeg y gweinydd hwn yn ei ddarllen, ac mae’n cael ei ddileu ar ôl 90 diwrnod. Fydd neb yn gwybod pwy a’i hanfonodd.',
  cancel: 'Canslo',
  sendAway: (name) => `Anfon i ffwrdd am byth: ${name}`,
  block: 'Rhwystro',
  blockOf: (name) => `Rhwystro ${name}`,
  blockNote: (name) =>
    `Fyddwch chi’ch dau ddim yn cael eich paru eto, nac yn eistedd wrth yr un bwrdd. Fydd ${name} ddim yn cael gwybod.`,
  blockYes: 'Rhwystro',
  blocked: 'Wedi’i rwystro.',
  blockedTitle: 'Pwy rwyt ti wedi’u rhwystro',
  unblock: 'Dadrwystro',
  errors: {
    bad_key: 'Dyw’r allwedd ddim yn ffitio.',
    not_found: 'Does neb yn cadw trefn ar y gweinydd hwn gydag allwedd.',
    bad_request: 'Nid fel yna mae ei ysgrifennu.',
    limit_reached: 'Mae cymaint ag sy’n bosib yno’n barod.',
    no_report: 'Mae’r adroddiad hwnnw wedi mynd.',
    no_ban: 'Mae’r gwaharddiad hwnnw ar ben.',
    no_announcement: 'Mae’r cyhoeddiad hwnnw ar ben.',
  },
} satisfies typeof en
