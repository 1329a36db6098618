// About the house, in English.

export default {
  title: 'About Nemeton',
  what: 'A nemeton is a sacred grove. This one is a house for games of druids and Celts: old ones that were dug up, and new ones that somebody has invented for them. They are played here with friends at one screen, with friends far away, or against bots. There is no advertising, and nobody needs an account. Once you have opened the page, it also works offline.',
  /** On the static site. */
  whatHere:
    'A nemeton is a sacred grove. This one holds board games of druids and Celts, some old and some newly invented. You play them here with friends at one screen or against bots. There are no accounts and no advertising, and what you do stays in this browser. Once you have opened the page, it also works offline. To play with friends elsewhere, you need a Nemeton with a game server.',
  version: (version: string) => `Version ${version}`,
  stored: 'What is stored about you',
  lab: 'The laboratory',
  labNote:
    'How fair, long and lively the games are: reports of thousands of games each, and studies of your own.',
  credits: 'Whose games they are',
  creditsNote: 'The games are their inventors’. The rule books, the boards and the programs are our own.',
  licence: 'Licence',
  licenceNote:
    'The software, with its pictures, rule books and documents, is licensed under the Apache License, Version 2.0. What each inventor allows stands in its notice:',
  notice: 'The notice',
  source: 'The source',
  sourceNote:
    'Ask whoever runs this house for the source of the version above. The licence lets them give it to you, and you use it, change it and pass it on.',
}
