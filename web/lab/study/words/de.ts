// What the laboratory says, in German.
import type en from './en'

export default {
  title: 'Labor',
  lead: 'Wie gerecht, lang und lebendig ist jedes Spiel? Tausende von Partien, von Bots und auf gut Glück gespielt, zeigen es.',
  made: (games) => `Aus ${games} Partien.`,
  all: 'Alle Spiele',
  play: 'Spielen',
  found: 'Was eine Studie ergeben hat',
  none: 'Zu diesem Spiel gibt es keinen Bericht. Was du unten selbst spielen lässt, wird gezählt.',
  failed: 'Der Bericht konnte nicht geladen werden.',
  things: 'Was in einer Partie geschieht, heißt hier so, wie es das Programm der Regeln nennt, auf Englisch.',

  players: (players, seats) => `${players}, ${seats} Plätze`,
  random: 'auf gut Glück',
  randomMoves: 'Zufallszüge',
  against: (one, other) => `${one} gegen ${other}`,
  seat: (name) => `Der Platz „${name}“`,

  live: 'Eine eigene Studie',
  liveLead:
    'Partien, in denen jeder Zug auf gut Glück gemacht wird, gespielt auf diesem Gerät, während du zusiehst.',
  seats: 'Plätze',
  games: 'Wie viele Partien',
  more: 'Weitere Regeln',
  start: 'Los',
  stop: 'Anhalten',
  progress: 'Gespielte Partien',
  played: (games, of) => `${games} von ${of} Partien`,
  stopped: (games) => `Angehalten nach ${games} Partien.`,
  done: (games) => `${games} Partien gespielt.`,
  mean: (plies) => `Eine Partie hat im Mittel ${plies} Züge.`,
  wins: 'Wie oft jeder Platz allein gewinnt',
  broken: 'Auf diesem Gerät können die Partien nicht gespielt werden.',
} satisfies typeof en
