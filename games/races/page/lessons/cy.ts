// The words of the lessons of the three races, in Welsh.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  enter: {
    title: 'Cychwyn arni',
    ask: 'Cer â dy bedwar rhedwr o’r Cychwyn i’r Diwedd. Mae teilsen yn symud un rhedwr yn ôl ei swm, neu ddau yn ôl hanner yr un. Dim ond â swm eilrif, fel nawr, y dôn nhw o’r Cychwyn. Cer â dau i mewn ar unwaith.',
    right: 'Mae dau ar eu ffordd, un â phob hanner o’r deilsen.',
    wrong: 'Un rhedwr â’r swm cyfan oedd hwnna. Cymer un o’r haneri yn lle hynny.',
  },
  fork: {
    title: 'Lle mae’r ffordd yn fforchio',
    ask: 'Ar y bwrdd hwn mae’r ffordd yn fforchio ar 7 ac ar 26, a ti sy’n dewis. Cymer y llwybr byr o 7 i 24.',
    right: 'Chwe cham, ac rwyt ti ar 26 yn barod: dyna arbed hanner y cylch.',
    wrong: 'Mae rhedwr ar 4 yn mynd chwech: dros 5, 6 a 7, ac yna i 24, 25, 26.',
  },
  bump: {
    title: 'Bwrw’n ôl',
    ask: 'Lle mae rhedwr gelyn ar ei ben ei hun, cei di ei fwrw’n ôl i’r Cychwyn. Rhaid i’r safle ddangos rhif, ac yma mae’n gorwedd wyneb i fyny ac yn dangos un. Bwria fe.',
    right: 'Yn ôl i’r Cychwyn ag e. Byddai dau gyda’i gilydd wedi bod yn ddiogel.',
    wrong: 'Cer lle mae’r gelyn yn sefyll ar rif sydd wyneb i fyny, a dewisa ei fwrw.',
  },
  blank: {
    title: 'Gwylia’r gwag',
    ask: 'Mae’r rhan fwyaf o’r safleoedd wyneb i lawr o hyd. I fwrw yno rwyt ti’n troi’r deilsen, ac os yw’n wag, dy redwr di sy’n mynd i’r Cychwyn. Mentra, a bwria.',
    right: 'Gwag! Mae dy redwr yn ôl yn y Cychwyn. Anaml mae’n digwydd: meddylia beth sydd gen ti i’w golli.',
    wrong: 'Cer i’r safle lle mae’r gelyn ar ei ben ei hun, a dewisa ei fwrw.',
  },
  gate: {
    title: 'Drwy’r porth',
    ask: 'Mae gan borth lwybr byr. Mae’n agor os yw’r hanner rwyt ti’n ei chwarae’n uwch na rhif y porth, nad wyt ti’n ei wybod fel arfer; os na, rwyt ti’n mynd yn ôl i’r Cychwyn. Rho gynnig arni.',
    right: 'Roedd rhif y porth yn is, a chest ti fynd drwodd.',
    wrong: 'Mae un rhedwr yn agos at borth. Cer heibio iddo ar y llwybr byr.',
  },
  exchange: {
    title: 'Dwbl gwag: cyfnewid',
    ask: 'Rwyt ti wedi tynnu 0-0: caiff un o dy redwyr gyfnewid lle â gelyn sydd ar ei ben ei hun. Os yw ei safle’n wag, mae’n methu. Cyfnewidia un sydd yn y Cychwyn o hyd.',
    right: 'Cymerodd dy redwr ei le, ac mae’r gelyn yn y Cychwyn.',
    wrong: 'Dewisa dy redwr yn y Cychwyn ac yna un y gelyn. Beth sydd gen ti i’w golli yno?',
  },
  sixes: {
    title: 'Dwbl chwech: adref',
    ask: 'Rwyt ti wedi tynnu 6-6, ac mae saith smotyn neu fwy ar yr ail deilsen: mae un o dy redwyr yn mynd adref ar unwaith, o ble bynnag y mae. Pa un sy’n ennill fwyaf?',
    right: 'Yr holl ffordd adref, yn syth o’r Cychwyn. Ac rwyt ti’n tynnu unwaith eto.',
    wrong: 'Roedd hwnnw ar ei ffordd yn barod. Pwy sydd â’r ffordd i gyd o’i flaen?',
  },
  home: {
    title: 'Adref',
    ask: 'Rhaid cyrraedd y Diwedd yn union. Mae’r cyntaf yno’n troi ei deilsen: os yw’n wag, mae’n mynd yn ôl i’r Cychwyn. Cer â dy redwr adref; mae’r un â’i bedwar yno’n cael pwyntiau am y rhai sydd heb gyrraedd.',
    right: 'Nid gwag: mae’r cyntaf adref.',
    wrong: 'Gall dy redwr blaenaf gyrraedd y Diwedd yn union.',
  },
} satisfies Record<string, LessonWords>
