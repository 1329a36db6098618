// What is said about chances, in German.
import type { Words } from './words.en'

const de: Words = {
  hint: 'Ein Rat:',
  thinking: 'Wird durchdacht …',
  suggests: (action) => `Versuchen Sie ${action}.`,
  stays: (chance) => `Ihre Aussicht zu gewinnen bleibt ${chance}`,
  wins: 'Das gewinnt',
  other: (action, chance) => `; der nächste Einfall, ${action}, ließe ${chance}.`,
  asGood: (action) => `; ${action} ist ebenso gut.`,
  only: 'Anderes ist nicht möglich.',
  sampled: (games) => `Geschätzt, aus ${games} in Gedanken gespielten Partien.`,
  play: 'So ziehen',
  hide: 'Ausblenden',
  failed: 'Die Regeln ließen sich auf diesem Gerät nicht laden.',
}

export default de
