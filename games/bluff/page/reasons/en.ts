// Why a bid, a challenge or a show of Bricriu's Bluff & Bluster is good, in English; by the kind of the reason.
import { does } from '@nemeton/board/person/en'
import type { Person } from '@nemeton/board/person'

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const many = (n: number) => numbers[n] ?? String(n)

/** The dice that speak for a bid: one's own, and those that others have shown. */
const seen = (by: Person, own: number, shown: number) =>
  `${does(by, 'has', 'have')} ${own === 0 ? 'none' : many(own)}` +
  (shown === 0 ? '' : `, ${many(shown)} ${shown === 1 ? 'is' : 'are'} shown`)

export default {
  likely_bid: (by: Person, bid: string, one: boolean, own: number, shown: number, chance: string) =>
    `${seen(by, own, shown)}: ${bid} ${one ? 'is' : 'are'} likely, ${chance}.`,
  unlikely_bid: (by: Person, bid: string, one: boolean, own: number, shown: number, chance: string) =>
    `${seen(by, own, shown)}: ${bid} ${one ? 'is' : 'are'} unlikely, ${chance}.`,
  likely_before: (by: Person, bid: string, one: boolean, own: number, shown: number, chance: string) =>
    `A challenge would probably fail: ${seen(by, own, shown)}, and ${bid} ${one ? 'is' : 'are'} likely, ${chance}.`,
  least_bid: (bid: string, chance: string) => `The least that can be bid is ${bid}: ${chance}.`,
  best_higher: (bid: string, chance: string) => `No higher bid is likely: ${bid} at best, ${chance}.`,
  no_gain: (bid: string, chance: string, otherwise: string) =>
    `Nothing to gain by showing: ${bid} has ${chance} as it is, ${otherwise} at best after showing.`,
  raises_chance: (bid: string, chance: string, otherwise: string) =>
    `Makes ${bid} likelier: ${chance}, not ${otherwise}.`,
  keeps_chance: (bid: string, chance: string, otherwise: string) =>
    `Rolling again would make ${bid} less likely: ${otherwise}, not ${chance}.`,
}
