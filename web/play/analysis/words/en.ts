// What is said about chances, in English.
const en = {
  hint: 'A hint',
  thinking: 'Thinking it over …',
  /** So many moves, throws or cards. */
  thinkingAhead: (steps: number) => `Thinking it over … ${steps} ahead`,
  looked: (steps: number) => (steps === 1 ? 'Looked one step ahead.' : `Looked ${steps} steps ahead.`),
  sequel: (line: string) => `then ${line}`,
  /** How good an idea is beside the best. */
  best: 'best',
  wins: 'wins',
  asGood: 'as good',
  worse: { little: 'hardly worse', inaccuracy: 'a little worse', mistake: 'worse', blunder: 'much worse' },
  only: 'It is all that can be done.',
  sampled: (games: number) => `Estimated, from ${games} games played on in the mind.`,
  play: 'Play it',
  hide: 'Hide',

  open: 'Open a saved game',
  openOther: 'Open another saved game',
  reading: 'Reading the record …',
  judging: 'How much of the game has been judged',
  stop: 'Stop',
  goOn: 'Go on',
  curve: 'Chances of winning, event by event',
  axes: 'Chance of winning, move by move',
  begin: 'Start',
  event: (n: number) => `Event ${n}`,
  unknown: 'not judged yet',
  side: 'Side',
  start: 'Start',
  luck: 'Luck',
  unseen: 'Unseen',
  own: 'Own choices',
  others: 'Others’',
  result: 'End',
  what: 'What happened',
  /** What a choice is called, after its sign. */
  verdicts: { strong: 'Strong', inaccuracy: 'Inaccurate', mistake: 'A mistake', blunder: 'A blunder' },
  noLuck: 'Luck was even.',
  lucky: (side: string, gain: string, when: string) =>
    `Luck was with ${side}: ${gain} in all${when ? `; the best stroke: ${when}` : ''}.`,
  noLoss: 'No choice lost anything to speak of.',
  lost: (each: string) => `A choice lost on average ${each}.`,
  lostBy: (side: string, loss: string, bad: number) =>
    `${loss} for ${side}${bad > 0 ? ` (${bad} bad ${bad === 1 ? 'one' : 'ones'})` : ''}`,
  better: (action: string) => `better ${action}`,
  score: 'Score',
  turningPoint: 'Turning point',
  fromTheStart: 'none: ahead from the start',
  notTurned: 'none',
  longestLead: 'Longest lead',
  leadOf: (who: string, moves: number) => `${who}, ${moves === 1 ? 'one move' : `${moves} moves`}`,
  nobody: 'nobody’s',
  /** Whom luck helped, as long as too few choices are judged. */
  unclear: 'not clear yet',
  asTable: 'The curve as a table',
  details: 'Details',
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

  theLink: 'The link',
  theGame: 'The game',
  cutLink:
    'It is cut off or mistyped: a whole one ends with “#game=” and all the letters that follow. Copy it once more, in one piece.',
  notKept: 'It is not kept on this device.',
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
