import { type GameEvent, perform } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { Host, type HostEvents } from './host.ts';
import { Chronicle } from './lines.ts';
import type { Plan } from './messages.ts';
import type { SavedGame } from './saved.ts';

const PLAN: Plan = {
  players: [
    { power: 'europe', name: 'Anna', commander: 'person' },
    { power: 'ussr', name: 'Boris', commander: 'person' },
  ],
  options: { detenteCycle: 2 },
  seed: 'since',
};

/** Each answers as if by silence: what each has seen, and what was kept. */
function played(): { readonly saved: SavedGame; readonly tables: Parameters<HostEvents['onTable']>[0][] } {
  const tables: Parameters<HostEvents['onTable']>[0][] = [];
  let kept: SavedGame | undefined;
  const started = Host.start(PLAN, {
    onTable: (table) => tables.push(table),
    onEntry: (saved) => {
      kept = saved;
    },
  });
  if (!started.ok) throw new Error(started.refusal.sentence);
  const host = started.value;
  host.begin();
  for (let move = 0; move < 6; move++) {
    const { curtain, asked } = tables.at(-1) ?? {};
    if (curtain !== undefined) host.sit(curtain);
    else if (asked?.fallback !== undefined) host.send(asked.fallback);
  }
  if (kept === undefined) throw new Error('nothing was kept');
  const { setup, state } = kept.table.game;
  const game = { setup, state: { cycle: state.cycle, ended: state.ended } };
  return { saved: structuredClone({ ...kept, table: { entries: kept.table.entries, game } }), tables };
}

test('after a reload the lines since the last move are the same as before it', () => {
  const { saved, tables } = played();
  const before = tables.findLast(({ seat, since }) => seat !== undefined && since > 0);
  expect(before?.seat).toBeDefined();
  const again: typeof tables = [];
  const host = Host.resume(saved, {
    onTable: (table) => again.push(table),
    onEntry: () => undefined,
    onCut: () => undefined,
  });
  host.begin();
  host.sit(before?.seat ?? '');
  expect(again.at(-1)).toMatchObject({ seat: before?.seat, since: before?.since });
});

test('where nobody says who gave a command its events tell, and losses tell it of nobody', () => {
  const { game } = scenario({ powers: { europe: {}, ussr: {} } });
  const went = (seat: 'europe' | 'ussr') => [{ type: 'sealed', seat }] as unknown as readonly GameEvent[];
  const lost = [{ type: 'units-lost', side: 'defender', seat: 'europe', losses: [] }] as unknown as GameEvent[];
  const chronicle = new Chronicle();
  for (const events of [went('europe'), went('ussr'), lost]) chronicle.add(events);
  const [europe] = game.state.order.filter((seat) => seat === 'europe');
  if (europe === undefined) throw new Error('europe has a seat');
  const lines = chronicle.tell(game, europe);
  expect(lines.map(({ kind }) => kind)).toEqual(['sealed', 'sealed', 'units-lost']);
  expect(chronicle.since).toBe(1);
});

test.each([
  { type: 'order-followed', seat: 'europe', about: 'pass', to: ['europe'] },
  { type: 'answered-for', seat: 'europe' },
])('what the table answered ($type) is no decision: what came before it is still new', (answered) => {
  const { game } = scenario({ powers: { europe: {}, ussr: {} } });
  const [europe] = game.state.order.filter((seat) => seat === 'europe');
  if (europe === undefined) throw new Error('europe has a seat');
  const passed = [answered, { type: 'sealed', seat: 'europe' }] as unknown as readonly GameEvent[];
  const chronicle = new Chronicle();
  for (const events of [[{ type: 'sealed', seat: 'europe' }], [{ type: 'sealed', seat: 'ussr' }], passed])
    chronicle.add(events as unknown as readonly GameEvent[]);
  chronicle.tell(game, europe);
  expect(chronicle.since).toBe(1);
});

test('a line of an order that was followed keeps the order as it stood then, whatever is ordered later', () => {
  const table = scenario({ stage: 3, powers: { europe: {}, ussr: {} } });
  const { game } = table;
  const [europe, ussr] = game.state.order;
  if (europe === undefined || ussr === undefined) throw new Error('two have seats');
  const chronicle = new Chronicle();
  const order = (reply: 'withdraw' | 'surrender'): void => {
    const done = perform(game, europe, { type: 'order', about: 'defence', reply });
    if (!done.ok) throw new Error(done.refusal.code);
    chronicle.add(done.value);
  };
  const followed = { type: 'order-followed', seat: europe, about: 'defence', to: [europe], clauses: [] } as const;
  order('withdraw');
  chronicle.add([followed]);
  order('surrender');
  chronicle.add([followed]);
  const told = chronicle.tell(game, europe).filter(({ kind }) => kind === 'order-followed');
  expect(told.map(({ order: stood }) => stood)).toEqual([{ reply: 'withdraw' }, { reply: 'surrender' }]);
  chronicle.rewind();
  expect(chronicle.tell(game, ussr)).toEqual([]);
});

test('a line has a place on the map for every zone that its event names', () => {
  const { game } = scenario({ powers: { europe: {}, ussr: {} } });
  const placed = {
    type: 'units-placed',
    placements: { europe: { iberia: { army: 1 } }, ussr: { kola: { army: 2 } } },
  } as unknown as GameEvent;
  const chronicle = new Chronicle();
  chronicle.add([placed]);
  expect(chronicle.tell(game, 'spectator').map(({ zones }) => zones)).toEqual([['iberia', 'kola']]);
});
