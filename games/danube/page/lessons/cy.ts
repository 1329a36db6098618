// The words of Down the Danube's lessons, in Welsh.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  throw: {
    title: 'I ffwrdd â ti',
    ask: 'Mae dy bum cwch arian yn mynd i lawr yr afon, sgwâr wrth sgwâr, i’r Môr Du. Mae’r ffyn yn dangos 6. Anfona dy gwch blaenaf chwe sgwâr ar unwaith.',
    right: 'Mae 1, 4 neu 6 yn rhoi tafliad arall i ti, a dyma fe. Mae 2 neu 3 yn gorffen dy dro.',
    wrong: 'Ffordd dda hefyd, ond cymer y cwch blaenaf, a’r chwe sgwâr i gyd.',
  },
  swap: {
    title: 'Cyfnewid lle',
    ask: 'Dydy dau gwch byth yn rhannu sgwâr. Mae pwy bynnag sy’n cyrraedd gelyn heb un o’i gychod ei hun wrth ei ymyl yn cyfnewid lle ag e. Tafla gwch blaenaf Copr yn ôl.',
    right: 'Ti sydd ar y blaen, ac mae Copr wedi colli chwe sgwâr.',
    wrong: 'Mae cwch blaenaf Copr ar ei ben ei hun ar 17. Pa un o dy gychod sydd chwe sgwâr y tu ôl iddo?',
  },
  pairs: {
    title: 'Dau’n dal gyda’i gilydd',
    ask: 'All neb daflu’n ôl gwch sydd â chymydog o’i liw ei hun. Symuda fel na fydd dim un o dy gychod ar ei ben ei hun.',
    right: 'Nawr mae gan bob cwch gymydog, ac all neb daflu un ohonyn nhw’n ôl.',
    wrong: 'Mae’r cwch ar 2 ar ei ben ei hun. Mae tri sgwâr yn mynd ag e at ffrind.',
  },
  block: {
    title: 'Tri’n cau’r afon',
    ask: 'Mae tri o dy gychod yn olynol yn rhwystr: does dim gelyn yn mynd heibio. Defnyddia’r tri cham i godi un.',
    right: 'Rhaid i’r cychod copr y tu ôl iddo aros.',
    wrong: 'Mae gen ti ddau gwch ochr yn ochr, ar 10 ac 11. Cer â thrydydd atyn nhw.',
  },
  rapids: {
    title: 'Y dyfroedd gwyllt',
    ask: 'Mae cwch sy’n gorffen ei symudiad ar 30, yn y dyfroedd gwyllt, yn cael ei gario’n ôl i 19. Does dim drwg mewn mynd drostyn nhw. Cer â dy gwch blaenaf heibio iddyn nhw, i’r angorfa ar 32.',
    right: 'Heibio i’r dyfroedd gwyllt, ac all neb dy daflu’n ôl o angorfa.',
    wrong: 'Mae tri sgwâr ar un tro’n mynd â’r cwch o 29 dros y dyfroedd gwyllt.',
  },
  mooring: {
    title: 'Angorfa lawn',
    ask: 'Angorfeydd yw 29, 32 a 34: mae pwy bynnag sydd yno’n aros. Os wyt ti’n anelu at un sydd gan elyn, byddi di’n stopio ar y sgwâr o’i blaen. Rho gynnig arni ar 29.',
    right: 'Rwyt ti’n stopio ar 28, a dydy’r cwch hwn yn symud dim mwy gyda’r tafliad hwn.',
    wrong: 'Mae dy gwch ar 27 ddau sgwâr o’r angorfa sydd gan Copr.',
  },
  sea: {
    title: 'I’r môr',
    ask: 'Pan nad oes un o dy gychod yn y deg sgwâr cyntaf, mae’r môr yn agored. Rhaid cael yr union nifer, a phum cwch adref sy’n ennill. Cer â’r cyntaf adref.',
    right: 'Mae un adref. Pedwar arall, a ti biau’r gêm.',
    wrong: 'Y môr yw’r sgwâr olaf. Dim ond un cam i ffwrdd mae un o dy gychod.',
  },
}

export default words
