import { describe, expect, test } from 'vitest';
import { Play } from '../referee/play.ts';
import { unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, type Sketch, scenario, type Table } from '../testing/index.ts';
import { besieged, blockaded, whyNoBuild, yieldStopped } from './blockade.ts';

const usa = seat('usa');
const ussr = seat('ussr');
const china = seat('china');
const africa = seat('africa');

// Yakutsk and the other Soviet home ports open on five seas.
const RING = { 'barents-sea': 1, 'baltic-sea': 1, 'black-sea': 1, 'sea-of-japan': 1, 'sea-of-okhotsk': 1 } as const;

function at(stage: Sketch['stage'], powers: Sketch['powers'], rest: Partial<Sketch> = {}) {
  return scenario({ stage: stage ?? 5, ...rest, powers });
}
const play = (table: Table) => new Play(table.game);

describe('blockade', () => {
  const holder: PowerSketch = { units: { indonesia: 1 }, cards: { 'borneo-oil': 'open' } };

  test('B-TAC-30 a foreign territory with all ports blocked yields nothing, with one free it yields', () => {
    const seas = { 'bay-of-bengal': 1, 'java-sea': 1, 'timor-sea': 1 };
    const shut = at(2, { usa: { ...holder, oil: 0 }, ussr: { units: seas } });
    expect(shut.usa.has.supplies.oil).toBe(0);
    const table = at(2, { usa: { ...holder, oil: 0 }, ussr: { units: { 'bay-of-bengal': 1, 'java-sea': 1 } } });
    expect(table.usa.has.supplies.oil).toBe(3);
  });

  test('B-TAC-32 the blocking navies may belong to several players', () => {
    const table = at(
      5,
      { usa: holder, ussr: { units: { 'bay-of-bengal': 1, 'java-sea': 1 } }, china: { units: { 'timor-sea': 1 } } },
      { phase: 'moves', bidders: ['china'] },
    );
    const events = table.china.does({ type: 'pass' });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'blockades-read', blockaded: [{ seat: usa, territory: 'indonesia' }] }),
    );
  });

  test('B-TAC-31 no army is built in a blockaded territory until a port is free', () => {
    const table = at(
      6,
      { usa: { ...holder, cash: 500 }, ussr: { units: { 'bay-of-bengal': 1, 'java-sea': 1, 'timor-sea': 1 } } },
      { phase: 'conventional-builds', bidders: ['usa'] },
    );
    const build = { type: 'build', kind: 'army', zone: 'indonesia', number: 1 } as const;
    table.usa.isRefused(build, 'B-TAC-31');
    table.ussr.does({ type: 'grant-passage', to: usa });
    table.usa.does(build);
    expect(unitsAt(table.state.board, 'indonesia', usa, 'army')).toBe(2);
  });

  test('Q-B-62, X-11 a navy blocks automatically, unless its owner has granted passage', () => {
    const table = at(
      5,
      { usa: holder, ussr: { units: { 'bay-of-bengal': 1, 'java-sea': 1, 'timor-sea': 1 } } },
      { phase: 'moves', bidders: ['ussr'] },
    );
    expect(blockaded(play(table), usa, 'indonesia')).toBe(true);
    table.ussr.does({ type: 'grant-passage', to: usa });
    expect(blockaded(play(table), usa, 'indonesia')).toBe(false);
    table.ussr.does({ type: 'revoke-passage', to: usa });
    expect(blockaded(play(table), usa, 'indonesia')).toBe(true);
  });

  test('X-09 their abroad is what holds their unit, or their open company with nobody else beside it', () => {
    const seas = { 'bay-of-bengal': 1, 'java-sea': 1, 'timor-sea': 1 };
    const blockadedWith = (sketch: PowerSketch, other: PowerSketch = {}) =>
      blockaded(play(at(5, { usa: sketch, ussr: { units: seas }, china: other })), usa, 'indonesia');
    expect(blockadedWith({ units: { indonesia: 1 } })).toBe(true);
    expect(blockadedWith({ cards: { 'borneo-oil': 'open' } })).toBe(true);
    expect(blockadedWith({ cards: { 'borneo-oil': 'closed' } })).toBe(false);
    expect(blockadedWith({ cards: { 'borneo-oil': 'secret' } })).toBe(false);
    expect(blockadedWith({})).toBe(false);
    expect(blockadedWith({ cards: { 'borneo-oil': 'open' } }, { units: { indonesia: 1 } })).toBe(false);
  });

  test('Q-B-62 a landlocked territory cannot be blockaded, nor one at home', () => {
    const table = at(5, { usa: { units: { tibet: 1 } }, ussr: { units: RING }, china: { units: { shantung: 1 } } });
    expect(blockaded(play(table), usa, 'tibet')).toBe(false);
    expect(blockaded(play(table), china, 'shantung')).toBe(false);
  });
});

