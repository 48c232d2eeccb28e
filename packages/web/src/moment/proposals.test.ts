import { type Game, homeOf, isDarkSea, type Offer, options, type Seat, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import type { ToldRefusal } from '@marshall/words';
import { expect, test } from 'vitest';
import type { Draft } from '../session/session.ts';
import { fillForm } from './form.ts';
import { isCounts } from './map-plan.ts';
import { movingIn, proposalFor } from './proposals.ts';

const europe = seat('europe');
const NO: ToldRefusal = { code: 'refused', clause: 'B-FLOW-06', sentence: 'Refused.' };

/** How a player answers a game by the options that it has for them. */
const referee =
  (game: Game, who: Seat) =>
  async (draft: Draft): Promise<Offer | ToldRefusal> =>
    // Drafts are made field by field of what the options say, so they fit the command.
    options(game, who, draft as never)[0] ?? NO;

test('B-ATK-41 the armies that fought are chosen to move in, and those that stood by are not', async () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 5, iberia: 3, poland: 2 }, grain: 9, oil: 9, minerals: 6 },
      ussr: { units: { romania: 1, russia: 1 }, grain: 0, oil: 0, minerals: 0 },
    },
    dice: [4, 5, 1],
  });
  table.europe.does({ type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 3 } });
  table.ussr.does({ type: 'defend', supplied: false });
  table.europe.does({ type: 'remove-losses', losses: ['romania/army'] });
  expect(table.state.question?.kind).toBe('occupy');
  const seen = view(table.game, europe);
  const ask = referee(table.game, europe);
  const proposed = await proposalFor(ask, { asked: undefined, view: seen, seat: europe }, 'occupy');
  const form = await fillForm(ask, 'occupy', {}, proposed);
  expect(form).toMatchObject({
    complete: true,
    draft: { orders: [{ how: 'march', from: 'greece', units: { army: 3 } }] },
  });
  expect(movingIn(seen, europe, form.draft)).toEqual([{ zone: 'romania', kind: 'army', number: 3 }]);
});

test('M-LANES-02, M-SETUP-13, B-OPEN-21 units of the opening are spread over home and the seas near it', async () => {
  const { game } = scenario({ stage: 4, phase: 'attacks', bidders: ['europe'], powers: { europe: {}, ussr: {} } });
  const seen = view(game, europe);
  const proposed = (fallback: Draft) =>
    proposalFor(
      async () => NO,
      { asked: { id: 1, kind: 'bonus-dozen', text: '', fallback }, view: seen, seat: europe },
      fallback.type,
    );
  const { armies, navies } = await proposed({
    type: 'bonus-dozen',
    navies: {},
    ships: {},
    armies: { 'british-isles': 12 },
  });
  if (!isCounts(armies)) throw new Error('no armies');
  const homes = homeOf('europe');
  expect(Object.keys(armies).toSorted()).toEqual(homes.toSorted());
  expect(Object.values(armies).reduce((sum, number) => sum + number, 0)).toBe(12);
  expect(Math.max(...Object.values(armies)) - Math.min(...Object.values(armies))).toBeLessThanOrEqual(1);
  expect(navies).toEqual({});
  const { dark } = await proposed({ type: 'sea-lanes', dark: { 'great-australian-bight': 6 } });
  if (!isCounts(dark)) throw new Error('no ships');
  expect(Object.values(dark)).toEqual([2, 2, 2]);
  expect(Object.keys(dark).every(isDarkSea)).toBe(true);
  expect(Object.keys(dark)).toContain('north-atlantic');
});
