// Gur liomsa an seal, á rá ar an ngléas seo.
import type en from './en'

export default {
  tell: 'Fógraí ar an ngléas seo',
  tellNote:
    'Nuair is leat an seal, nuair a thosaíonn babhta, nuair a chríochnaíonn cluiche, nó nuair a thairgtear athchluiche. Ní nuair atá tú ag an mbord.',
  byMail: 'Fógraí trí ríomhphost',
  byMailNote:
    'Nuair is leat an seal, nuair a thosaíonn babhta, nuair a chríochnaíonn cluiche, nó nuair a thairgtear athchluiche. Coinníonn an freastalaí an seoladh go dtí go stopann tú na ríomhphoist.',
  address: 'Seoladh ríomhphoist',
  sendCode: 'Seol cód chugam',
  codeSent: (mail: string) => `Tá ríomhphost le hocht ndigit ar a bhealach chuig ${mail}.`,
  code: 'Na hocht ndigit',
  confirm: 'Deimhnigh',
  other: 'Seoladh eile',
  mailTold: (mail: string) => `Insítear do ${mail} nuair is liom an seal.`,
  noMails: 'Stop na ríomhphoist',
  errors: {
    denied: 'Tá do bhrabhsálaí ag cosc fógraí ón leathanach seo. Is féidir iad a cheadú ina shocruithe.',
    away: 'Níl freagra ón bhfreastalaí ná ó sheirbhís fógraí an bhrabhsálaí. Triail arís níos déanaí.',
    bad_request: 'Ní seoladh ríomhphoist é sin.',
    bad_code:
      'Ní hiad sin digití an ríomhphoist, nó níl siad bailí a thuilleadh. Is féidir leat ríomhphost nua a iarraidh.',
  },
  stopTitle: 'Fógraí trí ríomhphost',
  stop: 'Stop na ríomhphoist',
  stopped: 'Ní thiocfaidh a thuilleadh ríomhphost faoi na boird atá ann anois.',
  stopBad: 'Ní nasc é seo as ríomhphost ón áit seo.',
} satisfies typeof en
