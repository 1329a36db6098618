// What a table at a server says of its dice, in German.
import type en from './en'

export default {
  waits: (names) => `Zahl von ${names} fehlt noch`,
  proven: (draws, own) =>
    `${draws === 1 ? 'Der Wurf wurde hier nachgerechnet: Er folgt' : `Alle ${draws} Würfe wurden hier nachgerechnet: Sie folgen`} aus dem, was der Server vor dem Spiel versiegelt hatte${own ? ', und aus der Zahl dieses Geräts' : ''}.`,
  unable: 'Die Würfel wurden nicht nachgerechnet: Das kann ein Browser nur über https.',
  wrong: (what) => `Die Würfel stimmen nicht: ${what}`,
  faults: {
    commitment: () => 'Das Geheimnis ist nicht das, was vor dem Spiel versiegelt wurde.',
    sealed: () => 'Eine Zahl ist nicht die, die ihr Platz versiegelt hatte, bevor eine offen lag.',
    number: () => 'Die Zahl dieses Geräts steckt nicht so darin, wie sie gegeben wurde.',
    event: (step) => `Zug ${step} wurde anders gesehen, als die Aufzeichnung ihn erzählt.`,
    draw: (step) => `Wurf ${step} ist nicht, was sie ergeben.`,
    record: () => 'Die Aufzeichnung des Servers lässt sich nicht spielen.',
    signature: () => 'Die Aufzeichnung des Servers ist nicht mehr, wie er sie unterschrieben hat.',
  },
  restored:
    'Der Server wurde während dieses Spiels aus einer Sicherung wiederhergestellt. Das kann der Grund sein, lässt sich aber nicht prüfen.',
  withheld: (names) =>
    `Eine versiegelte Zahl wurde nicht rechtzeitig geöffnet und steckt nicht darin: ${names}.`,
} satisfies typeof en
