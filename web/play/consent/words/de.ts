// Was man einander am Tisch fragt, auf Deutsch.
import { does, toWhom, whom } from '@nemeton/board/person/de'
import type en from './en'

const words: typeof en = {
  ask: 'Fragen …',
  wishes: {
    take_back: 'Ob ich meinen letzten Zug zurücknehmen darf',
    tie: 'Ob wir uns auf unentschieden einigen',
    pause: 'Ob wir die Uhren eine Weile anhalten',
  },
  claim: (seat) => `Den Sieg beanspruchen: ${seat} ist fort`,
  substitute: (seat) => `Ein Bot für den leeren Platz: ${seat}`,
  substituteMe: 'Ein Bot für mich, ich muss weg',
  give: (seat, time) => `Mehr Zeit für ${seat}: ${time}`,
  minute: 'eine Minute',
  day: 'einen Tag',

  asked: {
    take_back: (by) => `${does(by, 'möchte', 'möchtest')} den letzten Zug zurücknehmen.`,
    tie: (by) => `${does(by, 'bietet', 'bietest')} unentschieden an.`,
    pause: (by) => `${does(by, 'möchte', 'möchtest')} die Uhren eine Weile anhalten.`,
    claim: (by, about) =>
      `${does(by, 'beansprucht', 'beanspruchst')} den Sieg, denn ${does(about, 'ist', 'bist')} fort. Noch bleiben ein paar Sekunden zum Wiederkommen.`,
    substitute: (by, about) =>
      by.seat === about.seat
        ? `${does(by, 'möchte', 'möchtest')}, dass an diesem Platz ein Bot weiterspielt.`
        : `${does(by, 'möchte', 'möchtest')}, dass für ${whom(about)} ein Bot weiterspielt.`,
  },
  agree: 'Einverstanden',
  refuse: 'Nein',
  withdraw: 'Nicht mehr fragen',

  refused: (by) => `${does(by, 'ist', 'bist')} nicht einverstanden.`,
  withdrawn: (by) => `${does(by, 'fragt', 'fragst')} nicht mehr.`,
  gave: (by, to, time) => `${does(by, 'gibt', 'gibst')} ${toWhom(to)} ${time} mehr.`,
  wentOn: (by) => `${does(by, 'macht', 'machst')} weiter.`,
  tookBack: (by) =>
    by.you ? 'Dein letzter Zug ist zurückgenommen.' : `Zurückgenommen: der letzte Zug, ${by.name}.`,

  paused: 'Die Uhren stehen.',
  goOn: 'Weiter',
  substituted: 'Ein Bot spielt für dich.',
  takeOver: 'Selbst weiterspielen',
  botFor: (seats) => `Ein Bot spielt für: ${seats}.`,
}
export default words
