// What is said about chances, in English.
const en = {
  hint: 'A hint:',
  thinking: 'Thinking it over …',
  suggests: (action: string) => `Try ${action}.`,
  stays: (chance: string) => `Your chance of winning stays ${chance}`,
  wins: 'That wins',
  other: (action: string, chance: string) => `; your next idea, ${action}, would leave ${chance}.`,
  asGood: (action: string) => `; ${action} is as good.`,
  only: 'It is all that can be done.',
  sampled: (games: number) => `Estimated, from ${games} games played on in the mind.`,
  play: 'Play it',
  hide: 'Hide',
  failed: 'The rules could not be loaded on this device.',
}

export default en
export type Words = typeof en
