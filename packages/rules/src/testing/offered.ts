// Whether a command can be reached by choosing field after field among what the options offer (law 1, the way back).
import type { Command } from '../game.ts';
import { type Domain, sameValue, type Value } from '../referee/choice.ts';
import { type Draft, emptyDraft } from '../referee/command.ts';
import type { Game } from '../referee/game.ts';
import { type Offer, options } from '../referee/options.ts';
import type { Seat } from '../state/seat.ts';

/** Why a command was never offered to a seat; undefined if a walk through its drafts leads to it. */
export function whyNotOffered(game: Game, seat: Seat, command: Command): string | undefined {
  // A command is plain data; only its fields by name matter here.
  const wanted = command as unknown as Readonly<Record<string, Value | undefined>>;
  if (!options(game, seat).some((offer) => offer.command === command.type)) return `${command.type} is not offered`;
  const draft: Record<string, Value> = { ...(emptyDraft(command.type) as { type: string }) };
  for (;;) {
    const [offer] = options(game, seat, draft as Draft<Command>);
    if (offer === undefined) return `${JSON.stringify(draft)} leads nowhere`;
    const step = nextStep(offer, draft, wanted);
    if (step === undefined) break;
    if (typeof step === 'string') return step;
    draft[step.field] = step.value;
  }
  const extra = Object.keys(wanted).find((key) => wanted[key] !== undefined && draft[key] === undefined);
  return extra === undefined ? undefined : `${extra} was never asked for`;
}

/** Whether a value is among those a domain describes. */
export function contains(domain: Domain, value: Value | undefined): boolean {
  switch (domain.kind) {
    case 'one-of':
      return domain.values.some((offered) => sameValue(offered, value));
    case 'range':
      return typeof value === 'number' && Number.isInteger(value) && value >= domain.min && value <= domain.max;
    case 'text':
      return typeof value === 'string' && value.length <= domain.most;
    case 'some-of':
      return (
        Array.isArray(value) &&
        value.length >= domain.least &&
        value.length <= domain.most &&
        value.every(
          (member: Value, i) =>
            contains({ kind: 'one-of', values: domain.values }, member) &&
            !value.slice(0, i).some((other: Value) => sameValue(other, member)),
        )
      );
    case 'counts':
      return (
        typeof value === 'object' &&
        !Array.isArray(value) &&
        countsFit(domain, value as Readonly<Record<string, Value>>)
      );
    case 'list':
      return false;
  }
}

function nextStep(
  offer: Offer,
  draft: Readonly<Record<string, Value>>,
  wanted: Readonly<Record<string, Value | undefined>>,
): { field: string; value: Value } | string | undefined {
  const { more, next } = offer;
  const longer = more === undefined ? undefined : goOn(more, draft, wanted);
  if (longer !== undefined) return longer;
  if (next === undefined) return undefined;
  if (next.domain.kind === 'list') {
    const value = wanted[next.field];
    if (Array.isArray(value) && value.length === 0 && draft[next.field] === undefined)
      return next.domain.mayStop ? { field: next.field, value } : `${next.field} may not be empty`;
    return goOn(next, draft, wanted) ?? `${next.field} may not stop at ${JSON.stringify(draft[next.field])}`;
  }
  const value = wanted[next.field] ?? nothingOf(next.domain);
  return value !== undefined && contains(next.domain, value)
    ? { field: next.field, value }
    : `${next.field} may not be ${JSON.stringify(value)}`;
}

/** The list's next member, if the wanted list is longer than the draft's. */
function goOn(
  next: NonNullable<Offer['next']>,
  draft: Readonly<Record<string, Value>>,
  wanted: Readonly<Record<string, Value | undefined>>,
): { field: string; value: Value } | string | undefined {
  const sofar = draft[next.field] ?? [];
  const whole = wanted[next.field];
  if (next.domain.kind !== 'list' || !Array.isArray(sofar) || !Array.isArray(whole)) return `${next.field} is no list`;
  if (sofar.length >= whole.length) return undefined;
  const member: Value = whole[sofar.length];
  return contains(next.domain.next, member)
    ? { field: next.field, value: [...sofar, member] }
    : `${next.field} may not go on with ${JSON.stringify(member)}`;
}

/** What a field that was left out stands for. */
function nothingOf(domain: Domain): Value | undefined {
  return NOTHINGS.find((nothing) => contains(domain, nothing));
}
const NOTHINGS: readonly Value[] = [0, {}, [], false, '', 'none', 'on-delivery', 'this'];

function countsFit(domain: Extract<Domain, { kind: 'counts' }>, chosen: Readonly<Record<string, Value>>): boolean {
  let sum = 0;
  for (const [key, n] of Object.entries(chosen)) {
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > (domain.max[key] ?? 0)) return false;
    sum += n;
  }
  return sum >= domain.least && sum <= domain.most;
}
