// Stellungen zum Lösen, auf Deutsch.
import type { Lessons } from '../../lessons.ts';

export const positions: Lessons['positions'] = {
  heading: 'Stellungen zum Lösen',
  link: 'Stellungen',
  about:
    'Jede stammt aus einer Partie von Computerkommandanten und hat eine Antwort, die klar die beste ist. Du antwortest am echten Tisch, und die Zahlen sind exakt.',
  today: 'Stellung des Tages',
  todayAbout: 'Alle bekommen dieselbe. Um Mitternacht UTC kommt eine neue.',
  board: (kind) => `Das Brett: ${kind}`,
  solve: 'Lösen',
  again: 'Noch einmal',
  next: 'Nächste Stellung',
  all: 'Alle Stellungen',
  playOn: 'Von hier weiterspielen',
  unknown: 'Diese Stellung gibt es nicht.',
  solved: (number, of) => `${number} von ${of} in diesem Browser gelöst`,
  kinds: {
    attack: 'Der beste Angriff',
    defend: 'Die Heimat verteidigen',
    sell: 'Was verkaufen?',
    siege: 'Die Belagerung brechen',
    crisis: 'Die Krise überstehen',
  },
  tasks: {
    attack:
      'Nimm einer anderen Macht mit einem Angriff über eine Grenze ein Gebiet ab. Finde den Angriff mit der besten Chance.',
    defend:
      'Baue einmal. Finde den Bau, nach dem deine Heimat vor dem gefährlichsten Angriff über eine Grenze am sichersten ist.',
    sell: 'Das ist der letzte Zyklus, nur das Vermögen zählt. Finde den Verkauf, mit dem du gegenüber deinem stärksten Gegner am meisten gewinnst.',
    siege:
      'Flotten sperren deine Häfen. Finde, was die Belagerung oder Blockade am wahrscheinlichsten bricht: ein Angriff, oder Atomraketen, wenn du welche hast.',
    crisis:
      'Atomraketen sind unterwegs zu dir. Setze deinen ersten L-Stern dort ein, wo er am meisten rettet, wenn du auch die übrigen so gut wie möglich einsetzt. Einheiten und Unternehmen zählen so viel, wie sie am Ende wert sind.',
  },
  aside: {
    attack:
      'Diese Stellung vergleicht nur Angriffe über eine Grenze auf Gebiete anderer Mächte. Wähl einen, oder passe.',
    siege: 'Diese Stellung vergleicht nur Angriffe und Atomraketen auf See. Wähl etwas davon, oder passe.',
  },
  task: 'Was zu finden ist',
  lead: (power) => `Deine Macht: ${power}.`,
  levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  states: { solved: 'gelöst', tried: 'noch nicht gelöst', fresh: 'neu' },
  tile: (number, power, level, state) => `Stellung ${number}: ${power}, ${level}, ${state}`,
  foundBy: (recruit, officer, general) =>
    recruit + officer + general === 0
      ? 'Kein Computer hat die Lösung gefunden.'
      : `Gefunden von ${recruit} % der Rekruten, ${officer} % der Offiziere und ${general} % der Generäle.`,
  result: 'Deine Antwort',
  solvedIt: 'Genau!',
  missedIt: 'Nicht die beste Antwort',
  right: (mine, second) => `Deine Antwort kommt auf ${mine}. Die beste der anderen kommt auf ${second}.`,
  wrong: (mine, best, worth) => `Deine Antwort kommt auf ${mine}. Besser: ${best}, mit ${worth}.`,
  yours: 'Deine Antwort',
  best: 'Beste Antwort',
  second: 'Beste der anderen',
  measures: {
    attack: 'Chance, das Gebiet einzunehmen',
    defend: 'Chance, dass deine Heimat dem gefährlichsten Angriff standhält',
    siege: 'Chance, sie zu brechen',
    crisis: 'Im Schnitt gerettet, von allem, was unter Beschuss ist',
    sell: (rival) => `Gewonnen gegenüber: ${rival}`,
  },
  answers: {
    attack: (way, units) => `Angriff ${way} mit ${units}`,
    build: (units, zone) => `${units} bauen: ${zone}`,
    sell: (goods) => `${goods} verkaufen`,
    launch: (zone) => `Atomraketen auf die Flotten: ${zone}`,
    shoot: (zone) => `auf die Atomraketen feuern, Ziel: ${zone}`,
    nothing: 'nichts tun',
  },
};
