// What is said about chances, in Welsh.
import type { Words } from './en'

const cy: Words = {
  hint: 'Awgrym',
  thinking: 'Yn meddwl drosti …',
  thinkingAhead: (steps) => `Yn meddwl drosti … ${steps} ymlaen`,
  looked: (steps) => (steps === 1 ? 'Edrychwyd un cam ymlaen.' : `Edrychwyd ${steps} cam ymlaen.`),
  sequel: (line) => `yna ${line}`,
  best: 'gorau',
  wins: 'yn ennill',
  asGood: 'cystal',
  worse: {
    little: 'prin yn waeth',
    inaccuracy: 'ychydig yn waeth',
    mistake: 'yn waeth',
    blunder: 'yn waeth o lawer',
  },
  only: 'Dyna’r cyfan sy’n bosib.',
  sampled: (games) => `Amcangyfrif, o ${games} gêm a chwaraewyd ymlaen yn y meddwl.`,
  play: 'Ei chwarae',
  hide: 'Cuddio',

  open: 'Agor gêm a gadwyd',
  openOther: 'Agor gêm arall a gadwyd',
  reading: 'Yn darllen y cofnod …',
  judging: 'Faint o’r gêm sydd wedi’i barnu',
  stop: 'Stopio',
  goOn: 'Ymlaen',
  curve: 'Siawns o ennill, fesul digwyddiad',
  axes: 'Siawns o ennill, fesul symudiad',
  begin: 'Dechrau',
  event: (n) => `Digwyddiad ${n}`,
  unknown: 'heb ei farnu eto',
  side: 'Ochr',
  start: 'Dechrau',
  luck: 'Lwc',
  unseen: 'Heb ei weld',
  own: 'Dewisiadau’r ochr hon',
  others: 'Y lleill',
  result: 'Diwedd',
  what: 'Beth ddigwyddodd',
  // unsure: "anfanwl" for a choice that is a little off.
  verdicts: {
    strong: 'Cryf',
    inaccuracy: 'Anfanwl',
    mistake: 'Camgymeriad',
    blunder: 'Camgymeriad mawr',
  },
  noLuck: 'Roedd y lwc yn gyfartal.',
  lucky: (side, gain, when) =>
    `Ar un ochr roedd y lwc: ${side}, ${gain} i gyd${when ? `; y trawiad gorau: ${when}` : ''}.`,
  noLoss: 'Chollodd dim un dewis ddim byd o bwys.',
  lost: (each) => `Ar gyfartaledd collodd dewis: ${each}.`,
  lostBy: (side, loss, bad) =>
    `${side} ${loss}${bad > 0 ? ` (${bad === 1 ? 'un gwael' : `${bad} o rai gwael`})` : ''}`,
  better: (action) => `gwell: ${action}`,
  score: 'Sgôr',
  turningPoint: 'Trobwynt',
  fromTheStart: 'dim un: ar y blaen o’r dechrau',
  notTurned: 'dim un',
  longestLead: 'Ar y blaen am yr amser hiraf',
  leadOf: (who, moves) => `${who}, ${moves === 1 ? 'un' : moves} symudiad`,
  nobody: 'neb',
  unclear: 'ddim yn glir eto',
  asTable: 'Y gromlin fel tabl',
  details: 'Manylion',
  explained: (samples, hides) =>
    [
      'Caiff pob dewis ei osod wrth ymyl y gorau a gafodd y bot, yn ôl yr hyn y gallai ei sedd ei wybod; y dewis biau’r hyn a gollodd, a lwc yw pob newid arall. Gyda’i gilydd, dechrau, lwc a dewisiadau sy’n gwneud y diwedd.',
      hides ? 'Mae’r gromlin ei hun yn gwybod pob llaw a dis.' : '',
      samples > 0
        ? `Samplau yw’r siawns, o hyd at ${samples} gêm i bob dewis; dydy gwahaniaeth y gallai sŵn o’r fath ei esbonio ddim yn cyfri.`
        : 'Dydy gwahaniaeth o dan hanner y cant ddim yn cyfri.',
      'Mae’r bot yn methu weithiau hefyd.',
    ]
      .filter(Boolean)
      .join(' '),
  download: 'Cadw’r cofnod',

  theLink: 'Y ddolen',
  theGame: 'Y gêm',
  cutLink:
    'Mae wedi’i thorri’n fyr neu ei chamdeipio: mae un gyfan yn gorffen gyda “#game=” a’r holl lythrennau sy’n dilyn. Copïa hi eto, yn un darn.',
  notKept: 'Dydy hi ddim yn cael ei chadw ar y ddyfais hon.',
  record: 'Gêm o gofnod',
  recordNote: 'Dewisa gofnod a gadwyd, neu gollynga un yn unrhyw le ar y dudalen hon.',
  refused: (file) => `Doedd dim modd agor ${file}.`,
  wrong: (what) => `Mae’r cofnod yn anghywir: ${what}.`,
  noJson: 'Does dim JSON ynddo.',
  noBoard: (game) => `Does dim bwrdd yma i ${game}.`,
  tooLarge: 'Mae dros un megabeit, yn rhy fawr i gofnod.',
  failed: 'Doedd dim modd llwytho’r rheolau ar y ddyfais hon.',
}

export default cy
