// Why a step of Down the Danube is good, in English; by the kind of the reason.
const numbers = ['no', 'one', 'two', 'three', 'four', 'five']
const boats = (n: number) => `${numbers[n]} ${n === 1 ? 'boat' : 'boats'}`
const one = (n: number) => (n === 1 ? 'one is' : `${numbers[n]} are`)

export default {
  wins: 'All boats are home.',
  comes_home: (left: number) => `Brings a boat home; ${one(left)} left.`,
  switches_back: (from: number, to: number) => `Sends a boat of theirs back from ${from} to ${to}.`,
  blocks: (n: number, first: number, last: number) =>
    `Leaves ${boats(n)} of theirs behind the block ${first}–${last}.`,
  costs_throw: (chance: string) => `No boat of theirs can go forward at ${chance} of their throws.`,
  passes_rapids: (left: number) =>
    left === 0
      ? 'Takes the last boat past the rapids.'
      : `Takes a boat past the rapids; ${one(left)} still above them.`,
  avoids_rapids: 'Keeps out of the rapids.',
  covers: (n: number, before: number) =>
    n === 0
      ? 'No boat can be switched back by their next throw.'
      : `Their next throw can switch back only ${boats(n)}, not ${numbers[before]}.`,
  reaches_mooring: (square: number) => `Is safe on ${square}: nothing can switch it there.`,
  leaves_springs: 'The last boat leaves the springs: the sea is open.',
}
