import type { Domain, Offer, Value } from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import { type Draft, isRefusal } from '../session/session.ts';
import { isCounts } from './map-plan.ts';

/** One field of a command in the making: what may stand there and what does. */
export interface Row {
  /** The command it is part of. */
  readonly of?: string;
  readonly field: string;
  readonly domain: Domain;
  readonly value: Value | undefined;
}

/** A command in the making, field by field. */
export interface Form {
  readonly type: string;
  readonly rows: readonly Row[];
  readonly draft: Draft;
  /** Whether it can be sent as it is. */
  readonly complete: boolean;
  readonly question?: number;
  /** Why it cannot go on. */
  readonly refusal?: ToldRefusal;
}

export type Chosen = Readonly<Record<string, Value>>;

/** More fields than any command has. */
const MOST_STEPS = 40;

/**
 * Walks a command from field to field: with what was chosen where that is still legal, else with what is proposed, else
 * with what needs no thought.
 */
export async function fillForm(
  ask: (draft: Draft) => Promise<Offer | ToldRefusal>,
  type: string,
  chosen: Chosen,
  proposed: Chosen = {},
): Promise<Form> {
  let draft: Draft = { type };
  const rows: Row[] = [];
  const stale = new Set<string>();
  for (let step = 0; step < MOST_STEPS; step++) {
    const offer = await ask(draft);
    if (isRefusal(offer)) {
      const last = rows.pop();
      if (last === undefined) return { type, rows, draft, complete: false, refusal: offer };
      draft = without(draft, last.field);
      if (stale.has(last.field)) {
        return { type, rows: [...rows, { ...last, value: undefined }], draft, complete: false, refusal: offer };
      }
      stale.add(last.field);
      continue;
    }
    const { next, more, question } = offer;
    const asked = question === undefined ? {} : { question };
    if (more !== undefined) goOnWith(rows, more.field, more.domain);
    if (next === undefined) return { type, rows: withFullList(rows, more?.field), draft, complete: true, ...asked };
    if (next.field in draft) {
      goOnWith(rows, next.field, next.domain);
      return { type, rows, draft, complete: false, ...asked };
    }
    const kept = stale.has(next.field) ? undefined : (chosen[next.field] ?? proposed[next.field]);
    const value = kept === undefined ? usual(type, next.field, next.domain) : fitted(next.domain, kept);
    rows.push({ of: type, ...next, value });
    if (value === undefined || isTooFew(next.domain, value)) return { type, rows, draft, complete: false, ...asked };
    draft = { ...draft, [next.field]: value };
  }
  return { type, rows, draft, complete: false };
}

/** A list that may be longer: what may come next in it. */
function goOnWith(rows: Row[], field: string, domain: Domain): void {
  const at = rows.findIndex((row) => row.field === field);
  const row = rows[at];
  if (row !== undefined) rows[at] = { ...row, domain };
}

/** A list at the end of a command to which nothing can be added any more. */
function withFullList(rows: readonly Row[], open: string | undefined): readonly Row[] {
  const last = rows.at(-1);
  if (last?.domain.kind !== 'list' || last.field === open) return rows;
  const domain: Domain = { ...last.domain, next: { kind: 'one-of', values: [] } };
  return [...rows.slice(0, -1), { ...last, domain }];
}

/** What of a choice may still stand after the fields before it have changed; what was put down last stays longest. */
function fitted(domain: Domain, value: Value): Value {
  if (domain.kind === 'some-of' && Array.isArray(value)) {
    const { values, most } = domain;
    return value.filter((each) => values.some((other) => JSON.stringify(other) === JSON.stringify(each))).slice(-most);
  }
  if (domain.kind !== 'counts' || !isCounts(value)) return value;
  const counts = Object.entries(value).map(([key, number]) => [key, Math.min(number, domain.max[key] ?? 0)] as const);
  let over = counts.reduce((sum, [, number]) => sum + number, 0) - domain.most;
  return Object.fromEntries(
    counts.flatMap(([key, number]) => {
      const taken = Math.min(number, Math.max(0, over));
      over -= taken;
      return number > taken ? [[key, number - taken]] : [];
    }),
  );
}

/** A choice that is only begun: the referee is not asked before it is whole. */
function isTooFew(domain: Domain, value: Value): boolean {
  if (domain.kind === 'counts' && isCounts(value))
    return Object.values(value).reduce((sum, number) => sum + number, 0) < domain.least;
  return domain.kind === 'some-of' && Array.isArray(value) && value.length < domain.least;
}

const without = (draft: Draft, field: string): Draft => {
  const { [field]: _, ...rest } = draft;
  return { ...rest, type: draft.type };
};

/** Fields that are best begun with all there is. */
const ALL_OF_IT: ReadonlySet<string> = new Set([
  'attack:units',
  'attack-ships:units',
  'place-armies:territories',
  'build:number',
]);

/** Fields whose first value is what most would choose. */
const FIRST_OF_IT: ReadonlySet<string> = new Set([
  'build:kind',
  'pay-salaries:pay',
  'defend:supplied',
  'offer:paid',
  'counter-offer:paid',
]);

/** Terms of an offer that hold only if somebody says so. */
const UNLESS_SAID: ReadonlySet<string> = new Set(['loan', 'show']);

/** What stands in a field before anybody has chosen; undefined where there is a choice to make. */
function usual(type: string, field: string, domain: Domain): Value | undefined {
  const all = ALL_OF_IT.has(`${type}:${field}`);
  switch (domain.kind) {
    case 'one-of':
      if (UNLESS_SAID.has(field) && domain.values.includes(false)) return false;
      return domain.values.length === 1 || FIRST_OF_IT.has(`${type}:${field}`) ? domain.values[0] : undefined;
    case 'range':
      // An offer in which nothing lies yet asks for nothing.
      if (field === 'wantsCash' && domain.min > 0) return undefined;
      return all ? Math.min(domain.max, 3) : domain.min;
    case 'some-of':
      if (all) return domain.values.slice(0, domain.most);
      return domain.least === 0 ? [] : domain.least === domain.values.length ? domain.values : undefined;
    case 'counts':
      return all ? { ...domain.max } : domain.least === 0 ? {} : undefined;
    case 'text':
      return '';
    case 'list':
      return domain.mayStop ? [] : undefined;
  }
}
