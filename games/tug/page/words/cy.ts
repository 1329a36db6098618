// Tug of War's words, in Welsh.
import { feminine, masculine } from '@nemeton/board/count/cy'
import type { Person } from '@nemeton/board/person'
import { does, who, whose } from '@nemeton/board/person/cy'
import type en from './en'

const athletes = masculine('athletwr')
const matches = feminine('gornest', 'ornest')
const athletesOf = (of: Person) => whose(of, 'athletwyr', 'athletwyr')

export default {
  rope: 'Y rhaff',
  match: (match, of) => (of === 1 ? 'Un ornest' : match === 1 ? 'Yr ornest gyntaf' : 'Yr ail ornest'),
  pulling: (standing, weakened) =>
    weakened > 0 ? `${standing} yn sefyll · ${weakened} i lawr` : `${standing} yn sefyll`,
  waiting: (reserve) => `${reserve} yn aros`,
  team: (side, standing, weakened, reserve, won) =>
    `${side}: ${standing} yn sefyll, ${weakened} i lawr, ${reserve} wrth gefn` +
    (won > 0 ? `, ${matches(won)} wedi’i hennill` : ''),
  board: 'Rhaff a disiau',
  plaques: 'Beth all y disiau ei wneud',
  column: (side) => `Colofn ${side}`,
  columnDie: (side, value) => `${value} yng ngholofn ${side}`,
  columnEmpty: (side) => `Colofn ${side}, heb ei thaflu eto`,
  used: 'wedi’i ddefnyddio',
  usedBeside: (rolled) => `wedi’i ddefnyddio gyda ${rolled}`,
  rolled: 'Disiau a daflwyd',
  rolledDie: (value) => `Tafliad o ${value}`,
  rolledAgain: 'wedi’i daflu eto',
  rolledNone: 'Dim dis yma',
  ready: 'ar gael',
  chosen: 'wedi’i ddewis',

  // unsure: "llorio", to floor, for laying somebody down; "mynd yn wyllt" for going berserk.
  acts: { elim: 'Allan', finish: 'Gorffen', weaken: 'Llorio', swap: 'Cyfnewid' },
  rules: { elim: '≥ colofn', finish: '≥ colofn − 2', weaken: 'unrhyw ddis', swap: 'unrhyw ddis' },
  effects: { elim: 'un sy’n sefyll', finish: 'un sydd i lawr', weaken: 'un i lawr' },
  swaps: (change) => (change > 0 ? `${change} yn fwy` : change < 0 ? `${-change} yn llai` : 'yr un nifer'),
  swapsAll: 'neb ar ôl!',
  needs: (value) => (value === 6 ? 'rhaid cael 6' : `rhaid cael ${value}+`),
  noneStanding: 'neb yn sefyll',
  noneWeakened: 'neb i lawr',
  goes: (standing, weakened) => [
    standing > 0 ? `${standing} yn sefyll` : 'neb yn sefyll',
    weakened > 0 ? `${weakened} i lawr` : 'neb i lawr',
    'Aiff ' +
      [standing > 0 && `${standing} sy’n sefyll`, weakened > 0 && `${weakened} sydd i lawr`]
        .filter(Boolean)
        .join(weakened === 1 ? ' ac ' : ' a '),
  ],
  again: 'Taflu eto',
  againDie: (value) => `y ${value}`,
  playAll: 'Pob dis: allan, neu gyfnewid',
  sameAgain: (act) => `${act} gyda’r gweddill hefyd`,
  notAgain: 'Ni all y dis nesaf wneud hynny: ti sy’n dewis eto.',
  againNone: 'dewisa ddis',
  keep: 'Cadw',
  keepAll: 'pob dis',
  cannot: 'amhosib',

  hints: {
    die: 'Dewisa ddis rwyt ti wedi’i daflu.',
    beside: (rolled) => `Rho’r ${rolled} wrth ymyl un o ddisiau dy golofn.`,
    spot: (beside) => `Pa ddis aiff wrth ymyl y ${beside}?`,
    act: (rolled, beside) => `${rolled} wrth ymyl ${beside}: beth wnaiff e?`,
    berserk: 'Mynd yn wyllt â’r tri: pwy sy’n mynd? Neu dewisa ddis.',
    again: (n) =>
      n === 1 ? 'Mae 6 yn dy golofn: taflu un dis eto?' : `Mae 6 yn dy golofn: taflu eto, ${n} waith?`,
  },

  columnRolled: (by, dice, standing, more) =>
    `${does(by, 'taflu colofn')}: ${dice}; ` +
    `${more ? 'gydag un yn fwy i’r enillydd, ' : ''}mae ${athletes(standing)} yn cydio yn y rhaff.`,
  rolls: (by, dice) => `${does(by, `taflu ${dice}`)}.`,
  picksUp: (by, value) => `${does(by, `taflu’r ${value} eto`)}.`,
  rollsAgain: (by, value) => `${does(by, `taflu ${value}`)}.`,
  keeps: (by) => `${does(by, 'cadw’r disiau')}.`,
  uses: (by, rolled, beside) => `${does(by, `rhoi ${rolled} wrth ymyl ${beside}`)}, ac yn `,
  does: {
    elim: (enemy) => `taflu un o ${athletesOf(enemy)} allan.`,
    finish: (enemy) => `taflu allan un o ${athletesOf(enemy)} oedd i lawr.`,
    weaken: (enemy) => `llorio un o ${athletesOf(enemy)}.`,
  },
  swapped: (by, rolled, beside, change) =>
    `${does(by, `cyfnewid ${rolled} am ${beside}`)}: ` +
    (change > 0
      ? `${athletes(change)} yn fwy.`
      : change < 0
        ? `${athletes(-change)} yn llai.`
        : 'cynifer ag o’r blaen.'),
  goesBerserk: (by, enemy, gone) =>
    `${does(by, 'mynd yn wyllt')}: ${does(enemy, `colli ${athletes(gone)}`)}.`,
  wonFirst: (winner, loser) =>
    ` Does dim un o ${athletesOf(loser)} ar ôl ar y rhaff: ${who(winner)} biau’r ornest gyntaf.`,

  stand: (n) => `${n} yn sefyll`,
  lie: (n) => `${n} i lawr`,
  wait: (n) => `${n} wrth gefn`,
  wonMatches: (n) => `${matches(n)} wedi’i hennill`,

  noteColumn: (dice) => `colofn ${dice}`,
  noteRoll: (dice) => `taflu ${dice}`,
  noteAgain: (value) => `${value} eto`,
  noteKeep: 'cadw',
  noteActs: { elim: 'allan', finish: 'gorffen', weaken: 'i lawr' },
  noteBerserk: (gone) => `gwyllt −${gone}`,

  endings: {
    match: 'Does neb ar ôl ar ben arall y rhaff.',
    ply_limit: 'Cyrhaeddwyd y nifer mwyaf o symudiadau.',
  },

  summary: {
    you: 'Ti',
    rolled: (who, dice) => (dice === '' ? who : `${who}, tafliad ${dice}`),
    column: (side, dice, standing) => `colofn ${side} ${dice}, ${standing} wrth y rhaff`,
    out: (n, { you, name }) => `${n} o ${you ? 'dy griw di' : `griw ${name}`} allan`,
    down: (n, { you, name }) => `${n} o ${you ? 'dy griw di' : `griw ${name}`} i lawr`,
    own: (n) => (n > 0 ? `${n} yn fwy wrth y rhaff` : `${-n} yn llai wrth y rhaff`),
    berserk: 'gwyllt',
    won: 'yr ornest gyntaf wedi’i hennill',
  },
} satisfies typeof en as typeof en
