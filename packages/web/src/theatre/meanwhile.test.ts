import { type GameEvent, type Seat, seat, view } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import type { LogLine, TableState } from '../session/session.ts';
import { Chronicle } from '../solo/lines.ts';
import { beatsOf } from './beats.ts';
import { entriesOf } from './entries.ts';
import { sinceMine } from './meanwhile.ts';
import { openTheatre } from './theatre.ts';
import { goneBefore } from './use-map-play.ts';

const europe = seat('europe');
const usa = seat('usa');

const WAR: Sketch = {
  stage: 5,
  phase: 'moves',
  powers: {
    usa: { units: { alaska: 3 }, oil: 9, grain: 9, cards: {} },
    europe: { units: { romania: 2 }, grain: 5, cards: { 'bayer-mines': 'open', 'huber-grain-co': 'open' } },
    china: { units: { tibet: 1 } },
  },
  bidders: ['usa', 'china'],
};
const fly = (to: 'eastern-europe' | 'greece' | 'indo-china') => ({
  type: 'move' as const,
  to,
  orders: [{ how: 'airlift' as const, from: 'alaska' as const, units: { army: 1 } }],
});

function logOf(
  table: ReturnType<typeof scenario>,
  viewer: Seat,
  ...acts: readonly (readonly GameEvent[])[]
): LogLine[] {
  const chronicle = new Chronicle();
  for (const act of acts) chronicle.add(act);
  return chronicle.tell(table.game, viewer);
}

test('a home lost by a silent march comes before everything else that touched the player', () => {
  const table = scenario(WAR);
  const acts = [table.usa.does({ type: 'grant-passage', to: europe }), table.usa.does(fly('eastern-europe'))];
  const log = logOf(table, europe, ...acts);
  const since = { log, since: 0, view: view(table.game, europe), seat: europe };
  const [first, ...others] = sinceMine(since).mine;
  expect(first).toMatchObject({ actor: usa, grave: true });
  expect(first?.text).toContain('Eastern Europe, Bayer Mines and Huber Grain Co.');
  expect(first?.lines.some(({ kind }) => kind === 'units-moved')).toBe(true);
  expect(others.map(({ grave }) => grave)).toEqual([false]);
  // What came before their last decision they have been told.
  expect(sinceMine({ ...since, since: log.at(-1)?.n ?? 0 })).toEqual({ mine: [], others: [], lines: [] });
});

test('that the table answered for a player who was late stands first, once, for them alone', () => {
  const table = scenario(WAR);
  const late = (who: Seat): readonly GameEvent[] => [{ type: 'answered-for', seat: who, clauses: ['X-38'] }];
  const log = logOf(table, europe, late(europe), table.usa.does(fly('eastern-europe')), late(europe), late(usa));
  const { mine } = sinceMine({ log, since: 0, view: view(table.game, europe), seat: europe });
  expect(mine[0]).toMatchObject({ text: 'Your time was up 2 times, so the table answered for you.', grave: true });
  expect(mine[1]?.text).toContain('Eastern Europe');
  expect(mine.filter(({ text }) => text.includes('time was up'))).toHaveLength(1);
});

test('ships that somebody takes or pirates sink are done to their owner, and held', () => {
  const table = scenario(WAR);
  const lost = {
    type: 'ships-lost',
    seat: europe,
    sea: 'red-sea',
    ships: 2,
    laden: [],
    trips: [],
    window: 'transfer',
    clauses: ['M-BLOCK-08'],
  } as const;
  for (const [event, actor] of [
    [{ ...lost, how: 'captured', by: usa }, usa],
    [{ ...lost, how: 'sunk' }, undefined],
  ] as const) {
    const log = logOf(table, europe, [event as GameEvent]);
    const reader = { view: view(table.game, europe), seat: europe };
    expect(beatsOf(log, reader)).toMatchObject([{ actor, mine: false, againstMe: true, held: true }]);
    expect(sinceMine({ ...reader, log, since: 0 }).mine).toMatchObject([{ actor, grave: true }]);
    // To everybody else it is something that happened to Europe.
    expect(beatsOf(log, { view: view(table.game, usa), seat: usa })[0]).toMatchObject({ held: false });
  }
});

test('answers to the player and offers that go away again are listed', () => {
  const table = scenario(WAR);
  const said = (event: GameEvent): readonly (string | undefined)[] =>
    sinceMine({
      log: logOf(table, europe, [event]),
      since: 0,
      view: view(table.game, europe),
      seat: europe,
    }).mine.map(({ text }) => text);
  expect(said({ type: 'permission-answered', seat: usa, asker: europe, allow: false })).toHaveLength(1);
  expect(said({ type: 'permission-answered', seat: usa, asker: seat('china'), allow: false })).toHaveLength(0);
  expect(said({ type: 'offer-withdrawn', offer: 'usa>europe#1', seat: usa, to: [usa, europe] })).toHaveLength(1);
  expect(said({ type: 'offer-expired', offer: 'usa>europe#1', to: [usa, europe] })).toHaveLength(1);
  expect(said({ type: 'tech-cards-captured', captor: usa, from: europe, cards: 2 })).toHaveLength(1);
});

