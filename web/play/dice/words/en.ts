// What a table at a server says of its dice, in English.

export default {
  /** Before the seconds that are left. */
  waits: (names: string) => `Waiting for ${names}’s number`,
  proven: (draws: number, own: boolean) =>
    `${draws === 1 ? 'The draw was drawn again here: it follows' : `All ${draws} draws were drawn again here: they follow`} from what the server had sealed before the game${own ? ', and from the number of this device' : ''}.`,
  unable: 'The dice were not checked: a browser can do so over https only.',
  wrong: (what: string) => `The dice do not hold: ${what}`,
  faults: {
    commitment: (_: number) => 'the secret is not the one that was sealed before the game.',
    sealed: (_: number) => 'a number is not the one that its seat had sealed before any was open.',
    number: (_: number) => 'the number of this device is not in them as it was given.',
    event: (step: number) => `move ${step} was seen otherwise than the record tells it.`,
    draw: (step: number) => `draw ${step} is not what they gave.`,
    record: (_: number) => 'the server’s record cannot be played.',
    signature: (_: number) => 'the server’s record is not as it was signed.',
  },
  restored:
    'The server was restored from a backup during this game. That can be the reason, but it cannot be checked.',
  withheld: (names: string) =>
    `A number that was sealed was not opened in time, and is not in them: ${names}.`,
}
