// Everybody's cash as an attentive player could reckon it from what was told to all: nearly every payment is public.
import { type Memory, Recall } from '@marshall/bots';
import type { Game, GameEvent, Seat, View } from '@marshall/rules';
import type { Reckoned } from '../session/session.ts';

interface Entry {
  readonly events: readonly GameEvent[];
}

type Cash = Readonly<Record<Seat, number>>;

export class Purses {
  #began: { readonly event: GameEvent; readonly cash: Cash | undefined } | undefined;

  /** What a seat can reckon that everybody has, itself included; nothing where all cash is open, or where it saw no beginning. */
  of(seat: Seat, view: View, { notes }: Memory, entries: readonly Entry[]): Reckoned | undefined {
    const now = isHidden(view) ? cashIn(notes.cash, view, seat) : undefined;
    if (now === undefined) return undefined;
    const began = this.#atBeginning(seat, view, entries);
    return began === undefined ? { now } : { now, began };
  }

  /** The same when the cycle began. */
  #atBeginning(seat: Seat, view: View, entries: readonly Entry[]): Cash | undefined {
    const at = entries.findLastIndex((entry) => beginning(entry, view) !== undefined);
    const event = entries[at] && beginning(entries[at], view);
    if (event === undefined) return undefined;
    if (this.#began?.event !== event) {
      const events = entries.slice(0, at + 1).flatMap((entry) => entry.events);
      const recall = new Recall(view.order);
      recall.hear(events.slice(0, events.lastIndexOf(event)));
      this.#began = { event, cash: cashIn(recall.notesOf(seat).cash, view) };
    }
    return this.#began.cash;
  }
}

const isHidden = (view: View): boolean =>
  view.order.some((each) => view.seats[each] !== undefined && view.seats[each].cash === undefined);

/** The same on an imagined board: what nobody told is made up there, so it can be counted as it stands. */
export function purseOnBoard({ state: { seats } }: Game, view: View): Reckoned | undefined {
  if (!isHidden(view)) return undefined;
  const living = view.order.filter((seat) => seats[seat] !== undefined && seats[seat].out === undefined);
  return { now: Object.fromEntries(living.map((seat) => [seat, seats[seat]?.cash ?? 0])) };
}

const beginning = ({ events }: Entry, { cycle }: View): GameEvent | undefined =>
  events.find((event) => event.type === 'cycle-began' && event.cycle === cycle);

/** The sums of all purses, if each is known; one's own exactly, where it is asked about now. */
function cashIn(purses: Memory['notes']['cash'], view: View, own?: Seat): Cash | undefined {
  const living = view.order.filter((seat) => view.seats[seat] !== undefined && view.seats[seat].out === undefined);
  if (living.some((seat) => purses[seat] === undefined)) return undefined;
  return Object.fromEntries(
    living.map((seat) => [seat, (seat === own ? view.seats[seat]?.cash : undefined) ?? purses[seat]?.sum ?? 0]),
  );
}
