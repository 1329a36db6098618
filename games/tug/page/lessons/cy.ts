// The words of Tug of War's lessons, in Welsh.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  out: {
    title: 'Oddi ar y rhaff',
    ask: 'Rwyt ti wedi taflu tri dis. Rho un wrth ymyl un o ddisiau dy golofn: os yw cyn uched neu’n uwch, mae’n taflu un o athletwyr Broadford allan. Gwna hynny.',
    right: 'Un yn llai ar y pen arall. Y pentref heb neb ar ôl ar y rhaff sy’n colli.',
    wrong: 'Dewisa ddis rwyt ti wedi’i daflu, yna un o dy golofn nad yw’n uwch, yna Allan.',
  },
  down: {
    title: 'I lawr, ac yna allan',
    ask: 'Mae dy ddisiau i gyd yn rhy isel i daflu neb allan. Ond gall unrhyw ddis lorio rhywun, ac i orffen un sydd i lawr, mae dau’n llai na dis y golofn yn ddigon. Llorio gyntaf, wedyn Gorffen.',
    right: 'Mae dau ddis isel gyda’i gilydd wedi gwneud yr hyn mae un uchel yn ei wneud ar ei ben ei hun.',
    wrong: 'Lloria rywun yn gyntaf; wedyn gorffenna fe gyda dis arall.',
  },
  swap: {
    title: 'Cryfhau',
    ask: 'Mae Cyfnewid yn rhoi’r dis a daflwyd yn dy golofn. Rwyt ti’n ennill un athletwr, ac un arall am bob pwynt mae’n uwch. Chwilia am y cyfnewid sy’n dod â’r mwyaf.',
    right: '6 am 1: chwech yn fwy ar dy ochr di.',
    wrong: 'Y dis uchaf yn lle’r isaf sy’n dod â’r mwyaf. Sawl un sy’n cael ei gynnig i ti?',
  },
  again: {
    title: 'Chwech yn y golofn',
    ask: 'Am bob 6 yn dy golofn cei di daflu un dis eto. Pa un sy’n werth ei daflu? Tafla’r isaf eto.',
    right: '6 yn lle 1. Mae colofnau uchel yn anodd eu curo, ond maen nhw’n rhoi ail gyfle i ti.',
    wrong: 'Go brin y gall yr 1 fynd yn waeth. Dewisa fe, a’i daflu eto.',
  },
  berserk: {
    title: 'Yn wyllt',
    ask: 'Gall tri dis cyfartal, heb un yn is na’r isaf yn dy golofn, fynd yn wyllt: mae pedwar athletwr o’r ochr arall wedi mynd ar unwaith. Gad iddyn nhw.',
    right: 'Pedwar ag un ergyd.',
    wrong: 'Tri ar y mwyaf gaiff tri dis fesul un. Mae mynd yn wyllt yn cael pedwar.',
  },
  match: {
    title: 'Pob dis yn ei le',
    ask: 'Mae tri ar ôl draw fan’na, ac mae gen ti dri dis. Wrth ymyl pa ddis o dy golofn mae’n rhaid i bob un fynd, fel bod y tri allan a’r ornest wedi’i hennill?',
    right: 'Does neb ar ôl draw fan’na: ti biau’r ornest.',
    wrong:
      'Os aiff dis uchel wrth ymyl un isel, bydd ar goll wrth yr un uchel. Rhaid i bob un gael un sydd ond yn ddigon uchel.',
  },
} satisfies Record<string, LessonWords>
