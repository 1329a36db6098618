// The words of Bluff & Bluster's lessons, in Welsh.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  own: {
    title: 'Cynnig',
    ask: 'Mae pob dis dan bob cwpan yn cyfri, ac mae 1, yr Un Hud, yn cyfri fel pob rhif. Mae cynnig yn dweud: mae o leiaf gynifer â hyn. Agora gyda’r cynnig uchaf mae dy ddisiau dy hun yn ei wneud yn wir.',
    right:
      'Wedi’i herio, ac yn wir: dau 5, dau Un Hud, ac un arall dan y cwpan arall. Mae’r un oedd yn amau’n colli dis.',
    wrong: 'Cyfra’r rhai sy’n dangos 5, a’r rhai sy’n dangos 1 gyda nhw: mae cynifer â hynny’n sicr.',
  },
  raise: {
    title: 'Codi',
    ask: 'Mae’r nesaf naill ai’n cynnig mwy neu’n herio. Mwy yw nifer uwch o ddisiau, neu’r un nifer ag wyneb uwch. Coda dri 3 cyn lleied â phosib.',
    right: 'Tri 4: yr un nifer o ddisiau, wyneb uwch.',
    wrong: 'Gad y nifer yn dri, a chymer yr wyneb nesaf.',
  },
  challenge: {
    title: 'Herio',
    ask: 'Os nad wyt ti’n credu cynnig, galwa “Celwydd!”: mae pawb yn dangos eu disiau, ac mae’r un oedd yn anghywir yn colli cynifer ag oedd y bwlch. Chwech 6 yw’r cynnig. Cyfra dy rai di gyntaf.',
    right:
      'Dim ond tri: tri yn rhy ychydig, ac mae’r cynigydd yn colli tri dis. Yr olaf â disiau sy’n ennill.',
    wrong: 'Does gen ti ddim 6 na 1, a dim ond pum dis sydd gan y llall. All fod chwech?',
  },
  show: {
    title: 'Dangos, a thaflu eto',
    ask: 'Ar ôl dy gynnig cei di roi disiau yn y golwg a thaflu’r lleill eto. Rwyt ti wedi cynnig pedwar 5. Dangosa bob un sy’n cyfri at hynny, a dim un arall.',
    right: 'Un 5 arall: nawr gall pawb weld bod y cynnig yn dal.',
    wrong: 'Mae dau 5 yn cyfri, a’r Un Hud hefyd. Caiff y lleill eu taflu.',
  },
  magic: {
    title: 'Yr Un Hud',
    ask: 'Gellir cynnig yr Un Hud ar ei ben ei hun hefyd. Mae’n brin, felly mae hanner cynifer yn ddigon: mae tri’n mynd dros bump o rif. Chwilia am y cynnig mae dy ddisiau dy hun yn ei wneud yn wir.',
    right: 'Mae tri Un Hud yn mynd dros bum 5, ac mae’r tri gen ti.',
    wrong: 'Mae gen ti dri 1. Cynigia’r rhain yn unig.',
  },
}

export default words
