import { Recall } from '@marshall/bots';
import { type GameEvent, type Seat, seat } from '@marshall/rules';
import { playRandomGame } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { Memories } from './memories.ts';

const { entries, game } = playRandomGame({ players: 4, seed: 'memories of a table', options: { detenteCycle: 4 } });
const logged: readonly (readonly GameEvent[])[] = entries.map(({ events }) => events);
const { seats } = game.setup;
const whole = new Recall(seats);
for (const events of logged) whole.hear(events);

const plain = (memory: unknown): unknown => JSON.parse(JSON.stringify(memory));
const all = (memories: Pick<Recall, 'of'>): unknown => plain(seats.map((one: Seat) => memories.of(one)));
const expected = all(whole);

test('asked at the end, a table remembers what one remembers that heard everything at once', () => {
  const memories = new Memories(seats);
  for (const events of logged) memories.hear(events);
  expect(all(memories)).toEqual(expected);
});

test('so it does if memories were kept again and again, and after it was asked early', () => {
  const memories = new Memories(seats);
  const asked = new Memories(seats);
  for (const [i, events] of logged.entries()) {
    memories.hear(events);
    asked.hear(events);
    if (i % 50 === 49) memories.keep();
    if (i % 70 === 10) for (const one of seats) asked.of(one);
    if (i % 90 === 60) asked.keep();
  }
  expect(all(memories)).toEqual(expected);
  expect(all(asked)).toEqual(expected);
});

test('what is kept opens again and goes on', () => {
  const half = Math.floor(logged.length / 2);
  const first = new Memories(seats);
  for (const events of logged.slice(0, half)) first.hear(events);
  const second = new Memories(seats, JSON.parse(first.keep()));
  for (const events of logged.slice(half)) second.hear(events);
  expect(plain(JSON.parse(second.keep()))).toEqual(plain(whole.keep()));
  expect(all(second)).toEqual(expected);
});

test('what is taken back is forgotten, though nothing is kept of what cannot be but what somebody remembers', () => {
  const memories = new Memories(seats);
  for (const [i, events] of logged.entries()) {
    // Every third entry can be taken back, and is; then it comes again.
    if (i % 3 === 0) {
      memories.hear(events);
      memories.hear([{ type: 'undone', seat: seats[0] ?? seat('usa'), events: events.length, clauses: [] }], true);
    }
    memories.hear(events, i % 2 === 0);
  }
  expect(all(memories)).toEqual(expected);
});
