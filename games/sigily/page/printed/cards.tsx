// The question cards on paper: another player asks the one who has drawn a card, and finds the answer upside down at its foot. Lengths are
// in millimetres.
import type { Cutout } from '@nemeton/board/paper'
import { cardOf, questions } from '../questions/deck'

const card = { width: 62, height: 48.5, pad: 3, foot: 17.5 }

const top = card.height - card.foot
const foot = `M${card.pad} ${top}H${card.width - card.pad}`

const printed = (question: (typeof questions)[number], i: number): Cutout => {
  const { ask, answers, right, why } = cardOf(question, question[0])
  const inside = card.width - 2 * card.pad
  return {
    ...{ name: `question ${i + 1}`, count: 1, class: 'sigily', width: card.width },
    box: [0, 0, card.width, card.height],
    art: <path class="card-line" d={foot} />,
    texts: [
      {
        words: [`**${ask}**\n`, ...answers.map((answer, place) => `${place + 1}. ${answer}`)].join('\n'),
        box: [card.pad, card.pad, inside, top - card.pad - 1],
      },
      {
        words: `**${right}.** ${why}`,
        box: [card.pad, top + 1, inside, card.foot - card.pad],
        turned: true,
      },
    ],
  }
}

/** Cards that players write themselves, as many as the least that a game is played with: the question above the line, the answer below. */
const ownCards: Cutout = {
  ...{ name: 'own question', count: 12, class: 'sigily', width: card.width },
  box: [0, 0, card.width, card.height],
  art: <path class="card-line" d={foot} />,
}

export const questionCards: Cutout[] = [...questions.map(printed), ownCards]
