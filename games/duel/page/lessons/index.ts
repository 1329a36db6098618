// Learning Druid's Duel by doing, with two seats that know each other's cards: each form, which one to choose, and the last card. They
// are from three games, and from different turns of them.
import { listOf, type Lesson } from '@nemeton/board/lesson'
import { spoken } from '@nemeton/board/words'
import en from './en'

const first =
  '3S.5S.TS.AH.2H.4H.5H.6H.9H.AD.2D.3D.7D.8D.TD.AC.3C.5C.7C.TC AS.2S.4S.6S.7S.8S.9S.3H.7H.8H.TH.4D.5D.6D.9D.2C.4C.6C.8C.9C ' +
  '0:J 1:Q 0:AC 1:9S 0:K 1:J 0:TC 1:AS 0:J 1:K 0:AD 1:TH 0:Q 1:Q 0:AH 1:4S 0:K 1:J 0:TD 1:2S 0:J 1:Q 0:2H 1:9C 0:Q 1:K 0:5H 1:9D ' +
  '0:K 1:J 0:TS 1:2C 0:J 1:Q 0:3D 1:8S 0:K 1:J 0:9H 1:4D 0:J 1:K 0:3C 1:8H 0:K 1:J 0:8D 1:4C 0:J 1:K'
const second =
  '3S.4S.5S.8S.9S.TS.5H.7H.8H.9H.TH.2D.8D.TD.AC.3C.5C.8C.9C.TC AS.2S.6S.7S.AH.2H.3H.4H.6H.AD.3D.4D.5D.6D.7D.9D.2C.4C.6C.7C ' +
  '0:K 1:J 0:TD 1:AH 0:Q 1:Q 0:TS 1:6D 0:J 1:K 0:AC 1:9D 0:K 1:Q 0:9H 1:AD 0:J 1:K 0:2D 1:7S 0:K 1:J 0:TC 1:2S 0:Q 1:K 0:8S 1:6H ' +
  '0:K 1:J 0:8D 1:AS 0:Q 1:Q 0:9S 1:3D 0:K 1:J 0:9C 1:2C 0:Q 1:K 0:3S 1:6C 0:K 1:J 0:8H 1:3H 0:Q 1:K 0:5S 1:7C 0:K 1:J 0:8C 1:2H'
const third =
  'AS.2S.4S.5S.2H.4H.5H.9H.TH.AD.4D.5D.6D.7D.TD.AC.2C.3C.4C.7C 3S.6S.7S.8S.9S.TS.AH.3H.6H.7H.8H.2D.3D.8D.9D.5C.6C.8C.9C.TC ' +
  '0:K 1:J 0:TD 1:AH 0:J 1:K 0:2C 1:TC 0:K 1:Q 0:TH 1:8C 0:J 1:K 0:AS 1:TS 0:Q 1:J 0:AC 1:2D 0:K 1:Q 0:9H 1:8S 0:Q 1:J 0:4C 1:2D ' +
  '0:J 1:K 0:AD 1:9C 0:K 1:J 0:7C 1:3D 0:Q 1:K 0:4D 1:9D 0:J 1:Q 0:2S 1:6C 0:Q 1:J 0:5D 1:3H 0:J 1:K 0:2H 1:8D 0:K 1:J 0:7D 1:3S ' +
  '0:J 1:Q 0:4S 1:7S 0:Q 1:J'
const last =
  '2S.3S.4S.6S.9S.TS.AH.2H.3H.6H.TH.AD.2D.3D.5D.6D.7D.9D.2C.3C AS.5S.7S.8S.4H.5H.7H.8H.9H.4D.8D.TD.AC.4C.5C.6C.7C.8C.9C.TC ' +
  '0:J 1:Q 0:2C 1:8C 0:Q 1:K 0:3D 1:TC 0:K 1:J 0:TH 1:AS 0:J 1:K 0:AD 1:TD 0:K 1:Q 0:TS 1:5C 0:J 1:K 0:2H 1:9H 0:K 1:J 0:9S 1:AC ' +
  '0:Q 1:K 0:2D 1:8H 0:K 1:J 0:9D 1:4D 0:J 1:K 0:3S 1:8D 0:K 1:J 0:7D 1:4C 0:J 1:K 0:3H 1:7C 0:Q 1:J 0:6D 1:4H 0:J 1:Q 0:2S 1:9C ' +
  '0:Q 1:K 0:3C 1:7S 0:K 1:Q 0:6S 1:8C 0:Q 1:K 0:4S 1:7H 0:K 1:J 0:6H 1:5H 0:Q 1:Q 0:AH 1:6C 0:J 1:K 0:5D 1:8S'

const lessons: Lesson[] = [
  {
    id: 'lion',
    section: 2,
    steps: listOf(second).slice(0, -2).join(' '),
    seat: 0,
    moves: [{ right: 'TH 8C', then: '1:2H' }],
  },
  { id: 'jackrabbit', steps: first, seat: 0, moves: [{ right: '2D', then: '1:8C' }] },
  { id: 'peacock', section: 2, steps: third, seat: 0, moves: [{ right: '4D', then: '1:6S' }] },
  {
    id: 'drained',
    steps: second,
    seat: 0,
    moves: [
      { right: 'J', then: '1:Q' },
      { right: '3C', then: '1:5D' },
    ],
  },
  { id: 'last', section: 4, steps: last, seat: 0, moves: [{ right: 'K', then: '1:Q 0:6S 1:5S' }] },
]

export default lessons
export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
