import { seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import type { TableState } from '../session/session.ts';
import { BUDGET, LEAST } from './budget.ts';
import { createPlayer } from './player.ts';
import { cue, StillClock } from './testing.ts';

const { game } = scenario({ powers: { usa: {}, europe: {} } });
const TABLE: TableState = {
  id: 'one',
  seat: seat('usa'),
  curtain: undefined,
  players: {},
  view: view(game, seat('usa')),
  asked: undefined,
  offers: [],
  log: [],
  since: 0,
  mayUndo: false,
  history: [],
  link: 'here',
};

function opened() {
  const clock = new StillClock();
  const player = createPlayer(clock);
  return { clock, player, on: () => player.state().cue?.beat.id };
}
const march = (n: number, more = {}) => cue(n, TABLE, more);

test('beats play one after the other, each as long as it lasts, and the present comes after them', () => {
  const { clock, player, on } = opened();
  player.hear([march(1), march(2)]);
  expect([on(), player.state().phase, player.state().left]).toEqual(['1', 'goes', 1]);
  clock.pass(600);
  expect([on(), player.state().phase]).toEqual(['1', 'done']);
  clock.pass(400);
  expect([on(), player.state().phase]).toEqual(['2', 'goes']);
  clock.pass(1000);
  expect(on()).toBeUndefined();
});

test('what is done to the reader stays until they have seen it, whatever time passes and whatever they skip', () => {
  const { clock, player, on } = opened();
  player.hear([march(1), march(2, { held: true }), march(3), march(4, { held: true }), march(5)]);
  player.skip();
  expect([on(), player.state().left, player.state().heldLeft]).toEqual(['2', 1, 1]);
  clock.pass(60_000);
  expect([on(), player.state().phase]).toEqual(['2', 'held']);
  player.skip();
  expect(on()).toBe('2');
  player.ok();
  expect(on()).toBe('4');
  clock.pass(60_000);
  player.ok();
  expect(on()).toBeUndefined();
});

test('a pause holds the beat, a step goes on to the next, and going back shows the last one again, paused', () => {
  const { clock, player, on } = opened();
  player.hear([march(1), march(2), march(3)]);
  player.pause(true);
  clock.pass(60_000);
  expect(on()).toBe('1');
  player.step();
  expect([on(), player.state().paused]).toEqual(['2', true]);
  player.back();
  expect([on(), player.state().left]).toEqual(['1', 2]);
  player.pause(false);
  clock.pass(2000);
  expect(on()).toBe('3');
});

test('twice the speed takes half the time, and at once plays nothing', () => {
  const { clock, player, on } = opened();
  player.setSpeed(2);
  player.hear([march(1), march(2)]);
  clock.pass(500);
  expect(on()).toBe('2');
  player.clear();
  player.setSpeed(0);
  player.hear([march(3, { held: true })]);
  expect(on()).toBeUndefined();
});

test('however much happens, what waits takes no longer than its budget, and the small things go first', () => {
  const { clock, player, on } = opened();
  const many = Array.from({ length: 100 }, (_, i) => march(i + 1, { weight: i % 2 === 0 ? 1 : 2 }));
  player.hear([march(0), ...many]);
  const shown = new Set<string>();
  let passed = 0;
  for (; on() !== undefined && passed < 60_000; passed += 20) {
    shown.add(on() ?? '');
    clock.pass(20);
  }
  expect(passed).toBeLessThanOrEqual(BUDGET + 1100);
  expect(shown.size).toBeLessThanOrEqual(BUDGET / LEAST + 1);
  expect([...shown].slice(1).every((id) => Number(id) % 2 === 0)).toBe(true);
});

test('bids and strikes are seen, however much else happens', () => {
  const { clock, player, on } = opened();
  const many = Array.from({ length: 60 }, (_, i) => march(i + 1, { kind: 'sale' }));
  player.hear([
    march(0),
    ...many,
    march(70, { kind: 'bids', lasts: 2200 }),
    march(71, { kind: 'strike', lasts: 3400 }),
  ]);
  const times = new Map<string, number>();
  for (let passed = 0; on() !== undefined && passed < 60_000; passed += 20) {
    times.set(on() ?? '', (times.get(on() ?? '') ?? 0) + 20);
    clock.pass(20);
  }
  expect(times.get('70')).toBeGreaterThanOrEqual(1400);
  expect(times.get('71')).toBeGreaterThanOrEqual(1500);
});

test('what is shown again comes at once, holds nobody, and what waited goes on after it', () => {
  const { clock, player, on } = opened();
  player.hear([march(1, { held: true }), march(2)]);
  clock.pass(5000);
  player.play([march(8, { held: true }), march(9)]);
  expect([on(), player.state().again]).toEqual(['8', true]);
  clock.pass(1000);
  expect(on()).toBe('9');
  clock.pass(1000);
  expect([on(), player.state().again, player.state().left]).toEqual(['1', false, 1]);
});

test('skipping what is shown again goes back to what waited', () => {
  const { clock, player, on } = opened();
  player.hear([march(1, { held: true }), march(2), march(3, { held: true })]);
  clock.pass(5000);
  player.play([march(8, { held: true }), march(9)]);
  player.skip();
  expect([on(), player.state().again, player.state().heldLeft]).toEqual(['1', false, 1]);
  player.ok();
  player.play([march(8, { held: true })]);
  player.skip();
  expect(on()).toBe('3');
  player.ok();
  player.play([march(8, { held: true })]);
  player.skip();
  expect(on()).toBeUndefined();
});
