// About the house, in German.
import type en from './en'

export default {
  title: 'Über Nemeton',
  what: 'Ein Nemeton ist ein heiliger Hain. Dieser hier ist ein Haus für Spiele von Druiden und Kelten: alte, die man wiedergefunden hat, und neue, die jemand dazu erfunden hat. Man spielt sie zusammen an einem Bildschirm, mit Freunden in der Ferne oder gegen Bots. Es gibt keine Werbung, und niemand braucht ein Konto. Hast du die Seite einmal geöffnet, geht sie auch ohne Netz.',
  whatHere:
    'Ein Nemeton ist ein heiliger Hain. In diesem stehen Brettspiele von Druiden und Kelten, manche alt, manche neu erfunden. Du spielst sie hier mit Freunden an einem Bildschirm oder gegen Bots. Es gibt keine Konten und keine Werbung, und was du tust, bleibt in diesem Browser. Hast du die Seite einmal geöffnet, geht sie auch ohne Netz. Um mit Freunden anderswo zu spielen, brauchst du ein Nemeton mit Spielserver.',
  version: (version: string) => `Version ${version}`,
  stored: 'Was über dich gespeichert wird',
  lab: 'Das Labor',
  labNote:
    'Wie gerecht, lang und lebendig die Spiele sind: Berichte aus je Tausenden von Partien, und eigene Studien.',
  credits: 'Von wem die Spiele sind',
  creditsNote:
    'Die Spiele gehören denen, die sie erfunden haben. Die Regelbücher, die Bretter und die Programme sind unsere eigenen.',
  licence: 'Lizenz',
  licenceNote:
    'Die Software mit ihren Bildern, Regelbüchern und Dokumenten steht unter der Apache-Lizenz, Version 2.0. Was die Erfinder jeweils erlauben, steht in ihrem Vermerk (auf Englisch):',
  notice: 'Der Vermerk',
  source: 'Der Quelltext',
  sourceNote:
    'Den Quelltext der oben genannten Version gibt es bei denen, die dieses Haus betreiben. Nach der Lizenz dürfen sie ihn weitergeben, und du darfst ihn benutzen, ändern und weitergeben.',
} satisfies typeof en
