import { expect, test } from 'vitest';
import {
  chanceThat,
  clashOdds,
  fraction,
  type Policies,
  rouletteOdds,
  type StrikeSketch,
  type Suppositions,
  spreadOf,
  stagedClash,
  stagedSpaceBlast,
  stagedStrike,
  strikeOdds,
} from '../index.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';

const [china, usa, ussr] = [seat('china'), seat('usa'), seat('ussr')];

test('an L-star of the defender lets one nuke in six through, a champion’s one in two', () => {
  expect(zonesStruck({ nukes: [1], lStars: 1 })).toEqual(['0: 5/6', '1: 1/6']);
  expect(zonesStruck({ nukes: [1], championLStars: 1 }, { champions: 'all' })).toEqual(['0: 1/2', '1: 1/2']);
  expect(zonesStruck({ nukes: [1], championLStars: 1 }, { champions: 'none' })).toEqual(['1: 1']);
});

test('champions fire at what the defender has missed, all their L-stars at one nuke', () => {
  expect(zonesStruck({ nukes: [1], lStars: 1, championLStars: 12 }, { champions: 'all' })).toEqual([
    '0: 24575/24576',
    `1: 1/${6 * 2 ** 12}`,
  ]);
});

test('two L-stars against three nukes on three zones shoot down what they hit', () => {
  expect(zonesStruck({ nukes: [1, 1, 1], lStars: 2 })).toEqual(['1: 25/36', '2: 5/18', '3: 1/36']);
  expect(zonesStruck({ nukes: [1, 1, 1], lStars: 2 }, { shots: 'none' })).toEqual(['3: 1']);
  const { outcomes } = oddsOf({ nukes: [1, 1, 1], lStars: 2 });
  expect([0, 1, 2].map((number) => fraction(chanceThat(outcomes, ({ shotDown }) => shotDown === number)))).toEqual([
    '1/36',
    '5/18',
    '25/36',
  ]);
});

test('two nukes on one zone are insurance, and it matters which target is shot at first', () => {
  // Both policies save all with three hits; with two, the one zone whose nukes are all down.
  const dearest = zonesStruck({ nukes: [2, 1], lStars: 3 });
  const fewest = zonesStruck({ nukes: [2, 1], lStars: 3 }, { shots: 'fewest-first' });
  expect(dearest).toEqual(['0: 125/216', '1: 25/72', '2: 2/27']);
  expect(fewest).toEqual(['0: 125/216', '1: 5/12', '2: 1/216']);
});

test('strikes from the 13th territory on may end the game', () => {
  const odds = oddsOf({ nukes: [1, 1], destroyed: 12 });
  // 1/6 on the 13th; else 2/6 on the 14th.
  expect(fraction(chanceThat(odds.outcomes, ({ gameEnds }) => gameEnds))).toBe('4/9');
  expect(fraction(chanceThat(oddsOf({ nukes: [1, 1], destroyed: 10 }).outcomes, ({ gameEnds }) => gameEnds))).toBe('0');
});

test('roulette after 14 territories: 1/2, then 2/3, then 5/6, and the 18th is the last', () => {
  expect(rouletteOdds(14).map((row) => [row.territory, fraction(row.endsHere), fraction(row.endsByThen)])).toEqual([
    [15, '1/2', '1/2'],
    [16, '1/3', '5/6'],
    [17, '5/36', '35/36'],
    [18, '1/36', '1'],
  ]);
  expect(rouletteOdds(0)[11]).toMatchObject({ territory: 12, endsByThen: { ways: 0n } });
});

