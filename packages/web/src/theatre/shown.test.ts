import { seat, view } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import type { LogLine, TableState } from '../session/session.ts';
import { Chronicle } from '../solo/lines.ts';
import './scenes/index.ts';
import { createPlayer } from './player.ts';
import { shownTable } from './shown.ts';
import { StillClock } from './testing.ts';
import { openTheatre } from './theatre.ts';

const europe = seat('europe');
const NO_MARK = { read: () => undefined, keep: () => undefined };

/** A table that is played, with the clock in hand; each act is told by itself unless several are given. */
function opened(sketch: Sketch) {
  const scene = scenario(sketch);
  const clock = new StillClock();
  const player = createPlayer(clock);
  const theatre = openTheatre(NO_MARK, player);
  const chronicle = new Chronicle();
  let log: readonly LogLine[] = [];
  const table = (): TableState => ({
    id: 'one',
    seat: europe,
    curtain: undefined,
    players: {},
    view: view(scene.game, europe),
    asked: undefined,
    offers: [],
    log,
    since: 0,
    mayUndo: false,
    history: [],
    link: 'here',
  });
  let present = table();
  theatre.follow(present);
  return {
    scene,
    clock,
    player,
    /** Tells what came of some acts at once. */
    tell: (...acts: Parameters<Chronicle['add']>[0][]) => {
      for (const act of acts) chronicle.add(act);
      log = [...log, ...chronicle.tell(scene.game, europe)];
      present = table();
      theatre.follow(present);
    },
    shown: () => shownTable(player.state(), present),
    present: () => present,
    on: () => player.state().cue?.beat.kind,
  };
}

const kinds = ({ log }: TableState): readonly string[] => log.map(({ kind }) => kind);
const armies = ({ view: { board } }: TableState, zone: string): number =>
  board.find((each) => each.zone === zone)?.forces.reduce((sum, { units }) => sum + (units.army ?? 0), 0) ?? 0;

test('a battle of others: board and log stand before each beat until it is done, then at the present', () => {
  const table = opened({
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: {
      usa: { units: { greece: 5 }, grain: 3, oil: 3, minerals: 3 },
      ussr: { units: { romania: 2, kola: 1 }, grain: 3, oil: 3, minerals: 3 },
      europe: { units: { iberia: 1 } },
    },
    dice: [6, 5, 4, 2, 1, 3],
  });
  const { scene, clock, player } = table;
  const attack = scene.usa.does({
    type: 'attack',
    from: 'greece',
    to: 'romania',
    against: seat('ussr'),
    units: { army: 5 },
  });
  const fought = scene.ussr.does({ type: 'defend', supplied: true });
  table.tell(attack, fought);
  expect(table.present().log.length).toBeGreaterThan(2);
  const seen: string[] = [];
  for (let passed = 0; table.on() !== undefined && passed < 30_000; passed += 20) {
    const shown = table.shown();
    const told = kinds(shown);
    const beat = player.state().cue?.beat;
    seen.push(`${beat?.kind}`);
    // Nothing of a beat is in the log before it is done, and nothing of what comes after it.
    const last = shown.log.at(-1)?.n ?? 0;
    expect(last).toBeLessThanOrEqual(beat?.last ?? 0);
    if (player.state().phase === 'goes') expect(last).toBeLessThan(beat?.first ?? 0);
    if (beat?.kind === 'attack' || beat?.kind === 'fire') {
      expect(told).not.toContain('units-lost');
      expect(armies(shown, 'romania')).toBe(2);
    }
    clock.pass(20);
  }
  expect([...new Set(seen)]).toEqual(expect.arrayContaining(['attack', 'fire']));
  expect(table.shown()).toBe(table.present());
});

test('a strike on the reader: what is lost is still there until the cloud stands', () => {
  const table = opened({
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: { usa: { units: { alaska: 1 }, nukes: 1 }, europe: { units: { iberia: 3, poland: 1 } }, china: {} },
  });
  const { scene, clock, player } = table;
  table.tell(scene.usa.does({ type: 'launch', targets: { iberia: 1 } }));
  expect(armies(table.present(), 'iberia')).toBe(0);
  const seen = new Map<string, number>();
  for (let step = 0; table.on() !== undefined && step < 2000; step++) {
    const { phase } = player.state();
    seen.set(`${table.on()} ${phase}`, armies(table.shown(), 'iberia'));
    if (table.on() === 'launch') expect(kinds(table.shown())).not.toContain('struck');
    if (phase === 'held') player.ok();
    clock.pass(20);
  }
  expect(seen.get('launch done')).toBe(3);
  expect(seen.get('strike goes')).toBe(3);
  expect(seen.get('strike held')).toBe(0);
});

test('sealed bids: cubes and the order of play are those of before until the cards lie open', () => {
  const table = opened({
    stage: 3,
    phase: 'blind-bid',
    powers: { europe: { grain: 8 }, usa: { oil: 8 }, china: {} },
    dice: [6, 2],
  });
  const { scene, clock, player } = table;
  table.tell(
    scene.europe.does({ type: 'bid', cubes: 1 }),
    scene.usa.does({ type: 'bid', cubes: 1 }),
    scene.china.does({ type: 'bid', cubes: 0 }),
  );
  expect(table.on()).toBe('bids');
  expect(player.state().suspense).toBe(true);
  const cubes = (state: TableState) => state.view.seats[europe]?.cubes ?? 0;
  const before = cubes(table.shown());
  expect(cubes(table.present())).toBe(before - 1);
  expect(kinds(table.shown())).not.toContain('bids-revealed');
  // Who decides is at the present at once.
  player.skip();
  expect(table.shown()).toBe(table.present());
  expect(player.state().suspense).toBe(false);
  clock.pass(5000);
});

test('what is shown again rewinds neither the log nor the board', () => {
  const table = opened({
    stage: 5,
    phase: 'moves',
    bidders: ['usa'],
    powers: { usa: { units: { alaska: 3 }, oil: 9, grain: 9 }, europe: { units: { iberia: 1 } } },
  });
  const { scene, player, clock } = table;
  const orders = [{ how: 'airlift' as const, from: 'alaska' as const, units: { army: 1 } }];
  table.tell(scene.usa.does({ type: 'move', to: 'greece', orders }));
  expect(table.on()).toBe('march');
  const cue = player.state().cue;
  if (cue === undefined) throw new Error('a march is played');
  clock.pass(10_000);
  expect(table.shown()).toBe(table.present());
  player.play([cue]);
  expect(player.state().again).toBe(true);
  expect(table.shown()).toBe(table.present());
});
