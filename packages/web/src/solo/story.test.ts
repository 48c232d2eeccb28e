import { readFileSync } from 'node:fs';
import { type Entry, type GameEvent, readGameFile, seat } from '@marshall/rules';
import { planSetup, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { turningPoints } from './story.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];
const table = scenario({ powers: { usa: {}, ussr: {}, china: {} } });
const { setup } = planSetup({ players: 3, seed: 'story' });
const at = (...events: GameEvent[]): Pick<Entry, 'events' | 'seat'> => ({ seat: undefined, events });
const points = (...entries: readonly Pick<Entry, 'events' | 'seat'>[]) =>
  turningPoints({ setup, base: table.game.state, entries });

const takes = (by: typeof usa, of: typeof usa, zone: 'kola' | 'egypt'): GameEvent =>
  ({ type: 'zone-captured', seat: by, from: of, zone }) as GameEvent;

test('a home that is lost counts for more than another land, and both are told in their order', () => {
  const told = points(at(takes(usa, ussr, 'egypt')), at(takes(china, ussr, 'kola')));
  expect(told.map(({ kind, at: when, by, zones }) => ({ kind, when, by, zones }))).toEqual([
    { kind: 'land', when: 1, by: usa, zones: ['egypt'] },
    { kind: 'home', when: 2, by: china, zones: ['kola'] },
  ]);
  const [only] = turningPoints(
    { setup, base: table.game.state, entries: [at(takes(usa, ussr, 'egypt')), at(takes(china, ussr, 'kola'))] },
    1,
  );
  expect(only?.kind).toBe('home');
});

test('attacking a power that trusts you betrays it; attacking another does not', () => {
  const armed = () => {
    const set = { grain: 6, oil: 6, minerals: 6 };
    const powers = { usa: { units: { romania: 2 }, ...set }, ussr: { units: { russia: 1 } }, china: {} };
    return scenario({ stage: 4, phase: 'attacks', powers, bidders: ['usa'] });
  };
  const attacks = at(
    ...armed().usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 2 } }),
  );
  expect(turningPoints({ setup, base: armed().game.state, entries: [attacks] })).toEqual([]);
  const trusting = armed();
  trusting.game.state.passage = { ...trusting.game.state.passage, [ussr]: [usa] };
  const told = turningPoints({ setup, base: trusting.game.state, entries: [attacks] });
  expect(told.map(({ kind, by, of }) => ({ kind, by, of }))).toEqual([{ kind: 'betrayal', by: usa, of: ussr }]);
});

test.each([
  ['capture', 'out'],
  ['destruction', 'strike'],
  ['coup-final', 'roulette'],
])('a whole game of the shelf that ends by %s has at most five moments, and %s is among them', (name, kind) => {
  const file = readGameFile(readFileSync(new URL(`../../../rules/shelf/${name}.json`, import.meta.url), 'utf8'));
  if (!file.ok) throw new Error(file.refusal.message);
  const told = turningPoints(file.value);
  expect(told.length).toBeGreaterThan(2);
  expect(told.length).toBeLessThanOrEqual(5);
  expect(told.map((point) => point.kind)).toContain(kind);
  expect(told.map((point) => point.at)).toEqual(told.map((point) => point.at).toSorted((a, b) => a - b));
});
