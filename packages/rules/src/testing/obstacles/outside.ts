// The obstacles that are met before a game, beside it, or on the chart on its own.
import { openStream } from '../../dice/index.ts';
import type { Conflict } from '../../expansions/conflict-chart/conflict.ts';
import { giveUp } from '../../expansions/conflict-chart/halves.ts';
import { resolveConflict } from '../../expansions/conflict-chart/resolver.ts';
import { retaliation } from '../../expansions/conflict-chart/retaliation.ts';
import type { GameOptions } from '../../options.ts';
import { explain } from '../../referee/explain.ts';
import { createGame } from '../../referee/game.ts';
import { perform, whyNot } from '../../referee/perform.ts';
import { Play } from '../../referee/play.ts';
import type { Refusal, Result } from '../../referee/refusal.ts';
import { seat } from '../../state/seat.ts';
import { plainSetup } from '../opening.ts';
import { scenario } from '../scenario.ts';
import type { Check } from './obstacle.ts';

const refusalOf = (result: Result<unknown>): Refusal | undefined => (result.ok ? undefined : result.refusal);
const opened =
  (
    seats: readonly string[],
    options: Partial<GameOptions> = {},
    powers: Readonly<Record<string, 'usa' | 'ussr'>> = { one: 'usa', two: 'ussr' },
  ) =>
  () =>
    refusalOf(createGame(plainSetup(seats, options, powers), openStream('00'.repeat(32))));
const fine = opened(['one', 'two']);

const side = (name: string, ...tokens: number[]) => ({ name, tokens, die: 1 }) as const;
const war = (attacker: number[], defender: number[], more: Partial<Conflict> = {}): Conflict => ({
  attacker: side('Anna', ...attacker),
  defender: side('Ben', ...defender),
  kind: 'engagement',
  ...more,
});
const fought = (conflict: Conflict) => () => refusalOf(resolveConflict(conflict));
const given =
  (...tokens: number[]) =>
  () =>
    refusalOf(giveUp([3, 2, 1], tokens));
/** Anna has lost with result D, or won. */
const lost = war([3], [9]);
const answered = (before: Conflict, attacker: string, defender: string) => () =>
  refusalOf(retaliation(before, { ...war([5], [3]), attacker: side(attacker, 5), defender: side(defender, 3) }));

const sales = () =>
  scenario({ stage: 3, phase: 'sales-to-players', powers: { usa: { cards: { 'baqa-oil': 'open' } }, ussr: {} } });
const promise = (letters: number) => () => {
  const { game, usa } = sales();
  return explain(game, usa.seat, { type: 'offer', to: 'ussr', gives: { oil: 1 }, promise: 'x'.repeat(letters) });
};
const reserve = (millions: number) => () => {
  const { game, usa } = sales();
  return whyNot(new Play(game), usa.seat, { type: 'auction-company', company: 'baqa-oil', reserve: millions });
};
const borrow = (billions: number) => () => {
  const { game, usa } = sales();
  return whyNot(new Play(game), usa.seat, { type: 'borrow', billions });
};
const speaks = (who: string) => () => explain(sales().game, seat(who), { type: 'done-trading' });
const late = (by: number) => () => {
  const { game, usa } = sales();
  return refusalOf(perform(game, usa.seat, { type: 'done-trading' }, (game.state.question?.id ?? 0) - by));
};

export const outsideChecks: readonly Check[] = [
  { code: 'players', before: opened(['one']), after: fine },
  { code: 'seats-twice', before: opened(['one', 'one']), after: fine },
  { code: 'seat-name', before: opened(['one', 'Two!']), after: fine },
  { code: 'option', before: opened(['one', 'two'], { tradeOffers: 0 }), after: fine },
  {
    code: 'option-needs',
    before: opened(['one', 'two'], { pirates: 2 }),
    after: opened(['one', 'two'], { pirates: 2, merchantMarine: true }),
  },
  { code: 'no-power', before: opened(['one', 'two'], {}, { one: 'usa' }), after: fine },
  { code: 'power-twice', before: opened(['one', 'two'], {}, { one: 'usa', two: 'usa' }), after: fine },
  { code: 'no-seat', before: speaks('nobody'), after: speaks('usa') },
  { code: 'stale-answer', before: late(1), after: late(0) },
  { code: 'too-long', before: promise(281), after: promise(280) },
  { code: 'reserve', before: reserve(1), after: reserve(10) },
  { code: 'whole-billions', before: borrow(0.5), after: borrow(1) },
  // --- the chart on its own ---
  {
    code: 'not-two-players',
    before: fought({ ...war([3], [4]), defender: side('Anna', 4) }),
    after: fought(war([3], [4])),
  },
  { code: 'no-such-token', before: fought(war([0.5], [4])), after: fought(war([3], [4])) },
  {
    code: 'no-such-card',
    before: fought(war([3], [4], { attacker: { ...side('Anna', 3), canals: [{ name: 'Suez', points: -1 }] } })),
    after: fought(war([3], [4])),
  },
  { code: 'no-points', before: fought(war([], [4])), after: fought(war([3], [4])) },
  { code: 'off-the-chart', before: fought(war([30], [4])), after: fought(war([30], [4], { offChart: 'clamp' })) },
  { code: 'not-used', before: given(4), after: given(3) },
  { code: 'less-than-half', before: given(1), after: given(3) },
  { code: 'more-than-half', before: given(3, 2), after: given(3) },
  { code: 'no-retaliation', before: answered(war([9], [3]), 'Ben', 'Anna'), after: answered(lost, 'Ben', 'Anna') },
  { code: 'not-the-winner', before: answered(lost, 'Carl', 'Anna'), after: answered(lost, 'Ben', 'Anna') },
  { code: 'not-the-loser', before: answered(lost, 'Ben', 'Carl'), after: answered(lost, 'Ben', 'Anna') },
];
