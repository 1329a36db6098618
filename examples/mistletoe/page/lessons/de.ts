export default {
  take: {
    title: 'Der beste Zweig',
    ask: 'Dieser Zweig ist 5 wert, mehr als jeder andere. Biete deine höchste Rune.',
    right: 'Deine 10 schlägt die 9: der Zweig gehört dir.',
    wrong: 'Für den besten Zweig bietet auch Birke viel. Such deine höchste Rune.',
  },
  sure: {
    title: 'Was nicht ausgelöscht wird',
    ask: 'Von jeder Zahl gibt es zwei Runen. Birke hat schon eine 10 gelegt. Biete die Rune, die niemand erreicht.',
    right: 'Eine dritte 10 gibt es nicht. Deine 9 wäre ausgelöscht worden.',
    wrong: 'Dieselbe Rune oder eine höhere kann auch Birke haben.',
  },
}
