// What the question cards say around their questions, in English.

export default {
  card: {
    title: 'A question',
    stake: 'Right: a free throw. Wrong: none.',
    right: 'Yes.',
    wrong: (right: string) => `No: ${right}.`,
    goOn: 'Go on',
    show: 'Show the answer',
    wasRight: 'I knew it',
    wasWrong: 'I did not',
  },
  writing: {
    title: 'Your own questions',
    note: 'Write some cards, each of you, and do not tell. With twelve or more, only these are asked on this device.',
    ask: 'Question',
    answer: 'Answer',
    add: 'Put it into the deck',
    clear: 'Throw them all away',
    count: (n: number) => (n === 1 ? 'One card is written.' : `${n === 0 ? 'No' : n} cards are written.`),
  },
}
