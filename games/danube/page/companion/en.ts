// Down the Danube beside the board, in English.

export default {
  start: 'That 1 moves the boat on 10. The other side’s first move is from 9 to 10, if it can be made.',
  turn: [
    'Throw the sticks: the white sides are your steps; none of them counts six.',
    'Use all steps, with one boat or several. Land on a lone enemy, and you change places.',
    'After a 1, 4 or 6 throw again; after a 2 or 3 the turn ends.',
  ],
  says: (steps: number, again: boolean) =>
    again ? `${steps}, and throw again` : `${steps}, then the turn ends`,
}
