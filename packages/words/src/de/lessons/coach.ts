// One line from the coach for each thing that can be asked, in German.
import type { Lessons } from '../../lessons.ts';

export const coach: Lessons['coach'] = {
  heading: 'Trainer',
  purpose: {
    'place-armies':
      'Deine ersten Armeen kommen in deine Heimatgebiete. Ein leeres Gebiet kann kampflos eingenommen werden.',
    'place-navies': 'Flotten bringen Armeen übers Meer und bewachen deine Häfen.',
    salaries: 'Ein Zyklus beginnt mit dem Sold deiner Unternehmen und Einheiten.',
    'bank-loans': 'Die Bank leiht Geld und nimmt in jedem Zyklus Zinsen.',
    'bid-3': 'Mit einem Gebot auf Verkaufen machst du aus Waren Geld. Wer zuerst verkauft, bekommt den besten Preis.',
    'bid-4': 'Mit einem Gebot auf Angreifen darfst du um Gebiete und Unternehmen kämpfen.',
    'bid-5': 'Mit einem Gebot auf Bewegen nimmst du leere Gebiete und die Unternehmen darin.',
    'bid-6': 'Mit einem Gebot auf Bauen stellst du Armeen und Flotten auf, zum Schutz und für den Krieg.',
    'bid-7': 'Mit einem Gebot auf Kaufen füllst du dein Lager, solange es billig ist, oder suchst neue Unternehmen.',
    sell: 'Hier werden Waren zu Geld. Drei verschiedene Güter sind ein Satz Vorräte, mit dem du baust und kämpfst.',
    buy: 'Hier wird Geld zu Waren. Am Ende zählen sie zum Marktpreis.',
    prospect:
      'Hier kannst du ein neues Unternehmen suchen, für 200\u00a0Mio.\u00a0$ je Karte. Es fördert in jedem Zyklus.',
    'turn-card': 'Jede Karte kostet 200\u00a0Mio.\u00a0$, und du kannst nach jeder aufhören.',
    trade: 'Jetzt können Spieler mit Waren, Unternehmen und Geld handeln.',
    'answer-offers': 'Jemand bietet dir einen Handel an. Vergleiche, was jede Seite bekommt.',
    attack: 'Hier kannst du um ein Gebiet und seine Unternehmen kämpfen. Ein Angriff kostet einen Satz Vorräte.',
    move: 'Hier ziehen Einheiten. Leere Gebiete kann jeder kampflos betreten, auch deine.',
    build: 'Ein Satz Vorräte reicht für bis zu drei Einheiten, und jede kostet zusätzlich 100\u00a0Mio.\u00a0$.',
    'build-weapons': 'Atomraketen zerstören ein Gebiet, und L-Sterne schießen Atomraketen ab.',
    research: 'Forschung findet die Pläne für Atomraketen und L-Sterne, für 200\u00a0Mio.\u00a0$ je Karte.',
    defend: 'Jemand greift dich an. Mit einem Satz Vorräte verteidigst du dich mit allen deinen Würfeln.',
    losses: 'Deine Punkte zerstören gegnerische Einheiten. Du wählst, welche.',
    occupy: 'Du hast gewonnen. Wenn du einrückst, gehören dir das Gebiet und seine Unternehmen.',
    reinforce: 'Du kannst Einheiten nachholen, zu den üblichen Kosten einer Bewegung.',
    counterattack: 'Du wurdest angegriffen und darfst einmal zurückschlagen, wo du willst.',
    permission: 'Jemand möchte durch dein Gebiet. Das entscheidest du.',
    other: 'Wenn du unsicher bist, nimm den Vorschlag.',
  },
  suggests: (move) => `Vorschlag: ${move}.`,
  bids: (cubes) =>
    cubes === 0 ? 'den Bietstein behalten' : cubes === 1 ? 'einen Bietstein bieten' : 'zwei Bietsteine bieten',
  show: 'Für mich einstellen',
  press: (button) => `Es ist eingestellt. Drücke „${button}“ oder ändere es vorher.`,
  pressNow: (button) => `Drücke „${button}“.`,
  waiting: 'Die anderen entscheiden. Schau auf die Karte.',
  off: 'Trainer ausschalten',
  on: 'Trainer einschalten',
  about: 'Neu hier? Der Trainer kann dich durch deinen ersten Zyklus führen.',
  placed: (rank, players, all) =>
    `Das war dein erster Zyklus. Du bist ${all} wert und liegst damit auf Platz ${rank} von ${players}.`,
  over: (all, cash) =>
    `Das war dein erster Zyklus. Du hast jetzt ${cash} Bargeld und bist insgesamt ${all} wert. Der Stand oben zählt kein Geld mit, weil es geheim ist.`,
  onYourOwn: 'Ab jetzt spielst du ohne Hilfe; über das Menü holst du den Trainer zurück.',
  how: 'So wird gespielt',
};
