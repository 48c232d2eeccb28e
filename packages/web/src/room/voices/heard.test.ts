import type { GameEvent, Seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import type { LogLine, TableState } from '../../session/session.ts';
import { Voices } from './heard.ts';

const line = (n: number, cycle: number, event: object): LogLine => ({
  n,
  act: n,
  cycle,
  stage: 5,
  text: '',
  clauses: [],
  kind: '',
  event: event as GameEvent,
});
const taken = (zone: string) => ({ type: 'zone-captured', seat: 'europe', from: 'ussr', zone });
const players: TableState['players'] = {
  ['europe' as Seat]: { name: 'Anna', person: true },
  ['ussr' as Seat]: { name: 'Dag Rennick', person: false, leader: 'hawk', level: 'officer' },
};
const table = (log: readonly LogLine[], id = 'a') => ({ id, log, players, history: [], link: 'live' as const });

test('a log is heard once as it grows, and from the beginning where it is another or was cut', () => {
  const voices = new Voices();
  const first = [line(1, 2, taken('russia'))];
  const causes = (log: readonly LogLine[], id?: string) => voices.of(table(log, id)).map(({ cause }) => cause);
  expect(causes(first)).toEqual(['warning']);
  const longer = [...first, line(2, 3, { type: 'cycle-began', cycle: 3 }), line(3, 3, taken('kola'))];
  expect(causes(longer)).toEqual(['warning', 'threat']);
  expect(causes(longer)).toEqual(['warning', 'threat']);
  expect(causes(first)).toEqual(['warning']);
  expect(causes(longer.slice(1), 'b')).toEqual(['warning']);
});

test('at a table elsewhere a computer without a name keeps silent', () => {
  const unnamed = { ...players, ['ussr' as Seat]: { name: 'caretaker', person: false } };
  expect(new Voices().of({ ...table([line(1, 2, taken('russia'))]), players: unnamed })).toEqual([]);
});
