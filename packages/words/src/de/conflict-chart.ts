// The Military Conflict Chart, in German.
import type { GameEvent, Letter } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { German } from './phrases.ts';

export const conflictChart: RoomTexts<'conflict-chart', German> = {
  refusals: {
    'goes-on:half': ({ used, chosen }, w) =>
      `Du hast ${w.points(used)} eingesetzt. Gib Einheiten ab, die mindestens die Hälfte wert sind${chosen > 0 ? `; bisher sind es ${w.points(chosen)}` : ''}.`,
    'less-than-half': ({ given, used }, w) =>
      `Das ist weniger als die Hälfte der ${used} eingesetzten Punkte (${given}). Gib mindestens ${w.points(Math.ceil(used / 2))} ab.`,
    'more-than-half': ({ used }) =>
      `Du könntest eine dieser Marken behalten und gäbst immer noch die Hälfte der ${used} eingesetzten Punkte ab. Gib eine weniger ab.`,
    'moves-made': ({ moves }, w) =>
      `Du hast ${w.plural(moves, { one: 'deine Bewegung', other: `deine ${moves} Bewegungen` })} gemacht. Greife jetzt den Verlierer an oder beende deine Vergeltung.`,
    'no-points': ({ name }) => `${name} hat 0 Punkte, und die Tabelle beginnt bei 1. Setze mindestens eine Marke ein.`,
    'no-retaliation:chart': 'Vergeltung gibt es nur nach Ergebnis D. Beginne einen neuen Konflikt.',
    'no-such-card:points': ({ points, card }, w) =>
      `Ein Kanalzertifikat oder eine Karte ist eine ganze Zahl von Punkten wert, 0 oder mehr. ${card} kann nicht ${w.number(points)} wert sein.`,
    'no-such-token': ({ token, name }, w) =>
      `Eine Marke ist eine ganze Zahl von Punkten wert, 1 oder mehr. Berichtige die ${w.number(token)} bei den Marken von ${name}.`,
    'not-by-chart': 'Diese Schlacht wird nicht mit der Tabelle entschieden. Sieh dir die Chancen mit Würfeln an.',
    'not-half': ({ half }, w) =>
      `Gib Einheiten für die Hälfte deiner eingesetzten Punkte ab, also ${w.points(half)}, und nicht mehr Einheiten, als dafür nötig sind.`,
    'not-the-loser': ({ loser }) => `Vergeltung trifft den Verlierer. Greife ${loser} an.`,
    'not-the-loser:retaliation': ({ against }, w) =>
      `In dieser Vergeltung kannst du nur ${w.seat(against, 'accusative')} angreifen.`,
    'not-the-winner': ({ winner }) => `Nach Ergebnis D darf nur ${winner} Vergeltung üben. Lass ${winner} angreifen.`,
    'not-two-players': 'Ein Konflikt ist zwischen zwei Spielern. Gib jedem einen eigenen Namen.',
    'not-used': ({ token, tokens }) =>
      `Eine weitere Marke ${token} wurde nicht eingesetzt. Wähle aus diesen: ${tokens.join(', ')}.`,
    'nowhere:retaliation': 'Mit deinen Vorräten kann sich keine deiner Einheiten bewegen.',
    'off-the-chart': ({ attacker, defender, most }) =>
      `Die Tabelle endet bei ${most}; ${attacker} gegen ${defender} steht nicht darin. Wähle, ob höhere Summen gekappt oder umgerechnet werden.`,
  },
  questions: {
    'chart-retaliation': ({ against, moves }, w) => {
      const enemy = w.seat(against, 'accusative');
      if (moves === 0) return `Greife ${enemy} an oder beende deine Vergeltung.`;
      const often = moves === 1 ? 'noch einmal' : `bis zu ${moves}-mal`;
      return `Du kannst jetzt Vergeltung üben. Bewege dich ${often} und greife ${enemy} an oder beende deine Vergeltung.`;
    },
    'half-losses': ({ zone }, w) =>
      `Du hast ${w.in(zone)} mit Ergebnis B gewonnen. Gib die Hälfte der eingesetzten Einheiten ab.`,
  },
  events: {
    'chart-read': ({ zone, attacker, defender, lookedUp, letter }, w) => {
      if (lookedUp === undefined) return `Die Verteidiger ${w.in(zone)} haben keine Punkte. Ergebnis ${letter}.`;
      const [row, column] = lookedUp;
      const scaled = row === attacker.total && column === defender.total ? '' : `, gelesen als ${row} gegen ${column}`;
      return `${w.label(zone)}: ${parts(attacker)} gegen ${parts(defender)}${scaled}. Ergebnis ${letter}: ${MEANING[letter]}.`;
    },
    'retaliation-opened': ({ seat, against }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'darf', 'dürfen')} sofort Vergeltung an ${w.seat(against, 'dative')} üben.`,
    'retaliation-moved': null,
    'retaliation-declared': ({ seat, against }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'übt', 'üben')} Vergeltung an ${w.seat(against, 'dative')}.`,
    'retaliation-ended': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'beendet', 'beenden')} die Vergeltung.`,
  },
  remarks: {
    'canal-taken': ({ taker, canal }) => `${taker} nimmt das Kanalzertifikat ${canal}.`,
    'conflict-lost': ({ loser }) => `${loser} hat den Konflikt erklärt und verliert.`,
    'conflict-won': ({ winner }) => `${winner} gewinnt mit mehr Punkten.`,
    'country-taken': ({ taker, country }) =>
      `${taker} bekommt das Zertifikat ${country === undefined ? 'des Landes' : `von ${country}`}.`,
    'half-returned': ({ winner }) =>
      `${winner} gibt Marken zurück, die mindestens die Hälfte der eingesetzten wert sind.`,
    'mastermind-kept': ({ owner, cards }, w) =>
      `${owner} behält ${w.and(cards)}. Ob Mastermind-Karten verbraucht werden, sagt die Tabelle nicht; sieh es nach.`,
    'may-retaliate': ({ winner, loser }) => `${winner} darf sofort Vergeltung üben, aber nur an ${loser}.`,
    'nobody-buys': 'Während einer Vergeltung kauft niemand Marken.',
    'retaliation-cards': ({ winner }) =>
      `Für die Vergeltung nimmt ${winner} zwei Militärkarten und bewegt Marken, wie sie es erlauben.`,
    'retaliation-choice': ({ winner, loser }) =>
      `Danach kann ${winner} einen Einmarsch bei ${loser} oder ein Gefecht mit ${loser} erklären, oder aufhören.`,
    'tokens-returned': ({ loser }) => `${loser} gibt alle eingesetzten Marken an die Bank zurück.`,
    'typical-battle': ({ attack, defend, lStars, tactic, resists }, w) => {
      const star = lStars === 0 ? '' : ` und ${lStars === 1 ? 'ein L-Stern' : w.weapons(lStars, 'l-star')}`;
      return `${w.force(attack)}${star}${BY[tactic]} gegen ${w.total(defend)}${resists ? ' im Widerstand' : ''}`;
    },
    'unused-tokens-stay': 'Nicht eingesetzte Marken bleiben, wo sie sind.',
  },
};

const BY = { direct: '', amphibious: ' vom Meer aus', airborne: ' aus der Luft' } as const;

const MEANING: Readonly<Record<Letter, string>> = {
  A: 'Der Angreifer gewinnt und verliert nichts',
  B: 'Der Angreifer gewinnt und verliert die Hälfte',
  C: 'Der Angreifer verliert alle eingesetzten Einheiten',
  D: 'Der Angreifer verliert alle eingesetzten Einheiten, und es droht Vergeltung',
};

type Total = Extract<GameEvent, { type: 'chart-read' }>['attacker'];

/** `11 (Einheiten 8, Unterstützung 2, Feldherrnkunst 1)` */
function parts({ units, support, die, generalship, total }: Total): string {
  const from = [`Einheiten ${units}`];
  if (support > 0) from.push(`Unterstützung ${support}`);
  if (die !== undefined) from.push(`Feldherrnkunst ${generalship}`);
  return `${total} (${from.join(', ')})`;
}
