// Why a bid, a challenge or a show of Bricriu's Bluff & Bluster is good, in German.
import { verb, type Person } from '@nemeton/board/person'
import type en from './en'

const numbers = 'kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const many = (n: number) => (n === 1 ? 'einen' : (numbers[n] ?? String(n)))

const seen = (by: Person, own: number, shown: number) =>
  `${by.you ? 'du' : by.name} ${verb(by, 'hat', 'hast')} ${own === 0 ? 'keinen' : many(own)}` +
  (shown === 0 ? '' : `, ${shown === 1 ? 'einer liegt' : `${many(shown)} liegen`} offen`)

export default {
  likely_bid: (by, bid, one, own, shown, chance) =>
    `${seen(by, own, shown)}: ${bid} ${one ? 'ist' : 'sind'} wahrscheinlich, ${chance}.`,
  unlikely_bid: (by, bid, one, own, shown, chance) =>
    `${seen(by, own, shown)}: ${bid} ${one ? 'ist' : 'sind'} unwahrscheinlich, ${chance}.`,
  likely_before: (by, bid, one, own, shown, chance) =>
    `Anzweifeln ginge wohl schief: ${seen(by, own, shown)}, und ${bid} ${one ? 'ist' : 'sind'} wahrscheinlich, ${chance}.`,
  least_bid: (bid, chance) => `Weniger als ${bid} lässt sich nicht bieten: ${chance}.`,
  best_higher: (bid, chance) => `Kein höheres Gebot ist wahrscheinlich: am ehesten ${bid}, ${chance}.`,
  no_gain: (bid, chance, otherwise) =>
    `Zeigen bringt nichts: Das Gebot ${bid} hat so ${chance}, nach dem Zeigen höchstens ${otherwise}.`,
  raises_chance: (bid, chance, otherwise) =>
    `Macht das Gebot ${bid} wahrscheinlicher: ${chance} statt ${otherwise}.`,
  keeps_chance: (bid, chance, otherwise) =>
    `Neu zu würfeln macht das Gebot ${bid} unwahrscheinlicher: ${otherwise} statt ${chance}.`,
} satisfies typeof en
