// Why a bid, a challenge or a show of Bricriu's Bluff & Bluster is good, in Welsh.
import type { Person } from '@nemeton/board/person'
import { isDoing } from '@nemeton/board/person/cy'
import type en from './en'

const numbers = 'dim un dau tri pedwar pump chwech saith wyth naw deg un-ar-ddeg deuddeg'.split(' ')
const many = (n: number) => numbers[n] ?? String(n)

/** "mae dau gen ti", "does dim un gan Copr": the number comes first, so that nothing softens it. */
const seen = (by: Person, own: number, shown: number) =>
  `${own === 0 ? 'does dim un' : `mae ${many(own)}`} ${by.you ? 'gen ti' : `gan ${by.name}`}` +
  (shown === 0 ? '' : `, mae ${many(shown)} yn y golwg`)

export default {
  likely_bid: (by, bid, _, own, shown, chance) =>
    `${seen(by, own, shown)}: mae ${isDoing(bid)} debygol, ${chance}.`,
  unlikely_bid: (by, bid, _, own, shown, chance) =>
    `${seen(by, own, shown)}: mae ${isDoing(bid)} annhebygol, ${chance}.`,
  likely_before: (by, bid, _, own, shown, chance) =>
    `Methu fyddai her, mae’n debyg: ${seen(by, own, shown)}, ac mae ${isDoing(bid)} debygol, ${chance}.`,
  least_bid: (bid, chance) => `Does dim modd cynnig llai na ${bid}: ${chance}.`,
  best_higher: (bid, chance) => `Does dim cynnig uwch yn debygol: ${bid} ar y gorau, ${chance}.`,
  no_gain: (bid, chance, otherwise) =>
    `Does dim i’w ennill o ddangos: mae gan ${bid} ${chance} fel y mae, ${otherwise} ar y gorau wedyn.`,
  raises_chance: (bid, chance, otherwise) =>
    `Yn gwneud ${bid} yn fwy tebygol: ${chance}, yn lle ${otherwise}.`,
  keeps_chance: (bid, chance, otherwise) =>
    `Byddai taflu eto’n gwneud ${bid} yn llai tebygol: ${otherwise}, yn lle ${chance}.`,
} satisfies typeof en
