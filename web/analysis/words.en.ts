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

  reading: 'Reading the record …',
  judging: 'How much of the game has been judged',
  stop: 'Stop',
  goOn: 'Go on',
  curve: 'Chances of winning, event by event',
  begin: 'Start',
  event: (n: number) => `Event ${n}`,
  unknown: 'not judged yet',
  side: 'Side',
  here: 'Here',
  start: 'Start',
  luck: 'Luck',
  unseen: 'Unseen',
  own: 'Own choices',
  others: 'Others’',
  result: 'End',
  what: 'What happened',
  mistakes: 'What choices lost',
  strokes: 'Strokes of luck',
  turns: 'What nobody saw coming',
  better: (action: string) => `better ${action}`,
  asTable: 'The curve as a table',
  how: 'How this is reckoned',
  explained: (samples: number, hides: boolean) =>
    [
      'Each choice is set beside the best one the bot found, by what its seat could know; what it lost is the choice’s, all other change is luck. Start, luck and choices add up to the end.',
      hides ? 'The curve itself knows all hands and dice.' : '',
      samples > 0
        ? `Chances are sampled, by up to ${samples} games a choice; a difference that such noise explains counts as none.`
        : 'A difference under half a per cent counts as none.',
      'The bot errs too.',
    ]
      .filter(Boolean)
      .join(' '),
  download: 'Save the record',

  record: 'A game from a record',
  recordNote: 'Choose a record that was saved, or drop it anywhere on this page.',
  refused: (file: string) => `${file} could not be opened.`,
  wrong: (what: string) => `The record is wrong: ${what}.`,
  noJson: 'It holds no JSON.',
  noBoard: (game: string) => `There is no board for ${game} here.`,
  tooLarge: 'It is over one megabyte, too large for a record.',
  failed: 'The rules could not be loaded on this device.',
}

export default en
export type Words = typeof en
