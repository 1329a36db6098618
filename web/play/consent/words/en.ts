// What people at a table ask of each other, in English.
import type { Person } from '@nemeton/board/person'
import { does, who, whose } from '@nemeton/board/person/en'

export default {
  ask: 'Ask …',
  wishes: {
    take_back: 'To take back my last move',
    tie: 'To call it a tie',
    pause: 'To stop the clocks for a while',
  },
  claim: (seat: string) => `Claim the win: ${seat} is gone`,
  substitute: (seat: string) => `A bot for ${seat}, who is away`,
  substituteMe: 'A bot for me, I have to go',
  give: (seat: string, time: string) => `Give ${seat} ${time}`,
  minute: 'a minute',
  day: 'a day',

  asked: {
    take_back: (by: Person) => `${does(by, 'asks', 'ask')} to take back the last move.`,
    tie: (by: Person) => `${does(by, 'offers', 'offer')} a tie.`,
    pause: (by: Person) => `${does(by, 'asks', 'ask')} to stop the clocks for a while.`,
    claim: (by: Person, about: Person) =>
      `${does(by, 'claims', 'claim')} the win, for ${does(about, 'is', 'are')} gone. A few seconds are left to come back.`,
    substitute: (by: Person, about: Person) =>
      by.seat === about.seat
        ? `${does(by, 'asks', 'ask')} that a bot plays on in ${by.you ? 'your' : 'that'} place.`
        : `${does(by, 'asks', 'ask')} that a bot plays on for ${who(about)}.`,
  },
  agree: 'Agree',
  refuse: 'No',
  withdraw: 'Ask no more',

  refused: (by: Person) => `${does(by, 'does not agree', 'do not agree')}.`,
  withdrawn: (by: Person) => `${does(by, 'asks', 'ask')} no more.`,
  gave: (by: Person, to: Person, time: string) => `${does(by, 'gives', 'give')} ${who(to)} ${time}.`,
  wentOn: (by: Person) => `${does(by, 'goes', 'go')} on.`,
  tookBack: (by: Person) => `${whose(by)} last move was taken back.`,

  paused: 'The clocks stand.',
  goOn: 'Go on',
  substituted: 'A bot plays for you.',
  takeOver: 'Play on myself',
  botFor: (seats: string) => `A bot plays for: ${seats}.`,
}