test('what was agreed is told beside what breaks or keeps it', () => {
  const { powers } = WAR;
  const table = scenario({ ...WAR, stage: 3, phase: 'market-sales', bidders: ['usa', 'europe'], powers });
  const acts = [
    table.usa.does({ type: 'offer', to: europe, givesCash: 50, promise: 'No attack before cycle 5.' }),
    table.europe.does({ type: 'accept-offer', offer: 'usa>europe#1' }),
  ];
  const [deal] = logOf(table, europe, ...acts).filter(({ kind }) => kind === 'deal-made');
  if (deal === undefined) throw new Error('a deal is made');
  const war = scenario(WAR);
  const march = logOf(war, europe, war.usa.does(fly('eastern-europe')));
  const reader = { since: 0, view: view(war.game, europe), seat: europe };
  const later = march.map((line) => ({ ...line, n: line.n + 10, cycle: deal.cycle }));
  const [first] = sinceMine({ ...reader, log: [deal, ...later], since: deal.n }).mine;
  expect(first?.word).toMatchObject({ kept: undefined, text: expect.stringContaining('No attack before cycle 5.') });
  // What was promised on record is told in its own words, as long as it lasts.
  const promised = [{ giver: 'usa', text: 'Your homes are safe', cycle: deal.cycle, until: deal.cycle }];
  const asPromised = (cycle: number) =>
    sinceMine({ ...reader, log: later.map((line) => ({ ...line, cycle })), promised }).mine[0]?.word?.text;
  expect(asPromised(deal.cycle)).toBe('They had promised you: “Your homes are safe”');
  expect(asPromised(deal.cycle + 1)).toBeUndefined();
  // Words of long ago bind nobody any more.
  const [old] = sinceMine({
    ...reader,
    log: [deal, ...later.map((line) => ({ ...line, cycle: deal.cycle + 4 }))],
    since: deal.n,
  }).mine;
  expect(old?.word).toBeUndefined();
  // A passage that is taken away is told as such.
  const guest = scenario(WAR);
  const passage = [
    guest.usa.does({ type: 'grant-passage', to: europe }),
    guest.usa.does({ type: 'revoke-passage', to: europe }),
  ];
  const { mine } = sinceMine({ ...reader, log: logOf(guest, europe, ...passage), view: view(guest.game, europe) });
  expect(mine.map(({ word }) => word?.kept)).toEqual([false, undefined]);
});

test('a home that is lost comes before a company that was lost earlier', () => {
  const { powers } = WAR;
  const table = scenario({
    ...WAR,
    powers: { ...powers, europe: { ...powers.europe, cards: { 'bayer-mines': 'open', 'mekong-oil': 'open' } } },
  });
  const acts = [
    table.usa.does(fly('indo-china')),
    table.china.does({ type: 'pass' }),
    table.usa.does(fly('eastern-europe')),
  ];
  const log = logOf(table, europe, ...acts);
  const { mine } = sinceMine({ log, since: 0, view: view(table.game, europe), seat: europe });
  expect(mine.map(({ text }) => /Eastern Europe/.test(text))).toEqual([true, false]);
  expect(mine.every(({ grave }) => grave)).toBe(true);
});

test('a bystander finds it among what others did, and its author does not find it at all', () => {
  const table = scenario(WAR);
  const act = table.usa.does(fly('eastern-europe'));
  const at = (viewer: Seat) =>
    sinceMine({ log: logOf(table, viewer, act), since: 0, view: view(table.game, viewer), seat: viewer });
  expect([at(seat('china')).mine.length, at(seat('china')).others.length]).toEqual([0, 1]);
  expect([at(usa).mine.length, at(usa).others.length]).toEqual([0, 0]);
});

test('a price that others moved is told with what it was, for what the player stores alone', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    prices: { grain: { spot: 12 }, oil: { spot: 12 } },
    powers: { usa: { grain: 9, oil: 9 }, europe: { grain: 5, oil: 0 } },
    bidders: ['usa', 'europe'],
  });
  const acts = [table.usa.does({ type: 'sell', resource: 'grain', units: 3 })];
  const log = logOf(table, europe, ...acts);
  const { mine } = sinceMine({ log, since: 0, view: view(table.game, europe), seat: europe });
  expect(mine).toHaveLength(1);
  expect(mine[0]?.text).toMatch(/500M.*200M.*5/);
});

