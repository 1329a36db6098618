// What a report says, in English. What is measured the results say in sentences themselves.
import type { ReportWords, Size } from './words'

const sizes: Record<Size, string> = {
  large: 'too often',
  medium: 'a little too often',
  small: 'a small but real difference',
  unknown: 'too often, but only more games can tell by how much',
}

const en: ReportWords = {
  language: 'en',
  percent: (number) => `${number}\u00a0%`,
  between: (low, high) => `${low} to ${high}`,
  incomplete: 'The study is not complete: games are still to be played, and the numbers may change.',

  uneven: (who, part, equal, size, p) => `${who} wins ${part} instead of ${equal}: ${sizes[size]} (p ${p}).`,
  least: (who, part) => `${who} wins least often, ${part}.`,
  nearlyEven: (who, part) => `${who} wins ${part}: nearly even, with no clear difference.`,
  even: (most) => `The seats are even, to ${most} at most.`,
  unknown: (who, part) => `${who} wins ${part}: more games would tell whether that is too often.`,
  skill: (who, part) => `${who} wins ${part}.`,
  unended: (part) => `${part} of the games do not end by their own rules.`,
  tied: (part) => `${part} of the games are tied.`,
  luck: (part, truth) => `Luck decides ${part} of a game, by the bots’ estimates (calibration ${truth}).`,
  minutes: (n) => `A game takes about ${n} min.`,
  minutesToLimit: (n) =>
    `A game takes about ${n} min, but these players hold out until the move limit. People are likely to take less time.`,

  compared: { share0: 'the share of seat 0', tied: 'ties', plies: 'length in plies' },
  noDifference: (what, one, other) => `${what} of ${other} and ${one}: no difference shown.`,
  difference: (what, of, amount, against, p) => `${what} of ${of}: ${amount} against ${against} (p ${p}).`,
  points: (amount) => `${amount} points`,
  comparisons: 'Comparisons',
  real: (real, all) => `${real} of ${all} comparisons show a difference.`,

  partOfWins: 'Part of the wins',
  eachPart: 'Each seat’s part of the wins',
  length: 'Length, in plies',
  lengthSaid: (games, from, to) => `How long ${games} games were: from ${from} to about ${to} plies`,
  gain: 'Gain',
  gains: 'Who does this, or has it done to them, wins that much more',
  numbers: 'All numbers',
  numbersOf: (setting) => `All numbers of ${setting}`,
  columns: { measure: 'Measure', of: 'Of', value: 'Value', unit: 'Unit' },
  method: 'Method',
  made: (games, program, seed) =>
    `${games} games by Nemeton ${program}, seed ${seed}. ± and “95 %” are the interval in which the truth lies with a probability of 95 %. The same study gives the same games again:`,
  study: 'The study',
  inUnit: (unit) => `, in ${unit}`,
  measures: {
    seat_wins: { name: 'wins alone' },
    seat_share: { name: 'part of the wins' },
    advantage: { name: 'advantage' },
    symmetry: { name: 'symmetry' },
    first_share: { name: 'what skill is worth' },
    skill_trace: { name: 'skill trace' },
    ties: { name: 'ties' },
    completion: { name: 'ended by the rules' },
    length: { name: 'length' },
    decisions: { name: 'decisions' },
    minutes: { name: 'minutes' },
    forced: { name: 'forced moves' },
    branching: { name: 'choice' },
    lead_changes: { name: 'changes of the lead' },
    drama: { name: 'drama' },
    decided: { name: 'when it is decided' },
    comeback: { name: 'comeback' },
    luck: { name: 'luck' },
    consistency: { name: 'consistency of the estimates' },
    calibration: { name: 'calibration of the estimates' },
    interaction: { name: 'interaction' },
    endings: { name: 'how it ends' },
    usage: { name: 'how often it is done' },
    usage_gain: { name: 'what it goes with' },
  },
}

export default en
