// Sentences as players read them: names, numbers and one full stop.

import { OpeningTable, plainSetup, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { sayEvent } from '../testing.ts';

test('a name that ends with a full stop brings no second one', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    powers: { usa: { cards: { 'clark-oil-co': 'open' } }, ussr: {} },
  });
  const [closed] = table.usa.does({ type: 'close-company', company: 'clark-oil-co' });
  expect(closed && sayEvent(table.game, closed)).toMatch(/Clark Oil Co\.$/);
  expect(closed && sayEvent(table.game, closed)).not.toContain('..');
  const builds = scenario({ stage: 6, phase: 'conventional-builds', bidders: ['usa'], powers: { usa: {}, ussr: {} } });
  const [built] = builds.usa.does({ type: 'build', kind: 'army', zone: 'midwest-usa', number: 1 });
  expect(built && sayEvent(builds.game, built)).not.toContain('..');
});

test('a player with a name leads a superpower; a seat that is called by its power takes part', () => {
  const said = (seats: readonly string[], powers: Readonly<Record<string, 'usa' | 'south-america'>>) => {
    const { game, events } = new OpeningTable(plainSetup(seats, {}, powers));
    return events.flatMap((event) => (event.type === 'power-taken' ? [sayEvent(game, event)] : []));
  };
  expect(said(['ann', 'south-america'], { ann: 'usa', 'south-america': 'south-america' })).toEqual(
    expect.arrayContaining(['Ann leads the USA.', 'South America takes part.']),
  );
});

test('B-ATK-33 the log adds to the dice what an edge adds to them, and nothing where there is none', () => {
  const fired = (units: number) => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: units } }, europe: { units: { poland: 1 } } },
      options: { apc: true },
      dice: [2, 1, 1],
    });
    table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: units } });
    const events = table.europe.does({ type: 'defend', supplied: false });
    const [event] = events.flatMap((each) => (each.type === 'fired' && each.seat === table.ussr.seat ? [each] : []));
    return { event, sentence: event && sayEvent(table.game, event) };
  };
  const [even, strong] = [fired(1), fired(6)];
  const dice = (thrown: readonly number[] = []) => `${thrown.length === 1 ? 'a ' : ''}${thrown.join(' and ')}`;
  expect(even.event?.edge).toBe(0);
  expect(even.sentence).toBe(`The Soviet Union rolls ${dice(even.event?.dice)}: ${even.event?.points} points.`);
  expect(strong.event?.edge).toBeGreaterThan(0);
  expect(strong.sentence).toBe(
    `The Soviet Union rolls ${dice(strong.event?.dice)} and adds ${strong.event?.edge}: ${strong.event?.points} points.`,
  );
});