test('the log tells a march with what it took as one line, and leaves nothing out', () => {
  const table = scenario(WAR);
  const log = logOf(table, europe, table.usa.does(fly('eastern-europe')));
  const entries = entriesOf(log, { view: view(table.game, europe), seat: europe });
  expect(entries.flatMap(({ lines }) => lines.map(({ n }) => n)).toSorted((a, b) => a - b)).toEqual(
    log.map(({ n }) => n),
  );
  const [march] = entries;
  expect(march?.lines.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['units-moved', 'home-entered', 'cards-taken']),
  );
  expect(march?.text).toContain('Bayer Mines');
});

test('the log tells several who pass as one line of nobody in particular', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    powers: { usa: { grain: 9 }, europe: { grain: 5 }, china: {} },
    bidders: ['usa', 'europe'],
  });
  const log = logOf(table, europe, table.usa.does({ type: 'pass' }), table.europe.does({ type: 'pass' }));
  const [passed] = entriesOf(log, { view: view(table.game, europe), seat: europe });
  expect(passed).toMatchObject({ text: 'The USA and Europe pass.', actor: undefined });
  expect(passed?.lines.map(({ kind }) => kind)).toEqual(['passed', 'passed']);
});

function tableOf(scene: ReturnType<typeof scenario>, log: readonly LogLine[], since = 0): TableState {
  return {
    id: 'one',
    seat: europe,
    curtain: undefined,
    players: {},
    view: view(scene.game, europe),
    asked: undefined,
    offers: [],
    log,
    since,
    mayUndo: false,
    history: [],
    link: 'here',
  };
}

test('what came while nobody looked is played from the mark; what was seen is not played again', () => {
  const scene = scenario(WAR);
  const acts = [scene.usa.does({ type: 'grant-passage', to: europe }), scene.usa.does(fly('eastern-europe'))];
  const log = logOf(scene, europe, ...acts);
  const [passage] = log;
  const kept: number[] = [];
  const marked = (line: number | undefined) => ({
    read: () => line,
    keep: (_: TableState, upTo: number) => void kept.push(upTo),
  });
  const opened = (line: number | undefined) => {
    const theatre = openTheatre(marked(line));
    theatre.follow(tableOf(scene, log));
    const { cue, heldLeft } = theatre.player.state();
    theatre.player.clear();
    return [cue?.beat.kind, heldLeft];
  };
  expect(opened(0)).toEqual(['passage', 1]);
  expect(opened(passage?.n)).toEqual(['march', 0]);
  expect(opened(log.at(-1)?.n)).toEqual([undefined, 0]);
  expect(opened(undefined)).toEqual([undefined, 0]);
  expect(kept.at(-1)).toBe(log.at(-1)?.n);
});

test('what waits to be seen is still to be seen after the page was opened again', () => {
  const scene = scenario(WAR);
  const log = logOf(scene, europe, scene.usa.does(fly('eastern-europe')));
  let kept: number | undefined;
  const mark = {
    read: () => kept,
    keep: (_: TableState, upTo: number) => {
      kept = upTo;
    },
  };
  const opened = () => {
    const theatre = openTheatre(mark);
    theatre.follow(tableOf(scene, log));
    return theatre.player;
  };
  const first = openTheatre(mark);
  first.follow(tableOf(scene, []));
  first.follow(tableOf(scene, log));
  const again = opened();
  expect(again.state().cue?.beat.held).toBe(true);
  again.ok();
  expect(opened().state().cue).toBeUndefined();
  // A table that shows before its words have come does not forget what was seen.
  const slow = openTheatre(mark);
  slow.follow(tableOf(scene, []));
  slow.follow(tableOf(scene, log));
  expect(slow.player.state().cue).toBeUndefined();
  expect(kept).toBe(log.at(-1)?.n);
});

test('a move that is taken back leaves neither a beat nor a way on the map', () => {
  const scene = scenario(WAR);
  const moved = logOf(scene, europe, scene.usa.does(fly('greece')));
  const [line] = moved;
  if (line === undefined) throw new Error('a line');
  const undone: LogLine = { ...line, n: (moved.at(-1)?.n ?? 0) + 1, act: 2, kind: 'undone', arrows: [], zones: [] };
  const theatre = openTheatre({ read: () => undefined, keep: () => undefined });
  theatre.follow(tableOf(scene, []));
  theatre.follow(tableOf(scene, moved));
  expect(theatre.player.state().cue?.beat.kind).toBe('march');
  expect(goneBefore(tableOf(scene, moved))).not.toEqual([]);
  theatre.follow(tableOf(scene, [...moved, undone]));
  expect(theatre.player.state().cue).toBeUndefined();
  expect(goneBefore(tableOf(scene, [...moved, undone]))).toEqual([]);
});
