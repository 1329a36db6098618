// Why an action of a race is good, in English; by the kind of the reason. `likely` is '' where no tile can stop it.
import { who } from '@nemeton/board/person/en'
import type { Person } from '@nemeton/board/person'

const steps = (n: number) => (n === 1 ? '1 step' : `${n} steps`)
const numbers = ['none', 'one', 'two', 'three', 'four']
const at = (likely: string) => likely && ` at ${likely}`

export default {
  goes_out: (points: string, likely: string) => `Brings the last marker home${at(likely)}: ${points}.`,
  comes_home: (left: number, likely: string) => `Brings a marker home${at(likely)}; ${numbers[left]} left.`,
  bumps: (whom: Person, n: number, likely: string) => `Sends ${who(whom)} back ${steps(n)}${at(likely)}.`,
  exchanges: (other: Person, won: number, lost: number, likely: string) => {
    const costs = `costs ${who(other)} ${won > 0 ? lost : steps(lost)}`
    return `${[won > 0 && `wins ${steps(won)}`, lost > 0 && costs].filter(Boolean).join(' and ')}${at(likely)}.`
  },
  takes_gate: (gate: number, n: number, likely: string) =>
    likely === ''
      ? `The gate at ${gate} is open and saves ${steps(n)}.`
      : `The gate at ${gate} saves ${steps(n)} if it opens, ${likely}.`,
  taken_home: (n: number) => `Spares a marker ${steps(n)}.`,
  risks_less: (likely: string, otherwise: string) =>
    likely === ''
      ? `Risks nothing; the other choice fails at ${otherwise}.`
      : `Fails at ${likely}; the other choice at ${otherwise}.`,
  joins: (position: number) => `Joins a marker on ${position}: nobody can bump two together.`,
  on_blank: (position: number) => `Is safe on ${position}: nobody can bump on a blank.`,
  covers: (position: number, likely: string, otherwise: string) =>
    likely === ''
      ? `No tile lets them bump the marker on ${position}.`
      : `Only ${likely} of the tiles let them bump the marker on ${position}, not ${otherwise}.`,
  shorter_way: (n: number) => `The shorter way, by ${steps(n)}.`,
  aims_home: (chance: string) => `Next, ${chance} of the tiles can bring a marker home.`,
  enters: (left: number) =>
    left === 0
      ? 'Brings the last marker in.'
      : `Brings a marker in; ${numbers[left]} ${left === 1 ? 'is' : 'are'} still at Start.`,
}
