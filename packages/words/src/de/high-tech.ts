// The High-Tech Edge, in German.
import type { Technology } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { German } from './phrases.ts';
import { TECHNOLOGIES } from './terms.ts';

export const highTech: RoomTexts<'high-tech', German> = {
  refusals: {
    'agenda-done': 'Auf deinem Forschungsplan steht nichts mehr. Passe und plane nächstes Mal mehr.',
    'both-or-none': 'In dieser Partie zeigst du bei einer Seelandung beide Stufen oder keine.',
    'card-sold': 'Diese Karte hast du verkauft. Nur der Käufer kann sie weiterverkaufen.',
    'licence-only': 'Eine Lizenz kannst du nicht weiterverkaufen. Das kann nur, wer die Karte hat.',
    licensed: 'Der Käufer hat diese Lizenz schon und kann sie in jeder Phase 6 nutzen, die er spielt.',
    'no-bid:deployment': 'Technik kannst du nur in einer Phase 6 einführen, für die du geboten hast.',
    'no-deployment-now': 'Technik kannst du nur in Phase 6 einführen, von der Forschung bis zum Ende des Waffenbasars.',
    'no-such-battle:levels': 'Gib die Stufen der Armee- und Flottentechnik als Zahlen von 0 bis 5 an.',
    'no-such-battle:no-technology':
      'In dieser Partie gibt es keine Technik. Schalte dafür die Option „High-Tech Edge“ ein.',
    'no-such-force:technology': ({ technology }, w) =>
      `Du hast ${w.noUnit(technology, 'accusative')} auf dem Brett, die ${TECHNOLOGIES[technology]} nutzen könnte. Baue zuerst eine.`,
    'no-such-technology': ({ technology, level }) =>
      `Du hast weder eine Karte noch eine Lizenz für ${atLevel({ technology, level })}.`,
    'no-such-technology:any': ({ technology }) =>
      `Du hast weder eine Karte noch eine Lizenz für ${TECHNOLOGIES[technology]}.`,
    'no-technology-now': 'Technik kann nur auf dem Waffenbasar in Phase 6 den Besitzer wechseln.',
    'not-higher': ({ technology, now }) =>
      `Deine ${TECHNOLOGIES[technology]} ist schon auf Stufe ${now}. Führe eine höhere ein.`,
    'not-in-battle:technology':
      'Zeigen kannst du nur Technik, die du eingeführt hast und die zu deinen Einheiten hier passt.',
    'nothing-to-show': ({ technology, level }) =>
      level === 0
        ? `Du hast noch keine ${TECHNOLOGIES[technology]} eingeführt. Eine Karte zählt erst dann.`
        : `Alle wissen schon, dass deine ${TECHNOLOGIES[technology]} auf Stufe ${level} ist.`,
    twice: ({ technology }) =>
      `Setze ${TECHNOLOGIES[technology]} nur einmal auf deinen Plan. In einer Phase kannst du davon eine Karte ziehen.`,
    'unknown-card:technology': 'Du weißt von keiner solchen Karte, die dort zu haben wäre.',
  },
  questions: {
    'tech-agenda': 'Wähle der Reihe nach, welche Technik du am Ende dieser Phase erforschst.',
    'tech-research': ({ next, price }, w) =>
      next === undefined
        ? 'Auf deinem Forschungsplan steht nichts mehr. Passe.'
        : `Erforsche ${TECHNOLOGIES[next]}, die als Nächstes auf deinem Plan steht, für ${w.money(price)}, oder passe und beende deine Forschung.`,
    disclosure: ({ may }, w) =>
      `Zeigst du ${w.and(may.map(atLevel))}? In dieser Schlacht nützt dir nur, was du zeigst.`,
  },
  events: {
    'tech-piles-set': ({ cards, unused }) =>
      `Die Stapel für Armee- und Flottentechnik haben je ${cards} Karten. Je ${unused} Karten bleiben in der Schachtel.`,
    'agenda-written': ({ seat, secret }, w) => {
      const lines = secret[seat]?.lines;
      if (lines === undefined) return undefined;
      const plans = `${w.seat(seat)} ${w.verb(seat, 'plant', 'planen')}`;
      if (lines.length === 0) return `${plans} keine Forschung.`;
      return `${plans}, ${lines.map((each) => TECHNOLOGIES[each]).join(' und danach ')} zu erforschen.`;
    },
    'tech-research-opened': () => 'Alle haben gebaut. In derselben Reihenfolge wird jetzt Technik erforscht.',
    'technology-researched': ({ seat, technology, cost, secret }, w) => {
      const drawn = secret[seat];
      const found = drawn === undefined ? '' : ` und ${w.verb(seat, 'zieht', 'ziehen')} Stufe ${drawn.level}`;
      return `${w.seat(seat)} ${w.verb(seat, 'erforscht', 'erforschen')} ${TECHNOLOGIES[technology]} für ${w.money(cost)}${found}.`;
    },
    'pile-found-empty': ({ seat, technology }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'will', 'wollen')} ${TECHNOLOGIES[technology]} erforschen, aber es gibt keine Karten mehr.`,
    'technology-deployed': ({ seat, technology, dice, cost, licence, secret }, w) => {
      const level = licence ?? secret[seat]?.level;
      const what = level === undefined ? TECHNOLOGIES[technology] : atLevel({ technology, level });
      return `${w.seat(seat)} ${w.verb(seat, 'würfelt', 'würfeln')} ${dice.length === 1 ? `eine ${dice[0]}` : w.and(dice.map(String))} und ${w.verb(seat, 'führt', 'führen')} ${what} für ${w.money(cost)} ein.`;
    },
    'technology-shown': ({ seat, technology, level }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'zeigt', 'zeigen')} ${atLevel({ technology, level })}.`,
    'disclosure-opened': null,
    'technology-disclosed': ({ shown, attacker, defender }, w) => {
      if (shown.length === 0) return 'Niemand zeigt in dieser Schlacht Technik.';
      const seats = [...new Set(shown.map(({ seat }) => seat))];
      const levels = seats.map((seat) => {
        const own = shown.filter((each) => each.seat === seat).map(atLevel);
        return `${w.seat(seat)} ${w.verb(seat, 'zeigt', 'zeigen')} ${w.and(own)}`;
      });
      return `${[...levels, ...gains(attacker, defender, w)].join('; ')}.`;
    },
    'tech-cards-captured': ({ captor, from, cards }, w) =>
      cards === 0
        ? undefined
        : `${w.seat(captor)} ${w.verb(captor, 'nimmt', 'nehmen')} ${w.seat(from, 'dative')} ${technologyCards(cards, w)} ab.`,
    'tech-cards-returned': ({ seat, cards }, w) =>
      cards === 0
        ? undefined
        : `${technologyCards(cards, w)} ${w.possessive(seat)} ${w.plural(cards, { one: 'wird', other: 'werden' })} in die Stapel zurückgemischt.`,
  },
};

/** `Armeetechnik der Stufe 3` */
function atLevel({ technology, level }: { readonly technology: Technology; readonly level: number }): string {
  return `${TECHNOLOGIES[technology]} der Stufe ${level}`;
}

function technologyCards(number: number, w: German): string {
  return `${number} ${w.plural(number, { one: 'Technikkarte', other: 'Technikkarten' })}`;
}

interface Gain {
  readonly dice: number;
  readonly points: number;
}

/** What technology gives both sides: `der Angreifer bekommt 1 Würfel und 2 Punkte`. */
function gains(attacker: Gain, defender: Gain, w: German): string[] {
  const [first, second] = [gain(attacker, w), gain(defender, w)];
  if (first === undefined) return second === undefined ? [] : [`der Verteidiger bekommt ${second}`];
  return [`der Angreifer bekommt ${first}${second === undefined ? '' : `, der Verteidiger ${second}`}`];
}

function gain({ dice, points }: Gain, w: German): string | undefined {
  const parts = [...(dice > 0 ? [`${dice} Würfel`] : []), ...(points > 0 ? [w.points(points)] : [])];
  return parts.length === 0 ? undefined : w.and(parts);
}
