// Why a step of Down the Danube is good, in Welsh.
import { masculine } from '@nemeton/board/count/cy'
import type en from './en'

const numbers = ['dim', 'un', 'dau', 'tri', 'pedwar', 'pump']
const boats = masculine('cwch', 'gwch', 'chwch')
const left = (n: number) => (n === 0 ? 'does dim un' : `mae ${numbers[n] ?? n}`)

export default {
  wins: 'Mae pob un o’r cychod adref.',
  comes_home: (n) => `Yn dod â chwch adref; ${left(n)} ar ôl.`,
  switches_back: (from, to) => `Yn anfon un o gychod y gelyn yn ôl o ${from} i ${to}.`,
  blocks: (n, first, last) =>
    `Yn gadael ${numbers[n]} o gychod y gelyn y tu ôl i’r rhwystr ${first}–${last}.`,
  costs_throw: (chance) => `Gyda ${chance} o dafliadau’r gelyn, all dim un o’i gychod fynd ymlaen.`,
  passes_rapids: (n) =>
    n === 0
      ? 'Yn mynd â’r cwch olaf heibio’r dyfroedd gwyllt.'
      : `Yn mynd â chwch heibio’r dyfroedd gwyllt; ${left(n)} o hyd yn uwch i fyny’r afon.`,
  avoids_rapids: 'Yn cadw draw o’r dyfroedd gwyllt.',
  covers: (n, before) =>
    n === 0
      ? 'All tafliad nesaf y gelyn ddim anfon un cwch yn ôl.'
      : `Dim ond ${boats(n)} all tafliad nesaf y gelyn ${n === 1 ? 'ei anfon' : 'eu hanfon'} yn ôl, nid ${numbers[before]}.`,
  reaches_mooring: (square) => `Yn ddiogel ar ${square}: all dim gelyn gyfnewid lle ag e yno.`,
  leaves_springs: 'Mae’r cwch olaf yn gadael y tarddiad: mae’r môr yn agored.',
} satisfies typeof en
