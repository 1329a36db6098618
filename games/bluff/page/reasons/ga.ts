// Why a bid, a challenge or a show of Bricriu's Bluff & Bluster is good, in Irish.
import { having } from '@nemeton/board/person/ga'
import type { Person } from '@nemeton/board/person'
import type en from './en'

const few =
  'ceann amháin,dhá cheann,trí cinn,ceithre cinn,cúig cinn,sé cinn,seacht gcinn,ocht gcinn,naoi gcinn,deich gcinn'
const numbers = ['aon cheann', ...few.split(',')]
const many = (n: number) => numbers[n] ?? `${n} ceann`

const seen = (by: Person, own: number, shown: number) =>
  `${own === 0 ? 'níl' : 'tá'} ${many(own)} ${having(by)}` +
  (shown === 0 ? '' : `, agus tá ${many(shown)} ar taispeáint`)

export default {
  likely_bid: (by, bid, _one, own, shown, chance) => `${seen(by, own, shown)}: tá ${bid} dóchúil, ${chance}.`,
  unlikely_bid: (by, bid, _one, own, shown, chance) =>
    `${seen(by, own, shown)}: níl ${bid} dóchúil, ${chance}.`,
  likely_before: (by, bid, _one, own, shown, chance) =>
    `Is dócha nach n-éireodh le dúshlán: ${seen(by, own, shown)}, agus tá ${bid} dóchúil, ${chance}.`,
  least_bid: (bid, chance) => `Ní féidir níos lú ná ${bid} a thairiscint: ${chance}.`,
  best_higher: (bid, chance) =>
    `Níl aon tairiscint níos airde dóchúil: ${bid} an ceann is dóchúla, ${chance}.`,
  no_gain: (bid, chance, otherwise) =>
    `Níl aon bhuntáiste as díslí a thaispeáint: ${chance} atá ag ${bid} anois, ${otherwise} ar a mhéad ina dhiaidh.`,
  raises_chance: (bid, chance, otherwise) =>
    `Fágann sé ${bid} níos dóchúla: ${chance}, seachas ${otherwise}.`,
  keeps_chance: (bid, chance, otherwise) =>
    `Dá gcaithfí na díslí arís, bheadh ${bid} níos neamhdhóchúla: ${otherwise}, seachas ${chance}.`,
} satisfies typeof en