describe('siege', () => {
  const besieger: PowerSketch = { units: RING };

  test('B-TAC-29, -33, -39 a player is under siege once navies block every port of their home country', () => {
    const table = at(
      5,
      {
        ussr: { units: { kola: 1 } },
        usa: {
          units: { 'barents-sea': 1, 'baltic-sea': 1, 'black-sea': 1, 'sea-of-japan': 1, 'north-pacific': 1 },
          oil: 1,
        },
      },
      { phase: 'moves', bidders: ['usa'] },
    );
    expect(besieged(play(table), ussr)).toBe(false);
    table.usa.does({
      type: 'move',
      to: 'sea-of-okhotsk',
      orders: [{ how: 'sail', from: 'north-pacific', units: { navy: 1 } }],
    });
    const events = table.usa.does({ type: 'pass' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'blockades-read', besieged: [ussr] }));
  });

  test('B-TAC-34, -38 under siege foreign companies yield nothing, those at home do', () => {
    const cards = { 'baku-oil': 'open', 'baqa-oil': 'open' } as const;
    const table = at(2, { ussr: { cards, oil: 0 }, usa: besieger });
    // Three from Kola, none of the five from Arabia.
    expect(table.ussr.has.supplies.oil).toBe(3);
    expect(yieldStopped(play(table), ussr, 'arabia')).toBe('B-TAC-34');
    expect(yieldStopped(play(table), ussr, 'kola')).toBeUndefined();
  });

  test('Q-B-63 a company at sea counts as foreign', () => {
    const table = at(5, { ussr: {}, usa: besieger });
    expect(yieldStopped(play(table), ussr, 'barents-sea')).toBe('B-TAC-34');
  });

  test('B-TAC-35, -38, X-09 under siege they build at home, but neither abroad nor in foreign seas', () => {
    const table = at(
      6,
      { ussr: { units: { india: 1 } }, usa: besieger },
      { phase: 'conventional-builds', bidders: ['ussr'] },
    );
    table.ussr.isRefused({ type: 'build', kind: 'army', zone: 'india', number: 1 }, 'B-TAC-35');
    table.ussr.isRefused({ type: 'build', kind: 'navy', zone: 'arabian-sea', number: 1 }, 'B-TAC-35');
    // Their own port opens on it, so it is not foreign; that another's navy is there is for the builder to find.
    expect(whyNoBuild(play(table), ussr, 'baltic-sea')).toBeUndefined();
    table.ussr.does({ type: 'build', kind: 'army', zone: 'russia', number: 1 });
    expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(1);
  });

  test('B-TAC-36 under siege they sell nothing to the market', () => {
    const besiegers: Sketch['powers'] = { ussr: { oil: 3 }, usa: besieger };
    const table = at(3, besiegers, { phase: 'market-sales', bidders: ['ussr', 'usa'] });
    // They cannot act, so that the first go is the other's.
    expect(table.state.question?.waiting).toEqual(['usa']);
    table.usa.does({ type: 'grant-passage', to: ussr });
    table.usa.does({ type: 'sell', resource: 'grain', units: 1 });
    expect(table.ussr.may()).toContain('sell');
    table.usa.does({ type: 'revoke-passage', to: ussr });
    table.ussr.isRefused({ type: 'sell', resource: 'oil', units: 1 }, 'B-TAC-36');
    table.ussr.does({ type: 'pass' });
  });

  test('B-TAC-37 one free home port ends it at once', () => {
    const { 'sea-of-okhotsk': _, ...rest } = RING;
    const table = at(
      3,
      { ussr: { oil: 3, cash: 0 }, usa: { units: rest } },
      { phase: 'market-sales', bidders: ['ussr'], prices: { oil: 500 } },
    );
    expect(besieged(play(table), ussr)).toBe(false);
    const [sold] = table.ussr.does({ type: 'sell', resource: 'oil', units: 3 });
    expect(sold?.clauses).toContain('B-TAC-37');
    expect(table.ussr.has.cash).toBe(1500);
  });

  test('Q-B-62 nuked ports and ports in enemy hands do not count, and one must be left to block', () => {
    const { 'black-sea': _, ...rest } = RING;
    // Kazakh alone opens on the Black Sea.
    expect(besieged(play(at(5, { ussr: {}, usa: { units: rest } })), ussr)).toBe(false);
    expect(besieged(play(at(5, { ussr: {}, usa: { units: rest } }, { nuked: ['kazakh'] })), ussr)).toBe(true);
    expect(besieged(play(at(5, { ussr: {}, usa: { units: rest }, china: { units: { kazakh: 1 } } })), ussr)).toBe(true);
    const all = ['buryatsk', 'kazakh', 'kola', 'russia', 'siberia', 'yakutsk'] as const;
    expect(besieged(play(at(5, { ussr: {}, usa: { units: RING } }, { nuked: all })), ussr)).toBe(false);
  });

  test('X-11 a siege of several owners is lifted when one of them grants passage', () => {
    const { 'black-sea': _, ...rest } = RING;
    const table = at(5, { ussr: {}, usa: { units: rest }, africa: { units: { 'black-sea': 1 } } });
    expect(besieged(play(table), ussr)).toBe(true);
    table.africa.does({ type: 'grant-passage', to: ussr });
    expect(besieged(play(table), ussr)).toBe(false);
    expect(besieged(play(table), africa)).toBe(false);
  });
});
