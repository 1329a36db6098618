// The domino races beside the board, in Welsh.
import type en from './en'

export default {
  start: 'Cymysgwch deils y bwrdd a’u gosod wyneb i lawr ar eu lleoedd.',
  turn: [
    'Tynna deilsen.',
    'Symuda un rhedwr yn ôl y ddau rif gyda’i gilydd, neu ddau yn ôl un rhif yr un. Mae swm eilrif yn dod â rhedwyr i mewn.',
    'Tro deilsen i fynd drwy borth, i fwrw gwrthwynebydd unig yn ôl, neu pan fydd y cyntaf yn dod i’r Diwedd.',
    'Ar ôl dwbl tynna eto. Mae’r trydydd dwbl yn olynol yn anfon dy redwr blaenaf yn ôl.',
  ],
  tile: (a, b) => `${a}-${b}`,
  points: 'Pwyntiau',
} satisfies typeof en
