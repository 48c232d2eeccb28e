import { type Entry, readGameFile, seat } from '@marshall/rules';
import { describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../session/session.ts';
import { Host, type HostEvents } from './host.ts';
import type { Plan } from './messages.ts';
import type { SavedGame } from './saved.ts';

const PLAN: Plan = {
  players: (['usa', 'ussr', 'china'] as const).map((power) => ({ power, name: power, commander: 'recruit' })),
  options: { detenteCycle: 3 },
  seed: 'the same',
};

const QUIET: HostEvents = { onTable: () => undefined, onEntry: () => undefined, onCut: () => undefined };

/** Lets computer commanders play until so many entries are written down. */
function play(begin: (events: HostEvents) => Host, most: number): Promise<{ entries: Entry[]; saved: SavedGame }> {
  return new Promise((done) => {
    let host: Host | undefined;
    const onEntry: HostEvents['onEntry'] = (saved, index) => {
      if (index + 1 < most) return;
      host?.stop();
      done({ entries: saved.table.entries.slice(0, most), saved });
    };
    host = begin({ onTable: () => undefined, onEntry, onCut: () => undefined });
    host.begin();
  });
}

const start = (plan: Plan) => (events: HostEvents) => {
  const started = Host.start(plan, events);
  if (!started.ok) throw new Error(started.refusal.sentence);
  return started.value;
};

describe('a game at this screen', () => {
  it('with the same seed dice and computer commanders do the same', async () => {
    const [one, two] = [await play(start(PLAN), 120), await play(start(PLAN), 120)];
    expect(one.entries).toEqual(two.entries);
    const other = await play(start({ ...PLAN, seed: 'another' }), 120);
    expect(other.entries).not.toEqual(one.entries);
  });

  it('goes on after a reload as it would have gone without one', async () => {
    const through = await play(start(PLAN), 120);
    const { saved, entries } = await play(start(PLAN), 60);
    const kept: SavedGame = structuredClone({
      ...saved,
      table: { entries, game: { setup: saved.table.game.setup, state: { cycle: 1, ended: undefined } } },
    });
    const resumed = await play((events) => Host.resume(kept, events), 120);
    expect(resumed.entries).toEqual(through.entries);
  });

  it('begins at a prepared position, with the dice that it scripts', () => {
    const tables: Parameters<HostEvents['onTable']>[0][] = [];
    const host = start({
      players: [
        { power: 'europe', name: 'Europe', commander: 'person' },
        { power: 'ussr', name: 'USSR', commander: 'person' },
      ],
      position: {
        stage: 4,
        phase: 'attacks',
        bidders: ['europe'],
        powers: { europe: { units: { greece: 2 } }, ussr: {} },
        dice: [3],
      },
    })({ onTable: (table) => tables.push(table), onEntry: () => undefined, onCut: () => undefined });
    host.begin();
    host.sit('europe');
    expect(tables.at(-1)?.asked?.kind).toBe('attack');
    expect(host.send({ type: 'attack', from: 'greece', to: 'romania', against: 'militia', units: { army: 2 } })).toBe(
      undefined,
    );
    host.sit('europe');
    const force = tables.at(-1)?.view.board.find(({ zone }) => zone === 'greece')?.forces[0];
    // The militia's three points remove one of two.
    expect(force?.units.army).toBe(1);
  });

  it('shows nobody a question that the table answers, and hands the screen to nobody for it', () => {
    const tables: Parameters<HostEvents['onTable']>[0][] = [];
    const host = start({
      players: [
        { power: 'europe', name: 'Europe', commander: 'person' },
        { power: 'ussr', name: 'USSR', commander: 'person' },
      ],
      position: {
        stage: 4,
        phase: 'attacks',
        bidders: ['europe'],
        powers: { europe: { units: { greece: 5 } }, ussr: { units: { romania: 4, russia: 2 } } },
        dice: [4, 5, 1, 2, 3],
      },
      played: [
        {
          seat: 'europe',
          command: { type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 5 } },
        },
      ],
    })({ onTable: (table) => tables.push(table), onEntry: () => undefined, onCut: () => undefined });
    host.begin();
    host.sit('ussr');
    const told = tables.length;
    expect(host.send({ type: 'defend', supplied: true })).toBe(undefined);
    // Armies alone stand there: neither side has a loss to choose.
    const since = tables.slice(told);
    expect(since.map(({ asked, curtain }) => [asked?.kind, curtain])).toEqual([['reinforce', undefined]]);
  });

  it('is found at a later question: after commands, or after silence in an opening', () => {
    const tables: Parameters<HostEvents['onTable']>[0][] = [];
    const kept: number[] = [];
    const watch: HostEvents = {
      onTable: (table) => tables.push(table),
      onEntry: (_, index) => kept.push(index),
      onCut: () => undefined,
    };
    const players: Plan['players'] = [
      { power: 'europe', name: 'Europe', commander: 'person' },
      { power: 'ussr', name: 'USSR', commander: 'recruit' },
    ];
    const position = {
      stage: 4,
      phase: 'attacks',
      bidders: ['ussr'],
      powers: { europe: { units: { romania: 2 } }, ussr: { units: { russia: 3 } } },
    } as const;
    const attack = { type: 'attack', from: 'russia', to: 'romania', against: 'europe', units: { army: 3 } };
    start({ players, position, played: [{ seat: 'ussr', command: attack }] })(watch).begin();
    expect(tables.at(-1)?.asked?.kind).toBe('defend');
    expect(kept).toEqual([0, 1]);
    start({ players, options: { apc: true }, until: 'place-apc' })(watch).begin();
    expect(tables.at(-1)?.asked?.kind).toBe('place-apc');
    const refused = Host.start({ players, position, played: [{ seat: 'europe', command: attack }] }, watch);
    expect(refused.ok).toBe(false);
    const never = Host.start({ players, position, until: 'place-apc' }, watch);
    expect(!never.ok && never.refusal.sentence).toContain('Nobody is asked that there (place-apc).');
  });

  it('after a reload the last move can still be taken back, once', () => {
    const sold = watched(
      start({
        players: PLAN.players.map((player) => ({ ...player, commander: 'person' })),
        position: {
          stage: 3,
          phase: 'market-sales',
          bidders: ['usa'],
          powers: { usa: { oil: 3 }, ussr: {}, china: {} },
        },
      }),
    );
    sold.host.sit('usa');
    expect(sold.host.send({ type: 'sell', resource: 'oil', units: 1 })).toBe(undefined);
    expect(sold.table()?.view.seats[seat('usa')]?.supplies.oil).toBe(2);
    const reload = (saved: SavedGame) => {
      const again = watched((events) => Host.resume(saved, events));
      again.host.sit('usa');
      return again;
    };
    const again = reload(sold.kept());
    expect(again.table()?.mayUndo).toBe(true);
    expect(again.host.undo()).toBe(undefined);
    expect(again.table()?.view.seats[seat('usa')]?.supplies.oil).toBe(3);
    expect(reload(again.kept()).table()?.mayUndo).toBe(false);
  });

  it('a move is taken back with all that computers did since, and the same move has the same answers', async () => {
    const sale = watched(
      start({
        players: PLAN.players.map((player) => (player.power === 'usa' ? { ...player, commander: 'person' } : player)),
        seed: 'taken back',
        position: {
          stage: 3,
          phase: 'market-sales',
          bidders: ['usa', 'ussr', 'china'],
          powers: { usa: { oil: 3 }, ussr: { oil: 9 }, china: { grain: 9 } },
        },
      }),
    );
    const before = sale.table()?.view;
    const lines = sale.lines().map(({ text }) => text);
    const go = async () => {
      expect(sale.host.send({ type: 'sell', resource: 'oil', units: 1 })).toBe(undefined);
      // What happens while the host hurries on is told with the next question.
      await vi.waitFor(() => {
        expect(sale.table()).toMatchObject({ mayUndo: true, asked: { kind: 'sell' } });
        expect(sale.kept().table.entries).toHaveLength(4);
      });
      return sale.table()?.view;
    };
    const sold = await go();
    // Others have sold or passed before the player is asked again.
    expect(sale.kept().table.entries.map((entry) => entry.seat)).toEqual([undefined, 'usa', 'ussr', 'china']);
    expect(sale.table()).toMatchObject({ mayUndo: true, mayBranch: true });
    const told = sale.lines().at(-1)?.n ?? 0;
    expect(sale.host.undo()).toBe(undefined);
    expect(sale.table()?.view).toEqual(before);
    expect(sale.table()).toMatchObject({ mayUndo: false, mayBranch: false });
    expect(sale.lines().map(({ text }) => text)).toEqual(lines);
    expect(sale.kept().table.entries).toHaveLength(1);
    expect(await go()).toEqual(sold);
    // Numbers of lines are not used again, so that nobody takes a new one for one that was played.
    expect(sale.lines().find(({ n }) => n > lines.length)?.n).toBeGreaterThan(told);
    expect(sale.host.branch(QUIET)).toBeInstanceOf(Host);
    sale.host.stop();
  });

  it('nothing is taken back over a die, nor over the move of another person', async () => {
    const players: Plan['players'] = [
      { power: 'europe', name: 'Europe', commander: 'person' },
      { power: 'ussr', name: 'USSR', commander: 'recruit' },
    ];
    const position = {
      stage: 4,
      phase: 'attacks',
      bidders: ['europe'],
      powers: { europe: { units: { greece: 3 } }, ussr: {} },
      dice: [3],
    } as const;
    const war = watched(start({ players, position }));
    war.host.send({ type: 'attack', from: 'greece', to: 'romania', against: 'militia', units: { army: 2 } });
    expect(war.table()?.mayUndo).toBe(false);
    expect(war.host.undo()?.code).toBe('nothing-to-undo');
    war.host.stop();
    const two = watched(
      start({
        players: PLAN.players.map((player) => ({ ...player, commander: 'person' })),
        position: { stage: 3, phase: 'market-sales', powers: { usa: { oil: 3 }, ussr: { oil: 3 }, china: {} } },
      }),
    );
    two.host.sit('usa');
    two.host.send({ type: 'sell', resource: 'oil', units: 1 });
    two.host.sit('ussr');
    two.host.send({ type: 'sell', resource: 'oil', units: 1 });
    two.host.sit('usa');
    expect(two.table()?.mayUndo).toBe(false);
  });

  it('the game file says nothing of what could be taken back', async () => {
    const { saved } = await play(start(PLAN), 20);
    expect(saved.table.entries.some(({ undoable }) => undoable)).toBe(true);
    const file = Host.resume(saved, {
      onTable: () => undefined,
      onEntry: () => undefined,
      onCut: () => undefined,
    }).file();
    expect(readGameFile(file ?? '').ok).toBe(true);
  });
});

/** A host with its newest table, and what was kept of its game. */
function watched(begin: (events: HostEvents) => Host) {
  const tables: Parameters<HostEvents['onTable']>[0][] = [];
  let saved: SavedGame | undefined;
  let log: readonly LogLine[] = [];
  const host = begin({
    onTable: (table, more, whole) => {
      tables.push(table);
      log = whole ? more : [...log, ...more];
    },
    onEntry: (game) => {
      saved = game;
    },
    onCut: (game) => {
      saved = game;
    },
  });
  host.begin();
  const kept = (): SavedGame => {
    if (saved === undefined) throw new Error('nothing was kept');
    const { entries, game } = saved.table;
    const { setup, state } = game;
    return structuredClone({
      ...saved,
      table: { entries, game: { setup, state: { cycle: state.cycle, ended: state.ended } } },
    });
  };
  return { host, kept, table: () => tables.at(-1), lines: () => log };
}
