// How powers fall and games end, in German.
import type { Page } from '../../page.ts';
import { accusative, dative, genitive, inZone, verb, zoneAccusative } from './cases.ts';
import { capital, count, number } from './text.ts';

export const endWords: Page['end'] = {
  heading: 'Das Ende',
  won: (who, how) => `${who} durch ${how}.`,
  how: { supremacy: 'Vorherrschaft', detente: 'Détente', 'coup-final': 'Coup Final' },
  nobody: 'Niemand gewinnt',
  wins: (who, many) => `${capital(who)} ${many ? 'gewinnen' : verb(who, 'gewinnt', 'gewinnen')}`,
  table: 'Endstand',
  power: 'Macht',
  rank: 'Rang',
  stars: (stars) => `Rang: ${count(stars, 'Stern', 'Sterne')}`,
  parts: {
    cash: 'Geld',
    supplies: 'Vorräte',
    companies: 'Unternehmen',
    units: 'Einheiten',
    nukes: 'Atomraketen',
    lStars: 'L-Sterne',
    extra: 'Technik',
    debts: 'Schulden',
    total: 'Vermögen',
  },
  wealth: 'Vermögen von Zyklus zu Zyklus',
  territories: 'Gebiete von Zyklus zu Zyklus',
  market: 'Markt von Zyklus zu Zyklus',
  luck: 'Glück',
  luckAbout: 'Die Würfel der Schlachten, verglichen mit dem Schnitt von 3,5 pro Würfel.',
  dice: 'Würfel',
  rolled: 'Gewürfelt',
  expected: 'Erwartet',
  difference: 'Glück',
  again: 'Noch eine Partie',
  look: 'Spielbrett zeigen',
  last: 'Ende',
  figures: 'Zahlen zeigen',
  report: 'Die Partie in Zahlen',
  watch: 'Zug um Zug ansehen',
  place: (place, of) => `Du bist auf Platz ${place} von ${of}.`,
  youWon: 'Du hast gewonnen.',
  you: 'Du',
  moment: {
    supremacy: {
      title: 'Vorherrschaft',
      line: (who) => `${capital(who)} ${verb(who, 'beherrscht', 'beherrschen')} die Welt.`,
    },
    detente: {
      title: 'Détente',
      line: (who, many) =>
        `Der Krieg ist vorbei. ${capital(who)} ${
          many
            ? 'sind am reichsten und teilen sich den Sieg'
            : verb(who, 'ist am reichsten und gewinnt', 'sind am reichsten und gewinnen')
        }.`,
    },
    'coup-final': { title: 'Coup Final', line: () => 'Der letzte Schlag war einer zu viel. Niemand gewinnt.' },
    captured: {
      title: 'Erobert',
      line: (who, by) =>
        by === ''
          ? `${capital(who)} ${verb(who, 'hat', 'haben')} das letzte Heimatgebiet verloren.`
          : `${capital(by)} ${verb(by, 'nimmt', 'nehmen')} das letzte Heimatgebiet ${genitive(who)}.`,
    },
    destroyed: { title: 'Zerstört', line: (who) => `Von ${dative(who)} ist nichts mehr übrig.` },
    bankrupt: {
      title: 'Bankrott',
      line: (who) => `${capital(who)} ${verb(who, 'kann', 'können')} nicht mehr zahlen.`,
    },
    resigned: { title: 'Aufgegeben', line: (who) => `${capital(who)} ${verb(who, 'gibt', 'geben')} auf.` },
    go: 'Weiter',
  },
  out: {
    heading: 'Du bist ausgeschieden',
    how: {
      captured: 'Du bist ausgeschieden: Dein letztes Heimatgebiet wurde erobert.',
      destroyed: 'Du bist ausgeschieden: Deine Heimat wurde zerstört.',
      bankrupt: 'Du bist ausgeschieden: Du bist bankrott.',
      resigned: 'Du bist ausgeschieden: Du hast aufgegeben.',
    },
    cycle: (cycle, living) =>
      `Zyklus ${cycle}, und ${living === 1 ? 'eine Macht ist' : `${living} Mächte sind`} noch dabei.`,
    watch: 'Weiter zusehen',
    fast: 'Jetzt zu Ende spielen lassen',
    leave: 'Verlassen',
  },
  story: {
    heading: 'Die Wendepunkte',
    looking: 'Die Wendepunkte werden gesucht.',
    none: 'Keine Wende in dieser Partie: Niemand verlor eine Heimat, ein Vermögen oder einen Krieg.',
    nth: (nth, of) => `Wendepunkt ${nth} von ${of}`,
    previous: 'Zurück',
    next: 'Weiter',
    cycle: (cycle) => (cycle === 0 ? 'Eröffnung' : `Zyklus ${cycle}`),
    out: {
      captured: (who) =>
        `${capital(who)} ${verb(who, 'verlor', 'verloren')} das letzte Heimatgebiet und ${verb(who, 'schied', 'schieden')} aus.`,
      destroyed: (who) => `${capital(who)} ${verb(who, 'wurde', 'wurden')} zerstört.`,
      bankrupt: (who) =>
        `${capital(who)} ${verb(who, 'ging', 'gingen')} bankrott und ${verb(who, 'schied', 'schieden')} aus.`,
      resigned: (who) => `${capital(who)} ${verb(who, 'gab', 'gaben')} auf.`,
    },
    roulette: (die) => `Zu viel von der Welt lag in Asche, und das Atomroulette zeigte eine ${die}.`,
    strike: (by, zones, units) =>
      `${capital(by)} ${verb(by, 'traf', 'trafen')} ${zoneAccusative(zones)} mit Atomraketen${units === 0 ? '' : ` und ${verb(by, 'zerstörte', 'zerstörten')} ${count(units, 'Einheit', 'Einheiten')}`}.`,
    betrayal: (by, of, zone) =>
      `${capital(by)} ${verb(by, 'verriet', 'verrieten')} ${accusative(of)} und ${verb(by, 'griff', 'griffen')} ${inZone(zone)} an.`,
    home: (by, of, zone) =>
      `${capital(by)} ${verb(by, 'nahm', 'nahmen')} ${zoneAccusative(zone)} ein, ein Heimatgebiet ${genitive(of)}.`,
    land: (by, of, zone) => `${capital(by)} ${verb(by, 'nahm', 'nahmen')} ${dative(of)} ${zoneAccusative(zone)} ab.`,
    rose: (who, sum) => `${capital(who)} ${verb(who, 'wurde', 'wurden')} in einem Zyklus um ${sum} reicher.`,
    fell: (who, sum) => `${capital(who)} ${verb(who, 'verlor', 'verloren')} in einem Zyklus ${sum} an Vermögen.`,
    led: (who, sum) =>
      `${capital(who)} ${verb(who, 'wurde', 'wurden')} in einem Zyklus um ${sum} reicher und ${verb(who, 'ging', 'gingen')} in Führung.`,
  },
  proof: {
    seal: 'Würfel geprüft',
    check: 'Würfel prüfen',
    checking: 'Würfel werden geprüft …',
    broken: 'Nicht bestätigt',
    none: 'Diese Partie begann mittendrin, deshalb lassen sich ihre Würfel nicht von Anfang an prüfen.',
    failed: 'Die Partie ließ sich zum Prüfen nicht laden. Prüf deine Verbindung und drück noch einmal.',
    ok: (commands, draws) =>
      `Alle ${number(commands)} Züge wurden noch einmal beurteilt, und alle ${number(draws)} Würfel und Karten kamen aus den Zahlen, die vor der Partie feststanden.`,
    how: 'Vor dem ersten Wurf wurde ein Fingerabdruck einer Geheimzahl veröffentlicht. Jeder Spieler hat einen Text beigesteuert. Alle Würfel folgen aus beidem, also konnte niemand sie aussuchen. Mit der Spieldatei kann das jeder nachprüfen: marshall verify game.json',
    promise: 'Vor der Partie veröffentlicht',
    secret: 'Die Geheimzahl',
    hash: 'Fingerabdruck der ganzen Partie',
    save: 'Spieldatei herunterladen',
  },
  review: {
    heading: 'Zug um Zug',
    at: (cycle, stage) =>
      cycle === 0 ? 'Die Eröffnung' : stage === undefined ? `Zyklus ${cycle}` : `Zyklus ${cycle}, ${stage}`,
    moment: (at, last) => `Zug ${at} von ${last}`,
    slider: 'Zug',
    jump: 'Gehe zu',
    choose: 'einem Moment',
    cycle: (cycle) => `Zyklus ${cycle}`,
    first: 'Zum Anfang',
    atFirst: 'Das ist der Anfang.',
    atLast: 'Das ist das Ende.',
    back: 'Ein Zug zurück',
    play: 'Abspielen',
    stop: 'Anhalten',
    next: 'Ein Zug vor',
    last: 'Zum Ende',
    fork: 'Von hier weiterspielen',
    none: 'Du hast in dieser Partie keinen Zug gemacht.',
    leave: 'Zurück zum Tisch',
    closed: 'Diese Partie lässt sich nicht öffnen.',
    unreadable: 'Der Schiedsrichter kann sie nicht lesen. Geh zurück zum Tisch und versuch es noch einmal.',
  },
};
