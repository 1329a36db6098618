// Why a form or a card of Druid's Duel is good, in German.
import { verb } from '@nemeton/board/person'
import type en from './en'

export default {
  lastCard: (card, animal) => `Als ${animal} geht die letzte Karte, ${card}, was auch immer sie spielen.`,
  deniesLast: (of) =>
    `${verb(of, `die letzte Karte von ${of.name}`, 'deine letzte Karte')} kann daneben nicht gehen.`,
  sureTwice: (card, animal, next, nextAnimal) =>
    `Als ${animal} geht ${card}, was auch immer sie spielen, und ebenso ${next} in der nächsten Runde als ${nextAnimal}.`,
  sure: (card, animal) => `Als ${animal} geht ${card}, was auch immer sie spielen.`,
  stoppedBy: (card, animal, n, of) =>
    `Als ${animal} ${n === 1 ? 'hält' : 'halten'} ${card} nur ${n} der ${of} Karten auf, die sie spielen könnten.`,
  stops: (n, of, joker) =>
    n < of
      ? `Von den ${of} Karten, die sie spielen könnten, ${n === 1 ? 'kann' : 'können'} ${n} daneben nicht gehen.`
      : `Nichts, was sie spielen könnten, kann daneben gehen${joker ? ': das bringt einen Joker' : ''}.`,
  ridsOfMiddle: (card, lower, higher, of) =>
    `Sonst wird man ${card} schwer los: Als Hase hielten ${lower} ihrer ${of} Karten sie auf, als Löwe ${higher}.`,
  spares: (card) => `Geht so sicher wie ${card}, und die bleibt auf der Hand.`,
  seenBefore: 'Sie haben die Karte schon gesehen: Kommt sie zurück, erfahren sie nichts.',
  seesForms:
    'Niemand sonst hat einen Joker: Die Gestalt wird gewählt, wenn alle anderen aufgedeckt sind, und keine wird erschöpft.',
  uncontested: (animal) => `Niemand sonst kann in dieser Runde ${animal} sein.`,
} satisfies typeof en
