// Nuclear attacks and Clashes out of a few numbers.
import { homePower, TERRITORIES, type Territory } from '../board/index.ts';
import { type Result, refuse } from '../referee/refusal.ts';
import { addUnits } from '../state/forces.ts';
import { arm } from '../state/ledger.ts';
import { sure } from '../sure.ts';
import { ATTACKER, CHAMPION, DEFENDER, OPPONENTS, openStage, powerOf, type Staged } from './stage.ts';

export interface StrikeSketch {
  /** Nukes on each target. */
  readonly nukes: readonly number[];
  /** L-stars of the one defender. */
  readonly lStars?: number;
  /** L-stars of a third power, who may be champion. */
  readonly championLStars?: number;
  /** Territories destroyed before. */
  readonly destroyed?: number;
}

/** Nukes launched at territories. */
export function stagedStrike(sketch: StrikeSketch): Result<Staged> {
  const { nukes, lStars = 0, championLStars = 0, destroyed = 0 } = sketch;
  const seats = [ATTACKER, DEFENDER, ...(championLStars > 0 ? [CHAMPION] : [])];
  const free = TERRITORIES.filter((territory) => !seats.some((each) => homePower(territory) === powerOf(each)));
  const most = free.length - destroyed;
  if (nukes.length > most) return { ok: false, refusal: refuse('too-many:targets', 'B-STRAT-01', { most }) };
  const targets = free.slice(0, nukes.length);
  const aimed: Partial<Record<Territory, number>> = {};
  for (const [i, target] of targets.entries()) aimed[target] = sure(nukes[i]);
  const game = openStage(seats, {}, (state) => {
    arm(
      state,
      ATTACKER,
      'nukes',
      nukes.reduce((a, b) => a + b, 0),
    );
    arm(state, DEFENDER, 'lStars', lStars);
    if (championLStars > 0) arm(state, CHAMPION, 'lStars', championLStars);
    state.nuked = free.slice(free.length - destroyed);
    for (const target of targets) addUnits(state, target, DEFENDER, { army: 1 });
  });
  return { ok: true, value: { game, seat: ATTACKER, command: { type: 'launch', targets: aimed } } };
}

/** Nukes launched at the L-stars in space; each number is what one opponent has. */
export function stagedSpaceBlast(nukes: number, lStars: readonly number[]): Staged {
  const others = OPPONENTS.slice(0, Math.max(1, lStars.length));
  const game = openStage([ATTACKER, ...others], {}, (state) => {
    arm(state, ATTACKER, 'nukes', nukes);
    for (const [i, other] of others.entries()) arm(state, other, 'lStars', lStars[i] ?? 0);
  });
  return { game, seat: ATTACKER, command: { type: 'space-blast', nukes } };
}

/** One L-star against one. */
export function stagedClash(): Staged & { readonly command: { readonly type: 'clash'; readonly with: string } } {
  const game = openStage([ATTACKER, DEFENDER], {}, (state) => {
    for (const each of [ATTACKER, DEFENDER]) arm(state, each, 'lStars', 1);
  });
  return { game, seat: ATTACKER, command: { type: 'clash', with: DEFENDER } };
}
