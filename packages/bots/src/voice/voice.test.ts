import { type GameEvent, publicWorth, redact, type Seat, view } from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { playGame } from '../arena/play.ts';
import { type LeaderId, leaderOf } from '../leaders.ts';
import { commanderNamed } from '../roster.ts';
import { aheadOf } from './ahead.ts';
import { type Heard, type Speech, speeches } from './voice.ts';

const usa = 'usa' as Seat;
const china = 'china' as Seat;
const europe = 'europe' as Seat;

const cycle = (number: number): GameEvent => ({ type: 'cycle-began', cycle: number }) as GameEvent;
const takes = (seat: Seat, from: Seat, zone: 'alaska' | 'tibet' | 'mongolia'): GameEvent =>
  ({ type: 'zone-captured', seat, from, zone }) as GameEvent;
const attacks = (attacker: Seat, defender: Seat): GameEvent =>
  ({ type: 'attack-declared', attacker, defender, target: 'alaska', units: { army: 2 } }) as GameEvent;

const hears = (events: readonly GameEvent[], leaders: Readonly<Record<Seat, LeaderId>>, worth?: Record<Seat, number>) =>
  speeches(
    events.map((event, n) => ({ n, event })),
    { leader: (seat) => leaders[seat], ...(worth === undefined ? {} : { worth: () => worth }) },
  );

test('a commander who lost a land warns, then threatens, then keeps its word', () => {
  const said = hears(
    [
      cycle(1),
      takes(usa, china, 'tibet'),
      takes(usa, china, 'mongolia'),
      cycle(2),
      takes(usa, china, 'mongolia'),
      cycle(3),
      attacks(china, usa),
    ],
    { [china]: 'hawk' },
  );
  expect(said.map(({ cause, zone, since }) => [cause, zone, since])).toEqual([
    ['warning', 'tibet', undefined],
    ['threat', 'mongolia', undefined],
    ['kept-word', undefined, 2],
  ]);
  expect(said.every(({ by, of, tone }) => by === china && of === usa && tone === 'fiery')).toBe(true);
});

test('people speak for themselves, and nobody gives a reason without having one', () => {
  expect(hears([cycle(1), takes(usa, china, 'tibet')], { [usa]: 'hawk' })).toEqual([]);
  expect(hears([cycle(1), attacks(usa, china)], { [usa]: 'hawk' })).toEqual([]);
});

test('a broken peace is named by the one who was let down, and a lonely promise is no peace', () => {
  const grants = (seat: Seat, friend: Seat): GameEvent => ({ type: 'passage-granted', seat, friend }) as GameEvent;
  const both = [cycle(1), grants(usa, china), grants(china, usa), cycle(2), attacks(usa, china)];
  expect(hears(both, { [china]: 'banker' }).map(({ cause }) => cause)).toEqual(['thanks', 'betrayed']);
  const one = [cycle(1), grants(usa, china), cycle(2), attacks(usa, china)];
  expect(hears(one, { [china]: 'banker' }).map(({ cause }) => cause)).toEqual(['thanks']);
});

test('one commander warns of a player who is far ahead, and again only cycles later', () => {
  const worth = { [usa]: 20_000, [china]: 9_000, [europe]: 8_000 };
  const said = hears([3, 4, 5, 6, 7].map(cycle), { [china]: 'steady', [europe]: 'hawk' }, worth);
  expect(said.map(({ by, cause, of, cycle: at }) => [by, cause, of, at])).toEqual([
    [china, 'no-peace', usa, 4],
    [china, 'no-peace', usa, 7],
  ]);
  expect(hears([4, 5].map(cycle), { [china]: 'steady' }, { ...worth, [china]: 18_000 })).toEqual([]);
});

const FIELD = ['hawk', 'steady', 'diplomat', 'gambler', 'stargazer', 'opportunist'] as const;
const CYCLES = 10;
/** Of fourteen. */
const MOST_CAUSES = 10;

interface Whole {
  readonly heard: readonly Heard[];
  readonly said: readonly Speech[];
  readonly worth: ReadonlyMap<number, Readonly<Record<Seat, number>>>;
}

