// Why an action of a race is good, in Irish.
import { counted } from '@nemeton/board/count/ga'
import { does, whom } from '@nemeton/board/person/ga'
import type en from './en'

const steps = counted('céim', 'chéim', 'gcéim')
const numbers = ['aon cheann', 'ceann amháin', 'dhá cheann', 'trí cinn', 'ceithre cinn']
const at = (likely: string) => likely && ` i gcás ${likely}`

export default {
  goes_out: (points, likely) => `Tugann sé an marcóir deireanach abhaile${at(likely)}: ${points}.`,
  comes_home: (left, likely) => `Tugann sé marcóir abhaile${at(likely)}; tá ${numbers[left]} fágtha.`,
  bumps: (other, n, likely) => `Cuireann sé ${whom(other)} ${steps(n)} siar${at(likely)}.`,
  exchanges: (other, won, lost, likely) =>
    `${[won > 0 && `gnóthaíonn sé ${steps(won)}`, lost > 0 && `${does(other, 'cailleann')} ${steps(lost)}`].filter(Boolean).join(', agus ')}${at(likely)}.`,
  takes_gate: (gate, n, likely) =>
    likely === ''
      ? `Tá an geata ag ${gate} oscailte, agus sábhálann sé ${steps(n)}.`
      : `Má osclaíonn an geata ag ${gate} (${likely}), sábhálann sé ${steps(n)}.`,
  taken_home: (n) => `Sábhálann sé ${steps(n)} ar mharcóir.`,
  risks_less: (likely, otherwise) =>
    likely === ''
      ? `Níl aon bhaol ann; teipeann ar an rogha eile i gcás ${otherwise}.`
      : `Teipeann air i gcás ${likely}, agus ar an rogha eile i gcás ${otherwise}.`,
  joins: (position) =>
    `Seasann sé le marcóir eile ar ${position}: ní féidir le haon duine beirt le chéile a leagan.`,
  on_blank: (position) => `Tá sé slán ar ${position}: ní féidir le haon duine leagan ar bhán.`,
  covers: (position, likely, otherwise) =>
    likely === ''
      ? `Ní féidir an marcóir ar ${position} a leagan le haon dúradán.`
      : `Ní féidir an marcóir ar ${position} a leagan ach le ${likely} de na dúradáin, ní le ${otherwise}.`,
  shorter_way: (n) => `An bealach is giorra: ${steps(n)} níos lú.`,
  aims_home: (chance) =>
    `Ina dhiaidh sin, is féidir marcóir a thabhairt abhaile le ${chance} de na dúradáin.`,
  enters: (left) =>
    left === 0
      ? 'Tugann sé an marcóir deireanach isteach.'
      : `Tugann sé marcóir isteach; tá ${numbers[left]} fós ag Tús.`,
} satisfies typeof en
