// Game files, options of a game, replay and verify, in German.
import type { Cli } from '../../cli.ts';

export const games: Cli['games'] = {
  options: {
    players: 'Die Zahl der Spieler gibst du mit --players an, nicht als Option der Partie.',
    unknown: (id, known) => `Die Option '${id}' gibt es nicht. Es gibt ${known.join(', ')}.`,
    value: (id, choices, text) => `Die Option ${id} muss ${choices} sein, nicht '${text}'.`,
    noValue: (id, choices) => `Gib der Option ${id} einen Wert: ${id}=WERT. Möglich ist ${choices}.`,
    number: (min, max, none) => `eine ganze Zahl von ${min} bis ${max}${none ? ' oder none' : ''}`,
    anyOf: (values) => values.join(' oder '),
    add: (pair) => `Gib auch --options ${pair} an.`,
    either: (one, other) => `Lass ${one} oder ${other} weg.`,
    line: (title, value, typed) => `${title}: ${value} (${typed})`,
  },
  file: {
    one: 'Nenne eine Spieldatei.',
    missing: (path) => `Die Datei ${path} gibt es nicht.`,
    unreadable: (path) => `Die Datei ${path} lässt sich nicht lesen.`,
  },
  noSeat: (name, seats) => `Auf dem Platz '${name}' sitzt niemand. Die Plätze sind ${seats.join(', ')}.`,
  replay: {
    summary: 'liest eine Partie in Sätzen vor und zeigt die Stellung, wie ein Spieler sie sieht',
    usage: [
      'Aufruf: ./marshall replay <Datei> [--at N] [--seat S] [--clauses] [--details]',
      '',
      '  Datei      eine Spieldatei, beendet oder nicht',
      '  --at N     nur die ersten N Befehle; 0 ist die Eröffnung',
      '  --seat S   was dieser Platz oder diese Supermacht sieht (sonst ein Zuschauer)',
      '  --clauses  zu jedem Satz die Klauseln der Regeln nennen',
      '  --details  alles in eigenen Zeilen zeigen: verdeckte Antworten, Würfel, Sätze Vorräte, jede Karte',
      '',
      'Ist die Datei nicht in Ordnung, sagt die erste Zeile, warum.',
    ].join('\n'),
    damaged:
      'Diese Partie lässt sich nicht wiedergeben, weil ein Ereignis nicht zur Stellung passt. ./marshall verify zeigt die Stelle.',
  },
  review: {
    summary: 'analysiert eine beendete Partie: Chancen, die teuersten Entscheidungen, Glück',
    usage: [
      'Aufruf: ./marshall review <Datei> [--seat S]',
      '',
      '  Datei     eine Datei einer beendeten Partie',
      '  --seat S  der Platz oder die Supermacht, um deren Entscheidungen es geht (sonst der Gewinner)',
      '',
      'Zwölf Zyklen mit sechs Spielern dauern etwa zehn Sekunden.',
    ].join('\n'),
    running: 'Diese Partie ist noch nicht zu Ende. Nur beendete Partien werden analysiert.',
    damaged:
      'Diese Partie lässt sich nicht analysieren, weil ein Ereignis nicht zur Stellung passt. ./marshall verify zeigt die Stelle.',
    curve: 'Gewinnchancen am Ende jedes Zyklus:',
    cycle: (cycle, chances) => `  ${cycle === 0 ? 'Eröffnung' : `Zyklus ${cycle}`}: ${chances}`,
    worst: (who, decisions, otherwise, points, listed) =>
      `${who}: ${decisions === 1 ? '1 Entscheidung' : `${decisions} Entscheidungen`}, davon ${otherwise} anders als die eines Generals. ${
        listed === 0
          ? 'Keine hat eindeutig etwas gekostet.'
          : `${listed === 1 ? 'Die folgende kostete' : `Die folgenden ${listed} kosteten`} ${points} Prozentpunkte.`
      }`,
    decision: (nth, command, when, points) =>
      `${nth}. ${when === undefined ? 'Eröffnung' : `Zyklus ${when.cycle}, Phase ${when.stage}`} (Befehl ${command}): −${points} Prozentpunkte`,
    played: (sentence, chance) => `   Gespielt: ${sentence} (${chance})`,
    better: (sentence, chance) => `   Besser: ${sentence} (${chance})`,
    nothing: 'Nichts tun.',
    dice: (points) => `Was Würfel und Karten gaben und nahmen, in Prozentpunkten: ${points}.`,
    source: 'Die Chancen sind das Urteil der Computerkommandanten, gelernt aus ihren eigenen Partien.',
  },
  doubt: {
    failed: (found) => `Diese Datei besteht die Prüfung nicht. ${found}`,
    inPart: (found) => `Diese Datei besteht die Prüfung nur zum Teil. ${found}`,
    noSecret:
      'Diese Datei ist nicht geprüft, weil ihr das Geheimnis der Würfel fehlt. Alles andere folgt aus den Regeln.',
  },
  verify: {
    summary: 'prüft eine beendete Partie: die Würfel, jede Ziehung und jeden Befehl',
    usage: [
      'Aufruf: ./marshall verify <Datei>',
      '',
      '  Datei  eine Datei einer beendeten Partie mit dem Geheimnis ihrer Würfel',
      '',
      'Rückgabewert 0: Alles stimmt.',
      'Rückgabewert 1: Etwas weicht ab, oder die Partie läuft noch und ihr Geheimnis ist nicht veröffentlicht.',
      'Rückgabewert 2: Das ist keine Spieldatei.',
      'Rückgabewert 3: Die Ziehungen stimmen, aber die heutigen Regeln urteilen anders als die frühere Fassung.',
    ].join('\n'),
    hash: (hash) => `Fingerabdruck ${hash}`,
  },
};
