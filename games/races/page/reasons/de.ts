// Why an action of a race is good, in German.
import { whom } from '@nemeton/board/person/de'
import type en from './en'

const steps = (n: number) => (n === 1 ? '1 Schritt' : `${n} Schritte`)
const numbers = ['keiner', 'einer', 'zwei', 'drei', 'vier']
const at = (likely: string) => likely && ` zu ${likely}`

export default {
  goes_out: (points, likely) => `Bringt${at(likely)} den letzten Läufer ins Ziel: ${points}.`,
  comes_home: (left, likely) =>
    `Bringt${at(likely)} einen Läufer ins Ziel; ${numbers[left]} ${left === 1 ? 'fehlt' : 'fehlen'} noch.`,
  bumps: (other, n, likely) =>
    `Schickt${at(likely)} ${whom(other)} ${n === 1 ? 'einen Schritt' : steps(n)} zurück.`,
  exchanges: (other, won, lost, likely) => {
    const costs = `kostet ${whom(other)} ${won > 0 ? lost : steps(lost)}`
    return `${[won > 0 && `gewinnt ${steps(won)}`, lost > 0 && costs].filter(Boolean).join(' und ')}${likely && `, zu ${likely}`}.`
  },
  takes_gate: (gate, n, likely) =>
    likely === ''
      ? `Das Tor auf ${gate} ist offen und spart ${steps(n)}.`
      : `Das Tor auf ${gate} spart ${steps(n)}, wenn es sich öffnet, zu ${likely}.`,
  taken_home: (n) => `Erspart einem Läufer ${steps(n)}.`,
  risks_less: (likely, otherwise) =>
    likely === ''
      ? `Wagt nichts; die andere Wahl misslingt zu ${otherwise}.`
      : `Misslingt zu ${likely}, die andere Wahl zu ${otherwise}.`,
  joins: (position) => `Stellt sich zu einem Läufer auf ${position}: Zwei beisammen kann niemand schlagen.`,
  on_blank: (position) => `Steht auf ${position} sicher: Auf leerem Feld kann niemand schlagen.`,
  covers: (position, likely, otherwise) =>
    likely === ''
      ? `Mit keinem Stein ist der Läufer auf ${position} zu schlagen.`
      : `Nur mit ${likely} der Steine ist der Läufer auf ${position} zu schlagen, nicht mit ${otherwise}.`,
  shorter_way: (n) => `Der kürzere Weg, um ${steps(n)}.`,
  aims_home: (chance) => `Als Nächstes kann mit ${chance} der Steine ein Läufer ins Ziel.`,
  enters: (left) =>
    left === 0
      ? 'Bringt den letzten Läufer vom Start.'
      : `Bringt einen Läufer vom Start; ${numbers[left]} ${left === 1 ? 'steht' : 'stehen'} noch dort.`,
} satisfies typeof en
