import {
  createGame,
  type Domain,
  fallbackFor,
  type Game,
  LEVELS,
  mixSeed,
  type Offer,
  openStream,
  options,
  perform,
  quickStream,
  type Seat,
  seat,
  type Value,
  type View,
  view,
} from '@marshall/rules';
import { MODEST, planSetup, randomMove, randomWar, scenario, type Taste } from '@marshall/rules/testing';
import type { ToldRefusal } from '@marshall/words';
import { expect, test } from 'vitest';
import { valueTitle } from '../session/names.ts';
import type { Draft } from '../session/session.ts';
import { EXPANSION_COMMANDS } from '../words.ts';
import { type Chosen, type Form, fillForm, type Row } from './form.ts';

const REFUSED: ToldRefusal = { code: 'refused', clause: 'B-FLOW-06', sentence: 'Refused.' };
/** Fighting and loading lead to the rarest questions soonest. */
const EAGER: Readonly<Record<string, number>> = {
  resign: 0,
  surrender: 0,
  pass: 0.2,
  'attack-ships': 4,
  attack: 2,
  'end-reinforcing': 4,
  launch: 0,
};
/** How often each kind of command is tried in one game. */
const OFTEN = 3;

/** Commands of a whole game that were completed as the page completes them, by clicking the first thing that is open. */
class Clerk {
  readonly completed = new Map<string, number>();
  readonly faults: string[] = [];

  async fillIn(game: Game, who: Seat): Promise<void> {
    const seen = view(game, who);
    // A command is a draft in which nothing is left open.
    const fallback = fallbackFor(game, who) as Draft | undefined;
    for (const { command } of options(game, who)) {
      const before = this.completed.get(command) ?? 0;
      if (before >= OFTEN) continue;
      const { type: _, ...proposed } = fallback?.type === command ? fallback : { type: command };
      const form = await clickOn(game, who, seen, command, proposed, this.faults);
      if (form.complete) this.completed.set(command, before + 1);
      else this.faults.push(`${command} stops at ${JSON.stringify(form.draft)}`);
    }
  }
}

async function clickOn(
  game: Game,
  who: Seat,
  seen: View,
  type: string,
  proposed: Chosen,
  faults: string[],
): Promise<Form> {
  // It was made field by field of what the options said, so it fits the command.
  const ask = async (draft: Draft): Promise<Offer | ToldRefusal> => options(game, who, draft as never)[0] ?? REFUSED;
  let chosen: Chosen = {};
  let form = await fillForm(ask, type, chosen, proposed);
  for (let click = 0; click < 60 && !form.complete; click++) {
    const row = form.rows.at(-1);
    const value = row && clicked(row);
    if (row === undefined || value === undefined) return form;
    const title = valueTitle(seen, row.field, value);
    if (/undefined|\[object|\/|NaN/.test(title)) faults.push(`${type}: ${title}`);
    chosen = { ...chosen, [row.field]: value };
    form = await fillForm(ask, type, chosen, proposed);
  }
  return form;
}

/** What a field holds after one click on the first thing in it. */
function clicked({ domain, value }: Row): Value | undefined {
  switch (domain.kind) {
    case 'one-of':
      return domain.values[0];
    case 'range':
      return domain.min;
    case 'some-of': {
      const before: readonly Value[] = Array.isArray(value) ? value : [];
      const next = domain.values.find((each) => !before.includes(each));
      return next === undefined ? undefined : [...before, next];
    }
    case 'counts':
      return oneMore(domain, value);
    case 'text':
      return 'words';
    case 'list': {
      const next = clicked({ field: '', domain: domain.next, value: undefined });
      return next === undefined ? undefined : [...(Array.isArray(value) ? value : []), next];
    }
  }
}

function oneMore({ max }: Extract<Domain, { readonly kind: 'counts' }>, value: Value | undefined): Value | undefined {
  const counts = new Map(Object.entries(typeof value === 'object' && !Array.isArray(value) ? value : {}));
  const key = Object.keys(max).find((each) => Number(counts.get(each) ?? 0) < (max[each] ?? 0));
  if (key === undefined) return undefined;
  return Object.fromEntries(counts.set(key, Number(counts.get(key) ?? 0) + 1));
}

/** Ships to be loaded; or loaded ones that meet pirates, who want a ransom or sink some as the die falls. */
function raided(die?: number): Game {
  const table = scenario({
    powers: { usa: { cash: 1000, cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: 3 } } }, ussr: {} },
    options: { merchantMarine: true },
    stage: 2,
    sets: { marine: { ...CALM, pirates: { 'red-sea': 3 } } },
    dice: [die ?? 1],
  });
  if (die !== undefined) table.usa.does({ type: 'load-ships', trips: [{ sea: 'red-sea', cargo: { 'baqa-oil': 3 } }] });
  return table.game;
}

