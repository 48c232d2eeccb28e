// Where a game is studied, in German.
import type { Page } from '../../page.ts';

export const studyWords: Page['study'] = {
  share: {
    heading: 'Diesen Moment teilen',
    link: 'Link zu diesem Moment',
    copy: 'Kopieren',
    picture: 'Bild speichern',
    drawing: 'Das Bild wird gezeichnet.',
    saved: 'Das Bild ist gespeichert.',
    failed: 'Dieser Browser kann das Bild nicht zeichnen. Mach stattdessen ein Bildschirmfoto.',
    here: 'Der Link funktioniert in diesem Browser, wo die Partie gespeichert ist. Für andere schick das Bild oder die Spieldatei.',
    online:
      'Der Link öffnet diesen Moment für alle, die diesen Tisch sehen dürfen. Die Partie ist vorbei, also ist nichts darin mehr geheim.',
  },
  whatIf: {
    heading: 'Was wäre, wenn?',
    button: 'Auf einem gedachten Brett ausprobieren',
    menu: 'Was wäre, wenn? Auf einem gedachten Brett ausprobieren',
    about: 'Ein eigenes Brett an diesem Bildschirm, gegen Computer. Die Partie selbst bleibt, wie sie ist.',
    hidden: 'Was du nicht sehen kannst, wird erfunden.',
    as: 'Spiele als',
    note: 'Gedachtes Brett',
    made: 'Was du nicht sehen kannst, ist erfunden. Nichts davon geschieht in der Partie.',
    open: 'Nichts davon ändert die Partie.',
    back: 'Zurück zur Partie',
    notYet:
      'Ein gedachtes Brett gibt es, sobald alle Spieler eine Macht führen. Geh ein Stück weiter und versuch es noch einmal.',
  },
  explorer: {
    heading: 'Chancenrechner',
    linkAbout: 'Genaue Chancen jeder Schlacht, die du dir vorstellen kannst.',
    about:
      'Wähle zwei Streitkräfte. Jeder mögliche Wurf wird mit den Schritten des Schiedsrichters durchgezählt, also sind die Chancen genau.',
    attacker: 'Angreifer',
    defender: 'Verteidiger',
    units: { army: 'Armeen', navy: 'Flotten', apc: 'Truppentransporter' },
    lStars: 'L-Sterne',
    sets: 'Sätze Vorräte',
    tactic: 'Der Angriff kommt',
    tactics: { direct: 'über eine Grenze', amphibious: 'über See', airborne: 'aus der Luft' },
    toTheEnd: 'Weiterkämpfen bis zur Entscheidung',
    apc: 'Mit Truppentransportern spielen',
    militia: 'Niemand verteidigt: Miliz leistet Widerstand',
    result: 'Chancen',
    captured: 'Der Angreifer nimmt die Zone ein',
    emptied: 'Vom Verteidiger bleibt nichts übrig',
    wipedOut: 'Vom Angriff bleibt nichts übrig',
    attackerLost: 'Der Angreifer verliert',
    defenderLost: 'Der Verteidiger verliert',
    number: (number) => String(number),
    dice: (attacker, defender) => `Würfel in der ersten Runde: ${attacker} gegen ${defender}`,
    supposed: 'Wie diese Chancen berechnet sind',
    link: 'Link zu diesen Chancen',
    open: 'Diese Chancen erkunden',
    back: 'Startseite',
  },
  positions: {
    link: 'Stellungen zum Lösen',
    linkAbout: 'Jeden Tag eine neue, mit einer besten Antwort. Die Zahlen sind genau.',
  },
};
