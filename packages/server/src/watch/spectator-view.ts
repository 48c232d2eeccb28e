// What anybody may know of a game, in the shape of the feed: made from a spectator's view, so that nothing else can get out.
import {
  type Game,
  homeOf,
  imagine,
  isTerritory,
  type Power,
  priceAt,
  quickStream,
  type RESOURCES,
  type Seat,
  type View,
  view,
  type Zone,
} from '@marshall/rules';
import { type Language, sayQuestion } from '@marshall/words';
import type { PieceFacts, SeatFacts, SpectatorView, ZoneFacts } from './feed.ts';

/** The public face of a position; `ending` is the sentence that closed the log, once there is one. */
export function spectatorView(
  game: Game,
  language: Language,
  names: Readonly<Record<Seat, string>>,
  ending: string | undefined,
): SpectatorView {
  const { server: say } = language.speaker();
  const seen = view(game, 'spectator');
  const powers = powersOf(seen);
  const held = holders(seen, powers);
  const asked = questionOf(game, seen, language);
  const waiting = seen.question?.waiting ?? [];
  return {
    cycle: seen.cycle,
    stage: seen.stage ?? 0,
    stageName: stageName(seen, language),
    waitingFor: waiting.flatMap((seat) => powers.get(seat) ?? []),
    ...(asked === undefined ? {} : { asked }),
    seats: seen.order.flatMap((seat) => seatFacts(seen, seat, powers, held, names[seat] ?? '')),
    market: {
      grain: meter(seen, 'grain'),
      oil: meter(seen, 'oil'),
      minerals: meter(seen, 'minerals'),
    },
    zones: zoneFacts(seen, held),
    pieces: pieces(seen, powers),
    clouds: seen.nuked,
    ...(seen.ended === undefined
      ? {}
      : {
          ended: {
            how: ending ?? say('watch:over'),
            winners: seen.ended.winners.flatMap((seat) => powers.get(seat) ?? []),
          },
        }),
  };
}

function powersOf(seen: View): ReadonlyMap<Seat, Power> {
  const powers = new Map<Seat, Power>();
  for (const seat of seen.order) {
    const power = seen.seats[seat]?.power;
    if (power !== undefined) powers.set(seat, power);
  }
  return powers;
}

function stageName(seen: View, language: Language): string {
  if (seen.ended !== undefined) return language.speaker().server('watch:end');
  return seen.stage === undefined ? language.speaker().server('watch:opening') : language.stage(seen.stage);
}

/** What is asked, if all who are asked are asked the same and nothing hidden stands in it. */
function questionOf(game: Game, seen: View, language: Language): string | undefined {
  const waiting = seen.question?.waiting ?? [];
  const [text, ...others] = waiting.map((seat) => sayQuestion(language, game, seat));
  if (text === undefined || others.some((other) => other !== text)) return undefined;
  const guess = imagine(game.setup, seen, quickStream('a spectator'));
  return waiting.every((seat) => sayQuestion(language, guess, seat) === text) ? text : undefined;
}

/** Q-B-32: a zone is its occupant's; an empty home territory is its living leader's. */
function holders(seen: View, powers: ReadonlyMap<Seat, Power>): ReadonlyMap<Zone, Power> {
  const held = new Map<Zone, Power>();
  for (const seat of seen.order) {
    const power = powers.get(seat);
    if (power === undefined || seen.seats[seat]?.out !== undefined) continue;
    for (const home of homeOf(power)) if (!seen.nuked.includes(home)) held.set(home, power);
  }
  for (const { zone, forces } of seen.board) {
    const holding = forces.filter(
      ({ seat }) => !seen.assaults.some((assault) => assault.seat === seat && assault.zone === zone),
    );
    const [first, ...others] = holding;
    const power = first === undefined ? undefined : powers.get(first.seat);
    // International seas may be shared, and are then nobody's.
    if (power !== undefined && others.length === 0) held.set(zone, power);
  }
  return held;
}

function zoneFacts(seen: View, held: ReadonlyMap<Zone, Power>): SpectatorView['zones'] {
  const zones: Partial<Record<Zone, ZoneFacts>> = {};
  for (const [zone, holder] of held) zones[zone] = { holder };
  for (const zone of seen.nuked) zones[zone] = { scorched: true };
  return zones;
}

function seatFacts(
  seen: View,
  seat: Seat,
  powers: ReadonlyMap<Seat, Power>,
  held: ReadonlyMap<Zone, Power>,
  name: string,
): SeatFacts[] {
  const power = powers.get(seat);
  const player = seen.seats[seat];
  if (power === undefined || player === undefined) return [];
  const own = seen.board.flatMap(({ forces }) => forces.filter((force) => force.seat === seat));
  const count = (kind: 'army' | 'navy') =>
    own.reduce((sum, { units, laden }) => {
      const aboard = laden.reduce((cargo, carrier) => cargo + (carrier.cargo[kind] ?? 0), 0);
      return sum + (units[kind] ?? 0) + aboard;
    }, 0);
  return [
    {
      power,
      name,
      loans: player.loans,
      armies: count('army'),
      navies: count('navy'),
      companies: player.holdings.length,
      territories: [...held].filter(([zone, holder]) => holder === power && isTerritory(zone)).length,
      grain: player.supplies.grain,
      oil: player.supplies.oil,
      minerals: player.supplies.minerals,
      nukes: player.nukes,
      lStars: player.lStars,
      out: player.out !== undefined,
      cubes: player.cubes,
    },
  ];
}

function pieces(seen: View, powers: ReadonlyMap<Seat, Power>): PieceFacts[] {
  return seen.board.flatMap(({ zone, forces }) =>
    forces.flatMap(({ seat, units, laden }) => {
      const power = powers.get(seat);
      if (power === undefined) return [];
      return Object.entries(units).map(([kind, count]): PieceFacts => {
        const aboard = laden
          .filter(({ carrier }) => carrier === kind)
          .reduce((sum, { cargo }) => sum + (cargo.army ?? 0), 0);
        return aboard === 0 ? { zone, power, kind, count } : { zone, power, kind, count, aboard };
      });
    }),
  );
}

function meter(seen: View, resource: (typeof RESOURCES)[number]): { spot: number; price: number } {
  return { spot: seen.market[resource], price: priceAt(seen.market[resource]) };
}