test('a space blast needs one nuke past every L-star; in whatever order they fire', () => {
  const { game, seat: attacker, command } = stagedSpaceBlast(2, [2, 1]);
  const odds = strikeOdds(game, attacker, command);
  if (!odds.ok) throw new Error(odds.refusal.message);
  // Three shots, two of which must hit: three hits are never needed.
  expect(fraction(chanceThat(odds.value.outcomes, ({ blasted }) => !blasted))).toBe('25/27');
  expect(odds.value.targets).toEqual([{ at: 'space', nukes: 2 }]);
  // In space there are no champions, so nothing is assumed of them.
  expect(odds.value.policies.map(({ message }) => message)).toEqual(['policy', 'policy-else']);
  expect(oddsOf({ nukes: [1] }).policies).toHaveLength(4);
});

test('the lower roller of a Clash loses an L-star, on a tie both', () => {
  const { game, seat: attacker, command } = stagedClash();
  const odds = clashOdds(game, attacker, command);
  if (!odds.ok) throw new Error(odds.refusal.message);
  const by = (losers: string) => fraction(chanceThat(odds.value, (end) => end.losers.join() === losers));
  expect([by('usa'), by('ussr'), by('usa,ussr')]).toEqual(['5/12', '5/12', '1/6']);
});

test('among several defenders all orders of fire are equally likely, however often ties are thrown for again', () => {
  // China defends Manchuria alone, and Indonesia, which it holds dearer, together with Europe.
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { nukes: 2 },
      china: { lStars: 1, units: { indonesia: 2 } },
      europe: { lStars: 1, cards: { 'borneo-oil': 'open' } },
    },
    bidders: ['usa'],
  });
  const odds = strikeOdds(table.game, usa, { type: 'launch', targets: { manchuria: 1, indonesia: 1 } });
  if (!odds.ok) throw new Error(odds.refusal.message);
  const struck = (zone: string) =>
    fraction(chanceThat(odds.value.outcomes, (end) => end.struck.some((each) => each === zone)));
  expect(struck('indonesia')).toBe('1/36');
  // China first: Manchuria is lost. Europe first: it is saved if Europe hits and then China: 1 - 5/6 x 5/6.
  expect(struck('manchuria')).toBe(fraction({ ways: 36n + 11n, of: 72n }));
});

test('a player who will be champion, and what secret cards are, is for the asker to suppose', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { nukes: 1 },
      china: { lStars: 1 },
      ussr: { lStars: 1, cards: { 'borneo-oil': 'secret' } },
    },
    bidders: ['usa'],
  });
  const struckIf = (suppositions: Suppositions) => {
    const odds = strikeOdds(table.game, usa, { type: 'launch', targets: { indonesia: 1 } }, suppositions);
    if (!odds.ok) throw new Error(odds.refusal.message);
    return fraction(chanceThat(odds.value.outcomes, ({ struck }) => struck.length === 1));
  };
  expect(struckIf({})).toBe('1');
  expect(struckIf({ policies: { champions: [china] } })).toBe('1/2');
  expect(struckIf({ policies: { champions: [china, ussr] } })).toBe('1/4');
  // The asker cannot know that the card is there; they may suppose it, and that it will be shown.
  expect(struckIf({ policies: { secretCards: 'shown' } })).toBe('1');
  const holder = { [ussr]: ['borneo-oil'] } as const;
  expect(struckIf({ secretCards: holder })).toBe('1');
  expect(struckIf({ secretCards: holder, policies: { secretCards: 'shown' } })).toBe('1/6');
  // A card that is not of the resource they see cannot be the one.
  expect(struckIf({ secretCards: { [china]: ['borneo-oil'] }, policies: { secretCards: 'shown' } })).toBe('1');
});

function oddsOf(sketch: StrikeSketch, policies: Partial<Policies> = {}) {
  const made = stagedStrike(sketch);
  if (!made.ok) throw new Error(made.refusal.message);
  const { game, seat: attacker, command } = made.value;
  const odds = strikeOdds(game, attacker, command, { policies });
  if (!odds.ok) throw new Error(odds.refusal.message);
  return odds.value;
}

