// The words of Sigily's lessons, in Welsh.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  coins: {
    title: 'Ceiniogau sy’n cyfri',
    ask: 'Mae dy gerbydau’n rasio unwaith o amgylch y flwyddyn, gan gymryd y ceiniogau lle maen nhw’n stopio. Y mwyaf o geiniogau sy’n ennill. Taflaist ti 2: dere â cherbyd i mewn neu symud un ymlaen. Ble mae’r mwyaf?',
    right: 'Dwy geiniog, oherwydd mae dwy ar bob gŵyl. Maen nhw’n teithio dan y cerbyd.',
    wrong: 'Does dim ceiniogau yno mwyach. Pwy all gyrraedd sigil lle mae rhai o hyd?',
  },
  sun: {
    title: 'Taflu eto',
    ask: 'Mae tafliad o 4 neu 5 yn rhoi tafliad rhydd i ti ar ôl symud. Felly hefyd haul: pob Alban, heblaw am y cyntaf. Taflaist ti 1: chwilia am y tafliad rhydd.',
    right: 'Ceiniogau a thafliad arall, ac rwyt ti’n mynd ymlaen.',
    wrong: 'Mae un o dy gerbydau’n sefyll yn union cyn Alban Eilir.',
  },
  fight: {
    title: 'Ymosod',
    ask: 'Os wyt ti’n stopio lle mae gelyn yn sefyll, rydych chi’n ymladd. Mae’r ddau’n taflu, a’r ymosodwr yn ychwanegu un. Mae’r collwr yn mynd yn ôl i’r llaw, a’i geiniogau i’r enillydd. Ymosoda ar Wlster.',
    right: 'Taflodd y ddau 3, a’r un rwyt ti’n ei ychwanegu a benderfynodd. Ti biau ceiniogau Wlster.',
    wrong: 'Mae Wlster ddau sigil o flaen dy gerbyd, a thaflaist ti 2.',
  },
  fuse: {
    title: 'Dau yn un',
    ask: 'Os wyt ti’n stopio lle mae dy gerbyd dy hun yn sefyll, mae’r ddau’n uno: o hyn ymlaen mae pob tafliad yn symud y ddau. Una dy ddau gerbyd.',
    right: 'Dau gerbyd ag un tafliad: mae hynny’n arbed amser ar y daith.',
    wrong: 'Mae dy gerbyd dri sigil o’r cychwyn, a thaflaist ti 3. Ble mae un newydd yn dod i mewn?',
  },
  veil: {
    title: 'Drwy’r llen',
    ask: 'O’r tu mewn mae gwlad y tylwyth teg, gyda digon o geiniogau a ffordd fer adref. Caiff pwy bynnag sydd ar borth ofyn am fynd i mewn cyn taflu: mae 1 neu 2 yn agor. Rho gynnig arni, a gyrra i mewn.',
    right: 'Agorodd y llen, ac aeth yr ail dafliad â ti i mewn, at ddwy geiniog arall.',
    wrong: 'Paid â thaflu eto: yn gyntaf dewisa dy gerbyd ar y porth, Oimelc.',
  },
  centre: {
    title: 'Trysor y canol',
    ask: 'Yng ngwlad y tylwyth teg mae saethau’n hedfan: ar ddechrau dy dro rwyt ti’n taflu, a byddai 1 yn costio popeth i ti. Buost ti’n lwcus. Nawr defnyddia dy 2, a chymer y pedair ceiniog yn y canol.',
    right: 'Deg ceiniog dan un cerbyd. Nawr allan eto’n gyflym, drwy borth arall.',
    wrong: 'Gall y cerbyd hwnnw aros. Mae’r un yng ngwlad y tylwyth teg ddau sigil o’r canol.',
  },
  home: {
    title: 'Adref',
    ask: 'Mae pwy bynnag sy’n dod at y cychwyn eto, neu’n mynd heibio iddo, adref, ac all neb gymryd y ceiniogau hynny mwyach. O wlad y tylwyth teg gelli di yrru allan drwy borth Samhain. Cer â dy gerbyd adref.',
    right: 'Adref, ac mae chwe cheiniog yn ddiogel. Pan fydd pob cerbyd, caiff y ceiniogau eu cyfri.',
    wrong: 'Taflaist ti 3, a does dim angen mwy ar y cerbyd yng ngwlad y tylwyth teg i fod adref.',
  },
} satisfies Record<string, LessonWords>
