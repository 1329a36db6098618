// Cad a iarrann imreoirí ar a chéile, as Gaeilge.
import { does, having, towards } from '@nemeton/board/person/ga'
import type en from './en'

const words: typeof en = {
  ask: 'Iarr …',
  wishes: {
    take_back: 'Mo bheart deireanach a tharraingt siar',
    tie: 'Cluiche cothrom a dhéanamh de',
    pause: 'Na cloig a stopadh ar feadh tamaill',
  },
  claim: (seat) => `Éiligh an bua: tá ${seat} imithe`,
  substitute: (seat) => `Bot san áit fholamh: ${seat}`,
  substituteMe: 'Bot i m’áit, caithfidh mé imeacht',
  give: (seat, time) => `Breis ama, ${seat}: ${time}`,
  minute: 'nóiméad',
  day: 'lá',

  asked: {
    take_back: (by) => `${does(by, 'iarrann')} an beart deireanach a tharraingt siar.`,
    tie: (by) => `${does(by, 'tairgeann')} cluiche cothrom.`,
    pause: (by) => `${does(by, 'iarrann')} na cloig a stopadh ar feadh tamaill.`,
    claim: (by, about) =>
      `${does(by, 'éilíonn')} an bua, mar ${does(about, 'd’imigh')}. Tá cúpla soicind fágtha le filleadh.`,
    substitute: (by, about) =>
      by.seat === about.seat
        ? `${does(by, 'iarrann')} go leanfaidh bot ar aghaidh san áit sin.`
        : `${does(by, 'iarrann')} go leanfaidh bot ar aghaidh san áit atá ${having(about)}.`,
  },
  agree: 'Aontaím',
  refuse: 'Ní aontaím',
  withdraw: 'Ná hiarr níos mó',

  refused: (by) => `ní ${does(by, 'aontaíonn')}.`,
  withdrawn: (by) => `ní ${does(by, 'iarrann')} é níos mó.`,
  gave: (by, to, time) => `tugann ${by.you ? 'tú' : by.name} breis ama ${towards(to)}: ${time}.`,
  wentOn: (by) => `${does(by, 'leanann')} ar aghaidh.`,
  tookBack: (by) => `tarraingíodh siar an beart deireanach a bhí ${having(by)}.`,

  paused: 'Tá na cloig stoptha.',
  goOn: 'Ar aghaidh',
  substituted: 'Tá bot ag imirt i d’áit.',
  takeOver: 'Imreoidh mé féin',
  botFor: (seats) => `Tá bot ag imirt in áit: ${seats}.`,
}
export default words
