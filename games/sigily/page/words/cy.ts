// Sigily's words, in Welsh.
import { feminine, masculine } from '@nemeton/board/count/cy'
import type { Person } from '@nemeton/board/person'
import { does, doesNot, hasDone, who, whose } from '@nemeton/board/person/cy'
import type en from './en'

// unsure: "ceiniog", a penny, for a coin; "darn arian" is longer.
const coins = feminine('ceiniog', 'geiniog', 'cheiniog')
const chariots = masculine('cerbyd', 'gerbyd', 'cherbyd')

const centre = 'y canol'
const from = (at: string) => (at === centre ? 'o’r canol' : `o ${at}`)
const to = (at: string) => (at === centre ? 'i’r canol' : `i ${at}`)
const on = (at: string) => (at === centre ? 'yn y canol' : `ar ${at}`)

/** What follows "a": "chi", "buwch". */
const aspirated: Record<string, string> = { ci: 'chi', carw: 'charw', ceffyl: 'cheffyl' }
/** "â thi", "at Wlster". */
const withWhom = ({ name, you }: Person) => (you ? 'â thi' : `â ${name}`)
/** "ag 1 a cheffyl", "â 2": one begins with a vowel. */
const withThrow = (thrown: string) => `${/^1/.test(thrown) ? 'ag' : 'â'} ${thrown}`
const towards = ({ name, you }: Person) => (you ? 'atat ti' : `at ${name}`)

