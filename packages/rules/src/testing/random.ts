// Players that pick at random among what the options offer, and nothing else.
import type { Stream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import type { Domain, Value } from '../referee/choice.ts';
import type { Draft } from '../referee/command.ts';
import type { Game } from '../referee/game.ts';
import { type Offer, openCommands, options } from '../referee/options.ts';
import type { Seat } from '../state/seat.ts';
import { contains } from './offered.ts';

/** How eagerly a random player reaches for a kind of command; 1 where nothing is said. */
export type Taste = (offer: Offer) => number;

/** A random command of a seat among its offers; undefined if it has none. */
export function randomCommand(game: Game, seat: Seat, stream: Stream, taste: Taste = () => 1): Command | undefined {
  const offer = pickOffer(openCommands(game, seat), stream, taste);
  return offer === undefined ? undefined : complete(game, seat, offer, stream);
}

/** A seat that is waited for, at random. */
export function randomSeat(game: Game, stream: Stream): Seat | undefined {
  const waiting = game.state.question?.waiting ?? [];
  return waiting[stream.below(Math.max(1, waiting.length))];
}

/** Tastes are weighed in parts of this, so that rare wishes stay possible. */
const FINEST = 10_000;

export function pickOffer(offers: readonly Offer[], stream: Stream, taste: Taste): Offer | undefined {
  const weights = offers.map((offer) => Math.max(0, Math.round(taste(offer) * FINEST)));
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return undefined;
  let left = stream.below(sum);
  return offers.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
}

/** What a player would rather put into a field than leave to chance, if it is among what is offered. */
export type Wish = (next: NonNullable<Offer['next']>, draft: Readonly<Record<string, Value>>) => Value | undefined;

/** Fills an offer's fields one by one; a list that may go on does so every other time. */
export function complete(game: Game, seat: Seat, offer: Offer, stream: Stream, wish: Wish = () => undefined): Command {
  const draft: Record<string, Value> = { type: offer.command };
  let now = offer.next === undefined ? options(game, seat, draft as Draft<Command>)[0] : offer;
  while (now !== undefined) {
    const goOn: boolean = now.more !== undefined && stream.below(2) === 0;
    const next: Offer['next'] = goOn ? now.more : now.next;
    if (next === undefined) break;
    if (isBarren(next.domain))
      throw new Error(`nothing may stand in ${next.field} of an offered ${JSON.stringify(draft)}`);
    const sofar = draft[next.field];
    const wanted = wish(next, draft);
    draft[next.field] =
      wanted !== undefined && contains(next.domain, wanted)
        ? wanted
        : sample(next.domain, stream, Array.isArray(sofar) ? sofar : []);
    now = options(game, seat, draft as Draft<Command>)[0];
    if (now === undefined) throw new Error(`a sampled ${offer.command} leads nowhere: ${JSON.stringify(draft)}`);
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
      // An empty list is a choice too where it may stop at once.
      return prefix.length === 0 && domain.mayStop && stream.below(3) === 0
        ? []
        : [...prefix, sample(domain.next, stream, [])];
  }
}

function pick<T>(items: readonly T[], stream: Stream): T {
  const item = items[stream.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
