// My tables, open tables, another device, and what is kept, in Welsh.
import type en from './en'

export default {
  mine: 'Fy myrddau',
  mineNone: 'Dim bwrdd eto. Dewisa gêm a dechreua, neu eistedda wrth fwrdd agored.',
  mineNoneHere: 'Dim gemau eto. Dewisa un a chwarae.',
  over: 'Wedi gorffen',
  ago: {
    now: 'nawr',
    minute: (n) => `${n} ${n === 2 ? 'funud' : 'munud'} yn ôl`,
    hour: (n) => `${n} awr yn ôl`,
    day: (n) => (n === 1 ? 'ddoe' : `${n} ${n === 2 ? 'ddiwrnod' : 'diwrnod'} yn ôl`),
    month: (n) => (n === 1 ? 'y mis diwethaf' : `${n} ${n === 2 ? 'fis' : 'mis'} yn ôl`),
    year: (n) => (n === 1 ? 'y llynedd' : `${n} ${n === 2 ? 'flynedd' : 'blynedd'} yn ôl`),
  },

  leave: (game) => `Gadael y bwrdd: ${game}`,
  leaveSure: 'Gadael y bwrdd hwn am byth?',
  leaveNote:
    'Os wyt ti wedi chwarae yma, byddi di’n ildio’r gêm. Caiff dy allwedd ei dileu, yma ac ar y gweinydd. Pan fydd yr olaf wedi gadael, caiff y bwrdd ei ddileu hefyd.',
  leaveOver:
    'Caiff dy allwedd ei dileu, yma ac ar y gweinydd. Pan fydd yr olaf wedi gadael, caiff y bwrdd ei ddileu hefyd.',
  leaveYes: 'Gadael',
  leaveNo: 'Aros',

  here: 'ar un sgrin',
  unknown: 'Dim canlyniad',
  moreOver: (tables) => (tables === 1 ? 'Mae un arall yn yr archif.' : `Mae ${tables} arall yn yr archif.`),
  drop: {
    leave: (game) => `Dileu’r gêm: ${game}`,
    leaveSure: 'Dileu’r gêm hon am byth?',
    leaveNote: 'Mae hi ar y gweill o hyd, ac ar y ddyfais hon yn unig.',
    leaveOver: 'Ar y ddyfais hon yn unig mae ei chofnod.',
    leaveYes: 'Dileu',
    leaveNo: 'Ei chadw',
  },

  archive: 'Archif',
  archiveNone:
    'Does dim gêm wedi gorffen eto. Caiff yr hyn rwyt ti’n ei chwarae ei gadw yma wedyn, ar y ddyfais hon yn unig.',
  left: (time) => `${time} ar ôl`,
  atServer: 'Ar y gweinydd',
  opponentName: 'Yn erbyn, yn ôl enw',
  from: 'O',
  until: 'Hyd at',
  yes: 'Ydy',
  no: 'Nac ydy',
  searchGo: 'Chwilio',
  review: 'Adolygu',
  record: 'Cofnod',
  shareLink: 'Dolen',
  noneFound: 'Does dim gêm orffenedig felly.',
  found: (games) => (games === 1 ? 'Un gêm' : `${games} gêm`),
  search: 'Chwilio',
  game: 'Gêm',
  opponent: 'Yn erbyn',
  outcome: 'Canlyniad',
  since: 'Pryd',
  any: 'Unrhyw un',
  opponents: {
    beginner: 'botiau newydd',
    novice: 'botiau i ddechreuwyr',
    casual: 'botiau hamddenol',
    skilled: 'botiau medrus',
    strong: 'botiau cryf',
    expert: 'botiau arbenigol',
    master: 'prif fotiau',
    best: 'y botiau gorau',
    friends: 'ffrindiau drwy ddolen',
    here: 'pobl wrth y sgrin hon',
    mixed: 'sawl math',
    unknown: 'neb hysbys',
  },
  outcomes: {
    won: 'Ennill',
    lost: 'Colli',
    tie: 'Cyfartal',
    seen: 'Eraill yn chwarae, neu bawb yma',
    unknown: 'Dim canlyniad',
  },
  days: (days) => `Y ${days} diwrnod diwethaf`,
  year: 'Y flwyddyn ddiwethaf',
  tallies: 'Sut mae hi’n sefyll',
  tally: (game, against, results) => `${game} yn erbyn ${against}: ${results}`,
  results: {
    won: (games) => `ennill ${games}`,
    lost: (games) => `colli ${games}`,
    tie: (games) => `cyfartal ${games}`,
  },
  more: (games) => `Dangos ${games} arall`,
  saveArchive: 'Cadw’r cyfan fel ffeil',
  loadArchive: 'Dod â gemau i mewn',
  archiveNote: 'Ffeil o’r archif hon, neu un cofnod.',
  bringingIn: 'Yn darllen y gemau …',
  taken: (games) => (games === 1 ? 'Daeth un gêm i mewn.' : `Daeth ${games} gêm i mewn.`),
  takenWrong: (games) =>
    games === 1
      ? 'Doedd dim modd darllen un, neu doedd dim lle iddi.'
      : `Doedd dim modd darllen ${games} ohonyn nhw, neu doedd dim lle iddyn nhw.`,
  noArchive: 'Nid archif na chofnod gan Nemeton yw hwn.',
  archiveTooLarge: 'Mae’r ffeil hon dros 16 megabeit, yn rhy fawr i archif.',

  bring: 'Sedd o ddyfais arall',
  bringNote: 'Teipia’r pedwar gair mae’n eu dangos.',
  bringWords: 'Pedwar gair',
  bringGo: 'Cymryd y sedd',
  bringing: 'Yn chwilio …',
  notWord: (word) => `Dydy “${word}” ddim yn un o’r geiriau.`,
  notFour: (count) => `${count === 1 ? 'Un gair' : `${count} o eiriau`} sydd yna, nid pedwar.`,
  noPass:
    'Dydy’r geiriau hyn ddim yn agor sedd: maen nhw wedi’u camdeipio, wedi’u defnyddio’n barod, neu’n hŷn na deng munud.',

  lobby: 'Byrddau agored',
  lobbyNone: 'Does neb yn aros am gwmni nawr.',
  lobbyOpen: 'Agora un dy hun: dewisa gêm, ffrind drwy ddolen, a “Croeso i bawb”.',
  free: (open, seats) => `Mae ${open} o ${seats} sedd yn rhydd`,
  bots: (bots) => (bots === 1 ? 'un bot' : `${bots} o fotiau`),
  sit: 'Eistedd',
  sitAt: (game) => `Eistedd wrth y bwrdd: ${game}`,
  yours: 'Dy fwrdd di',

  data: 'Beth mae’r porwr hwn yn ei gadw',
  dataTables: (tables) => (tables === 1 ? 'Allwedd un bwrdd' : `Allweddi ${tables} o fyrddau`),
  dataGames: (games) => (games === 1 ? 'Un gêm ar y ddyfais hon' : `${games} gêm ar y ddyfais hon`),
  dataLessons: (lessons) => (lessons === 1 ? 'Un wers wedi’i gwneud' : `${lessons} o wersi wedi’u gwneud`),
  dataPuzzles: (puzzles) => (puzzles === 1 ? 'Un pos wedi’i ddatrys' : `${puzzles} o bosau wedi’u datrys`),
  dataSettings: 'Gosodiadau a dy gardiau cwestiwn dy hun',
  dataPlayer: 'dy fewngofnodi ag enw sy’n aros',
  dataNone: 'Dim byd.',
  dataNotes: 'Nodiadau am dy fyrddau: drafftiau, dis, chwaraewyr wedi’u tawelu',
  dataMail: 'Dy gyfeiriad e-bost ar gyfer hysbysiadau',
  dataServer: 'Beth mae’r gweinydd hwn yn ei gadw',
  keeps: {
    seats:
      'Am bob sedd: hash o’i hallwedd, dy enw yno, dy symudiadau a’r hyn rwyt ti’n ei ofyn i’r lleill. Os wyt ti’n gadael y sedd, caiff yr hash ei ddileu; pan fydd yr olaf yn gadael, y bwrdd hefyd.',
    passes:
      'Am ddeng munud, os wyt ti’n trosglwyddo sedd gyda phedwar gair: ei hallwedd, wedi’i selio â’r geiriau.',
    visits:
      'Am ddiwrnod, am bob bwrdd rwyt ti’n ymuno ag ef: hash o dy gyfeiriad. Mae’n aros cyhyd â’r bwrdd os yw’r gwesteiwr yn dy anfon i ffwrdd.',
    seeks:
      'Tra byddi di’n chwilio am wrthwynebydd: y gemau, y cyflymder ac, ar gyfer gemau graddedig, hash o dy gyfeiriad.',
    devices:
      'Os wyt ti’n cael hysbysiadau ar ddyfais: y cyfeiriad mae dy borwr yn ei roi at hynny, dy iaith ac un o 65,536 o rifau ar gyfer dy rwydwaith.',
    email:
      'Os wyt ti’n cael hysbysiadau drwy e-bost: dy gyfeiriad e-bost a dy iaith, nes i ti ddod â hynny i ben.',
    moderation:
      'Adroddiadau am 90 diwrnod, gwaharddiadau tra byddan nhw’n para, a chofnod y cymedroli am flwyddyn. Gall gwaharddiad fod ar gyfeiriad.',
    account:
      'Gyda chyfrif: dy enw a phryd y gwnest ti gofrestru, allweddi cyhoeddus dy basallweddi a phryd y cawson nhw eu defnyddio, hashau o dy godau adfer a dy sesiynau, dy seddi, y chwaraewyr rwyt ti wedi’u blocio, a dy fotiau.',
    networks:
      'Gyda chyfrif: am ddiwrnod, hashau o’r rhwydweithiau rwyt ti’n dod ohonyn nhw, ac wrth fyrddau graddedig hash o dy gyfeiriad.',
    ratings: 'Gyda chyfrif: dy raddau, a chanlyniadau dy gemau graddedig.',
    tournaments: 'Gyda chyfrif: y twrnameintiau rwyt ti wedi’u creu neu wedi ymuno â nhw.',
    requests: 'Llinell yn y cofnod am bob cais: ei lwybr a’r amser, heb gyfeiriad.',
    statistics: 'Rhifau ar gyfer y gwesteiwr, fel byrddau’r dydd. Dydyn nhw’n enwi neb.',
  },
  save: 'Cadw fel ffeil',
  saveNote: 'Gall pwy bynnag sydd â’r ffeil chwarae dy seddi di, felly cadwa hi i ti dy hun.',
  load: 'Dod â ffeil i mewn',
  loaded: (tables) =>
    tables === 1
      ? 'Daeth y ffeil i mewn, gydag un bwrdd nad oedd yma.'
      : `Daeth y ffeil i mewn, gyda ${tables} o fyrddau nad oedden nhw yma.`,
  notOurs: 'Nid ffeil a gadwodd Nemeton yw hon.',
  newer: 'Fersiwn mwy newydd o Nemeton a gadwodd y ffeil hon.',
  wrongPart: (part) => `Mae’r rhan “${part}” o’r ffeil hon wedi’i difetha. Does dim wedi newid.`,
  clear: 'Dileu popeth yma',
  clearSure: 'Dileu’r cyfan? Caiff seddi nad yw eu dolen gen ti yn rhywle arall eu colli.',
  clearSureHere: 'Dileu’r cyfan?',
  clearHere: 'Ei ddileu yma',
  clearBoth: 'Ei ddileu, a gadael fy seddi',
  clearNo: 'Ei gadw',
  clearing: 'Yn gadael y byrddau …',
  clearFailed: (left) =>
    left === 1
      ? 'Doedd dim modd gadael un bwrdd; mae yma o hyd.'
      : `Doedd dim modd gadael ${left} o fyrddau; maen nhw yma o hyd.`,
} satisfies typeof en
