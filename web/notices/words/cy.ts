// Mai fy nhro i yw hi, i’w ddweud ar y ddyfais hon.
import type en from './en'

export default {
  tell: 'Dweud wrthyf ar y ddyfais hon pan ddaw fy nhro',
  tellNote:
    'Y porwr sy’n ei ddangos, hyd yn oed pan fo’r dudalen hon ar gau. Nid anfonir dim tra byddwch yn edrych ar y bwrdd.',
  denied:
    'Nid yw’r porwr yn gadael i’r dudalen hon ddweud dim wrthych. Gellir newid hynny yn ei osodiadau ar gyfer y dudalen hon.',
  away: 'Nid yw’r gweinydd, neu wasanaeth y porwr ei hun ar gyfer hyn, yn ateb.',
  turn: 'Eich tro chi yw hi.',
  byMail: 'Dweud wrthyf drwy e-bost pan ddaw fy nhro',
  byMailNote:
    'Daw e-bost pan fydd yn dro i chi a chithau heb fod yn edrych ar y bwrdd, un ar gyfer pob tro. Cedwir y cyfeiriad ar y gweinydd nes i chi ei derfynu.',
  address: 'Cyfeiriad e-bost',
  sendCode: 'Anfonwch god ataf',
  codeSent: (mail: string) => `Mae e-bost ag wyth digid ar ei ffordd i ${mail}.`,
  code: 'Yr wyth digid',
  confirm: 'Cadarnhau',
  other: 'Cyfeiriad arall',
  mailTold: (mail: string) => `Dywedir wrth ${mail} pan ddaw fy nhro.`,
  noMails: 'Dim rhagor o e-byst',
  errors: {
    bad_request: 'Nid cyfeiriad e-bost yw hwnna.',
    bad_code: 'Nid dyna ddigidau’r e-bost, neu nid ydynt yn ddilys mwyach. Gallwch ofyn am e-bost newydd.',
    too_fast: 'Gofynnwyd am hynny’n rhy aml. Rhowch gynnig arall arni yn nes ymlaen.',
  },
  stopTitle: 'E-byst am eich tro',
  stop: 'Dim rhagor ohonynt',
  stopped: 'Ni ddaw rhagor o e-byst am y byrddau presennol.',
  stopBad: 'Nid dolen o e-bost oddi yma yw hon.',
} satisfies typeof en
