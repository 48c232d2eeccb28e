// Nuclear war: launches, L-star screens, strikes, Space Blast, Clash and roulette (B-STRAT, B-TAC, B-WIN-13 to -19).
import { companyOf, isCompany, isLightSea, isTerritory, type Zone } from '../board/index.ts';
import type { Seat } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import type { Judges } from './case.ts';
import { Change } from './change.ts';
import { HITS } from './figures.ts';
import { allIn, isHomeOf, isNuked, player, presentIn } from './position.ts';

export const strikeJudges: Judges = {
  'nukes-launched'(at, { attacker, shot, targets }) {
    at.count('launch');
    const { memory, position } = at;
    memory.salvo.clear();
    memory.shots.clear();
    let launched = 0;
    for (const { at: aim, nukes } of targets) {
      launched += nukes;
      memory.salvo.set(aim, nukes);
      // B-STRAT-01, Q-B-67.
      if (aim !== 'space')
        at.holds(`${aim} is a target`, (isTerritory(aim) && !isNuked(position, aim)) || isLightSea(aim));
    }
    at.same('shot', shot, launched === 1 ? 'solo' : 'cluster');
    return new Change().add(attacker, 'nukes', -launched);
  },
  'champions-revealed'(at, { champions, defenders }) {
    at.count('champions');
    const { position, memory } = at;
    const attacker = launcher(position);
    for (const seat of position.order) {
      if (seat === attacker || player(position, seat).out !== undefined) continue;
      const aims = defenders.find((each) => each.seat === seat)?.at ?? [];
      for (const aim of memory.salvo.keys()) {
        const must = mustDefend(position, aim, seat);
        if (must)
          at.holds(
            `${seat} defends ${aim}`,
            aims.some((each) => each === aim),
          );
        else if (!maySpeakUp(position, aim, seat))
          at.holds(`${seat} does not defend ${aim}`, !aims.some((each) => each === aim));
      }
      // B-STRAT-20: each L-star fires once in an attack.
      const fires = aims.length > 0 || champions.includes(seat);
      memory.shots.set(seat, fires ? player(position, seat).lStars : 0);
    }
    at.holds('the attacker champions nobody', attacker === undefined || !champions.includes(attacker));
    return new Change();
  },
  'l-star-fired'(at, { seat, as, at: aim, die, hit }) {
    at.count(`L-star of a ${as}`);
    const { memory, position } = at;
    at.same('die', die, memory.dice.at(-1));
    at.same('hit', hit, die <= HITS[as]);
    const shots = memory.shots.get(seat) ?? 0;
    at.holds(`${seat} has an L-star that has not fired`, shots > 0);
    memory.shots.set(seat, shots - 1);
    const flying = memory.salvo.get(aim) ?? 0;
    at.holds(`a nuke flies at ${aim}`, flying > 0);
    if (hit) memory.salvo.set(aim, flying - 1);
    if (as === 'defender') at.holds(`${aim} is his to defend`, isConcerned(position, aim, seat));
    return new Change();
  },
  struck(at, { attacker, zone, lost, cards }) {
    at.count(isTerritory(zone) ? 'strike on land' : 'strike at sea');
    const { memory, position } = at;
    at.same('attacker', attacker, launcher(position) ?? attacker);
    at.holds(`a nuke got through to ${zone}`, (memory.salvo.get(zone) ?? 0) > 0);
    memory.salvo.delete(zone);
    const change = new Change();
    // B-STRAT-02: everything of everybody.
    const there = presentIn(position, zone).map((seat) => ({ seat, units: allIn(position, zone, seat) }));
    at.same('units lost', bySeat(lost), bySeat(there));
    for (const { seat, units } of there) change.units(seat, zone, units, -1);
    for (const seat of position.order) {
      const open = cardsIn(position, zone, seat, false);
      const listed = cards.find((each) => each.seat === seat)?.cards ?? [];
      at.same(`cards of ${seat} destroyed`, [...listed].sort(), open.sort());
      change.add(seat, 'cards', -open.length);
    }
    return change;
  },
  'secret-cards-destroyed'(at, { seat, secret }) {
    at.count('secret cards destroyed');
    const cards = Object.values(secret)[0]?.cards ?? [];
    return new Change().add(seat, 'cards', -cards.length);
  },
  'counterattacks-due'(at) {
    // Every nuke that was not shot down has struck.
    for (const [aim, flying] of at.memory.salvo) at.same(`nukes that got through to ${aim} and did nothing`, flying, 0);
    return new Change();
  },
  'space-blasted'(at, { lost }) {
    at.count('Space Blast');
    at.holds('a nuke got through', (at.memory.salvo.get('space') ?? 0) > 0);
    at.memory.salvo.delete('space');
    const all = at.position.order
      .map((seat) => ({ seat, lStars: player(at.position, seat).lStars }))
      .filter(({ lStars }) => lStars > 0);
    at.same(
      'L-stars lost',
      [...lost].map(({ seat, lStars }) => `${seat} ${lStars}`).sort(),
      all.map(({ seat, lStars }) => `${seat} ${lStars}`).sort(),
    );
    const change = new Change();
    for (const { seat, lStars } of all) change.add(seat, 'lStars', -lStars);
    return change;
  },
  clashed(at, { attacker, defender, dice, losers }) {
    at.count('Clash');
    at.same('dice', [dice.attacker, dice.defender], at.memory.dice.slice(-2));
    // B-TAC-26, B-TAC-27.
    const beaten: Seat[] = [];
    if (dice.attacker <= dice.defender) beaten.push(attacker);
    if (dice.defender <= dice.attacker) beaten.push(defender);
    at.same('losers', [...losers].sort(), beaten.sort());
    const change = new Change();
    for (const seat of beaten) change.add(seat, 'lStars', -1);
    return change;
  },
  'roulette-rolled'(at, { destroyed, die, least }) {
    at.count('roulette');
    // B-WIN-14 to -18: the n-th territory ends it on 19 - n or more. Those struck by one salvo roll one after the other.
    const { nuked } = at.position;
    at.holds(`${destroyed} territories are destroyed`, destroyed <= nuked.length && destroyed >= 13 && destroyed <= 17);
    at.same('least', least, 19 - destroyed);
    at.same('die', die, at.memory.dice.at(-1));
    return new Change();
  },
};

