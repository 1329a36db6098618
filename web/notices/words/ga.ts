// Gur liomsa an seal, á rá ar an ngléas seo.
import type en from './en'

export default {
  tell: 'Abair liom ar an ngléas seo nuair is liom an seal',
  tellNote:
    'Taispeánann an brabhsálaí é, fiú agus an leathanach seo dúnta. Ní sheoltar aon rud fad is atá tú ag breathnú ar an mbord.',
  denied:
    'Ní ligeann an brabhsálaí don leathanach seo aon rud a rá leat. Is féidir é sin a athrú sna socruithe don leathanach seo.',
  away: 'Níl freagra ón bhfreastalaí, nó ó sheirbhís an bhrabhsálaí féin dó seo.',
  turn: 'Is leatsa an seal.',
  byMail: 'Abair liom le ríomhphost nuair is liom an seal',
  byMailNote:
    'Tagann ríomhphost nuair is leat imirt agus gan tú ag breathnú ar an mbord, ceann do gach seal. Coinnítear an seoladh ag an bhfreastalaí go dtí go gcuireann tú deireadh leis.',
  address: 'Seoladh ríomhphoist',
  sendCode: 'Seol cód chugam',
  codeSent: (mail: string) => `Tá ríomhphost le hocht ndigit ar a bhealach chuig ${mail}.`,
  code: 'Na hocht ndigit',
  confirm: 'Deimhnigh',
  other: 'Seoladh eile',
  mailTold: (mail: string) => `Insítear do ${mail} nuair is liom an seal.`,
  noMails: 'Gan a thuilleadh ríomhphost',
  errors: {
    bad_request: 'Ní seoladh ríomhphoist é sin.',
    bad_code:
      'Ní hiad sin digití an ríomhphoist, nó níl siad bailí a thuilleadh. Is féidir leat ríomhphost nua a iarraidh.',
    too_fast: 'Iarradh é sin rómhinic. Triail arís níos déanaí.',
  },
  stopTitle: 'Ríomhphoist faoi do sheal',
  stop: 'Gan a thuilleadh díobh',
  stopped: 'Ní thiocfaidh a thuilleadh ríomhphost faoi na boird atá ann anois.',
  stopBad: 'Ní nasc é seo as ríomhphost ón áit seo.',
} satisfies typeof en
