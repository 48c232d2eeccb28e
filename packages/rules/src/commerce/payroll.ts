// Who is owed a salary in Stage 1, and who leaves the board without one (B-PAY-02 to -04).
import { type Company, ZONES, type Zone } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import {
  addLaden,
  addUnits,
  forceOf,
  isSome,
  type Load,
  type SparseCounts,
  sameCounts,
  sparse,
  takeLaden,
  takeUnits,
  totalOf,
} from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { sure } from '../sure.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';
import { COMPANY_SALARY, companiesOf } from './companies.ts';

/** So many of one sort, each owed the same. */
export interface Owed {
  readonly salary: number;
  readonly number: number;
}

/** Units of one kind in one zone: `zone/kind`, or `zone/kind/aboard` for those that a carrier there holds. */
export interface Post extends Owed {
  readonly key: string;
  readonly zone: Zone;
  readonly kind: UnitKind;
  readonly aboard: boolean;
}

/** Carriers with the same cargo in one zone: `zone/carrier/4-army`. The salary is the carrier's own. */
export interface LadenPost extends Owed {
  readonly key: string;
  readonly zone: Zone;
  readonly laden: Load;
}

export interface Payroll {
  readonly companies: readonly Company[];
  readonly posts: readonly Post[];
  readonly laden: readonly LadenPost[];
}

/** What leaves one zone. */
export interface Dismissed {
  readonly zone: Zone;
  /** Neither aboard anything nor with anything aboard. */
  readonly units: SparseCounts;
  /** Carriers that go with all that is aboard them (Q-B-24). */
  readonly laden: readonly Load[];
  /** Carriers that stay, and what leaves from aboard them. */
  readonly relieved: readonly { readonly from: Load; readonly gone: SparseCounts }[];
}

/** Open companies and all units on the board, those aboard too. */
export function payroll(play: Play, seat: Seat): Payroll {
  const posts: Post[] = [];
  const laden: LadenPost[] = [];
  const { board } = play.state;
  for (const zone of ZONES) {
    const force = forceOf(board, zone, seat);
    if (force === undefined) continue;
    for (const kind of play.rulebook.kinds) {
      const { salary } = play.rulebook.unit(kind);
      let empty = force.units[kind];
      let aboard = 0;
      for (const carrier of force.laden) {
        if (carrier.carrier === kind) empty--;
        aboard += carrier.cargo[kind];
      }
      if (empty > 0) posts.push({ key: `${zone}/${kind}`, zone, kind, aboard: false, number: empty, salary });
      if (aboard > 0) posts.push({ key: `${zone}/${kind}/aboard`, zone, kind, aboard: true, number: aboard, salary });
    }
    laden.push(...ladenPosts(play, zone, force.laden));
  }
  return { companies: companiesOf(play, seat, (holding) => holding.face === 'open'), posts, laden };
}

/** The whole sum of salaries. */
export function billOf(roll: Payroll): number {
  return roll.companies.length * COMPANY_SALARY + sumOwed(roll.posts) + sumOwed(roll.laden);
}

/** How many salaries. */
export function numberOf(owed: readonly Owed[]): number {
  let number = 0;
  for (const row of owed) number += row.number;
  return number;
}

/** What these salaries come to. */
export function sumOwed(owed: readonly Owed[]): number {
  let sum = 0;
  for (const row of owed) sum += row.number * row.salary;
  return sum;
}

/** The fewest to leave unpaid so that the cash is enough, whichever they are. All kinds are paid alike (X-10). */
export function leastUnpaid(owed: readonly Owed[], cash: number): number {
  let over = sumOwed(owed) - cash;
  let least = 0;
  for (const row of [...owed].sort((a, b) => a.salary - b.salary)) {
    if (over <= 0) break;
    const unpaid = Math.min(row.number, Math.ceil(over / row.salary));
    least += unpaid;
    over -= unpaid * row.salary;
  }
  return least;
}

/** The payroll once laden carriers have been left unpaid: what was aboard them goes too. */
export function withoutLaden(roll: Payroll, unpaid: Readonly<Record<string, number>>): Payroll {
  if (roll.laden.length === 0) return roll;
  const laden = roll.laden.map((row) => ({ ...row, number: row.number - (unpaid[row.key] ?? 0) }));
  const posts = roll.posts.map((post) => {
    if (!post.aboard) return post;
    let number = 0;
    for (const row of laden) if (row.zone === post.zone) number += row.number * (row.laden.cargo[post.kind] ?? 0);
    return { ...post, number };
  });
  return { companies: roll.companies, posts, laden };
}

