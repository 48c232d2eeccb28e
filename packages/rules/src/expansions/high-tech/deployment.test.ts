import { expect, test } from 'vitest';
import { options } from '../../referee/options.ts';
import { redact } from '../../referee/redact.ts';
import { view } from '../../referee/view.ts';
import { seat } from '../../state/seat.ts';
import { type PowerSketch, playSilently, scenario } from '../../testing/index.ts';
import { type ChartSketch, techSketch } from './sketch.ts';
import type { Level, Technology } from './technology.ts';

const [usa, ussr] = [seat('usa'), seat('ussr')];
const deploy = (technology: Technology, level: Level) => ({ type: 'deploy-technology', technology, level }) as const;

/** The United States in the rotation of a Stage 6 that it plays, with one army in Alaska. */
function research(mine: ChartSketch, more: PowerSketch = {}, dice: readonly number[] = []) {
  return scenario({
    options: { highTech: true },
    stage: 6,
    phase: 'tech-research',
    bidders: ['usa'],
    powers: { usa: { cash: 1000, units: { alaska: 1 }, ...more }, ussr: { units: { russia: 1 } } },
    sets: techSketch({ usa: mine, ussr: { cards: { army: [1] } } }),
    dice,
  });
}
const chart = (table: ReturnType<typeof research>) => table.state.sets.tech?.charts[usa];

test('T-DEP-03, -04 a card of level 3 and a roll of 4: it costs $400M and the level is 3, known to them alone', () => {
  const table = research({ cards: { army: [3] } }, {}, [4]);
  const events = table.usa.does(deploy('army', 3));
  expect(table.usa.has.cash).toBe(600);
  expect(chart(table)?.deployed.army).toEqual({ level: 3, shown: 0, raises: 1 });
  const seen = events.map((event) => redact(event, ussr));
  // Roll, payment and technology are for all to see.
  expect(seen).toContainEqual(
    expect.objectContaining({ type: 'technology-deployed', technology: 'army', dice: [4], cost: 400, secret: {} }),
  );
  expect(view(table.game, usa).sets.tech?.charts[usa]?.deployed.army).toEqual({ level: 3, shown: 0, raises: 1 });
  expect(view(table.game, ussr).sets.tech?.charts[usa]?.deployed.army).toEqual({
    level: undefined,
    shown: 0,
    raises: 1,
  });
});

test('T-DEP-01 what they have no card for cannot be deployed', () => {
  const table = research({ cards: { army: [3] } });
  table.usa.isRefused(deploy('army', 2), 'T-DEP-01');
  expect(options(table.game, usa, { type: 'deploy-technology', technology: 'army' })[0]?.next).toEqual({
    field: 'level',
    domain: { kind: 'one-of', values: [3] },
  });
});

test('T-DEP-02, Q-T-01 only in Stage 6, from the rotation to the end of the bazaar', () => {
  const card = { usa: { cards: { army: [3] } }, ussr: {} } as const;
  const at = (stage: 5 | 6, phase: 'moves' | 'conventional-builds' | 'arms-bazaar') =>
    scenario({
      options: { highTech: true },
      stage,
      phase,
      bidders: ['usa'],
      powers: { usa: { grain: 9, units: { alaska: 1 } }, ussr: {} },
      sets: techSketch(card),
    });
  at(5, 'moves').usa.isRefused(deploy('army', 3), 'T-DEP-02');
  at(6, 'conventional-builds').usa.isRefused(deploy('army', 3), 'T-DEP-02');
  const bazaar = at(6, 'arms-bazaar');
  bazaar.usa.does(deploy('army', 3));
  // A die shows 1 unless it is said otherwise.
  expect(bazaar.usa.has.cash).toBe(6900);
});

test('Q-T-02, X-07 a player who has not bid for Stage 6 deploys nothing in it', () => {
  const table = research({});
  table.ussr.isRefused(deploy('army', 1), 'X-07');
  expect(table.ussr.may()).not.toContain('deploy-technology');
});

test('T-DEP-05 a card that is not deployed is nothing to show, in a move or a battle', () => {
  const table = research({ cards: { army: [5] } });
  table.usa.isRefused({ type: 'show-technology', technology: 'army' }, 'T-DEP-05');
});

test('T-DEP-06 army technology takes an army on the board, aboard a navy too', () => {
  const none = research({ cards: { army: [3] } }, { units: { 'caribbean-sea': 1 } });
  none.usa.isRefused(deploy('army', 3), 'T-DEP-06');
  const aboard = research(
    { cards: { army: [3] } },
    { units: {}, laden: [{ zone: 'caribbean-sea', cargo: { army: 1 } }] },
  );
  aboard.usa.does(deploy('army', 3));
  expect(chart(aboard)?.deployed.army.level).toBe(3);
});

test('T-DEP-01, T-DEP-06 without the technology nobody hears that an army is missing: an army would change nothing', () => {
  const fleet = { units: { 'caribbean-sea': 1 } } as const;
  const none = research({}, fleet);
  none.usa.isRefused(deploy('army', 3), 'T-DEP-01');
  const why = none.usa.asksWhyNot({ type: 'deploy-technology', technology: 'army' }, 'T-DEP-01');
  // No level is named where none would do.
  expect(why).toMatchObject({ message: 'no-such-technology:any', figures: { technology: 'army' } });
  // Nor where the level is in force already.
  research({ cards: { army: [3] }, shown: { army: 3 } }, fleet).usa.isRefused(deploy('army', 3), 'Q-T-09');
});

