// Endings and spoils, in German.
import type { GameEvent, Seat } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { German } from './phrases.ts';

const OUT = {
  captured: { one: 'wird erobert und scheidet aus', many: 'werden erobert und scheiden aus' },
  destroyed: { one: 'wird zerstört und scheidet aus', many: 'werden zerstört und scheiden aus' },
  bankrupt: { one: 'geht bankrott und scheidet aus', many: 'gehen bankrott und scheiden aus' },
  resigned: { one: 'gibt auf und scheidet aus', many: 'geben auf und scheiden aus' },
} as const;

const HOW = {
  supremacy: 'Die Partie endet mit der Vorherrschaft (Supremacy)',
  detente: 'Die Partie endet mit der Détente',
  'coup-final': 'Die Partie endet mit dem Coup Final',
} as const;

export const endings: RoomTexts<'endings', German> = {
  refusals: {
    'agreed-before': 'Du hast schon zugestimmt. Warte auf die anderen.',
    'already-proposed': 'Eine Détente ist schon vorgeschlagen. Sag, ob du zustimmst.',
    fallen:
      'Du hast dein letztes Heimatgebiet verloren. Bis dieser Angriff vorbei ist, kannst du nur zurückschlagen oder aufgeben.',
    'fallen:partner': ({ seat }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} das letzte Heimatgebiet verloren oder ${w.verb(seat, 'kann', 'können')} es nicht mehr verteidigen. Warte, bis dieser Angriff vorbei ist.`,
    'fallen:both-undefended': ({ zones }, w) =>
      `Deine letzten Heimatgebiete, ${w.and(zones.map((zone) => w.zone(zone)))}, sind ohne Verteidigung, und andere können sie besetzen. Bis dieser Angriff vorbei ist, kannst du nur zurückschlagen oder aufgeben.`,
    'fallen:undefended': ({ seat, zone }, w) =>
      `Dein letztes Heimatgebiet, ${w.zone(zone)}, ist ohne Verteidigung, und ${w.seat(seat)} ${w.verb(seat, 'kann', 'können')} es besetzen. Bis dieser Angriff vorbei ist, kannst du nur zurückschlagen oder aufgeben.`,
    'goes-on:pieces': 'Du hast immer noch mehr Einheiten als Figuren. Wähle weitere zum Entfernen.',
    'not-proposed': 'Niemand hat eine Détente vorgeschlagen. Du kannst eine vorschlagen.',
    'not-too-many': 'Wähle nur Einheiten, von denen du zu viele hast.',
    'proposed-before': 'Du hast in diesem Zyklus schon eine Détente vorgeschlagen. Im nächsten kannst du es wieder.',
  },
  questions: {
    surplus: ({ units }, w) => `Du hast nicht für alle deine Einheiten Figuren. Wähle ${w.force(units)} zum Entfernen.`,
  },
  events: {
    'detente-answered': ({ seat, agree }, w) =>
      agree
        ? `${w.seat(seat)} ${w.verb(seat, 'stimmt', 'stimmen')} der Détente zu.`
        : `${w.seat(seat)} ${w.verb(seat, 'lehnt', 'lehnen')} die Détente ab.`,
    'detente-called': () => 'Die Zeit ist um. Nach diesem Zyklus endet die Partie mit der Détente.',
    'detente-proposed': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'schlägt', 'schlagen')} eine Détente vor.`,
    'game-ended': (event, w) => {
      const { how, winners, missed = [] } = event;
      const titled = (seats: readonly Seat[]) => w.and(seats.map((seat) => title(event, seat, w)));
      if (winners.length > 0) return `${HOW[how]}: ${w.capital(titled(winners))} ${win(event, w)}.`;
      return missed.length === 0
        ? `${HOW[how]}, und niemand gewinnt.`
        : `${HOW[how]}, und niemand gewinnt: ${w.capital(titled(missed))} ${w.verbs(missed, 'hat', 'haben')} den vereinbarten Rang nicht erreicht.`;
    },
    left: ({ seat, how }, w) => `${w.seat(seat)} ${w.verb(seat, OUT[how].one, OUT[how].many)}.`,
    'pieces-returned': ({ seat, pieces }, w) =>
      w.fit(
        () =>
          `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} zu wenige Figuren und ${w.verb(seat, 'entfernt', 'entfernen')} ${w.and(pieces.map(({ number, kind, zone }) => `${w.units(number, kind)} ${w.in(zone)}`))}.`,
        () =>
          `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} zu wenige Figuren und ${w.verb(seat, 'entfernt', 'entfernen')} ${pieces.reduce((sum, { number }) => sum + number, 0)} Einheiten.`,
      ),
    'question-lapsed': null,
    'roulette-rolled': ({ seat, destroyed, die, least }, w) =>
      `Atomroulette nach ${destroyed} zerstörten Gebieten: ${w.capital(w.seat(seat))} ${w.verb(seat, 'würfelt', 'würfeln')} eine ${die}. ${die >= least ? 'Damit ist die Partie zu Ende.' : `${least === 6 ? 'Eine 6' : `${least} oder mehr`} hätte die Partie beendet.`}`,
    'spoils-taken': ({ captor, from }, w) =>
      `${w.seat(captor)} ${w.verb(captor, 'bekommt', 'bekommen')} alles, was ${w.seat(from)} hatte${w.verb(from, '', 'n')}.`,
    'zone-captured': ({ seat, zone, from }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'erobert', 'erobern')} ${w.zone(zone, 'accusative')} von ${w.seat(from, 'dative')}.`,
  },
};

type Ended = Extract<GameEvent, { type: 'game-ended' }>;

function win({ how, winners }: Ended, w: German): string {
  const shared = 'teilen sich den Sieg';
  if (how !== 'detente') return winners.length > 1 ? shared : w.verbs(winners, 'gewinnt', 'gewinnen');
  return winners.length > 1
    ? `sind gleich reich und ${shared}`
    : w.verbs(winners, 'ist am reichsten und gewinnt', 'sind am reichsten und gewinnen');
}

/** `China (5 Sterne, 3 erobert)`: somebody with the rank and what it was read from. */
function title({ table }: Ended, seat: Seat, w: German): string {
  const row = table.find((other) => other.seat === seat);
  const { captured, destroyed, nukesFired, lostToNukes } = row?.record ?? NOTHING;
  const words = [
    row?.rank === undefined ? [] : [`${row.rank} ${w.plural(row.rank, { one: 'Stern', other: 'Sterne' })}`],
    captured > 0 ? [`${captured} ${w.plural(captured, { one: 'Gebiet', other: 'Gebiete' })} erobert`] : [],
    destroyed > 0 ? [`${destroyed} zerstört`] : [],
    nukesFired > 0 ? [`${w.weapons(nukesFired, 'nuke')} abgefeuert`] : [],
    lostToNukes > 0 ? [`${lostToNukes} durch Atomraketen verloren`] : [],
  ].flat();
  return words.length === 0 ? w.seat(seat) : `${w.seat(seat)} (${words.join(', ')})`;
}

const NOTHING = { captured: 0, destroyed: 0, nukesFired: 0, lostToNukes: 0 } as const;
