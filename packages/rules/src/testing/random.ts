// Players that pick at random among what the options offer, and nothing else.
import type { Stream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import type { Domain, Value } from '../referee/choice.ts';
import type { AnyCommandDef } from '../referee/command.ts';
import type { Game } from '../referee/game.ts';
import { type Offer, walkOne } from '../referee/options.ts';
import type { Walk } from '../referee/walk.ts';
import type { Seat } from '../state/seat.ts';
import { contains } from './offered.ts';

/** How eagerly a random player reaches for a kind of command, a standing right if it answers no question; 1 where nothing is said. */
export type Taste = (offer: Pick<Offer, 'command' | 'question'>) => number;

/** A random command of a seat among all that it may make; undefined if it may make none. */
export function randomCommand(game: Game, seat: Seat, stream: Stream, taste: Taste = () => 1): Command | undefined {
  const walk = walkOne(game, seat, (kinds) => byWeight(kinds, stream, weightsOf(kinds, taste)));
  return walk === undefined ? undefined : fill(walk, stream);
}

const weighed = new WeakMap<Taste, WeakMap<readonly AnyCommandDef[], readonly number[]>>();

/** What a taste makes of the commands of one question: the same every time, so it is asked once. */
function weightsOf(kinds: readonly AnyCommandDef[], taste: Taste): readonly number[] {
  const byKinds = weighed.get(taste) ?? new WeakMap<readonly AnyCommandDef[], readonly number[]>();
  weighed.set(taste, byKinds);
  const known = byKinds.get(kinds);
  if (known !== undefined) return known;
  const weights = kinds.map(({ type, answers }) =>
    parts(taste(answers === undefined ? { command: type } : { command: type, question: 0 })),
  );
  byKinds.set(kinds, weights);
  return weights;
}

/** A seat that is waited for, at random. */
export function randomSeat(game: Game, stream: Stream): Seat | undefined {
  const waiting = game.state.question?.waiting ?? [];
  return waiting[stream.below(Math.max(1, waiting.length))];
}

export function pickOffer(offers: readonly Offer[], stream: Stream, taste: Taste): Offer | undefined {
  for (const offer of byWeight(
    offers,
    stream,
    offers.map((offer) => parts(taste(offer))),
  ))
    return offer;
  return undefined;
}

/** Tastes are weighed in parts of this, so that rare wishes stay possible. */
const FINEST = 10_000;

function parts(weight: number): number {
  return Math.max(0, Math.round(weight * FINEST));
}

/** Things in random order, each the sooner the more it weighs; what weighs nothing never comes. */
function* byWeight<T>(things: readonly T[], stream: Stream, weighing: readonly number[]): Generator<T> {
  const weights = weighing.slice();
  let sum = 0;
  for (const weight of weights) sum += weight;
  while (sum > 0) {
    let left = stream.below(sum);
    let i = 0;
    while (left >= (weights[i] ?? 0)) left -= weights[i++] ?? 0;
    const chosen = things[i];
    if (chosen === undefined) return;
    sum -= weights[i] ?? 0;
    weights[i] = 0;
    yield chosen;
  }
}

/** What a player would rather put into a field than leave to chance, if it is among what is offered. */
export type Wish = (next: NonNullable<Offer['next']>, draft: Readonly<Record<string, Value>>) => Value | undefined;

/** Fills an offer's fields one by one; a list that may go on does so every other time. */
export function complete(game: Game, seat: Seat, offer: Offer, stream: Stream, wish?: Wish): Command {
  const walk = walkOne(game, seat, (kinds) => kinds.filter(({ type }) => type === offer.command));
  if (walk === undefined) throw new Error(`${offer.command} is not open`);
  return fill(walk, stream, wish);
}

function fill(walk: Walk, stream: Stream, wish?: Wish): Command {
  // A draft holds plain values only.
  const draft = walk.draft as Record<string, Value>;
  for (;;) {
    const longer = walk.more !== undefined && stream.below(2) === 0 ? walk.more : undefined;
    const field = longer?.field ?? walk.field;
    if (field === undefined) break;
    const domain = longer?.domain ?? walk.domain();
    if (isBarren(domain)) throw new Error(`nothing may stand in ${field} of an offered ${JSON.stringify(draft)}`);
    const sofar = draft[field];
    const wanted = wish?.({ field, domain }, draft);
    const value =
      wanted !== undefined && contains(domain, wanted)
        ? wanted
        : sample(domain, stream, Array.isArray(sofar) ? sofar : []);
    if (longer !== undefined && Array.isArray(value)) walk.lengthen(value);
    else walk.put(value);
  }
  // Every field was chosen from its domain.
  return draft as unknown as Command;
}

/** Whether a domain describes no value at all, which must never be offered. */
function isBarren(domain: Domain): boolean {
  if (domain.kind === 'one-of') return domain.values.length === 0;
  if (domain.kind === 'range') return domain.max < domain.min;
  return domain.kind === 'list' && !domain.mayStop && isBarren(domain.next);
}

function sample(domain: Domain, stream: Stream, prefix: readonly Value[]): Value {
  switch (domain.kind) {
    case 'one-of':
      return pick(domain.values, stream);
    case 'range':
      return domain.min + stream.below(domain.max - domain.min + 1);
    case 'text':
      return '';
    case 'some-of': {
      const pool = [...domain.values];
      const size = domain.least + stream.below(domain.most - domain.least + 1);
      const chosen: Value[] = [];
      while (chosen.length < size) chosen.push(...pool.splice(stream.below(pool.length), 1));
      return chosen;
    }
    case 'counts': {
      const keys = Object.keys(domain.max).filter((key) => (domain.max[key] ?? 0) > 0);
      const room = keys.reduce((sum, key) => sum + (domain.max[key] ?? 0), 0);
      let left = domain.least + stream.below(Math.min(domain.most, room) - domain.least + 1);
      const chosen: Record<string, number> = {};
      while (left > 0) {
        const key = pick(keys, stream);
        if ((chosen[key] ?? 0) >= (domain.max[key] ?? 0)) continue;
        chosen[key] = (chosen[key] ?? 0) + 1;
        left--;
      }
      return chosen;
    }
    case 'list':
      // An empty list is a choice too where it may stop at once; it is the only one where nothing can be added.
      return prefix.length === 0 && domain.mayStop && (isBarren(domain.next) || stream.below(3) === 0)
        ? []
        : [...prefix, sample(domain.next, stream, [])];
  }
}

function pick<T>(items: readonly T[], stream: Stream): T {
  const item = items[stream.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
