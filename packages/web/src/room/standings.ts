import { type GameOptions, publicWorth, RESOURCES, type Seat, UNIT_KINDS, type View } from '@marshall/rules';
import { goodsCount } from '../session/names.ts';
import type { CycleFacts, Reckoned } from '../session/session.ts';
import { unitCount } from '../session/units.ts';
import { expansionChoices, OPTION_TITLES, pieceCount, standingsWords, words } from '../words.ts';
import { figuresOf } from './facts.ts';

/** Where a player stands by what everybody can see, or can reckon from it. */
export interface Standing {
  readonly seat: Seat;
  /** Undefined for one who is out of the game. */
  readonly rank: number | undefined;
  readonly worth: number;
  /** Since the cycle began; undefined where nobody here saw it begin. */
  readonly change: number | undefined;
}

/** The players by their public worth, with cash where it can be reckoned, best first; those who are level share a rank, those who are out come last. */
export function standingsOf(view: View, history: readonly CycleFacts[], reckoned?: Reckoned): readonly Standing[] {
  const began = history.find(({ cycle }) => cycle === view.cycle)?.worth;
  const all = view.order.flatMap((seat) => {
    const seen = publicWorth(view, seat)?.total;
    if (seen === undefined || view.seats[seat]?.power === undefined) return [];
    const worth = seen + (reckoned?.now[seat] ?? 0);
    const before = beforeOf(seat, began?.[seat], reckoned);
    return [
      {
        seat,
        worth,
        out: view.seats[seat]?.out !== undefined,
        change: before === undefined ? undefined : worth - before,
      },
    ];
  });
  const living = all.filter(({ out }) => !out);
  return all
    .toSorted((a, b) => Number(a.out) - Number(b.out) || b.worth - a.worth)
    .map(({ seat, worth, out, change }) => ({
      seat,
      worth,
      change,
      rank: out ? undefined : 1 + living.filter((other) => other.worth > worth).length,
    }));
}

/** What a player was worth when the cycle began, counted as now. */
function beforeOf(seat: Seat, seen: number | undefined, reckoned: Reckoned | undefined): number | undefined {
  if (seen === undefined || reckoned === undefined) return seen;
  const cash = reckoned.began?.[seat];
  return cash === undefined ? undefined : seen + cash;
}

/** What a player is worth with the cash that only they know; undefined where everybody knows it, or nobody here. */
export function worthWithCash(view: View, seat: Seat): { readonly all: number; readonly cash: number } | undefined {
  const cash = view.seats[seat]?.cash;
  const seen = publicWorth(view, seat)?.total;
  if (cash === undefined || seen === undefined || isCashOpen(view)) return undefined;
  return { all: seen + cash, cash };
}

/** Whether everybody sees everybody's cash. */
export const isCashOpen = (view: View): boolean => view.order.every((seat) => view.seats[seat]?.cash !== undefined);

/** What one player has more of than another, most telling first: `3 companies`, `2 armies`. */
export function moreThan(view: View, leader: Seat, mine: Seat): readonly string[] {
  const [theirs, own] = [view.seats[leader], view.seats[mine]];
  if (theirs === undefined || own === undefined) return [];
  const [their, my] = [figuresOf(view, leader), figuresOf(view, mine)];
  const rows: readonly (readonly [number, (number: number) => string])[] = [
    [theirs.nukes - own.nukes, words.powers.count.nukes],
    [theirs.lStars - own.lStars, words.powers.count.lStars],
    [theirs.holdings.length - own.holdings.length, (number) => pieceCount('company', number)],
    [their.territories - my.territories, words.powers.count.territories],
    ...UNIT_KINDS.map(
      (kind) =>
        [(their.units[kind] ?? 0) - (my.units[kind] ?? 0), (number: number) => unitCount(kind, number)] as const,
    ),
    ...RESOURCES.map(
      (each) => [theirs.supplies[each] - own.supplies[each], (number: number) => goodsCount(number, each)] as const,
    ),
  ];
  return rows.flatMap(([more, said]) => (more > 0 ? [said(more)] : []));
}

/** The expansions that are played, by their names. */
export function expansionsIn(options: Partial<GameOptions>): readonly string[] {
  const switches = (['apc', 'highTech', 'merchantMarine'] as const).filter((id) => options[id]);
  const pirates = options.pirates ?? 0;
  return [
    ...switches.map((id) => OPTION_TITLES[id] ?? id),
    ...(options.merchantMarine && pirates > 0 ? [standingsWords.expansions.pirates(pirates)] : []),
    ...(options.combatResolution === 'chart' ? [expansionChoices.chart] : []),
  ];
}

/** The cycle after which the game ends. */
export const lastCycle = (options: Partial<GameOptions> | undefined): number | undefined =>
  typeof options?.detenteCycle === 'number' ? options.detenteCycle : undefined;

const OPTIONAL = [3, 4, 5, 6, 7];
const ATTACK = 4;

/** Stages that are left out: nobody attacks in the first cycle (B-FLOW-11), and some tables play trade alone. */
export const notPlayed = (cycle: number, stages = OPTIONAL.join('')): readonly number[] =>
  OPTIONAL.filter((stage) => !stages.includes(String(stage)) || (stage === ATTACK && cycle === 1));
