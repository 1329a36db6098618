// Why a form or a card of Druid's Duel is good, in English; by the kind of the reason. Cards are "10♠", animals "lion".
import type { Person } from '@nemeton/board/person'
import { whose } from '@nemeton/board/person/en'

export default {
  lastCard: (card: string, animal: string) =>
    `As the ${animal}, the last card, ${card}, goes whatever they play.`,
  deniesLast: (of: Person) => `${whose(of)} last card cannot go beside it.`,
  sureTwice: (card: string, animal: string, next: string, nextAnimal: string) =>
    `As the ${animal}, ${card} goes whatever they play, and so does ${next} next turn as the ${nextAnimal}.`,
  sure: (card: string, animal: string) => `As the ${animal}, ${card} goes whatever they play.`,
  stoppedBy: (card: string, animal: string, n: number, of: number) =>
    `As the ${animal}, ${card} is stopped by only ${n} of the ${of} cards that they may play.`,
  stops: (n: number, of: number, joker: boolean) =>
    n < of
      ? `Of the ${of} cards that they may play, ${n} cannot go beside it.`
      : `Nothing that they may play can go beside it${joker ? ', so that it takes a joker' : ''}.`,
  ridsOfMiddle: (card: string, lower: number, higher: number, of: number) =>
    `Otherwise ${card} is hard to get rid of: as the jackrabbit, ${lower} of their ${of} cards would stop it, as the lion ${higher}.`,
  spares: (card: string) => `Goes as surely as ${card}, which stays in hand.`,
  seenBefore: 'They have seen the card before: if it comes back, they learn nothing.',
  seesForms: 'Nobody else has a joker: its form is chosen when all others are seen, and none is drained.',
  uncontested: (animal: string) => `Nobody else can be the ${animal} in this turn.`,
}
