// The words of the lessons of the three races, in German.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  enter: {
    title: 'Auf die Reise',
    ask: 'Bring deine vier Läufer vom Start ins Ziel. Ein Stein bewegt einen Läufer um die Summe oder zwei um je eine Hälfte. Vom Start geht es nur mit gerader Summe, so wie jetzt. Schick zwei auf einmal los.',
    right: 'Zwei sind unterwegs, jeder mit einer Hälfte des Steins.',
    wrong: 'Das war einer mit der ganzen Summe. Nimm stattdessen eine der Hälften.',
  },
  fork: {
    title: 'Wo sich der Weg teilt',
    ask: 'Auf diesem Brett teilt sich der Weg bei 7 und bei 26, und du wählst. Nimm die Abkürzung von 7 nach 24.',
    right: 'Sechs Schritte, und du bist schon auf 26: Der halbe Ring ist gespart.',
    wrong: 'Ein Läufer auf 4 zieht sechs weit: über 5, 6 und 7, dann nach 24, 25, 26.',
  },
  bump: {
    title: 'Schlagen',
    ask: 'Wo ein gegnerischer Läufer allein steht, darfst du ihn zum Start zurückschlagen. Das Feld muss eine Zahl zeigen, und hier liegt sie offen. Schlag ihn.',
    right: 'Zurück zum Start mit ihm. Zu zweit wären sie sicher gewesen.',
    wrong: 'Zieh dorthin, wo der Gegner auf einer offenen Zahl steht, und wähl das Schlagen.',
  },
  blank: {
    title: 'Vorsicht, leer',
    ask: 'Die meisten Felder liegen noch verdeckt. Wer dort schlagen will, dreht den Stein um, und ist das Feld leer, geht der eigene Läufer zum Start. Wag es und schlag.',
    right:
      'Leer! Dein Läufer ist wieder am Start. Selten, aber es kommt vor: Bedenk, was du zu verlieren hast.',
    wrong: 'Zieh dorthin, wo der Gegner allein steht, und wähl das Schlagen.',
  },
  gate: {
    title: 'Durch das Tor',
    ask: 'Ein Tor hat eine Abkürzung. Es öffnet sich, wenn die gespielte Hälfte höher ist als seine Zahl, die du meist nicht kennst; sonst geht es zurück zum Start. Versuch es.',
    right: 'Die Zahl am Tor war niedriger: Der Weg war frei.',
    wrong: 'Einer deiner Läufer ist nah an einem Tor. Nimm dort die Abkürzung.',
  },
  exchange: {
    title: 'Doppelleer: tauschen',
    ask: 'Du hast 0-0 gezogen: Einer deiner Läufer darf mit einem Gegner tauschen, der allein steht. Ist dessen Feld leer, misslingt es. Tausch einen, der noch am Start ist.',
    right: 'Dein Läufer hat seinen Platz, und der Gegner ist am Start.',
    wrong: 'Wähl deinen Läufer am Start und dann den des Gegners. Was hast du dort zu verlieren?',
  },
  sixes: {
    title: 'Sechserpasch: ins Ziel',
    ask: 'Du hast 6-6 gezogen, und der zweite Stein hat sieben Augen oder mehr: Ein Läufer kommt sofort ins Ziel, wo er auch steht. Wer gewinnt dabei am meisten?',
    right: 'Der ganze Weg, gleich vom Start. Und du ziehst noch einen Stein.',
    wrong: 'Der war schon unterwegs. Wer hat noch den ganzen Weg vor sich?',
  },
  home: {
    title: 'Im Ziel',
    ask: 'Das Ziel will genau erreicht sein. Der Erste dreht dort den Stein um: Ist er leer, geht es zurück zum Start. Bring deinen Läufer hin; wer alle vier dort hat, bekommt Punkte für alle, die es nicht sind.',
    right: 'Nicht leer: Der erste ist im Ziel.',
    wrong: 'Dein vorderster Läufer kann das Ziel genau erreichen.',
  },
} satisfies Record<string, LessonWords>
