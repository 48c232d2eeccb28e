// Battles and strikes in the moment, in German.
import type { Page } from '../../page.ts';
import { dative, verb, zoneAccusative } from './cases.ts';
import { capital, count } from './text.ts';

const sets = (number: number): string => count(number, 'Satz', 'Sätze');

export const battle: Pick<Page['moment'], 'battle' | 'strike'> = {
  battle: {
    heading: (zone) => `Schlacht um ${zoneAccusative(zone)}`,
    drill: 'Schritte des Angriffs',
    steps: {
      A: 'Ansagen',
      B: 'Vorräte',
      C: 'Würfel',
      D: 'Wurf, Verluste',
      E: 'Verstärken',
      F: 'Gegenangriff',
    },
    attack: 'Angriff',
    way: (from, to) => `${from} gegen ${to}`,
    counterattack: 'Gegenangriff',
    attacker: 'greift an',
    defender: 'verteidigt',
    you: 'du',
    set: '1 Satz bezahlt',
    noSet: 'ohne Vorräte',
    diceFor: { position: 'Stellung', firePower: 'Feuerkraft', lStar: 'L-Sterne', highTech: 'Technik' },
    militiaDie: 'Miliz',
    edge: (points) => ` (${points > 0 ? '+' : '\u2212'}${Math.abs(points)})`,
    removesUpTo: (units) => (units === 0 ? 'entfernt nichts' : `entfernt bis zu ${units}`),
    removed: (units) => `${units} entfernt`,
    lost: (units) => `${units} verloren`,
    rollsNext: 'noch nicht gewürfelt',
    militia: 'Miliz',
    theMilitia: 'die Miliz',
    oneSet: (left) => `1 Satz Vorräte (noch ${Math.max(0, left)})`,
    compare: 'Würfel',
    firePower: (ours, theirs, stars, theirStars) =>
      `Feuerkraft ${ours} gegen ${theirs}, L-Sterne ${stars} gegen ${theirStars}. Mehr Feuerkraft und mehr L-Sterne bringen je einen Würfel.`,
    fed: 'Mit zwei Würfeln kämpfen',
    fedCost: (left) => `Kostet 1 Satz (noch ${left}).`,
    unfed: 'Mit einem Würfel Widerstand leisten',
    unfedCost: (number) =>
      number === 0
        ? 'Du hast keinen Satz Vorräte.'
        : `Kostenlos. Du behältst ${number === 1 ? 'deinen Satz' : `deine ${sets(number)}`}.`,
    noneOpen: 'Dafür hast du keine Punkte mehr.',
  },
  strike: {
    heading: 'Atomangriff',
    by: (who) => `${capital(who)} ${verb(who, 'startet', 'starten')}`,
    steps: { A: 'Ziele', B: 'Start', C: 'Champions', D: 'L-Stern-Schirm', E: 'Gegenangriff' },
    space: 'die L-Sterne im All',
    flying: (flying, launched) => `${flying} von ${launched} in der Luft`,
    under: (who) => `verteidigt von ${dative(who)}`,
    screen: 'L-Stern-Schirm',
    as: {
      defender: (upTo) => `verteidigt, trifft bei 1 bis ${upTo}`,
      champion: (upTo) => `Champion, trifft bei 1 bis ${upTo}`,
    },
    starsLeft: (stars) => `noch ${count(stars, 'L-Stern', 'L-Sterne')} zum Schießen`,
    shots: 'Schüsse',
    shot: (at, hit, upTo) =>
      hit
        ? `Stoppt eine Atomrakete auf ${zoneAccusative(at)} (1 bis ${upTo})`
        : `Verfehlt die Atomrakete auf ${zoneAccusative(at)} (nötig: 1 bis ${upTo})`,
    about:
      'Wähle Ziele auf der Karte oder hier. Richte mehr als eine Atomrakete auf ein Ziel, um an L-Sternen vorbeizukommen.',
    cost: (fired, left) => `${count(fired, 'Atomrakete', 'Atomraketen')} (noch ${Math.max(0, left)})`,
    follows: 'Danach',
    followsAbout:
      'Erst schießen die L-Sterne. Eine Atomrakete, die durchkommt, zerstört dort alles. Ein Gebiet ist dann für immer aus dem Spiel.',
    against: (who, units, stars) => `${who}${units === '' ? '' : `, ${units}`}, ${count(stars, 'L-Stern', 'L-Sterne')}`,
    at: 'Deine Antwort',
  },
};
