// What a table at a server says of its dice, in Irish.
import { counted } from '@nemeton/board/count/ga'
import type en from './en'

const draws = counted('tarraingt', 'tharraingt', 'dtarraingt')

export default {
  waits: (names) => `Ag fanacht le huimhir ó ${names}`,
  proven: (n, own) =>
    `Rinneadh ${draws(n)} arís anseo, agus leanann gach rud ón méid a shéalaigh an freastalaí roimh an gcluiche${own ? ', agus ó uimhir an ghléis seo' : ''}.`,
  unable: 'Níor seiceáladh na díslí: ní féidir le brabhsálaí é sin a dhéanamh ach trí https.',
  wrong: (what) => `Níl na díslí i gceart: ${what}`,
  faults: {
    commitment: () => 'ní hé an rún a séalaíodh roimh an gcluiche é.',
    sealed: () => 'ní hionann uimhir amháin agus an ceann a séalaíodh sular osclaíodh aon uimhir.',
    number: () => 'níl uimhir an ghléis seo iontu mar a tugadh í.',
    event: (step) => `chonacthas beart ${step} ar shlí eile seachas mar atá sé sa taifead.`,
    draw: (step) => `ní hí tarraingt ${step} a lean uathu.`,
    record: () => 'ní féidir taifead an fhreastalaí a imirt.',
    signature: () => 'níl taifead an fhreastalaí mar a síníodh é.',
  },
  restored:
    'Athchóiríodh an freastalaí ó chúltaca le linn an chluiche seo. D’fhéadfadh gurb é sin an chúis, ach ní féidir é a sheiceáil.',
  withheld: (names) => `Níor osclaíodh in am uimhir a bhí séalaithe, agus níl sí iontu: ${names}.`,
} satisfies typeof en
