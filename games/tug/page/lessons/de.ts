// The words of Tug of War's lessons, in German.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  out: {
    title: 'Weg vom Seil',
    ask: 'Du hast drei Würfel geworfen. Leg einen neben einen deiner Reihe: Ist er gleich hoch oder höher, muss ein Athlet von Broadford hinaus. Tu das.',
    right: 'Drüben ist es einer weniger. Das Dorf, von dem niemand mehr am Seil ist, verliert.',
    wrong: 'Wähl einen geworfenen Würfel, dann einen deiner Reihe, der nicht höher ist, dann Hinaus.',
  },
  down: {
    title: 'Erst um, dann hinaus',
    ask: 'Für Hinaus sind alle deine Würfel zu niedrig. Aber jeder Würfel kann jemanden umwerfen, und wer liegt, ist auch mit zwei weniger zu erledigen als der Würfel der Reihe zeigt. Erst Umwerfen, dann Erledigen.',
    right: 'Zwei niedrige Würfel haben zusammen geschafft, was ein hoher allein schafft.',
    wrong: 'Wirf zuerst jemanden um; dann erledige ihn mit einem anderen Würfel.',
  },
  swap: {
    title: 'Stärker werden',
    ask: 'Tauschen legt den geworfenen Würfel in deine Reihe. Du gewinnst einen Athleten, und für jedes Auge, um das er höher ist, noch einen. Finde den Tausch, der am meisten bringt.',
    right: 'Eine 6 für eine 1: sechs mehr auf deiner Seite.',
    wrong: 'Der höchste Würfel anstelle des niedrigsten bringt am meisten. Wie viele werden dir geboten?',
  },
  again: {
    title: 'Eine Sechs in der Reihe',
    ask: 'Für jede 6 in deiner Reihe darfst du einen Würfel noch einmal werfen. Bei welchem lohnt es sich? Wirf den niedrigsten noch einmal.',
    right:
      'Eine 6 statt einer 1. Hohe Reihen sind schwer zu erreichen, aber sie geben dir eine zweite Chance.',
    wrong: 'Die 1 kann kaum schlechter werden. Wähl sie und wirf sie noch einmal.',
  },
  berserk: {
    title: 'Berserker',
    ask: 'Drei gleiche Würfel, nicht niedriger als der niedrigste deiner Reihe, können zum Berserker werden: Vier Athleten drüben sind auf einmal fort. Tu das.',
    right: 'Vier auf einen Streich.',
    wrong: 'Drei Würfel einzeln schaffen höchstens drei. Der Berserker schafft vier.',
  },
  match: {
    title: 'Jeder an seinem Platz',
    ask: 'Drüben sind noch drei, und du hast drei Würfel. Neben welchen deiner Reihe muss jeder, damit alle drei hinaus sind und der Durchgang gewonnen ist?',
    right: 'Drüben ist niemand mehr: Der Durchgang gehört dir.',
    wrong:
      'Liegt ein hoher Würfel neben einem niedrigen, so fehlt er beim hohen. Jeder braucht einen, der gerade hoch genug ist.',
  },
} satisfies Record<string, LessonWords>
