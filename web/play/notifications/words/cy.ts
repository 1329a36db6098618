// Mai fy nhro i yw hi, i’w ddweud ar y ddyfais hon.
import type en from './en'

export default {
  tell: 'Hysbysu ar y ddyfais hon',
  tellNote:
    'Pan ddaw eich tro, pan ddechreua rownd, pan ddaw gêm i ben, neu pan gynigir gêm arall. Nid tra byddwch wrth y bwrdd.',
  byMail: 'Hysbysu drwy e-bost',
  byMailNote:
    'Pan ddaw eich tro, pan ddechreua rownd, pan ddaw gêm i ben, neu pan gynigir gêm arall. Mae’r gweinydd yn cadw’r cyfeiriad nes i chi atal yr e-byst.',
  address: 'Cyfeiriad e-bost',
  sendCode: 'Anfonwch god ataf',
  codeSent: (mail: string) => `Mae e-bost ag wyth digid ar ei ffordd i ${mail}.`,
  code: 'Yr wyth digid',
  confirm: 'Cadarnhau',
  other: 'Cyfeiriad arall',
  mailTold: (mail: string) => `Dywedir wrth ${mail} pan ddaw fy nhro.`,
  noMails: 'Atal yr e-byst',
  errors: {
    denied: 'Mae’ch porwr yn rhwystro hysbysiadau o’r dudalen hon. Gallwch eu caniatáu yn ei osodiadau.',
    away: 'Nid yw’r gweinydd na gwasanaeth hysbysu’r porwr yn ateb. Rhowch gynnig arall arni’n nes ymlaen.',
    bad_request: 'Nid cyfeiriad e-bost yw hwnna.',
    bad_code: 'Nid dyna ddigidau’r e-bost, neu nid ydynt yn ddilys mwyach. Gallwch ofyn am e-bost newydd.',
  },
  stopTitle: 'Hysbysiadau drwy e-bost',
  stop: 'Atal yr e-byst',
  stopped: 'Ni ddaw rhagor o e-byst am y byrddau presennol.',
  stopBad: 'Nid dolen o e-bost oddi yma yw hon.',
} satisfies typeof en
