import {
  createGame,
  explain,
  type Game,
  mixSeed,
  type Offer,
  openStream,
  options,
  type Seat,
  seat,
} from '@marshall/rules';
import { planSetup, scenario } from '@marshall/rules/testing';
import { type ToldRefusal, told } from '@marshall/words';
import { en } from '@marshall/words/en';
import { expect, test } from 'vitest';
import type { Draft } from '../session/session.ts';
import { type Chosen, fillForm } from './form.ts';
import { planOf } from './map-plan.ts';
import type { Hand } from './use-hand.ts';

const NO: ToldRefusal = { code: 'refused', clause: 'B-FLOW-06', sentence: 'Refused.' };
const europe = seat('europe');

/** What the map says of a zone that was clicked while a command is in the making. */
async function whyNot(game: Game, who: Seat, type: string, chosen: Chosen, zone: string) {
  // Drafts are made field by field of what the options say, so they fit the command.
  const ask = async (draft: Draft): Promise<Offer | ToldRefusal> => options(game, who, draft as never)[0] ?? NO;
  const form = await fillForm(ask, type, chosen);
  // A plan is read off the form; nothing is chosen here.
  const hand = { form, filling: false } as Hand;
  const plan = planOf(hand, async (draft) => {
    const refusal = explain(game, who, draft as never);
    return refusal && told(en, refusal, game.state);
  });
  expect(plan.targets).not.toContain(zone);
  return plan.whyNot(zone);
}

test('B-STRAT-01 a sea that nukes do not reach says so, whether some are aimed already or none', async () => {
  const { game } = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: { europe: { nukes: 2 }, ussr: { units: { romania: 4 } } },
  });
  const clause = 'B-STRAT-01';
  expect(await whyNot(game, europe, 'launch', {}, 'mid-pacific')).toMatchObject({ clause });
  expect(await whyNot(game, europe, 'launch', { targets: { romania: 2 } }, 'mid-pacific')).toMatchObject({ clause });
});

test('B-MOVE-03, -08, -09 a zone whose units cannot join a move says what is in their way', async () => {
  const { game } = scenario({
    stage: 5,
    phase: 'moves',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 2, iberia: 1, sahara: 1 }, grain: 2, oil: 0 },
      ussr: { units: { romania: 4 } },
    },
  });
  const why = async (zone: string) => (await whyNot(game, europe, 'move', { to: 'poland' }, zone))?.clause;
  expect(await why('romania')).toBe('B-MOVE-03');
  expect(await why('sahara')).toBe('B-MOVE-08');
  expect(await why('iberia')).toBe('B-MOVE-09');
});

test('B-SETUP-09 a territory of somebody else says so while armies are placed', async () => {
  const { setup, secret } = planSetup({ players: 2, seed: 'opening' });
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game } = started.value;
  const [who] = game.state.order;
  if (who === undefined) throw new Error('nobody plays');
  expect(await whyNot(game, who, 'place-armies', {}, 'tibet')).toMatchObject({
    sentence: 'Tibet isn’t one of your home territories.',
  });
});

test('a click on a place to build sets three there, another one more; another place begins with three again', async () => {
  const { game } = scenario({
    stage: 6,
    phase: 'conventional-builds',
    bidders: ['europe'],
    powers: { europe: { cash: 9000, grain: 9, oil: 9, minerals: 9 }, ussr: {} },
  });
  const ask = async (draft: Draft): Promise<Offer | ToldRefusal> => options(game, europe, draft as never)[0] ?? NO;
  let chosen: Chosen = {};
  const look = async () => {
    const form = await fillForm(ask, 'build', chosen);
    const hand = {
      form,
      filling: false,
      set: (field: string, value: Chosen[string]) => {
        chosen = { ...chosen, [field]: value };
      },
      clear: (field: string) => {
        const { [field]: _, ...rest } = chosen;
        chosen = rest;
      },
    } as unknown as Hand;
    return planOf(hand, async () => undefined);
  };
  const click = async (zone: string) => {
    expect((await look()).pick(zone)).toBe(true);
    return (await look()).placing;
  };
  // Armies are meant until another kind is chosen, so that places are lit at once.
  expect((await look()).targets).toContain('iberia');
  expect(await click('iberia')).toEqual([{ zone: 'iberia', kind: 'army', number: 3 }]);
  expect(await click('iberia')).toEqual([{ zone: 'iberia', kind: 'army', number: 4 }]);
  expect(await click('western-europe')).toEqual([{ zone: 'western-europe', kind: 'army', number: 3 }]);
});
