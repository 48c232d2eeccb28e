import { expect, test } from 'vitest';
import type { TableInfo } from '../online/api.ts';
import { worthWatching } from './worth-watching.ts';

const game = (id: string, people: number, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  title: id,
  status: 'running',
  public: true,
  owner: false,
  seats: Array.from({ length: 4 }, (_, i) => ({
    seat: `seat-${i}`,
    ...(i < people ? { player: `P${i}` } : { bot: 'recruit' }),
    you: false,
    ready: true,
    waitedFor: false,
  })),
  options: {},
  commitment: '',
  spectators: true,
  delay: 0,
  unread: 0,
  ...more,
});

test('games of many people that are far on come first; paused ones and one’s own do not', () => {
  const mine = game('mine', 4);
  const own = { ...mine, seats: mine.seats.map((seat, i) => ({ ...seat, you: i === 0 })) };
  const list = [
    game('computers', 0, { cycle: 9 }),
    game('early', 4, { cycle: 1 }),
    game('late', 4, { cycle: 8 }),
    game('paused', 4, { cycle: 9, paused: 1 }),
    game('over', 4, { status: 'finished' }),
    own,
  ];
  expect(worthWatching(list).map(({ id }) => id)).toEqual(['late', 'early', 'paused']);
});
