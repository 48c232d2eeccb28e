import { type GameEvent, quickStream, type Seat, seat } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from './arena/play.ts';
import { steady } from './characters.ts';
import { assaults } from './decisions/war.ts';
import { gainOf, NEVER } from './estate.ts';
import { blankNotes, type Notes, remember } from './memory/notes.ts';
import { hasSworn } from './memory/oaths.ts';
import { Recall } from './memory/recall.ts';
import { consider, mindOf } from './officer.ts';
import { isShunned, resolveAgainst } from './resolve.ts';
import { sightOf } from './sight.ts';
import { keepsTerms } from './trust.ts';

const [usa, china, europe] = [seat('usa'), seat('china'), seat('europe')];
const officer = mindOf('officer', steady.weights);
const FULL = { cash: 20_000, grain: 12, oil: 12, minerals: 12 } as const;

const began = (cycle: number): GameEvent => ({ type: 'cycle-began', cycle });
const takes = (by: Seat, from: Seat, zone: 'tibet' | 'mongolia' | 'alaska'): GameEvent => ({
  type: 'zone-captured',
  seat: by,
  zone,
  from,
});
const notesOf = (of: Seat, told: readonly GameEvent[]): Notes =>
  told.reduce(remember, blankNotes(of, [usa, china, europe]));

test('the first land that is taken brings a warning, the second a threat, which stands until it is answered', () => {
  const once = notesOf(china, [began(3), takes(usa, china, 'tibet')]);
  expect(hasSworn(once, usa)).toBe(false);
  const twice = [began(4), takes(usa, china, 'mongolia')].reduce(remember, once);
  expect(hasSworn(twice, usa)).toBe(true);
  expect(hasSworn(twice, europe)).toBe(false);
  expect(hasSworn(remember(twice, began(9)), usa)).toBe(true);
  expect(hasSworn(remember(twice, began(10)), usa)).toBe(false);
  expect(hasSworn(remember(twice, takes(china, europe, 'alaska')), usa)).toBe(true);
  expect(hasSworn(remember(twice, takes(china, usa, 'alaska')), usa)).toBe(false);
  // What others suffer is theirs to answer.
  expect(notesOf(europe, [began(3), takes(usa, china, 'tibet'), takes(usa, china, 'mongolia')]).oaths).toEqual({});
});

test('a land that was walked into counts like one that was fought for, and a nuke is answered at once', () => {
  const walked: GameEvent = { type: 'home-entered', seat: usa, owner: china, zone: 'tibet' };
  const notes = notesOf(china, [began(3), walked, { ...walked, zone: 'mongolia' }]);
  expect(hasSworn(notes, usa)).toBe(true);
  const burnt = { type: 'struck', attacker: usa, zone: 'tibet', home: china } as GameEvent;
  expect(hasSworn(notesOf(china, [began(3), burnt]), usa)).toBe(true);
});

/** China between two neighbours who are alike, asked in Stage 4. */
const BETWEEN: Sketch = {
  stage: 4,
  phase: 'attacks',
  cycle: 6,
  bidders: ['china'],
  powers: {
    china: { ...FULL, units: { tibet: 4, manchuria: 4, nanling: 4, shantung: 4, mongolia: 14 } },
    ussr: { ...FULL, units: { buryatsk: 6, kazakh: 6, russia: 6, kola: 6, siberia: 6, yakutsk: 6 } },
    usa: { ...FULL, units: { 'eastern-usa': 6, 'western-usa': 6, 'midwest-usa': 6, alaska: 6 } },
  },
};

test('a threat binds the plan: every attack on the one who was threatened is worth more', () => {
  const { game } = scenario(BETWEEN);
  const ussr = seat('ussr');
  const gains = (oaths: Notes['oaths']) => {
    const notes = { ...blankNotes(china, game.setup.seats), cycle: 6, oaths };
    const recall = new Recall(game.setup.seats, { [china]: { notes, heard: [] } });
    const sight = sightOf(momentOf(game, china, quickStream('oath'), recall));
    expect(resolveAgainst(sight, ussr) > 0).toBe(ussr in oaths);
    return assaults(officer, sight).filter(({ against }) => against === ussr);
  };
  const calm = gains({});
  const sworn = gains({ [ussr]: { cycle: 5 } });
  const best = (found: readonly { readonly gain: number }[]) => Math.max(0, ...found.map(({ gain }) => gain));
  expect(best(sworn)).toBeGreaterThan(best(calm));
});

/** Europe has far more than anybody else to show. */
const RUNAWAY: Sketch = {
  stage: 5,
  cycle: 6,
  powers: {
    usa: { cash: 20_000, units: { 'eastern-usa': 4, 'western-usa': 4, 'midwest-usa': 4 }, lStars: 4 },
    europe: { ...FULL, units: { iberia: 30, 'western-europe': 40, scandinavia: 30 }, lStars: 9 },
    china: { cash: 20_000, units: { tibet: 9 } },
  },
};

test('nobody keeps peace with a player who runs away with the game, lets them pass or arms them', () => {
  const table = scenario(RUNAWAY);
  table.game.state.passage = { [usa]: [europe], [europe]: [usa] };
  const look = () => sightOf(momentOf(table.game, usa, quickStream('shunned')));
  expect(isShunned(look(), europe)).toBe(true);
  expect(isShunned(look(), china)).toBe(false);
  expect(resolveAgainst(look(), europe)).toBeGreaterThan(0);
  expect(keepsTerms(look(), europe)).toBe(false);
  expect(gainOf(look(), usa, {}, { 'l-star': 1 }, europe)).toBeLessThanOrEqual(-NEVER);
  const { command, why } = consider(officer, momentOf(table.game, usa, quickStream('shunned')));
  expect(command).toEqual({ type: 'revoke-passage', to: europe });
  expect(why).toEqual({ reason: 'revoke-leader', rival: europe });
  // Early in the game a lead means little.
  table.game.state.cycle = 3;
  expect(isShunned(look(), europe)).toBe(false);
});
