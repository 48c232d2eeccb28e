import { type GameEvent, type Seat, seat, type View, view } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { Chronicle } from '../solo/lines.ts';
import { beatsOf, merged } from './beats.ts';

const europe = seat('europe');
const usa = seat('usa');
const china = seat('china');

const SILENT_MARCH: Sketch = {
  stage: 5,
  phase: 'moves',
  powers: {
    usa: { units: { alaska: 2 }, oil: 9, cards: { 'palliser-grain': 'open' } },
    europe: {
      units: { romania: 2 },
      cards: { 'bayer-mines': 'open', 'huber-grain-co': 'secret' },
    },
    china: { units: { tibet: 1 } },
  },
  bidders: ['usa', 'china'],
};

const flight = {
  type: 'move' as const,
  to: 'eastern-europe' as const,
  orders: [{ how: 'airlift' as const, from: 'alaska' as const, units: { army: 1 } }],
};

/** What some acts come to in the eyes of one. */
function told(table: ReturnType<typeof scenario>, viewer: Seat, ...acts: readonly (readonly GameEvent[])[]) {
  const chronicle = new Chronicle();
  for (const act of acts) chronicle.add(act);
  const seen: View = view(table.game, viewer);
  return beatsOf(chronicle.tell(table.game, viewer), { view: seen, seat: viewer });
}

test('a silent march that takes a home and its companies is one beat, held for the player who lost them, with all that went', () => {
  const table = scenario(SILENT_MARCH);
  const act = table.usa.does(flight);
  const [march, ...others] = told(table, europe, act);
  expect(others.filter(({ weight }) => weight > 1)).toEqual([]);
  expect(march).toMatchObject({
    kind: 'march',
    actor: usa,
    againstMe: true,
    held: true,
    mine: false,
    weight: 4,
    lost: { zones: ['eastern-europe'], companies: ['bayer-mines', 'huber-grain-co'] },
  });
  expect(march?.touched).toEqual([europe]);
  expect(march?.arrows).toEqual([{ from: 'alaska', to: 'eastern-europe', kind: 'move', power: 'usa' }]);
  for (const name of ['Eastern Europe', 'Bayer Mines', 'Huber Grain Co.']) expect(march?.caption).toContain(name);
});

test('the same march is mine to the player who made it and no concern of a third, who does not learn what lay face down', () => {
  const table = scenario(SILENT_MARCH);
  const act = table.usa.does(flight);
  const [mine] = told(table, usa, act);
  expect(mine).toMatchObject({ mine: true, againstMe: false, held: false, lost: undefined });
  const [theirs] = told(table, china, act);
  expect(theirs).toMatchObject({ mine: false, againstMe: false, held: false, lost: undefined, weight: 3 });
  expect(theirs?.caption).toContain('Bayer Mines');
  expect(JSON.stringify(theirs)).not.toMatch(/huber/i);
});

test('builds of one player come to one beat, however many commands they were; those of another do not', () => {
  const table = scenario({
    stage: 6,
    phase: 'conventional-builds',
    powers: {
      usa: { units: { 'western-canada': 1 }, cash: 9000, grain: 9, oil: 9, minerals: 9 },
      europe: { cash: 9000, grain: 9, oil: 9, minerals: 9 },
    },
    bidders: ['usa', 'europe'],
  });
  const build = (zone: 'alaska' | 'western-canada' | 'poland', number: number) => ({
    type: 'build' as const,
    kind: 'army' as const,
    zone,
    number,
  });
  const acts = [table.usa.does(build('alaska', 2)), table.usa.does(build('western-canada', 1))];
  const beats = told(table, europe, ...acts).filter(({ kind }) => kind === 'build');
  const [first, second] = beats;
  if (first === undefined || second === undefined) throw new Error('two acts');
  const reader = { view: view(table.game, europe), seat: europe };
  const both = merged(first, second, reader);
  expect(both).toMatchObject({ kind: 'build', actor: usa, first: first.first, last: second.last });
  expect(both?.changes.filter(({ what }) => what === 'units').map(({ zone, by }) => [zone, by])).toEqual([
    ['alaska', 2],
    ['western-canada', 1],
  ]);
  expect(both?.caption.match(/\./g)).toHaveLength(1);
  expect(merged(first, { ...second, actor: europe }, reader)).toBeUndefined();
});
