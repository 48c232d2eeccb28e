// Exact odds of a battle that somebody thinks of, by the referee's own procedures.
import { battleOdds, type Chance, chanceThat, fraction, type Remark, spreadOf, stagedBattle } from '@marshall/rules';
import { type ToldRefusal, told } from '@marshall/words';
import { percent } from '../decimals.ts';
import { language } from '../language.ts';
import { battleIn, type OddsSheet } from '../odds/sheet.ts';

/** A chance to be read and drawn. */
export interface Told {
  readonly percent: string;
  /** In lowest terms, where that can be read. */
  readonly exact?: string;
  readonly share: number;
}

export interface Explored {
  readonly captured: Told;
  readonly emptied: Told;
  readonly wipedOut: Told;
  readonly attackerLost: readonly (Told & { readonly number: number })[];
  readonly defenderLost: readonly (Told & { readonly number: number })[];
  /** Dice in the first round, where dice are counted. */
  readonly dice?: { readonly attacker: number; readonly defender: number };
  readonly supposed: readonly Remark[];
}

export function explore(sheet: OddsSheet): Explored | ToldRefusal {
  const { battle, policies } = battleIn(sheet);
  const staged = stagedBattle(battle);
  if (!staged.ok) return told(language, staged.refusal);
  const { game, seat, command } = staged.value;
  const odds = battleOdds(game, seat, command, { policies });
  if (!odds.ok) return told(language, odds.refusal, game.state);
  const { outcomes, dice, policies: supposed } = odds.value;
  const lost = (side: 'attackerLost' | 'defenderLost') =>
    spreadOf(outcomes, (outcome) => sum(outcome[side])).map(({ number, exactly }) => ({ number, ...tell(exactly) }));
  return {
    captured: tell(chanceThat(outcomes, (outcome) => outcome.captured)),
    emptied: tell(chanceThat(outcomes, (outcome) => outcome.emptied)),
    wipedOut: tell(chanceThat(outcomes, (outcome) => outcome.wipedOut)),
    attackerLost: lost('attackerLost'),
    defenderLost: lost('defenderLost'),
    ...(dice === undefined ? {} : { dice: { attacker: sum(dice.attacker), defender: sum(dice.defender) } }),
    supposed,
  };
}

/** Longer fractions tell nobody anything. */
const LEGIBLE = 9;

function tell(chance: Chance): Told {
  const exact = fraction(chance);
  return {
    percent: percent(chance),
    ...(exact.length <= LEGIBLE && chance.ways > 0n && chance.ways < chance.of ? { exact } : {}),
    share: Number((chance.ways * 1_000_000n) / chance.of) / 1_000_000,
  };
}

const sum = (counts: Readonly<Record<string, number | undefined>>): number =>
  Object.values(counts).reduce<number>((all, number) => all + (number ?? 0), 0);
