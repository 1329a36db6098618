// Why an action of a race is good, in Welsh.
import { masculine } from '@nemeton/board/count/cy'
import { who } from '@nemeton/board/person/cy'
import type en from './en'

const steps = masculine('cam', 'gam', 'cham')
const numbers = ['dim un', 'un', 'dau', 'tri', 'pedwar']
const at = (likely: string) => likely && ` (${likely})`

export default {
  goes_out: (points, likely) => `Yn dod â’r rhedwr olaf adref${at(likely)}: ${points}.`,
  comes_home: (left, likely) => `Yn dod â rhedwr adref${at(likely)}; mae ${numbers[left]} ar ôl.`,
  bumps: (other, n, likely) =>
    `Yn ${other.you ? 'dy fwrw di' : `bwrw ${other.name}`} ${steps(n)} yn ôl${at(likely)}.`,
  exchanges: (other, won, lost, likely) =>
    `${[won > 0 && `yn ennill ${steps(won)}`, lost > 0 && `yn costio ${steps(lost)} i ${who(other)}`].filter(Boolean).join(' ac ')}${at(likely)}.`,
  takes_gate: (gate, n, likely) =>
    likely === ''
      ? `Mae porth ${gate} ar agor, ac yn arbed ${steps(n)}.`
      : `Mae porth ${gate} yn arbed ${steps(n)} os yw’n agor (${likely}).`,
  taken_home: (n) => `Yn arbed ${steps(n)} i redwr.`,
  risks_less: (likely, otherwise) =>
    likely === ''
      ? `Heb fentro dim; mae’r dewis arall yn methu mewn ${otherwise} o achosion.`
      : `Yn methu mewn ${likely} o achosion, a’r dewis arall mewn ${otherwise}.`,
  joins: (position) => `Yn ymuno â rhedwr ar ${position}: all neb fwrw dau gyda’i gilydd.`,
  on_blank: (position) => `Yn ddiogel ar ${position}: all neb fwrw ar safle gwag.`,
  covers: (position, likely, otherwise) =>
    likely === ''
      ? `All neb fwrw’r rhedwr ar ${position} ag unrhyw deilsen.`
      : `Dim ond ${likely} o’r teils all fwrw’r rhedwr ar ${position}, nid ${otherwise}.`,
  shorter_way: (n) => `Y ffordd fyrraf (${steps(n)} yn llai).`,
  aims_home: (chance) => `Nesaf, gall ${chance} o’r teils ddod â rhedwr adref.`,
  enters: (left) =>
    left === 0
      ? 'Yn dod â’r rhedwr olaf i mewn.'
      : `Yn dod â rhedwr i mewn; mae ${numbers[left]} yn y Cychwyn o hyd.`,
} satisfies typeof en
