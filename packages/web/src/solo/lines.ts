import {
  type Game,
  type GameEvent,
  isZone,
  type Power,
  redact,
  type Seat,
  type StandingOrder,
  type Topic,
  type Viewer,
} from '@marshall/rules';
import { sayEvent } from '@marshall/words';
import { language } from '../language.ts';
import type { LogLine } from '../session/session.ts';
import { DONE_TO } from './done-to.ts';

/** All that is needed of a game to tell its events: who sits where, and which power they lead. */
export interface Named {
  readonly state: {
    readonly order: readonly Seat[];
    readonly seats: Readonly<Record<Seat, { readonly power: Power | undefined }>>;
  };
}

/** Events in the order in which they happened, told line by line to one viewer. */
export class Chronicle {
  readonly #events: GameEvent[] = [];
  readonly #begins: { readonly cycle: number; readonly stage: number };
  #cycle: number;
  #stage: number;
  /** Where each command's events end, who gave it, its own number, and from where its lines are counted at least. */
  readonly #commands: {
    readonly end: number;
    readonly by: Seat | 'nobody' | undefined;
    readonly act: number;
    readonly from: number;
  }[] = [];
  #acts = 0;
  #from = 0;
  #told = 0;
  #heard = 0;
  #n = 0;
  #since = 0;
  /** The viewer's own standing orders, as they were given last. */
  #orders: Readonly<Partial<Record<Topic, StandingOrder>>> = {};

  /** A game may begin in the middle. */
  constructor(begins = { cycle: 0, stage: 0 }) {
    this.#begins = begins;
    this.#cycle = begins.cycle;
    this.#stage = begins.stage;
  }

  /** Takes down what came of one command; by whom it was given is read off its events where it is not told. */
  add(events: readonly GameEvent[], by?: Seat | 'nobody'): void {
    this.#events.push(...events);
    this.#commands.push({ end: this.#events.length, by, act: ++this.#acts, from: this.#from });
  }

  /** Only so many commands stand. Numbers of lines and commands that are gone are not used again. */
  cut(commands: number): void {
    this.#commands.splice(commands);
    this.#events.splice(this.#commands.at(-1)?.end ?? 0);
    this.#from = Math.max(this.#from, this.#n);
    this.rewind();
  }

  get cycle(): number {
    return this.#cycle;
  }

  get stage(): number {
    return this.#stage;
  }

  /** The last line of what came of the viewer's own last command, 0 before it. */
  get since(): number {
    return this.#since;
  }

  /** The lines that a viewer has not heard yet. */
  tell(game: Named, viewer: Viewer): LogLine[] {
    const lines: LogLine[] = [];
    for (const { end, by, act, from } of this.#commands.slice(this.#heard)) {
      this.#n = Math.max(this.#n, from);
      const events = this.#events.slice(this.#told, end);
      for (const event of events) {
        if (event.type === 'cycle-began') this.#cycle = event.cycle;
        if (event.type === 'stage-opened') this.#stage = event.stage;
        this.#orders = ordersIn(event, viewer) ?? this.#orders;
        const line = this.#line(game, event, viewer, act);
        if (line !== undefined) lines.push(line);
      }
      this.#told = end;
      // What the table answered for them was no decision of theirs: they have seen nothing since the one before.
      if ((by ?? giverOf(game, events)) === viewer && !byTable(events)) this.#since = this.#n;
    }
    this.#heard = this.#commands.length;
    return lines;
  }

  /** Begins again, for another viewer. */
  rewind(): void {
    this.#cycle = this.#begins.cycle;
    this.#stage = this.#begins.stage;
    this.#told = 0;
    this.#heard = 0;
    this.#n = 0;
    this.#since = 0;
    this.#orders = {};
  }

  #line(game: Named, event: GameEvent, viewer: Viewer, act: number): LogLine | undefined {
    const seen = redact(event, viewer);
    // Sentences take from a game the names of its seats alone.
    const text = seen === undefined ? undefined : sayEvent(language, game as Game, seen);
    if (seen === undefined || text === undefined) return undefined;
    return {
      n: ++this.#n,
      act,
      cycle: this.#cycle,
      stage: this.#stage,
      text,
      clauses: seen.clauses ?? [],
      kind: seen.type,
      ...shown(game, seen),
      ...(seen.type === 'order-followed' ? orderIn(this.#orders, seen.about) : {}),
      event: seen,
    };
  }
}

/** What a viewer has ordered, where an event tells it. */
function ordersIn(event: GameEvent, viewer: Viewer) {
  if (event.type !== 'orders-given' || event.seat !== viewer) return undefined;
  return event.secret[event.seat]?.orders.standing ?? {};
}

function orderIn(orders: Readonly<Partial<Record<string, StandingOrder>>>, about: string): Pick<LogLine, 'order'> {
  const order = orders[about];
  return order === undefined ? {} : { order };
}

/** What of an event has a place on the map, and who acted. */
function shown(game: Named, event: GameEvent): Partial<LogLine> {
  const actor = actorOf(game, event);
  return { ...(actor === undefined ? {} : { actor }), ...places(event) };
}

function places(event: GameEvent): Partial<LogLine> {
  if (event.type === 'units-moved') {
    const arrows = event.legs.map(({ from, to }) => ({ from, to, kind: 'move' as const }));
    return { arrows, zones: [event.zone] };
  }
  if (event.type === 'attack-declared') {
    const { from, target } = event;
    return {
      zones: [target],
      ...(from === undefined ? {} : { arrows: [{ from, to: target, kind: 'attack' as const }] }),
    };
  }
  if (event.type === 'fired') return { dice: event.dice };
  const zones = [...new Set(zonesIn(event))];
  return zones.length === 0 ? {} : { zones };
}

/** Every zone that an event names, wherever it stands in it. */
function zonesIn(fact: unknown): string[] {
  if (typeof fact === 'string') return isZone(fact) ? [fact] : [];
  return typeof fact === 'object' && fact !== null
    ? Object.entries(fact).flatMap(([key, part]) => [...zonesIn(key), ...zonesIn(part)])
    : [];
}

const ACTORS = ['seat', 'attacker', 'seller', 'giver', 'author', 'asker'] as const;

function actorOf(game: Named, event: GameEvent): Seat | undefined {
  const facts: Readonly<Record<string, unknown>> = { ...event };
  if (DONE_TO.has(event.type)) return game.state.order.find((seat) => seat === facts.by);
  return ACTORS.flatMap((key) => game.state.order.filter((seat) => seat === facts[key]))[0];
}

/** Who gave the command of which these events came; of losses only the loser is told, who did not choose them. */
const byTable = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'order-followed' || type === 'answered-for');

function giverOf(game: Named, events: readonly GameEvent[]): Seat | undefined {
  if (events[0]?.type === 'units-lost') return undefined;
  return events.map((event) => actorOf(game, event)).find((seat) => seat !== undefined);
}
