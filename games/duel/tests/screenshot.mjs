// The picture of docs/screenshots. A card is to be chosen; two others have chosen theirs.
const bot = { kind: 'bot', level: 'novice' }

export const table = {
  record: {
    nemeton: 1,
    game: 'duel',
    seats: 3,
    options: { chameleon: true },
    seed: 1,
    steps: (
      'AH.2H.4H.7H.TH.2D.4D.8D.9D.TD.4C.6C.7C 2S.6S.8S.9S.6H.9H.3D.5D.6D.2C.5C.9C.TC AS.3S.4S.5S.7S.TS.3H.5H.8H.AD.7D.AC.8C ' +
      '0:J 1:J 2:Q 0:TD 1:6H 2:4S 0:Q 1:K 2:C Q 0:9D 1:TC 2:7S 0:J 1:Q 2:K'
    ).split(' '),
  },
  seats: [{ kind: 'person' }, bot, bot],
}

export async function show({ sitDown, settled }) {
  await sitDown()
  await settled('.duel .card-back')
  await settled('.duel .cell.movable')
}
