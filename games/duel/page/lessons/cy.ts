// The words of Druid's Duel's lessons, in Welsh.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  lion: {
    title: 'Y llew',
    ask: 'Y cyntaf heb gardiau sy’n ennill. Mae pawb yn chwarae cerdyn yn gudd, a dy ffurf di sy’n dweud a gaiff dy gerdyn fynd: caiff un y llew os yw’n uchaf. Chwaraea un gaiff fynd, beth bynnag gan Bedwen.',
    right: 'Dy gerdyn di oedd yr uchaf, ac mae wedi mynd.',
    wrong:
      'Rhwng dau, mae’r naill yn gwybod cardiau’r llall: mae rhai Bedwen wedi’u marcio yn y tabl. Beth yw gwerth uchaf Bedwen?',
  },
  jackrabbit: {
    title: 'Yr ysgyfarnog',
    ask: 'Caiff cerdyn yr ysgyfarnog fynd os yw’n is na’r lleill i gyd; dydy cyfartal ddim yn ddigon. Chwaraea un sy’n siŵr o fynd.',
    right: 'Does dim gan Bedwen cyn ised â 2.',
    wrong: 'Beth yw’r gwerth isaf sydd gan Bedwen? Cer yn is na hwnnw.',
  },
  peacock: {
    title: 'Y paun',
    ask: 'Mae’r paun am fod yn wahanol i’r lleill: caiff ei gerdyn fynd os nad oes un arall â’r un gwerth na’r un siwt. Chwaraea un sy’n siŵr o fynd.',
    right: 'Does gan Bedwen ddim diemyntau, na 4.',
    wrong: 'Chwilia am siwt nad yw gan Bedwen, ac ynddi am werth nad yw gan Bedwen.',
  },
  drained: {
    title: 'Dewis dy ffurf',
    ask: 'Mae’r ffurf oedd gen ti yn y tro diwethaf wedi blino, felly mae dwy i ddewis ohonyn nhw. Cymer yr un y mae gen ti gerdyn sy’n siŵr o fynd ynddi, a chwaraea’r cerdyn hwnnw.',
    right: 'Dewisaist ti’r ffurf ar gyfer y cerdyn. Dyna galon y gêm hon.',
    wrong: 'Mae gen ti 3. Does dim gan Bedwen cyn ised â hynny.',
  },
  last: {
    title: 'Y cerdyn olaf',
    ask: 'Un cerdyn sydd ar ôl yr un: gen ti mae 6 y rhawiau, gan Bedwen 5 y rhawiau. Pa ffurf sy’n ennill?',
    right: 'Uwch, ac wedi mynd: does gen ti ddim cerdyn ar ôl, ac rwyt ti’n ennill.',
    wrong: 'Rhawiau yw’r ddau, felly mae’r paun yn methu. A phwy sy’n uwch?',
  },
}

export default words
