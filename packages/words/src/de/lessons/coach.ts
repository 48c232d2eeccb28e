// One line from the coach for each thing that can be asked, in German.
import type { Lessons } from '../../lessons.ts';

export const coach: Lessons['coach'] = {
  heading: 'Trainer',
  purpose: {
    'place-armies':
      'Deine ersten Armeen kommen in deine Heimatgebiete. Ein leeres kann kampflos genommen werden, also stell in jedes eine.',
    'place-navies': 'Flotten bringen Armeen übers Meer und bewachen deine Häfen.',
    salaries:
      'Unternehmen und Einheiten wollen ihren Sold. Ein unbezahltes Unternehmen fördert in diesem Zyklus nichts.',
    'bank-loans': 'Die Bank leiht Geld und nimmt Zinsen. Zahl zurück, solange du kannst.',
    'bid-3': 'Mit einem Gebot auf Verkaufen machst du aus Waren Geld. Wer zuerst verkauft, bekommt den besten Preis.',
    'bid-4':
      'Mit einem Gebot auf Angreifen darfst du kämpfen. Behalte den Bietstein, wenn du kein leichtes Ziel siehst.',
    'bid-5': 'Mit einem Gebot auf Bewegen nimmst du leere Gebiete und die Unternehmen darin.',
    'bid-6':
      'Mit einem Gebot auf Bauen bekommst du Armeen und Flotten. Ohne sie sind deine Heimatgebiete leichte Beute.',
    'bid-7': 'Mit einem Gebot auf Kaufen füllst du dein Lager, solange es billig ist, oder suchst neue Unternehmen.',
    sell: 'Verkaufe, wovon du am meisten hast. Behalte von jedem Gut mindestens eins: Drei verschiedene sind ein Satz Vorräte, mit dem du baust und kämpfst.',
    buy: 'Kaufe, was billig ist. Am Ende zählen Waren zum Marktpreis.',
    prospect:
      'Du suchst ein neues Unternehmen, für 200\u00a0Mio.\u00a0$ je Karte. Nach ein paar Zyklen hat es sich bezahlt gemacht.',
    'turn-card': 'Jede Karte kostet 200\u00a0Mio.\u00a0$. Hör auf, wenn es dir zu teuer wird.',
    trade: 'Jetzt können Spieler handeln. Du brauchst gerade nichts, also kannst du gleich abschließen.',
    'answer-offers': 'Jemand bietet dir einen Handel an. Wenn du unsicher bist, lehne ab.',
    attack: 'Greif an, wo du klar stärker bist und wo ein Unternehmen liegt.',
    move: 'Marschiere in leere Gebiete neben dir. Lass nie ein Heimatgebiet leer.',
    build: 'Ein Satz Vorräte reicht für bis zu drei Einheiten. Stell sie auf, wo deine Grenzen offen sind.',
    'build-weapons': 'Atomraketen und L-Sterne kommen später. Erst muss deine Wirtschaft laufen.',
    research: 'Forschung findet die Pläne für Atomraketen und L-Sterne. Das ist teuer und hat noch Zeit.',
    defend: 'Jemand greift dich an. Mit einem Satz Vorräte verteidigst du dich mit allen deinen Würfeln.',
    losses: 'Deine Punkte zerstören gegnerische Einheiten. Du wählst, welche.',
    occupy: 'Du hast gewonnen: Rück ein und nimm das Gebiet mit seinem Unternehmen.',
    reinforce: 'Du kannst Einheiten nachholen. Denk daran, was du anderswo offen lässt.',
    counterattack: 'Du wurdest angegriffen und darfst einmal zurückschlagen, wo du willst.',
    permission: 'Jemand möchte durch dein Gebiet. Du darfst Nein sagen.',
    other: 'Wenn du unsicher bist, nimm den Vorschlag.',
  },
  suggests: (move) => `Du könntest: ${move}.`,
  bids: (cubes) =>
    cubes === 0 ? 'den Bietstein behalten' : cubes === 1 ? 'einen Bietstein bieten' : 'zwei Bietsteine bieten',
  show: 'Für mich einstellen',
  press: (button) => `Es ist eingestellt. Drücke „${button}“ oder ändere es vorher.`,
  pressNow: (button) => `Drücke „${button}“.`,
  waiting: 'Die anderen entscheiden. Schau auf die Karte.',
  off: 'Trainer ausschalten',
  on: 'Trainer einschalten',
  about: 'Neu hier? Der Trainer kann dich durch deinen ersten Zyklus führen.',
  over: 'Das war dein erster Zyklus. Ab jetzt spielst du ohne Hilfe; über das Menü holst du den Trainer zurück.',
  how: 'So wird gespielt',
};