/** What leaves the board, zone by zone. */
export function dismissals(
  roll: Payroll,
  unpaidLaden: Readonly<Record<string, number>>,
  unpaidUnits: Readonly<Record<string, number>>,
): Dismissed[] {
  // Nearly always everybody is paid.
  if (isNobody(unpaidLaden) && isNobody(unpaidUnits)) return [];
  const zones = [...new Set([...roll.posts, ...roll.laden].map((row) => row.zone))];
  const all: Dismissed[] = [];
  for (const zone of zones) {
    const units: Partial<Record<UnitKind, number>> = {};
    const aboard: Partial<Record<UnitKind, number>> = {};
    for (const post of roll.posts) {
      const unpaid = post.zone === zone ? (unpaidUnits[post.key] ?? 0) : 0;
      if (unpaid > 0) (post.aboard ? aboard : units)[post.kind] = unpaid;
    }
    const here = roll.laden.filter((row) => row.zone === zone);
    const laden = here.flatMap((row) => new Array<Load>(unpaidLaden[row.key] ?? 0).fill(row.laden));
    const staying = here.flatMap((row) => new Array<Load>(row.number - (unpaidLaden[row.key] ?? 0)).fill(row.laden));
    const relieved = relieve(staying, aboard);
    if (totalOf(units) > 0 || laden.length > 0 || relieved.length > 0) all.push({ zone, units, laden, relieved });
  }
  return all;
}

function isNobody(unpaid: Readonly<Record<string, number>>): boolean {
  for (const key in unpaid) if (isSome(unpaid[key])) return false;
  return true;
}

/** Takes the dismissed off the board; for evolve only. */
export function dismiss(state: State, seat: Seat, { zone, units, laden, relieved }: Dismissed): void {
  for (const carrier of laden) takeLaden(state, zone, seat, carrier);
  for (const { from, gone } of relieved) {
    const cargo: Partial<Record<UnitKind, number>> = {};
    for (const kind of UNIT_KINDS) cargo[kind] = (from.cargo[kind] ?? 0) - (gone[kind] ?? 0);
    takeLaden(state, zone, seat, from);
    if (totalOf(cargo) === 0) addUnits(state, zone, seat, { [from.carrier]: 1 });
    else addLaden(state, zone, seat, { carrier: from.carrier, cargo });
  }
  if (totalOf(units) > 0) takeUnits(state, zone, seat, units);
}

function ladenPosts(play: Play, zone: Zone, carriers: readonly Load[]): LadenPost[] {
  const rows: { key: string; zone: Zone; laden: Load; salary: number; number: number }[] = [];
  for (const laden of carriers) {
    const same = rows.find((row) => row.laden.carrier === laden.carrier && sameCounts(row.laden.cargo, laden.cargo));
    if (same !== undefined) {
      same.number++;
      continue;
    }
    const cargo = play.rulebook.kinds.filter((kind) => isSome(laden.cargo[kind]));
    const key = `${zone}/${laden.carrier}/${cargo.map((kind) => `${laden.cargo[kind]}-${kind}`).join('+')}`;
    // The payroll outlives the events that follow from it, so it keeps its own copy.
    rows.push({
      key,
      zone,
      laden: { carrier: laden.carrier, cargo: sparse(laden.cargo) },
      salary: play.rulebook.unit(laden.carrier).salary,
      number: 1,
    });
  }
  return rows;
}

/** Takes the unpaid from the carriers with the least aboard first, so that as few as possible are left half full. */
function relieve(carriers: readonly Load[], unpaid: SparseCounts): Dismissed['relieved'] {
  const left = { ...unpaid };
  const relieved: { from: Load; gone: SparseCounts }[] = [];
  for (const from of [...carriers].sort((a, b) => totalOf(a.cargo) - totalOf(b.cargo))) {
    const gone: Partial<Record<UnitKind, number>> = {};
    for (const kind of UNIT_KINDS) {
      const number = Math.min(left[kind] ?? 0, from.cargo[kind] ?? 0);
      if (number === 0) continue;
      gone[kind] = number;
      left[kind] = sure(left[kind]) - number;
    }
    if (totalOf(gone) > 0) relieved.push({ from, gone });
  }
  return relieved;
}
