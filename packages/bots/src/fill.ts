// Making a command by walking its choices, as a person would at a screen: what is picked was offered.
import type { Command, Domain, Draft, Offer, Value } from '@marshall/rules';
import type { Moment } from './commander.ts';

/** Picks a value of a field; of a list its next member, or undefined to stop. */
export type Pick = (domain: Domain, draft: Readonly<Record<string, Value>>) => Value | undefined;

/** Whether a command may be made now. */
export function mayDo(moment: Moment, type: Command['type']): boolean {
  return moment.offers.some((offer) => offer.command === type);
}

/** Fills a command's fields, those given beforehand as they are; undefined if it is not open, or a pick finds nothing it wants. */
export function fill(
  moment: Moment,
  type: Command['type'],
  picks: Readonly<Record<string, Pick>>,
  given: Readonly<Record<string, Value>> = {},
): Command | undefined {
  const draft: Record<string, Value> = { type, ...given };
  for (;;) {
    const offer: Offer | undefined = moment.walk(draft as Draft<Command>)[0];
    if (offer === undefined) return undefined;
    if (offer.more !== undefined && extend(draft, offer.more, picks)) continue;
    // Every field was chosen from its domain.
    if (offer.next === undefined) return draft as unknown as Command;
    if (!choose(draft, offer.next, picks)) return undefined;
  }
}

/** The command itself if it is legal as it stands. */
export function legal<C extends Command>(moment: Moment, command: C): C | undefined {
  if (moment.allows !== undefined) return moment.allows(command) ? command : undefined;
  // A whole command is a draft with nothing left out.
  const offer = moment.walk(command as unknown as Draft<Command>)[0];
  return offer === undefined || offer.next !== undefined ? undefined : command;
}

/** The values of a choice among listed ones. */
export function valuesOf(domain: Domain): readonly Value[] {
  return domain.kind === 'one-of' || domain.kind === 'some-of' ? domain.values : [];
}

/** The listed value with the best score above nothing; undefined if none has. */
export function best<T extends Value>(values: readonly T[], score: (value: T) => number): T | undefined {
  let found: T | undefined;
  let most = 0;
  for (const value of values) {
    const points = score(value);
    if (points <= most) continue;
    most = points;
    found = value;
  }
  return found;
}

function choose(
  draft: Record<string, Value>,
  next: NonNullable<Offer['next']>,
  picks: Readonly<Record<string, Pick>>,
): boolean {
  if (next.domain.kind === 'list') return extend(draft, next, picks) || stop(draft, next);
  const value = picks[next.field]?.(next.domain, draft) ?? plain(next.domain);
  if (value === undefined) return false;
  draft[next.field] = value;
  return true;
}

function extend(
  draft: Record<string, Value>,
  { field, domain }: NonNullable<Offer['next']>,
  picks: Readonly<Record<string, Pick>>,
): boolean {
  if (domain.kind !== 'list') return false;
  const value = picks[field]?.(domain.next, draft);
  if (value === undefined) return false;
  const sofar = draft[field];
  draft[field] = [...(Array.isArray(sofar) ? sofar : []), value];
  return true;
}

/** An empty list, where a list need not have anything in it. */
function stop(draft: Record<string, Value>, { field, domain }: NonNullable<Offer['next']>): boolean {
  if (domain.kind !== 'list' || !domain.mayStop || draft[field] !== undefined) return false;
  draft[field] = [];
  return true;
}

/** The only value there is, where nobody has a wish. */
function plain(domain: Domain): Value | undefined {
  if (domain.kind === 'text') return '';
  if (domain.kind === 'counts') return domain.least === 0 ? {} : undefined;
  if (domain.kind === 'some-of') return domain.least === 0 ? [] : undefined;
  return domain.kind === 'one-of' && domain.values.length === 1 ? domain.values[0] : undefined;
}
