// Why a form or a card of Druid's Duel is good, in Welsh.
import { whose } from '@nemeton/board/person/cy'
import type en from './en'

export default {
  lastCard: (card, animal) => `Fel ${animal}, aiff y cerdyn olaf, ${card}, beth bynnag a chwaraeant.`,
  deniesLast: (of) => `All ${whose(of, 'cerdyn olaf', 'gerdyn olaf')} ddim mynd wrth ei ymyl.`,
  sureTwice: (card, animal, next, nextAnimal) =>
    `Fel ${animal}, aiff ${card} beth bynnag a chwaraeant, a ${next} y tro nesaf fel ${nextAnimal}.`,
  sure: (card, animal) => `Fel ${animal}, aiff ${card} beth bynnag a chwaraeant.`,
  stoppedBy: (card, animal, n, of) =>
    `Fel ${animal}, dim ond ${n} o’r ${of} cerdyn y gallent eu chwarae fyddai’n atal ${card}.`,
  stops: (n, of, joker) =>
    n < of
      ? `O’r ${of} cerdyn y gallent eu chwarae, all ${n} ddim mynd wrth ei ymyl.`
      : `All dim y gallent ei chwarae fynd wrth ei ymyl${joker ? ', a daw jocer yn ei sgil' : ''}.`,
  ridsOfMiddle: (card, lower, higher, of) =>
    `Fel arall mae’n anodd cael gwared ar ${card}: fel ysgyfarnog byddai ${lower} o’u ${of} cerdyn yn ei atal, fel llew ${higher}.`,
  spares: (card) => `Aiff mor sicr â ${card}, sy’n aros yn y llaw.`,
  seenBefore: 'Maen nhw wedi gweld y cerdyn o’r blaen: os daw’n ôl, dydyn nhw’n dysgu dim.',
  seesForms: 'Does gan neb arall jocer: dewisir ei ffurf pan welir y lleill i gyd, a does dim un yn blino.',
  uncontested: (animal) => `All neb arall fod fel ${animal} yn y tro hwn.`,
} satisfies typeof en