function zonesStruck(sketch: StrikeSketch, policies: Partial<Policies> = {}): string[] {
  return spreadOf(oddsOf(sketch, policies).outcomes, ({ struck }) => struck.length).map(
    ({ number, exactly }) => `${number}: ${fraction(exactly)}`,
  );
}

test('B-STRAT-01 a strike has as many targets as territories are left', () => {
  const most = (destroyed: number) => {
    const made = stagedStrike({ nukes: Array.from({ length: 99 }, () => 1), destroyed });
    return made.ok ? undefined : Number(made.refusal.figures?.most);
  };
  expect((most(0) ?? 0) - (most(10) ?? 0)).toBe(10);
  expect(stagedStrike({ nukes: Array.from({ length: most(10) ?? 0 }, () => 1), destroyed: 10 }).ok).toBe(true);
});

/** Two nukes of the USA at China, which has an L-star and is asked at what to shoot. */
function launched() {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: { usa: { nukes: 2, units: { alaska: 1 } }, china: { lStars: 1 }, ussr: { units: { kola: 1 } } },
    bidders: ['usa'],
  });
  return table;
}

test('a launch that the referee refuses has no odds but its refusal, and a command that launches nothing has none', () => {
  const table = launched();
  const odds = strikeOdds(table.game, usa, { type: 'launch', targets: { manchuria: 3 } });
  expect(odds).toMatchObject({ ok: false });
  expect(odds.ok ? undefined : odds.refusal.code).not.toBe('no-strike');
  expect(strikeOdds(table.game, usa, { type: 'pass' })).toMatchObject({ ok: false, refusal: { code: 'no-strike' } });
});

test('odds of an answer in the drill are those of the nukes under way', () => {
  const table = launched();
  table.usa.does({ type: 'launch', targets: { manchuria: 1, mongolia: 1 } });
  const { question } = table.state;
  expect(question).toMatchObject({ kind: 'shoot', waiting: ['china'] });
  const odds = strikeOdds(table.game, china, { type: 'shoot', at: 'mongolia' });
  if (!odds.ok) throw new Error(odds.refusal.message);
  expect(odds.value).toMatchObject({
    attacker: 'usa',
    targets: [
      { at: 'manchuria', nukes: 1 },
      { at: 'mongolia', nukes: 1 },
    ],
  });
  expect(fraction(chanceThat(odds.value.outcomes, ({ struck }) => struck.includes('mongolia')))).toBe('1/6');
  expect(fraction(chanceThat(odds.value.outcomes, ({ struck }) => struck.includes('manchuria')))).toBe('1');
});

test('where as many zones are struck, outcomes in which the L-stars stand come first', () => {
  const { game, seat: attacker, command } = stagedSpaceBlast(3, [1]);
  const odds = strikeOdds(game, attacker, command);
  if (!odds.ok) throw new Error(odds.refusal.message);
  const one = stagedSpaceBlast(1, [1]);
  const single = strikeOdds(one.game, one.seat, one.command);
  if (!single.ok) throw new Error(single.refusal.message);
  expect(single.value.outcomes.map(({ outcome }) => outcome.blasted)).toEqual([false, true]);
  expect(odds.value.outcomes.every(({ outcome }) => outcome.blasted)).toBe(true);
});

test('an answer given when the nukes have come down belongs to their attack, and strikes nothing more', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: { usa: { nukes: 1 }, china: { units: { tibet: 1, manchuria: 1 } } },
    bidders: ['usa'],
  });
  table.usa.does({ type: 'launch', targets: { tibet: 1 } });
  expect(table.state.question?.kind).toBe('counterattack');
  const odds = strikeOdds(table.game, china, { type: 'no-counterattack' });
  if (!odds.ok) throw new Error(odds.refusal.message);
  expect(odds.value).toMatchObject({ attacker: usa, targets: [{ at: 'tibet', nukes: 1 }] });
  expect(odds.value.outcomes.map(({ outcome }) => outcome.struck)).toEqual([[]]);
});