test('T-DEP-07 a navy card without a navy on the board: refused, and no die is rolled', () => {
  const table = research({ cards: { navy: [2] } });
  const { draws } = table.state;
  table.usa.isRefused(deploy('navy', 2), 'T-DEP-07');
  expect(table.state.draws).toBe(draws);
  const fleet = research({ cards: { navy: [2] } }, { units: { 'caribbean-sea': 1 } }, [2]);
  fleet.usa.does(deploy('navy', 2));
  expect([fleet.usa.has.cash, chart(fleet)?.deployed.navy.level]).toEqual([800, 2]);
});

test('X-08 an APC is no army for this', () => {
  const table = scenario({
    options: { highTech: true, apc: true },
    stage: 6,
    phase: 'tech-research',
    bidders: ['usa'],
    powers: { usa: { units: { alaska: { apc: 2 } } }, ussr: {} },
    sets: techSketch({ usa: { cards: { army: [3] } }, ussr: {} }),
  });
  table.usa.isRefused(deploy('army', 3), 'T-DEP-06');
});

test('T-DEP-08 armies built later cost what the base says and have the level', () => {
  const table = scenario({
    options: { highTech: true },
    stage: 6,
    phase: 'conventional-builds',
    bidders: ['usa'],
    powers: { usa: { cash: 1000, units: { alaska: 1 } }, ussr: {} },
    sets: techSketch({ usa: { hidden: { army: 4 } }, ussr: {} }),
  });
  const events = table.usa.does({ type: 'build', kind: 'army', zone: 'alaska', number: 1 });
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'units-built',
      kind: 'army',
      number: 1,
      sets: 1,
      cost: 100,
      clauses: expect.arrayContaining(['T-DEP-08']),
    }),
  );
  expect(chart(table)?.deployed.army.level).toBe(4);
});

test('T-UPG-01, Q-T-09 they raise it by another card, paying all again, and never lowers it', () => {
  const table = research({ cards: { army: [2, 4] }, hidden: { army: 2 }, agenda: ['army'] }, { cash: 2000 }, [3]);
  table.usa.isRefused(deploy('army', 2), 'Q-T-09');
  table.usa.does(deploy('army', 4));
  expect([table.usa.has.cash, chart(table)?.deployed.army]).toEqual([1700, { level: 4, shown: 0, raises: 2 }]);
  table.usa.isRefused(deploy('army', 2), 'Q-T-09');
});

test('Q-T-09 several deployments in one Stage 6, one roll each', () => {
  const table = research({ cards: { army: [1, 5] } }, { cash: 2000 }, [2, 6]);
  table.usa.does(deploy('army', 1));
  table.usa.does(deploy('army', 5));
  expect([table.usa.has.cash, chart(table)?.deployed.army.level]).toEqual([2000 - 200 - 600, 5]);
});

test('Q-T-08, X-34 the worst roll, $600M, must be in cash before the die is thrown; then it is binding', () => {
  const table = research({ cards: { army: [3] } }, { cash: 599 }, [6]);
  expect(table.usa.isRefused(deploy('army', 3), 'X-34').figures).toEqual({ needed: 600, cash: 599 });
  table.usa.does({ type: 'borrow', billions: 1 });
  table.usa.does(deploy('army', 3));
  expect(table.usa.has.cash).toBe(1599 - 600);
});

test('T-PUB-03, Q-T-20, X-34 a licence takes two dice, and $1200M at the worst', () => {
  const poor = research({ licences: { army: [4] } }, { cash: 1199 });
  expect(poor.usa.isRefused(deploy('army', 4), 'X-34').figures).toEqual({ needed: 1200, cash: 1199 });
  const table = research({ licences: { army: [4] } }, { cash: 1200 }, [3, 5]);
  const events = table.usa.does(deploy('army', 4));
  expect([table.usa.has.cash, chart(table)?.deployed.army]).toEqual([400, { level: 4, shown: 4, raises: 0 }]);
  expect(events).toContainEqual(expect.objectContaining({ type: 'technology-deployed', dice: [3, 5], licence: 4 }));
});

test('Q-T-10 a level stays when the last army is gone, and may be shown at any later moment', () => {
  const table = scenario({
    options: { highTech: true },
    stage: 3,
    powers: { usa: {}, ussr: {} },
    sets: techSketch({ usa: { hidden: { army: 3 } }, ussr: {} }),
  });
  table.usa.does({ type: 'show-technology', technology: 'army' });
  expect(chart(table)?.deployed.army).toEqual({ level: 3, shown: 3, raises: 0 });
});

test('T-MOV-06, Q-T-12, Q-T-22 a level is shown for nothing, once, and without its card too', () => {
  const table = research({ hidden: { army: 3 } });
  const events = table.usa.does({ type: 'show-technology', technology: 'army' });
  expect(events).toMatchObject([{ type: 'technology-shown', seat: 'usa', technology: 'army', level: 3 }]);
  expect(view(table.game, ussr).sets.tech?.charts[usa]?.deployed.army).toEqual({ level: 3, shown: 3, raises: 0 });
  expect(table.usa.has.cash).toBe(1000);
  table.usa.isRefused({ type: 'show-technology', technology: 'army' }, 'T-DEP-05');
  // It leaves what is asked as it is.
  expect(table.state.question).toMatchObject({ kind: 'tech-research', waiting: ['usa'] });
  playSilently(table.game, () => table.state.stage !== 6);
});

test('T-EQP-04 in a game without the set nobody deploys or shows technology', () => {
  const table = scenario({ stage: 3, powers: { usa: {}, ussr: {} } });
  table.usa.isRefused(deploy('army', 1), 'T-EQP-04');
  table.usa.isRefused({ type: 'show-technology', technology: 'army' }, 'T-EQP-04');
});
