// Warum der Server etwas abgelehnt hat.
import type en from './en'

export default {
  banned: (until, reason) => `Du bist bis zum ${until} gesperrt.${reason && ` Grund: ${reason}`}`,
  unknown: (code) => `Der Server hat das abgelehnt (${code}). Lade die Seite neu und versuch es noch einmal.`,
  conflict: (what) => `Diese Regeln passen nicht zusammen: ${what}.`,
  /** By code. */
  errors: {
    not_your_turn: 'Du bist nicht am Zug.',
    illegal_action: 'Dieser Zug ist jetzt nicht erlaubt.',
    too_fast: 'Das ging zu schnell. Warte kurz und versuch es noch einmal.',
    too_many_tables: 'Von eurem Anschluss sind zu viele Spiele offen. Spielt erst welche zu Ende.',
    too_many_connections: 'Gerade sind zu viele Leute hier. Versuch es gleich noch einmal.',
    not_possible: 'Das kann man jetzt nicht fragen.',
    proposal_pending: 'Erst ist eine andere Frage zu beantworten.',
    no_proposal: 'Das hat sich schon erledigt.',
    already_proposed: 'Das hast du schon gefragt. Frag wieder, wenn jemand gezogen hat.',
    substituted: 'Ein Bot spielt für dich. Übernimm erst wieder deinen Platz.',
    draft_lost: 'Was du noch nicht abgeschickt hattest, wurde nicht gespielt.',
    away: 'Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.',
    seat_taken: 'Der Platz ist vergeben, oder du sitzt schon an diesem Tisch.',
    name_taken: 'Jemand hat diesen Namen oder einen, der so aussieht. Wähl einen anderen.',
    bad_name: 'Wähl einen anderen Namen: 2 bis 20 Buchstaben einer Schrift, und keinen, der vorbehalten ist.',
    bad_key: 'Du wurdest anderswo abgemeldet, oder dieser Platz gehört dir nicht mehr.',
    removed_by_host: 'Der Gastgeber hat dich von diesem Tisch entfernt.',
    seat_freed: 'Der Gastgeber hat deinen Platz für jemand anderen freigegeben.',
    blocked: 'Du und jemand an diesem Tisch spielt nicht miteinander.',
    account_required: 'Dieses Spiel wird gewertet: Seine Plätze sind für Spieler mit einem Konto.',
    same_address:
      'Dieses Spiel wird gewertet, und du warst in den letzten 24 Stunden im selben Netz wie ein anderer Spieler. Bitte um ein Spiel ohne Wertung.',
    same_person: 'Dieses Spiel wird gewertet, und du oder eines deiner Bot-Konten hat schon einen Platz.',
    no_bot: 'Ein Bot-Konto dieses Namens gibt es nicht.',
    bot_offline: 'Dieses Bot-Konto ist gerade nicht online.',
    bot_busy:
      'Zu viele andere fragen dieses Bot-Konto gerade an. Warte ein wenig und versuch es noch einmal.',
    too_many_games:
      'Du oder andere in deinem Netz haben zu viele Partien mit diesem Bot-Konto. Spiel erst eine zu Ende.',
    has_played: 'Dort wurde schon gespielt.',
    not_host: 'Das darf nur der Gastgeber.',
    not_over: 'Das Spiel ist noch nicht zu Ende.',
    name_fixed: 'Dein Platz trägt den Namen deines Kontos.',
    no_table: 'Diesen Tisch gibt es nicht mehr.',
    no_player: 'Diesen Spieler gibt es nicht mehr.',
    unavailable: 'Der Server kann gerade keine Spiele lesen oder speichern. Versuch es gleich noch einmal.',
    restored:
      'Der Server wurde aus einer Sicherung wiederhergestellt. Dieses Spiel geht ab einer früheren Stellung weiter.',
  },
} satisfies typeof en
