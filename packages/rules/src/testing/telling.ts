// Sums over a game while it is played or looked at: what happens, what is offered, what is refused and what is seen.
import { ZONES } from '../board/index.ts';
import { type QuickStream, quickStream } from '../dice/index.ts';
import { COMMANDS, type Command, type GameEvent } from '../game.ts';
import { askedOf } from '../referee/asked.ts';
import { type Draft, emptyDraft } from '../referee/command.ts';
import { explain } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { imagine } from '../referee/imagine.ts';
import { type Offer, openCommands, options } from '../referee/options.ts';
import { parseDraft } from '../referee/parse.ts';
import { redact } from '../referee/redact.ts';
import type { Refusal } from '../referee/refusal.ts';
import { view } from '../referee/view.ts';
import { STANDING, type Topic } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';
import { blockadesOf, ownersOf, wealthOf } from '../table/figures.ts';
import { canonical, factsIn } from '../table/game-file.ts';
import { onlyAnswer } from '../table/orders.ts';
import { paydayOf } from '../table/payday.ts';
import { publicWorth } from '../table/public-worth.ts';
import { standingAnswer } from '../table/standing.ts';
import { fallbackFor } from '../table/table.ts';
import { bent } from './bent.ts';
import { complete } from './random.ts';

/** Sums over some moves of a game. */
export interface Chapter {
  readonly happened: string;
  readonly offered: string;
  readonly refused: string;
  readonly seen: string;
}

/** A game that is told in chapters. */
export interface Tale {
  readonly name: string;
  readonly tell: () => readonly Chapter[];
}

/** Moves in a chapter. */
const CHAPTER = 10;
/** Nearly right commands that are tried before each move. */
const TRIES = 6;
/** Zones that are tried for each choice of one. */
const ZONES_TRIED = 12;
/** What an order says apart from its reply. */
const ORDER = { least: 1, otherwise: 'bare', price: 200, units: 3 } as const;
// The keys of a table are its own.
const TOPICS = Object.keys(STANDING) as readonly Topic[];

/** Sums up a game while it is played. */
export class Telling {
  readonly #chance;
  readonly #chapters: Chapter[] = [];
  #sums = fresh();
  #moves = 0;

  constructor(name: string) {
    this.#chance = quickStream(`what is tried in ${name}`);
  }

  before(game: Game, seat: Seat, command: Command): void {
    const { offered, refused, seen } = this.#sums;
    this.#moves += 1;
    if (this.#moves % 2 === 0) {
      offered.add(options(game, seat));
      for (const draft of drafts(command)) offered.add(options(game, seat, draft));
      offered.add(fallbackFor(game, seat) ?? 'nothing');
      offered.add(openCommands(game, seat));
      seen.add(askedOf(game, seat) ?? 'nothing');
    }
    for (let n = 0; n < TRIES; n++) {
      const tried = bent(command, this.#chance);
      if (tried === undefined) continue;
      const why = explain(game, seat, tried);
      refused.add(why === undefined ? 'nothing' : factsOf(why));
    }
    if (this.#moves % 8 === 0) for (const viewer of [seat, 'spectator'] as const) seen.add(view(game, viewer));
  }

  /** Everything that is open to anybody, one way through each command, what is nearly it, and why the rest is closed. */
  look(game: Game, chance: QuickStream): void {
    const { offered, seen } = this.#sums;
    seen.add([[...ownersOf(game)], blockadesOf(game)]);
    for (const seat of game.state.order) {
      const looks = view(game, seat);
      seen.add(looks);
      seen.add([wealthOf(game, seat), paydayOf(looks, seat), publicWorth(looks, seat) ?? 'nothing']);
      seen.add(imagine(game.setup, looks, chance).state);
      offered.add(fallbackFor(game, seat) ?? 'nothing');
      seen.add(askedOf(game, seat) ?? 'nothing');
      this.#orders(game, seat);
      for (const { type } of COMMANDS) this.refused(explain(game, seat, emptyDraft(type)));
      for (const offer of options(game, seat)) {
        offered.add(offer);
        if (offer.question === undefined) continue;
        const command = complete(game, seat, offer, chance);
        for (const draft of drafts(command)) offered.add(options(game, seat, draft));
        const tried = bent(command, this.#chance);
        this.refused(tried && explain(game, seat, tried));
        this.#wander(game, seat, offer, chance);
      }
    }
  }

  /** What the table answers by itself, and by each order that can be given. */
  #orders(game: Game, seat: Seat): void {
    const { question } = game.state;
    if (question === undefined || !question.waiting.includes(seat)) return;
    const { offered } = this.#sums;
    offered.add(onlyAnswer(game, seat) ?? 'nothing');
    for (const about of TOPICS)
      for (const reply of STANDING[about])
        for (const order of [{ reply, ...ORDER }, { reply }])
          offered.add(standingAnswer({ [about]: order }, game, seat, question.kind) ?? 'nothing');
  }

  /** Other zones than those that are offered. */
  #wander(game: Game, seat: Seat, { command, next }: Offer, chance: QuickStream): void {
    if (next?.domain.kind !== 'one-of' || !next.domain.values.some((value) => ZONES.some((zone) => zone === value)))
      return;
    for (let n = 0; n < ZONES_TRIED; n++) {
      const zone = ZONES[chance.below(ZONES.length)];
      const draft = parseDraft({ type: command, [next.field]: zone });
      this.refused(draft.ok ? explain(game, seat, draft.value) : draft.refusal);
    }
  }

  after(game: Game, events: readonly GameEvent[]): void {
    const { happened, seen } = this.#sums;
    for (const event of events) {
      happened.add(factsIn(event));
      for (const viewer of ['spectator', game.state.order[0] ?? 'spectator'] as const) {
        const heard = redact(event, viewer);
        seen.add(heard === undefined ? 'nothing' : factsIn(heard));
      }
    }
    if (this.#moves % CHAPTER > 0) return;
    happened.add(game.state);
    this.#turn();
  }

  refused(refusal: Refusal | undefined): void {
    this.#sums.refused.add(refusal === undefined ? 'nothing' : factsOf(refusal));
  }

  end(game?: Game): readonly Chapter[] {
    if (game !== undefined) this.#sums.happened.add(game.state);
    this.#turn();
    return this.#chapters;
  }

  #turn(): void {
    const { happened, offered, refused, seen } = this.#sums;
    this.#chapters.push({
      happened: happened.text,
      offered: offered.text,
      refused: refused.text,
      seen: seen.text,
    });
    this.#sums = fresh();
  }
}

function factsOf({ code, clause, figures = {} }: Refusal) {
  return [code, clause, figures];
}

function fresh() {
  return { happened: new Sum(), offered: new Sum(), refused: new Sum(), seen: new Sum() };
}

/** The command as it is made: nothing but its type, then one field after another. */
function* drafts(command: Command): Generator<Draft<Command>> {
  const fields = Object.entries(command);
  // The fields of a command, as far as they go, are a draft of it.
  for (let n = 1; n <= fields.length; n++) yield Object.fromEntries(fields.slice(0, n)) as Draft<Command>;
}

/** A sum that changes with every letter (FNV-1a, 32 bits). */
export class Sum {
  #sum = 0x811c9dc5;

  get text(): string {
    return (this.#sum >>> 0).toString(16);
  }

  add(value: unknown): void {
    const text = typeof value === 'string' ? value : canonical(value);
    for (let i = 0; i < text.length; i++) this.#sum = Math.imul(this.#sum ^ text.charCodeAt(i), 0x01000193);
  }
}
