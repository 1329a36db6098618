// Tug of War's words, in Irish.
import { verb } from '@nemeton/board/person'
import { counted } from '@nemeton/board/count/ga'
import { does, having } from '@nemeton/board/person/ga'
import type en from './en'

const athletes = counted('lúthchleasaí')
const matches = counted('babhta', 'bhabhta', 'mbabhta')
const times = counted('uair')

export default {
  rope: 'An téad',
  match: (match, of) => (of === 1 ? 'Babhta amháin' : match === 1 ? 'An chéad bhabhta' : 'An dara babhta'),
  pulling: (standing, weakened) =>
    weakened > 0 ? `${standing} ina seasamh · ${weakened} ar lár` : `${standing} ina seasamh`,
  waiting: (reserve) => `${reserve} ag fanacht`,
  team: (side, standing, weakened, reserve, won) =>
    `${side}: ${standing} ina seasamh, ${weakened} lagaithe, ${reserve} i gcúltaca` +
    (won > 0 ? `, ${matches(won)} buaite` : ''),
  board: 'An téad agus na díslí',
  plaques: 'An méid is féidir leis na díslí',
  column: (side) => `Colún: ${side}`,
  columnDie: (side, value) => `Colún, ${side}: ${value}`,
  columnEmpty: (side) => `Colún, ${side}: gan caitheamh fós`,
  used: 'úsáidte',
  usedBeside: (rolled) => `úsáidte le ${rolled}`,
  rolled: 'Díslí caite',
  rolledDie: (value) => `Caite: ${value}`,
  rolledAgain: 'caite arís',
  rolledNone: 'Níl aon dísle anseo',
  ready: 'is féidir a roghnú',
  chosen: 'roghnaithe',

  acts: { elim: 'Díbir', finish: 'Críochnaigh', weaken: 'Lagaigh', swap: 'Malartaigh' },
  rules: { elim: '≥ colún', finish: '≥ colún − 2', weaken: 'aon dísle', swap: 'aon dísle' },
  effects: { elim: 'duine ina sheasamh', finish: 'duine ar lár', weaken: 'leag duine ar lár' },
  swaps: (change) =>
    change > 0 ? `${change} sa bhreis` : change < 0 ? `${-change} níos lú` : 'an líon céanna',
  swapsAll: 'níl aon duine fágtha!',
  needs: (value) => `ag teastáil: ${value === 6 ? '6' : `${value} nó níos mó`}`,
  noneStanding: 'níl duine ina sheasamh',
  noneWeakened: 'níl duine ar lár',
  goes: (standing, weakened) => [
    standing > 0 ? `${standing} ina seasamh` : 'gan duine ina sheasamh',
    weakened > 0 ? `${weakened} ar lár` : 'gan duine ar lár',
    'Imíonn ' +
      [standing > 0 && `${standing} ina seasamh`, weakened > 0 && `${weakened} ar lár`]
        .filter(Boolean)
        .join(' agus '),
  ],
  again: 'Caith arís',
  againDie: (value) => `an ${value}`,
  playAll: 'Gach dísle: díbir, nó malartaigh',
  sameAgain: (act) => `${act} leis an gcuid eile freisin`,
  notAgain: 'Ní féidir leis na chéad dísle eile é sin a dhéanamh: tusa a roghnaíonn arís.',
  againNone: 'roghnaigh dísle',
  keep: 'Coinnigh',
  keepAll: 'gach dísle',
  cannot: 'ní féidir',

  hints: {
    die: 'Roghnaigh dísle a chaith tú.',
    beside: (rolled) => `Cuir an ${rolled} in aice le dísle sa cholún agat.`,
    spot: (beside) => `Cén dísle a rachaidh in aice leis an ${beside}?`,
    act: (rolled, beside) => `${rolled} in aice le ${beside}: cad a dhéanfaidh sé?`,
    berserk: 'Dul ar buile leis na trí cinn: cé a imíonn? Nó roghnaigh dísle.',
    again: (n) =>
      n === 1 ? 'Sé i do cholún: caith dísle amháin arís?' : `Séanna i do cholún: caith arís, ${times(n)}?`,
  },

  columnRolled: (by, dice, standing, more) =>
    `${does(by, 'caitheann')} an colún: ${dice}; ` +
    (more ? 'le duine breise an bhuaiteora, ' : '') +
    `beireann ${athletes(standing)} ar an téad.`,
  rolls: (by, dice) => `${does(by, 'caitheann')} ${dice}.`,
  picksUp: (by, value) => `${does(by, 'caitheann')} an ${value} arís.`,
  rollsAgain: (by, value) => `${does(by, 'caitheann')} ${value}.`,
  keeps: (by) => `${does(by, 'coinníonn')} na díslí.`,
  uses: (by, rolled, beside) => `${does(by, 'cuireann')} ${rolled} in aice le ${beside}, agus `,
  does: {
    elim: (enemy) => `díbrítear lúthchleasaí atá ${having(enemy)}.`,
    finish: (enemy) => `críochnaítear lúthchleasaí lagaithe atá ${having(enemy)}.`,
    weaken: (enemy) => `leagtar ar lár lúthchleasaí atá ${having(enemy)}.`,
  },
  swapped: (by, rolled, beside, change) =>
    `${does(by, 'malartaíonn')} ${rolled} ar ${beside}: ` +
    (change > 0
      ? `${athletes(change)} sa bhreis.`
      : change < 0
        ? `${athletes(-change)} níos lú.`
        : 'an líon céanna.'),
  goesBerserk: (by, enemy, gone) =>
    `${does(by, 'téann')} ar buile: ${does(enemy, 'cailleann')} ${athletes(gone)}.`,
  wonFirst: (winner, loser) =>
    ` Níl aon duine ${having(loser)} ar an téad a thuilleadh: ${does(winner, 'buann')} an chéad bhabhta.`,

  stand: (n) => `${n} ina seasamh`,
  lie: (n) => `${n} lagaithe`,
  wait: (n) => `${n} i gcúltaca`,
  wonMatches: (n) => `${matches(n)} buaite`,

  noteColumn: (dice) => `colún ${dice}`,
  noteRoll: (dice) => `caitheann ${dice}`,
  noteAgain: (value) => `${value} arís`,
  noteKeep: 'coinníonn',
  noteActs: { elim: 'amach', finish: 'críoch', weaken: 'ar lár' },
  noteBerserk: (gone) => `ar buile −${gone}`,

  endings: {
    match: 'Níl aon duine fágtha ag ceann eile na téide.',
    ply_limit: 'Sroicheadh uaslíon na mbeart.',
  },

  summary: {
    you: 'Tusa',
    rolled: (who, dice) => (dice === '' ? who : `${who}: ${dice} caite`),
    column: (side, dice, standing) => `${side}: colún ${dice}, ${standing} ar an téad`,
    out: (n, enemy) => `${n} amach (${verb(enemy, enemy.name, 'tusa')})`,
    down: (n, enemy) => `${n} ar lár (${verb(enemy, enemy.name, 'tusa')})`,
    own: (n) => (n > 0 ? `${n} sa bhreis ar an téad` : `${-n} níos lú ar an téad`),
    berserk: 'ar buile',
    won: 'tá an chéad bhabhta buaite',
  },
} satisfies typeof en as typeof en