/** A whole game of officers of six characters, and what they said in it. */
function whole(seed: string): Whole {
  const { setup, secret } = planSetup({ players: 6, seed, options: { detenteCycle: CYCLES } });
  const leader = (seat: Seat) => FIELD[setup.seats.indexOf(seat)] ?? 'steady';
  const commander = (seat: Seat) => {
    const found = commanderNamed(leader(seat) === 'steady' ? 'officer' : `officer:${leader(seat)}`);
    if (found === undefined || leaderOf(found.name)?.id !== leader(seat)) throw new Error('no such commander');
    return found;
  };
  const heard: Heard[] = [];
  const worth = new Map<number, Record<Seat, number>>();
  playGame(setup, secret, Object.fromEntries(setup.seats.map((seat) => [seat, commander(seat)])), (events, game) => {
    for (const event of events) {
      if (event.type === 'cycle-began') {
        const seen = view(game, 'spectator');
        const living = seen.order.filter((seat) => seen.seats[seat]?.out === undefined);
        worth.set(event.cycle, Object.fromEntries(living.map((seat) => [seat, publicWorth(seen, seat)?.total ?? 0])));
      }
      const told = redact(event, 'spectator');
      if (told !== undefined) heard.push({ n: heard.length, event: told });
    }
  });
  return { heard, worth, said: speeches(heard, { leader, worth: (at) => worth.get(at) }) };
}

test('in whole games most causes are heard, nobody speaks twice in a cycle, and every line is true', () => {
  const causes = new Set<string>();
  // Two games are enough as commanders play today; if they change, a few more are heard.
  for (const seed of [7, 5, 4, 6, 0]) {
    if (causes.size >= MOST_CAUSES) break;
    const game = whole(`voices ${seed}`);
    expect(new Set(game.said.map(({ by, cycle: at }) => `${by} ${at}`)).size).toBe(game.said.length);
    for (const line of game.said) {
      causes.add(line.cause);
      expect(isTrue(game, line), JSON.stringify(line)).toBe(true);
    }
  }
  expect(causes.size, [...causes].join()).toBeGreaterThanOrEqual(MOST_CAUSES);
});

/** Whether what a line says did happen, read off what the listener was told and nothing else. */
function isTrue({ heard, said, worth }: Whole, { n, cause, by, of, zone, since, cycle: at }: Speech): boolean {
  const now = heard[n]?.event;
  const before = heard.slice(0, n).map(({ event }) => event);
  const wrongs = before.filter((event) => wronged(event)?.by === of && wronged(event)?.against === by);
  switch (cause) {
    case 'warning':
      return wronged(now)?.by === of && wronged(now)?.against === by && zoneOf(now) === zone && wrongs.length === 0;
    case 'threat':
      return wronged(now)?.by === of && wronged(now)?.against === by && zoneOf(now) === zone && wrongs.length > 0;
    case 'struck':
      return now?.type === 'struck' && wronged(now)?.by === of && wronged(now)?.against === by && zoneOf(now) === zone;
    case 'revenge':
      return isAttack(now, by, of) && wrongs.some((event) => zoneOf(event) === zone) && (since ?? 99) <= at;
    case 'kept-word':
      return (
        isAttack(now, by, of) &&
        said.some((line) => line.n < n && line.by === by && line.of === of && line.cycle === since)
      );
    case 'stop-leader':
      return isAttack(now, by, of) && aheadOf(worth.get(at) ?? {}, at) === of;
    case 'no-peace':
      return now?.type === 'cycle-began' && aheadOf(worth.get(at) ?? {}, at) === of;
    case 'betrayed':
      return isAttack(now, of, by) && lets(before, by, of) && lets(before, of, by);
    case 'thanks':
      return now?.type === 'passage-granted' && now.seat === of && now.friend === by;
    case 'barred':
      return now?.type === 'passage-revoked' && now.seat === of && now.friend === by;
    case 'overdue':
      return now?.type === 'loan-overdue' && now.borrower === of && now.lender === by;
    case 'repaid':
      return now?.type === 'loan-repaid' && now.borrower === of && now.lender === by && now.left === 0;
    case 'victory':
      return now?.type === 'spoils-taken' && now.captor === by && now.from === of;
    case 'last-words':
      return now?.type === 'left' && now.seat === by;
  }
}

function wronged(event: GameEvent | undefined): { readonly by: Seat; readonly against: Seat | undefined } | undefined {
  if (event?.type === 'zone-captured') return { by: event.seat, against: event.from };
  if (event?.type === 'home-entered') return { by: event.seat, against: event.owner };
  return event?.type === 'struck' ? { by: event.attacker, against: event.home ?? event.owner } : undefined;
}

const zoneOf = (event: GameEvent | undefined) => (event !== undefined && 'zone' in event ? event.zone : undefined);

function isAttack(event: GameEvent | undefined, by: Seat, of: Seat): boolean {
  return event?.type === 'attack-declared' && event.attacker === by && event.defender === of;
}

/** Whether one lets another pass, by the last that was told of it. */
function lets(before: readonly GameEvent[], one: Seat, other: Seat): boolean {
  const last = before.findLast(
    (event) =>
      (event.type === 'passage-granted' || event.type === 'passage-revoked') &&
      event.seat === one &&
      event.friend === other,
  );
  return last?.type === 'passage-granted';
}
