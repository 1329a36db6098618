// The words of Sigily's lessons, in German.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  coins: {
    title: 'Was zählt, sind Münzen',
    ask: 'Deine Wagen fahren einmal ums Jahr und nehmen die Münzen, auf denen sie halten. Am Ende gewinnen die meisten Münzen. Du hast eine 2: Setz einen Wagen ein oder fahr mit einem weiter. Wo liegt am meisten?',
    right: 'Zwei Münzen, denn auf jedem Feiertag liegen zwei. Sie fahren unter dem Wagen mit.',
    wrong: 'Dort liegt keine mehr. Wer erreicht eine Sigille, auf der noch Münzen liegen?',
  },
  sun: {
    title: 'Noch einmal werfen',
    ask: 'Eine 4 oder 5 bringt nach dem Zug einen Freiwurf. Ebenso eine Sonne: die Gleichen und Sonnenwenden, nur nicht die erste. Du hast eine 1: Finde den Freiwurf.',
    right: 'Münzen und noch ein Wurf, und es geht weiter.',
    wrong: 'Einer deiner Wagen steht gleich vor der Frühlingsgleiche.',
  },
  fight: {
    title: 'Angriff',
    ask: 'Hältst du, wo ein Gegner steht, so wird gekämpft. Beide werfen, der Angreifer zählt eins dazu. Der Verlierer geht zurück auf die Hand, seine Münzen an den Sieger. Greif Ulster an.',
    right: 'Beide warfen eine 3, da entschied die Eins, die du dazuzählst. Ulsters Münzen sind dein.',
    wrong: 'Ulster steht zwei Sigillen vor deinem Wagen, und du hast eine 2.',
  },
  fuse: {
    title: 'Zwei in einem',
    ask: 'Hältst du, wo dein eigener Wagen steht, so verbinden sich die zwei: Von nun an bewegt jeder Wurf beide. Verbinde deine zwei.',
    right: 'Zwei Wagen mit einem Wurf: Das spart Zeit auf der Runde.',
    wrong: 'Dein Wagen steht drei Sigillen nach dem Start, und du hast eine 3. Wohin kommt ein neuer?',
  },
  veil: {
    title: 'Durch den Schleier',
    ask: 'Innen liegt das Feenland, reich an Münzen und ein kurzer Weg heim. Wer auf einem Tor steht, darf vor dem Wurf hineinwollen: Eine 1 oder 2 öffnet. Versuch es und fahr hinein.',
    right: 'Der Schleier ging auf, und der zweite Wurf brachte dich hinein, zu zwei weiteren Münzen.',
    wrong: 'Wirf noch nicht: Wähl zuerst deinen Wagen auf dem Tor, Oimelc.',
  },
  centre: {
    title: 'Der Schatz in der Mitte',
    ask: 'Im Feenland fliegen Pfeile: Zu Beginn deines Zuges wirfst du, und eine 1 würde dich alles kosten. Du hattest Glück. Nun nutze deine 2 und nimm die vier Münzen in der Mitte.',
    right: 'Zehn Münzen unter einem Wagen. Nun schnell hinaus, durch ein anderes Tor.',
    wrong: 'Dieser Wagen kann warten. Der im Feenland ist zwei Sigillen von der Mitte entfernt.',
  },
  home: {
    title: 'Daheim',
    ask: 'Wer den Start wieder erreicht oder überfährt, ist am Ziel, und niemand kann ihm die Münzen mehr nehmen. Aus dem Feenland führt das Tor von Samhain hinaus. Bring deinen Wagen ans Ziel.',
    right: 'Am Ziel, und sechs Münzen sind sicher. Wenn alle Wagen dort sind, wird gezählt.',
    wrong: 'Du hast eine 3, und mehr braucht der Wagen im Feenland nicht bis ans Ziel.',
  },
} satisfies Record<string, LessonWords>
