// What the bots at a table are called: names out of the old tales, drawn from the table's own key, so that they are the same on every device
// and after a reload, and no two at a table are alike.
import type { Seat } from '@nemeton/board/game'

// So many, a prime, that any stride leads to all of them.
const names = [
  'Airmed',
  'Aine',
  'Amergin',
  'Boann',
  'Branwen',
  'Brigid',
  'Cathbad',
  'Cormac',
  'Deirdre',
  'Etain',
  'Fand',
  'Fintan',
  'Goibniu',
  'Gwydion',
  'Lugh',
  'Macha',
  'Medb',
  'Niamh',
  'Nuada',
  'Ogma',
  'Oisin',
  'Pwyll',
  'Tuan',
]

/** The bot at a seat of the table with this key. */
export function botName(key: string, seat: Seat): string {
  let hash = 0x811c9dc5
  for (const letter of key) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  const stride = 1 + (Math.floor(hash / names.length) % (names.length - 1))
  return names[(hash + seat * stride) % names.length]!
}
