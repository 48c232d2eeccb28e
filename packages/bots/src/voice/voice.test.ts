import { type GameEvent, redact, type Seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { playGame } from '../arena/play.ts';
import type { LeaderId } from '../leaders.ts';
import { commanderNamed } from '../roster.ts';
import { anySetup } from '../testing.ts';
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

test('in whole games nobody speaks twice in a cycle, and every line goes back to what its listener was told', () => {
  const causes = new Set<string>();
  for (let i = 2; i < 5; i++) {
    const { setup, secret } = anySetup(i, 'voices', 4);
    const commander = commanderNamed('officer:hawk');
    if (commander === undefined) throw new Error('no such commander');
    const heard: Heard[] = [];
    playGame(setup, secret, Object.fromEntries(setup.seats.map((seat) => [seat, commander])), (events) => {
      for (const event of events) {
        const told = redact(event, 'spectator');
        if (told !== undefined) heard.push({ n: heard.length, event: told });
      }
    });
    const said = speeches(heard, { leader: () => 'hawk' });
    expect(new Set(said.map(({ by, cycle: at }) => `${by} ${at}`)).size).toBe(said.length);
    for (const line of said) {
      causes.add(line.cause);
      expect(goesBack(heard, line), JSON.stringify(line)).toBe(true);
    }
  }
  expect(causes.size).toBeGreaterThan(2);
});

/** Whether something of what was told before a line names both sides of it. */
function goesBack(heard: readonly Heard[], { n, by, of }: Speech): boolean {
  return heard.slice(0, n + 1).some(({ event }) => {
    const text = JSON.stringify(event);
    return text.includes(by) && text.includes(of);
  });
}