const CALM = {
  sailed: { window: '', ships: {} },
  rerouted: { window: '', ships: {} },
  announced: [],
  spoken: { cycle: 0, announcements: [] },
  escorts: {},
  engaged: { cycle: 0, navies: {} },
  sieges: {},
};

/** The highest technology finds an escorted convoy for sure. */
function detected(): Game {
  const none = { level: 0, shown: 0, raises: 0 } as const;
  const chart = { agenda: [], cards: [], rights: [], deployed: { army: none, navy: none } };
  const best = { ...chart, deployed: { army: { level: 5, shown: 5, raises: 0 }, navy: none } } as const;
  const pile = () => LEVELS.flatMap((level) => [level, level]);
  const table = scenario({
    powers: { ussr: { units: { russia: 3 } }, europe: { units: { 'baltic-sea': { navy: 1, ship: 1 } } } },
    options: { merchantMarine: true, highTech: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    sets: {
      tech: { piles: { army: pile(), navy: pile() }, charts: { [seat('ussr')]: best, [seat('europe')]: chart } },
    },
  });
  table.ussr.does({ type: 'attack-ships', from: 'russia', to: 'baltic-sea', against: 'europe', units: { army: 3 } });
  table.europe.does({ type: 'defend', supplied: true });
  table.ussr.does({ type: 'disclose', show: 'army' });
  return table.game;
}

/** By result B the attacker gives up half of two kinds of unit. */
function halved(): Game {
  const table = scenario({
    powers: { ussr: { units: { russia: { army: 4, apc: 1 } } }, europe: { units: { poland: 4 } } },
    options: { combatResolution: 'chart', apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    dice: [1, 1],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 4, apc: 1 } });
  table.europe.does({ type: 'defend', supplied: true });
  return table.game;
}

/** Goes on at random; everybody who is asked fills in all forms that lie before them. */
async function playOn(clerk: Clerk, game: Game, seed: string, moves: number): Promise<void> {
  const players = quickStream(seed);
  const taste: Taste = (offer) => EAGER[offer.command] ?? MODEST(offer);
  for (let move = 0; move < moves && game.state.ended === undefined; move++) {
    for (const each of game.state.question?.waiting ?? []) await clerk.fillIn(game, each);
    const next = randomMove(game, players, taste);
    perform(game, next.seat, next.command);
  }
}

test('whatever is offered in games with expansions can be completed by clicking, and has a title', async () => {
  const clerk = new Clerk();
  const sets = { apc: true, highTech: true, merchantMarine: true, pirates: 5 };
  const { setup, secret } = planSetup({ players: 3, seed: 'opening', options: sets });
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  await playOn(clerk, started.value.game, 'opening', 60);
  await clerk.fillIn(raided(), seat('usa'));
  await clerk.fillIn(raided(3), seat('usa'));
  await clerk.fillIn(raided(5), seat('usa'));
  await clerk.fillIn(detected(), seat('ussr'));
  await clerk.fillIn(halved(), seat('ussr'));
  for (let war = 0; war < 60 && missing(clerk).length > 0; war++) {
    const combatResolution = war % 3 === 0 ? 'chart' : 'drill';
    await playOn(clerk, randomWar(`war ${war}`, { ...sets, combatResolution }).game, `war ${war}`, 100);
  }
  expect([...new Set(clerk.faults)]).toEqual([]);
  expect(missing(clerk)).toEqual([]);
});

const missing = ({ completed }: Clerk): string[] =>
  Object.keys(EXPANSION_COMMANDS).filter((command) => !completed.has(command));
