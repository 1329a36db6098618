// What a report says, in Welsh.
import type { ReportWords, Size } from './words'

const part = 'rhan o’r gemau'

// unsure: "mantais" for an advantage of a seat, "dewis" for the branching factor, and "ôl medr" for the skill trace.
const sizes: Record<Size, string> = {
  large: 'yn rhy aml',
  medium: 'braidd yn rhy aml',
  small: 'gwahaniaeth bach ond sicr',
  unknown: 'yn rhy aml, ond byddai angen mwy o gemau i ddangos faint',
}

const cy: ReportWords = {
  language: 'cy',
  percent: (number) => `${number}\u00a0%`,
  between: (low, high) => `${low} i ${high}`,
  incomplete: 'Dydy’r astudiaeth ddim yn gyflawn: mae gemau heb eu chwarae eto, a gall y rhifau newid.',

  uneven: (who, part, equal, size, p) =>
    `${who}: yn ennill ${part} yn lle ${equal}, ${sizes[size]} (p ${p}).`,
  least: (who, part) => `${who}: yn ennill leiaf aml, ${part}.`,
  nearlyEven: (who, part) => `${who}: yn ennill ${part}, bron yn gyfartal, heb wahaniaeth sicr.`,
  even: (most) => `Mae’r seddi’n gyfartal, o fewn ${most} ar y mwyaf.`,
  unknown: (who, part) => `${who}: yn ennill ${part}. Byddai mwy o gemau’n dangos a yw hynny’n rhy aml.`,
  skill: (who, part) => `${who}: ${part} o’r buddugoliaethau.`,
  unended: (part) => `Dydy ${part} o’r gemau ddim yn gorffen yn ôl eu rheolau eu hunain.`,
  tied: (part) => `Mae ${part} o’r gemau’n gyfartal.`,
  luck: (part, truth) =>
    `Lwc yw ${part} o’r hyn sy’n penderfynu gêm, ym marn botiau y daw ${truth} o’r fantais a ragwelant yn wir.`,
  minutes: (n) => `Mae gêm yn para tua ${n} munud.`,
  minutesToLimit: (n) =>
    `Mae gêm yn para tua ${n} munud, ond mae’r chwaraewyr hyn yn dal ati hyd y terfyn symudiadau: mae’n debyg y cymerai pobl lai o amser.`,

  compared: { share0: 'rhan y sedd gyntaf', tied: 'gemau cyfartal', plies: 'hyd mewn symudiadau' },
  noDifference: (what, one, other) => `${what}, ${other} a ${one}: dim gwahaniaeth i’w weld.`,
  difference: (what, of, amount, against, p) =>
    `${what}, ${of}: ${amount} o’i gymharu â ${against} (p ${p}).`,
  points: (amount) => `${amount} pwynt`,
  comparisons: 'Cymariaethau',
  real: (real, all) => `Mae ${real} o ${all} cymhariaeth yn dangos gwahaniaeth.`,

  partOfWins: 'Rhan o’r buddugoliaethau',
  eachPart: 'Rhan pob sedd o’r buddugoliaethau',
  length: 'Hyd, mewn symudiadau',
  lengthSaid: (games, from, to) => `Pa mor hir oedd ${games} gêm: o ${from} i tua ${to} symudiad`,
  gain: 'Mwy o fuddugoliaethau',
  gains: 'Mae pwy sy’n gwneud hyn, neu’n ei gael, yn ennill cymaint â hyn yn amlach',
  numbers: 'Pob rhif',
  numbersOf: (setting) => `Pob rhif: ${setting}`,
  columns: { measure: 'Mesur', of: 'O beth', value: 'Gwerth', unit: 'Uned' },
  method: 'Sut y mesurwyd',
  made: (games, program, seed) =>
    `${games} gêm gan Nemeton ${program}, hedyn ${seed}. ± a “95 %” yw’r ystod lle mae’r gwir gyda thebygolrwydd o 95 %. Mae’r un astudiaeth yn rhoi’r un gemau eto:`,
  study: 'Yr astudiaeth',
  inUnit: (unit) => `, ${unit}`,
  measures: {
    seat_wins: {
      name: 'ennill ar ei phen ei hun',
      sentence: 'Pa mor aml mae pob sedd yn ennill ar ei phen ei hun, neu gyda’i phartneriaid yn unig.',
      unit: part,
    },
    seat_share: {
      name: 'rhan o’r buddugoliaethau',
      sentence: 'Rhan pob sedd o’r buddugoliaethau; mae ochrau sy’n gyfartal ar y blaen yn rhannu un.',
      unit: 'rhan o fuddugoliaeth',
    },
    advantage: {
      name: 'mantais',
      sentence: 'Faint yn fwy na’i rhan gyfartal o’r buddugoliaethau sydd gan y sedd orau.',
      unit: 'rhan o fuddugoliaeth',
    },
    symmetry: {
      name: 'cymesuredd',
      sentence:
        'Pa mor debygol fyddai seddi â siawns gyfartal o fod mor wahanol â’r rhain: bach lle nad ydyn nhw’n gyfartal.',
      unit: 'tebygolrwydd',
    },
    first_share: {
      name: 'gwerth medr',
      sentence:
        'Rhan y chwaraewr cyntaf a enwir o’r buddugoliaethau, ac yntau ar bob ochr yr un mor aml: faint mae medr yn werth.',
      unit: 'rhan o fuddugoliaeth',
    },
    skill_trace: {
      name: 'ôl medr',
      sentence:
        'Faint sydd i’w ddysgu: beth mae pob chwaraewr ar ysgol yn ei ennill yn erbyn yr un oddi tano, a beth fyddai’r nesaf yn ei ennill; ar ben yr ysgol.',
      unit: '0 i 1',
    },
    ties: { name: 'gemau cyfartal', sentence: 'Pa mor aml mae ochrau’n rhannu’r fuddugoliaeth.', unit: part },
    completion: {
      name: 'gorffen yn ôl y rheolau',
      sentence: 'Pa mor aml mae gêm yn gorffen yn ôl ei rheolau ei hun cyn y terfyn hyd.',
      unit: part,
    },
    length: { name: 'hyd', sentence: 'Faint o symudiadau sydd mewn gêm.', unit: 'symudiadau' },
    decisions: {
      name: 'penderfyniadau',
      sentence: 'Pa mor aml mae’n rhaid i sedd weithredu.',
      unit: 'penderfyniad',
    },
    minutes: {
      name: 'munudau',
      sentence:
        'Pa mor hir mae pobl yn ei gymryd, os yw pob math o gam yn para fel mae’r astudiaeth yn ei ddweud.',
      unit: 'munud',
    },
    forced: {
      name: 'symudiadau gorfodol',
      sentence: 'Pa mor aml nad oes ond un symudiad.',
      unit: 'rhan o’r penderfyniadau',
    },
    branching: {
      name: 'dewis',
      sentence: 'Faint o symudiadau sydd i ddewis ohonyn nhw.',
      unit: 'symudiad posibl',
    },
    lead_changes: {
      name: 'newid ar y blaen',
      sentence: 'Pa mor aml mae symudiad yn newid pwy yw’r enillydd mwyaf tebygol, ym marn y botiau.',
      unit: 'rhan o’r symudiadau',
    },
    drama: {
      name: 'cyffro',
      sentence: 'Pa mor bell ar ei hôl hi y bu’r enillydd ar gyfartaledd, ym marn y botiau.',
      unit: 'tebygolrwydd',
    },
    decided: {
      name: 'pryd mae’n cael ei setlo',
      sentence:
        'Faint o’r gêm sydd wedi mynd pan fydd yr enillydd yn fwy tebygol na phawb arall gyda’i gilydd am byth, ym marn y botiau; heb gemau cyfartal.',
      unit: 'rhan o’r gêm',
    },
    comeback: {
      name: 'dod yn ôl',
      sentence:
        'Siawns isaf yr enillydd yn ystod y gêm, ym marn y botiau: po isaf, mwyaf yn y byd y daeth yn ôl; heb gemau cyfartal.',
      unit: 'tebygolrwydd',
    },
    luck: {
      name: 'lwc',
      sentence: 'Faint o’r hyn sy’n penderfynu gêm sy’n lwc ac nid yn ddewis, ym marn y botiau.',
      unit: 'rhan o amrywiant y canlyniad',
    },
    consistency: {
      name: 'cysondeb yr amcangyfrifon',
      sentence:
        'Faint mae amcangyfrifon y botiau’n newid o’u cymharu â’r canlyniad: 1 os ydyn nhw’n gyson, mwy os ydyn nhw’n anwadal, llai os ydyn nhw’n dysgu’n hwyr.',
      unit: '1 os yn gyson',
    },
    calibration: {
      name: 'graddnodi’r amcangyfrifon',
      sentence:
        'I ba raddau mae’r canlyniadau’n dilyn amcangyfrifon y botiau: 1 os dônt yn wir, llai os yw’r botiau’n rhy sicr, mwy os ydyn nhw’n rhy ofalus.',
      unit: '1 os wedi’u graddnodi',
    },
    interaction: {
      name: 'rhyngweithio',
      sentence:
        'Faint o’r symudiadau sydd ar gael i’r nesaf sy’n dibynnu ar yr hyn a wnaed, heb gyfrif lwc: 0 lle mae pawb yn chwarae ar wahân.',
      unit: 'rhan o’r symudiadau',
    },
    endings: {
      name: 'sut mae’n gorffen',
      sentence: 'Pa mor aml mae gemau’n gorffen ym mhob ffordd.',
      unit: part,
    },
    usage: {
      name: 'pa mor aml y’i gwneir',
      sentence: 'Pa mor aml y gwneir pob peth, neu y mae’n digwydd i sedd, o leiaf unwaith yn ei gêm.',
      unit: 'rhan o’r seddi',
    },
    usage_gain: {
      name: 'beth sy’n mynd gydag ef',
      sentence: 'Faint yn fwy o’r buddugoliaethau sydd gan seddi gydag ef na hebddo; nid mai ef yw’r achos.',
      unit: 'rhan o fuddugoliaeth',
    },
  },
}

export default cy