/** Who launched the salvo that is being fought off. */
function launcher(position: Position): Seat | undefined {
  for (const frame of [...position.agenda].reverse()) if (frame.procedure === 'strategic') return frame.attacker;
  return undefined;
}

/** Q-B-68, Q-B-74, X-16: whether a seat has something there that everybody knows of. */
function mustDefend(position: Position, aim: string, seat: Seat): boolean {
  if (aim === 'space') return player(position, seat).lStars > 0;
  return isConcerned(position, aim, seat) && !onlySecret(position, aim, seat);
}

function maySpeakUp(position: Position, aim: string, seat: Seat): boolean {
  return aim !== 'space' && onlySecret(position, aim, seat);
}

function onlySecret(position: Position, aim: string, seat: Seat): boolean {
  const zone = zoneOf(aim);
  return (
    !presentIn(position, zone).includes(seat) &&
    !isHomeOf(position, zone, seat) &&
    cardsIn(position, zone, seat, false).length === 0 &&
    cardsIn(position, zone, seat, true).length > 0
  );
}

function isConcerned(position: Position, aim: string, seat: Seat): boolean {
  if (aim === 'space') return player(position, seat).lStars > 0;
  const zone = zoneOf(aim);
  return (
    presentIn(position, zone).includes(seat) ||
    isHomeOf(position, zone, seat) ||
    cardsIn(position, zone, seat, false).length + cardsIn(position, zone, seat, true).length > 0
  );
}

function zoneOf(aim: string): Zone {
  if (isTerritory(aim) || isLightSea(aim)) return aim;
  throw new Error(`${aim} cannot be aimed at`);
}

function cardsIn(position: Position, zone: Zone, seat: Seat, secret: boolean): string[] {
  return player(position, seat)
    .holdings.filter(
      ({ card, face }) => isCompany(card) && companyOf(card).location === zone && (face === 'secret') === secret,
    )
    .map(({ card }) => card);
}

function bySeat(lost: readonly { readonly seat: Seat; readonly units: object }[]): string[] {
  return lost
    .map(
      ({ seat, units }) =>
        `${seat} ${JSON.stringify(
          Object.entries(units)
            .filter(([, n]) => n > 0)
            .sort(),
        )}`,
    )
    .sort();
}
