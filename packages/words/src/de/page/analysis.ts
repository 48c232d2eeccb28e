// The analysis of a game that is over, in German.
import type { Page } from '../../page.ts';

export const analysisWords: Page['analysis'] = {
  tab: 'Analyse',
  heading: 'Analyse der Partie',
  whose: 'Entscheidungen von',
  start: 'Partie analysieren',
  about:
    'Ein General sieht sich jede Entscheidung noch einmal an: was sonst möglich war und was es wert gewesen wäre. Das dauert meist weniger als zwei Minuten. Du kannst dir solange das Brett ansehen.',
  running: (percent) => `${percent} fertig`,
  stop: 'Anhalten',
  failed: 'Diese Partie lässt sich nicht analysieren. Lade die Seite neu und versuch es noch einmal.',
  curve: 'Gewinnchancen nach Zyklen',
  fromTo: (from, to) => `erst ${from}, dann ${to}`,
  worst: 'Die Entscheidungen, die am meisten gekostet haben',
  summary: (decisions, otherwise) =>
    `${decisions} Entscheidungen. Ein General hätte ${otherwise === 1 ? 'einmal' : `${otherwise}-mal`} anders entschieden.`,
  lost: (points, number) =>
    number === 1
      ? `Die Entscheidung hier kostete ${points} Prozentpunkte.`
      : `Die ${number} Entscheidungen hier kosteten zusammen ${points} Prozentpunkte.`,
  dice: (points) => `Würfel und Forschungskarten machten ${points} Prozentpunkte aus.`,
  none: 'Keine Entscheidung hat deutlich etwas gekostet. Ein General hätte etwa ebenso gut abgeschnitten.',
  cost: (points) => `−${points} Prozentpunkte`,
  show: 'Zeigen',
  showAbout: (when) => `${when} in der Wiedergabe zeigen`,
  played: 'Gespielt',
  better: 'Besser',
  nothing: 'Nichts tun',
  chance: (percent) => `(Gewinnchance ${percent})`,
  why: 'Unterschied',
  luck: 'Glück und Können',
  luckAbout:
    'Was Würfel und beim Forschen und Schürfen aufgedeckte Karten wert waren: die Gewinnchance danach, verglichen mit 16 anderen Würfen und Karten. Ein gefundenes Unternehmen zählt, als wäre es gleich geöffnet. Daneben genau: alle Kampfwürfel, verglichen mit durchschnittlich 3,5 je Würfel.',
  begin: 'Chance am Anfang',
  end: 'Am Ende',
  byDice: 'Würfel und Forschung, in Prozentpunkten',
  pips: 'Kampfwürfel',
  pipsOf: (difference, dice) => `${difference} bei ${dice} ${dice === 1 ? 'Würfel' : 'Würfeln'}`,
  source: {
    heading: 'Was diese Zahlen sind',
    paragraphs: [
      'Die Chancen sind das Urteil der Computerkommandanten, gelernt aus 3.360 ihrer eigenen Partien. Sie wissen, wie Kommandanten spielen, nicht wie du spielst.',
      'Für eine Entscheidung nutzen die Kommandanten nur, was der Spieler damals wissen konnte. Den Rest stellen sie sich vor, spielen jeden Zug mehrmals bis zum Ende seiner Phase und beurteilen die Stellungen. Ein Zug gilt nur dann als besser, wenn der Unterschied deutlich mehr als Zufall ist. Was sich erst viele Zyklen später oder in Gesprächen zwischen Spielern zeigt, sehen sie nicht.',
      'Ein Handel wird nach dem beurteilt, was sofort den Besitzer wechselt, ein Angebot nur, wenn es jemand angenommen hat. Nicht beurteilt werden gewährter oder entzogener Durchzug, Versprechen und Gespräche.',
      'Geprüft an 600 Partien von Offizieren, die es nicht kannte: So oft gewann wirklich, wer diese Chance hatte. Wer vorn liegt, wird etwas zu hoch eingeschätzt: Von denen mit 45\u00a0%, 65\u00a0% oder 85\u00a0% gewannen weniger.',
    ],
    called: 'Beurteilt mit',
    won: ['Gewonnen, Zyklen 1 bis 4', 'Gewonnen, Zyklen 5 bis 8', 'Gewonnen, Zyklen 9 bis 12'],
  },
};
