// Beth mae chwaraewyr yn ei ofyn i’w gilydd, yn Gymraeg.
import { does, doesNot, isDoing, who } from '@nemeton/board/person/cy'
import type en from './en'

const words: typeof en = {
  ask: 'Gofyn …',
  wishes: {
    take_back: 'Am gael tynnu fy symudiad olaf yn ôl',
    tie: 'Am alw’r gêm yn gyfartal',
    pause: 'Am stopio’r clociau am dipyn',
  },
  claim: (seat) => `Hawlio’r fuddugoliaeth: mae ${seat} wedi mynd`,
  substitute: (seat) => `Bot yn y sedd wag: ${seat}`,
  substituteMe: 'Bot yn fy lle i, rhaid i mi fynd',
  give: (seat, time) => `Rhagor o amser, ${seat}: ${time}`,
  minute: 'munud',
  day: 'diwrnod',

  asked: {
    take_back: (by) => `${does(by, 'gofyn')} am gael tynnu’r symudiad olaf yn ôl.`,
    tie: (by) => `${does(by, 'cynnig')} gêm gyfartal.`,
    pause: (by) => `${does(by, 'gofyn')} am stopio’r clociau am dipyn.`,
    claim: (by, about) =>
      `${does(by, 'hawlio’r')} fuddugoliaeth, oherwydd ${about.you ? 'rwyt ti' : `mae ${about.name}`} wedi mynd. Mae ychydig eiliadau ar ôl i ddod yn ôl.`,
    substitute: (by, about) =>
      by.seat === about.seat
        ? `${does(by, 'gofyn')} i fot chwarae ymlaen yn y sedd honno.`
        : `${does(by, 'gofyn')} i fot chwarae ymlaen yn lle ${who(about)}.`,
  },
  agree: 'Cytuno',
  refuse: 'Na',
  withdraw: 'Peidio â gofyn',

  refused: (by) => `${doesNot(by, 'cytuno')}.`,
  withdrawn: (by) => `${doesNot(by, 'gofyn')} mwyach.`,
  gave: (by, to, time) => `${does(by, 'rhoi')} rhagor o amser i ${who(to)}: ${time}.`,
  wentOn: (by) => `${does(by, 'mynd')} ymlaen.`,
  tookBack: (by) => (by.you ? 'Tynnwyd dy symudiad olaf yn ôl.' : `Tynnwyd symudiad olaf ${by.name} yn ôl.`),

  paused: 'Mae’r clociau wedi stopio.',
  goOn: 'Ymlaen',
  substituted: `Mae ${isDoing('bot')} chwarae yn dy le di.`,
  takeOver: 'Chwarae fy hun',
  botFor: (seats) => `Mae bot yn chwarae yn lle: ${seats}.`,
}
export default words
