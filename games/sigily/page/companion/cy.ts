// Sigily beside the board, in Welsh.
import type en from './en'

export default {
  turn: [
    'Tafla unwaith dros bob un o dy bentyrrau yn y dyfnder: gydag 1, mae’r saethau’n ei yrru’n ôl.',
    'Dwed os wyt ti am fynd i mewn wrth borth.',
    'Tafla, a dere â cherbyd i mewn neu symuda un ymlaen.',
    'Ymladda yn erbyn gelyn sy’n sefyll yno; cymer y ceiniogau sydd yno.',
    'Mae 4, 5 neu sigil haul byw yn rhoi tafliad rhydd, tri ar y mwyaf.',
  ],
  animals: ['ci', 'carw', 'buwch', 'ceffyl'],
  says: (steps, animal) => (animal ? `${steps}, yr anifail uchaf: ${animal}` : `${steps}, dim anifail`),
  coins: 'Ceiniogau',
} satisfies typeof en
