// Exact odds of a battle or a strike that somebody thinks of, by the referee's own procedures.
import {
  assaultOdds,
  battleOdds,
  type Chance,
  chanceThat,
  chartBattleOdds,
  clashOdds,
  fraction,
  type Likely,
  type Remark,
  spreadOf,
  stagedBattle,
  stagedClash,
  stagedSpaceBlast,
  stagedStrike,
  strikeOdds,
} from '@marshall/rules';
import { type ToldRefusal, told } from '@marshall/words';
import { percent } from '../decimals.ts';
import { language } from '../language.ts';
import { battleIn, type OddsSheet, shipsIn } from '../odds/sheet.ts';

/** A chance to be read and drawn. */
export interface Told {
  readonly percent: string;
  /** In lowest terms, where that can be read. */
  readonly exact?: string;
  readonly share: number;
}

type Counted = Told & { readonly number: number };

export interface ExploredBattle {
  readonly what: 'battle';
  readonly captured: Told;
  readonly emptied: Told;
  readonly wipedOut: Told;
  readonly attackerLost: readonly Counted[];
  readonly defenderLost: readonly Counted[];
  /** Dice in the first round, where dice are counted. */
  readonly dice?: { readonly attacker: number; readonly defender: number };
  /** Results of the Conflict Chart, where the battle is read from it. */
  readonly letters?: readonly (Told & { readonly letter: string })[];
  /** Where ships are attacked: that all of them sink, how many do, and how many of the navies that escort them. */
  readonly ships?: {
    readonly sunk: Told;
    readonly lost: readonly Counted[];
    readonly escortsLost?: readonly Counted[];
  };
  readonly supposed: readonly Remark[];
}

export interface ExploredStrike {
  readonly what: 'strike';
  /** How many targets are hit. */
  readonly struck: readonly Counted[];
  readonly shotDown: readonly Counted[];
  /** The end of the world, where that can come of it. */
  readonly ends?: Told;
  readonly supposed: readonly Remark[];
}

export interface ExploredBlast {
  readonly what: 'blast';
  readonly blasted: Told;
  readonly shotDown: readonly Counted[];
  readonly supposed: readonly Remark[];
}

/** Who loses an L-star. */
export interface ExploredClash {
  readonly what: 'clash';
  readonly attacker: Told;
  readonly defender: Told;
  readonly both: Told;
}

export type Explored = ExploredBattle | ExploredStrike | ExploredBlast | ExploredClash;

export function explore(sheet: OddsSheet): Explored | ToldRefusal {
  switch (sheet.what) {
    case 'battle':
      return exploreBattle(sheet);
    case 'strike':
      return exploreStrike(sheet);
    case 'blast':
      return exploreBlast(sheet);
    case 'clash':
      return exploreClash();
  }
}

function exploreBattle(sheet: OddsSheet): ExploredBattle | ToldRefusal {
  const { battle, policies } = battleIn(sheet);
  const staged = stagedBattle(battle);
  if (!staged.ok) return told(language, staged.refusal);
  const { game, seat, command } = staged.value;
  const chart = sheet.chart ? chartBattleOdds(game, seat, command, { policies }) : undefined;
  const odds =
    chart?.ok === true
      ? { ok: true as const, value: chart.value.battle }
      : sheet.toTheEnd
        ? assaultOdds(battle, policies)
        : battleOdds(game, seat, command, { policies });
  if (!odds.ok) return told(language, odds.refusal, game.state);
  const { outcomes, dice, policies: supposed } = odds.value;
  const ships = shipsIn(sheet);
  const lost = (side: 'attackerLost' | 'defenderLost') => counted(outcomes, (outcome) => sum(outcome[side]));
  return {
    what: 'battle',
    captured: tell(chanceThat(outcomes, (outcome) => outcome.captured)),
    emptied: tell(chanceThat(outcomes, (outcome) => outcome.emptied)),
    wipedOut: tell(chanceThat(outcomes, (outcome) => outcome.wipedOut)),
    attackerLost: lost('attackerLost'),
    defenderLost: lost('defenderLost'),
    ...(dice === undefined || chart?.ok === true
      ? {}
      : { dice: { attacker: sum(dice.attacker), defender: sum(dice.defender) } }),
    ...(chart?.ok === true
      ? {
          letters: Object.entries(chart.value.ways).map(([letter, ways]) => ({
            letter,
            ...tell({ ways: BigInt(ways), of: BigInt(chart.value.of) }),
          })),
        }
      : {}),
    ...(ships === 0
      ? {}
      : {
          ships: {
            sunk: tell(chanceThat(outcomes, ({ defenderLost: { ship = 0 } }) => ship >= ships)),
            lost: counted(outcomes, ({ defenderLost: { ship = 0 } }) => ship),
            ...(sheet.defender.units.navy === 0
              ? {}
              : { escortsLost: counted(outcomes, ({ defenderLost: { navy = 0 } }) => navy) }),
          },
        }),
    supposed,
  };
}

function exploreStrike({ strike }: OddsSheet): ExploredStrike | ToldRefusal {
  const { nukes, lStars, champion, destroyed } = strike;
  const staged = stagedStrike({ nukes, lStars, championLStars: champion, destroyed });
  if (!staged.ok) return told(language, staged.refusal);
  const { game, seat, command } = staged.value;
  const odds = strikeOdds(game, seat, command, { policies: { champions: champion > 0 ? 'all' : 'none' } });
  if (!odds.ok) return told(language, odds.refusal, game.state);
  const { outcomes, policies: supposed } = odds.value;
  const ends = chanceThat(outcomes, ({ gameEnds }) => gameEnds);
  return {
    what: 'strike',
    struck: counted(outcomes, ({ struck }) => struck.length),
    shotDown: counted(outcomes, ({ shotDown }) => shotDown),
    ...(ends.ways > 0n ? { ends: tell(ends) } : {}),
    supposed,
  };
}

function exploreBlast({ strike: { nukes, lStars } }: OddsSheet): ExploredBlast | ToldRefusal {
  const { game, seat, command } = stagedSpaceBlast(nukes[0] ?? 1, [lStars]);
  const odds = strikeOdds(game, seat, command);
  if (!odds.ok) return told(language, odds.refusal, game.state);
  const { outcomes, policies: supposed } = odds.value;
  return {
    what: 'blast',
    blasted: tell(chanceThat(outcomes, ({ blasted }) => blasted)),
    shotDown: counted(outcomes, ({ shotDown }) => shotDown),
    supposed,
  };
}

function exploreClash(): ExploredClash | ToldRefusal {
  const { game, seat, command } = stagedClash();
  const odds = clashOdds(game, seat, command);
  if (!odds.ok) return told(language, odds.refusal, game.state);
  const losing = (mine: boolean, theirs: boolean): Told =>
    tell(
      chanceThat(
        odds.value,
        ({ losers }) => losers.includes(seat) === mine && losers.some((other) => other !== seat) === theirs,
      ),
    );
  return { what: 'clash', attacker: losing(true, false), defender: losing(false, true), both: losing(true, true) };
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

const counted = <O>(outcomes: readonly Likely<O>[], of: (outcome: O) => number): readonly Counted[] =>
  spreadOf(outcomes, of).map(({ number, exactly }) => ({ number, ...tell(exactly) }));

const sum = (counts: Readonly<Record<string, number | undefined>>): number =>
  Object.values(counts).reduce<number>((all, number) => all + (number ?? 0), 0);