export default {
  // unsure: the four Alban of the Welsh bards for solstices and equinoxes; a dictionary says "heuldro" and "cyhydnos".
  holidays: {
    0: 'Samhain',
    3: 'Alban Arthan',
    6: 'Oimelc',
    9: 'Alban Eilir',
    12: 'Beltane',
    15: 'Alban Hefin',
    18: 'Lughnasadh',
    21: 'Alban Elfed',
    c: centre,
  },
  // unsure: the two sigils between a gate and the centre, its inner and its outer side.
  deep: (gate, inner) => `ochr ${inner ? 'fewnol' : 'allanol'} ${gate}`,
  coins,
  animals: { d: 'ci', e: 'carw', c: 'buwch', h: 'ceffyl' },

  board: 'Olwyn y flwyddyn: 24 sigil mewn cylch, a’r dyfnder o’i fewn',
  rowOfQuarter: (gate, last) => `O ${gate} i ${last}`,
  rowOfDeep: 'Y dyfnder',
  rowOfCamps: 'Y gwersylloedd',
  tray: 'Y ffyn',

  cursed: 'dan felltith',
  deadSun: 'heb dafliad rhydd',
  start: 'y cychwyn',
  startOf: (seats) => `cychwyn ${seats.join(' a ')}`,
  stack: (seats, n) =>
    (seats.length === 1 ? `cerbyd ${seats[0]}` : `${chariots(seats.length)}: ${seats.join(' ar ')}`) +
    (n === 0 ? '' : ` (${coins(n)})`),
  stoneSkin: 'croen carreg',
  attacks: 'yn ymosod',
  barred: (gates) => `ddim yn cael mynd i mewn wrth ${gates.join(' na ')}`,
  camp: (seat, hand, home, n) => `${seat}: ${hand} yn y llaw, ${home} adref, ${coins(n)}`,
  frozen: 'yn colli’r tro nesaf',
  canMove: 'yn gallu symud',
  canBringIn: 'yn gallu dod ag un i mewn',
  canTry: 'yn gallu rhoi cynnig ar y llen',
  canGoBack: 'yn gallu mynd yn ôl',
  canCast: 'ar gael',
  chosen: 'wedi’i ddewis',
  goHere: 'yma mae’n mynd',
  comesHome: 'yma mae’n dod adref',
  dies: 'ac yn marw dan y felltith',
  diesOnStone: 'ac yn torri ar y croen carreg',
  joins: 'ac yn ymuno',
  fights: (seat) => `ac yn ymladd yn erbyn ${seat}`,
  tries: 'yma mae’n ceisio mynd i mewn',
  goesBack: 'y ffordd hon mae’n mynd yn ôl, yn ôl y tafliad',
  castHere: 'yma mae’r swyn yn mynd',

  home: (n, of) => `${n} o’r ${of} adref`,
  winds: {
    speed: (n) => (n === 1 ? 'gwynt cyflym' : `${n} o wyntoedd cyflym`),
    sloth: (n) => (n === 1 ? 'gwynt araf' : `${n} o wyntoedd araf`),
  },

  purposes: {
    throw: 'i symud',
    entry: 'wrth y llen',
    darts: 'yn erbyn y saethau',
    fireball: 'yn y tân',
    attack: 'i ymosod',
    defence: 'i amddiffyn',
  },
  thrown: (n, animal) => (animal === '' ? `${n}` : `${n} a ${aspirated[animal] ?? animal}`),
  shown: (thrown, purpose) => `Mae’r ffyn yn dangos ${thrown}${purpose && ` ${purpose}`}.`,
  freeThrow: (n) => `tafliad rhydd ${n} o 3`,
  cardsLeft: (n) => (n === 1 ? '1 cerdyn ar ôl' : `${n} o gardiau ar ôl`),
  doThrow: 'Taflu',
  doEnd: 'Gorffen y tro',
  doStay: 'Aros',
  doCast: 'Bwrw’r swyn',
  doPay: 'Talu pum ceiniog',
  doFreeze: 'Colli’r tro',
  hints: {
    bringIn: 'Dere â cherbyd i mewn o dy wersyll.',
    move: (n) => `Pa gerbyd aiff ${n}? Mae’r goleuadau’n dangos ble.`,
    target: 'Mae’n mynd lle mae’r golau.',
    declare: (ways) => `Tafla, neu ${ways.join(', neu ')}.`,
    enter: 'rho gynnig ar y llen wrth borth',
    back: 'cer yn ôl am geiniog yn dy dir dy hun',
    veil: 'Un neu ddau ar y ffyn, ac mae’r llen yn agor.',
    goBack: 'Mae’n talu ceiniog ac yn mynd yn ôl yn ôl y tafliad.',
    spell: 'Swyn yn gyntaf? Neu tafla.',
    lastSpell: 'Swyn i orffen?',
    answer: 'Mae’r rhew ar ei ffordd atat ti.',
    caster: 'Pa gerbyd sy’n bwrw’r swyn?',
    victim: 'At bwy?',
    curse: 'Pa felltith?',
    rival: 'Pwyntia at wersyll.',
  },
  stone: (spell, cost) => `${spell}, ${coins(cost)}`,

  phrases: {
    throws: (by, n) => does(by, `taflu ${n}`),
    again: () => ', ac yn cael taflu eto ar ôl symud',
    veilOpens: (by, n, gate) => `${does(by, `taflu ${n}`)}: mae’r llen wrth ${gate} yn agor`,
    veilShut: (by, n, gate) => `${does(by, `taflu ${n}`)}: mae’r llen wrth ${gate} yn aros ar gau`,
    unharmed: (by, n, at) => `${does(by, `taflu ${n}`)}: mae’r saethau’n methu ${on(at)}`,
    struck: (by, at) => `${does(by, 'taflu 1')}: mae’r saethau’n taro ${on(at)}`,
    losesToCentre: (coins) => `, ${coins} i’r canol`,
    backToGate: (gate) => `, yn ôl i ${gate}`,
    backToHand: ', yn ôl i’r llaw',
    burns: (by, n, at) => `${does(by, `taflu ${n}`)}: mae’r cerbyd ${on(at)} yn llosgi`,
    fizzles: (n) => `Mae’r ffyn yn dweud ${n}: mae’r tân yn diffodd`,
    turnsRound: (n) => `Mae’r ffyn yn dweud ${n}: mae’r tân yn troi’n ôl`,
    attacks: (by, thrown) => does(by, `ymosod ${withThrow(thrown)}`),
    defends: (by, thrown) => does(by, `amddiffyn ${withThrow(thrown)}`),
    oneMore: ', ac un arall',
    wins: (by) => `: ${does(by, 'ennill')}`,
    winsCoins: (by, coins) => `: ${does(by, `ennill ${coins}`)}`,
    winsBout: (by) => `: ${does(by, 'ennill yr ornest hon')}`,
    draw: ': cyfartal, felly mae’r ddau’n taflu eto',
    answered: (by) => does(by, 'gwybod, ac yn taflu eto'),
    notKnown: (by) => `${doesNot(by, 'gwybod')}, ac mae’r taflu ar ben`,
    comesIn: (by, at) => does(by, `rhoi cerbyd i mewn ${on(at)}`),
    goes: (by, start, end) => does(by, `mynd ${from(start)} ${to(end)}`),
    goesBack: (by, start, end) => does(by, `mynd yn ôl ${from(start)} ${to(end)}`),
    stays: (by, at) => does(by, `aros ${on(at)}`),
    comesHome: (by, start, n, purse) =>
      does(by, `cael ${n === 1 ? 'cerbyd' : chariots(n)} adref ${from(start)}`) +
      (purse === 0 ? '' : ` (${coins(purse)})`),
    diesCursed: ', lle mae’r felltith yn lladd',
    diesOnStone: (of) => `, ac mae’r cerbyd yn torri ar ${whose(of, 'groen carreg', 'groen carreg')}`,
    joins: (_, host) => `, ac yn ymuno ${withWhom(host)}`,
    joinsOwn: () => ', ac yn ymuno â cherbyd o’r un ochr',
    takes: (_, coins) => `, gan gymryd ${coins}`,
    meets: (_, enemy) => `, gan gwrdd ${withWhom(enemy)}: ymladdfa`,
    freeThrow: '; tafliad rhydd',
    question: '; mae cwestiwn yn cael ei ofyn',
    triesVeil: (by, gate) => does(by, `rhoi cynnig ar y llen wrth ${gate}`),
    declaresBack: (by, at) => does(by, `talu ceiniog i fynd yn ôl ${from(at)}`),
    takesSticks: (by) => does(by, 'cymryd y ffyn'),
    noSpell: (by) => doesNot(by, 'bwrw swyn'),
    curse: (by, at) => does(by, `melltithio ${at}`),
    fireball: (by, enemy, at) => does(by, `hyrddio tân ${towards(enemy)} ${on(at)}`),
    freeturn: (by) => does(by, 'prynu tafliad rhydd'),
    stoneskin: (by, at) => does(by, `tyfu croen carreg ${on(at)}`),
    remove: (by, at) => does(by, `codi’r felltith oddi ar ${at}`),
    speed: (by) => does(by, 'codi gwynt cyflym'),
    sloth: (by) => does(by, 'codi gwynt araf'),
    freeze: (by, enemy) => does(by, `anfon rhew ${towards(enemy)}`),
    pays: (by) => does(by, 'talu pum ceiniog ac yn aros yn gynnes'),
    freezes: (by) => does(by, 'mynd i golli’r tro nesaf'),
    lost: (of) => ` Mae ${whose(of, 'tro', 'dro')} wedi’i golli i’r rhew.`,
  },

  startingDrawRule:
    'Y tafliad uchaf yn gyntaf; mae’r lleill yn taflu eto am yr ail le, ac felly ymlaen; mae rhai cyfartal yn taflu eto.',

  notes: { in: 'i mewn', home: 'adref', noSpell: 'dim swyn' },

  endings: {
    race: (winner) => `${hasDone(winner, 'ennill y ras')}.`,
    ply_limit: () => 'Cyrhaeddwyd y nifer mwyaf o symudiadau.',
  },
  purse: (of, n) => `${who(of)}: ${coins(n)}`,

  summary: {
    you: 'Ti',
    threw: (who, throws) => (throws === '' ? who : `${who}, tafliad ${throws}`),
    cameIn: (at) => `cerbyd i mewn ${on(at)}`,
    moved: (start, end) => `${from(start)} ${to(end)}`,
    home: (n, purse) => `${chariots(n)} adref${purse === 0 ? '' : ` (${coins(purse)})`}`,
    took: (n) => `cymryd ${coins(n)}`,
    won: ({ you, name }, n) =>
      `${you ? 'dy guro di' : `curo ${name}`}${n === 0 ? '' : ` ac ennill ${coins(n)}`}`,
    lostTo: ({ you, name }, n) => `colli i ${you ? 'ti' : name}${n === 0 ? '' : ` (${coins(n)})`}`,
    cast: (spell, { you, name }) => spell + (you ? ' (ti)' : name && ` (${name})`),
    died: (at) => `cerbyd wedi marw ${on(at)}`,
    refused: (at) => `y llen wrth ${at} ar gau`,
    letIn: (at) => `drwy’r llen wrth ${at}`,
    back: (at) => `yn ôl ${to(at)}`,
    notKnown: 'heb wybod yr ateb',
    paidOff: ({ you, name }) => `pum ceiniog ${you ? 'gen ti' : `gan ${name}`} i aros yn gynnes`,
    turnLost: (of) => `${whose(of, 'tro', 'dro')} wedi’i golli i’r rhew`,
  },
} satisfies typeof en as typeof en
