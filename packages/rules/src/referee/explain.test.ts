import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { scenario } from '../testing/index.ts';
import { decide } from './decide.ts';
import { explain } from './explain.ts';
import { options } from './options.ts';

const bazaar = () =>
  scenario({
    stage: 6,
    phase: 'arms-bazaar',
    powers: {
      usa: { nukes: 3, units: { alaska: 1 } },
      ussr: { minerals: 5, cards: { 'baku-oil': 'open' } },
    },
    bidders: ['usa', 'ussr'],
  });

test.each<Command>([
  { type: 'offer', to: 'ussr' },
  { type: 'offer', to: 'ussr', gives: { nuke: 99 }, wantsCash: 1 },
  { type: 'offer', to: 'ussr', gives: { 'land-alaska': 1 }, wantsCash: 10 },
  { type: 'offer', to: 'ussr', givesCash: 10, loan: true },
  { type: 'offer', to: 'ussr', gives: { nuke: 1 }, wantsCash: 10 },
])('what is left out of %j hides no refusal', (command) => {
  const { game, usa } = bazaar();
  const done = decide(game, usa.seat, command, quickStream('tried'));
  expect(explain(game, usa.seat, command)).toEqual(done.ok ? undefined : done.refusal);
});

test('a draft in which an optional field is left out goes on after the last field given', () => {
  const { game, usa } = bazaar();
  const [offer] = options(game, usa.seat, { type: 'offer', to: 'ussr', gives: { nuke: 1 } });
  expect(offer?.next?.field).toBe('wants');
  expect(options(game, usa.seat, { type: 'offer', to: 'ussr', givesCash: 1, wantsCash: 1 })).toEqual([]);
});
