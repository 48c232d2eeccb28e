// What a seat may do now, as data: the same choices that check commands, described.
import type { Command } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import type { Clause } from './cite.ts';
import type { AnyCommandDef, Draft } from './command.ts';
import type { Game } from './game.ts';
import { isOptional } from './parse.ts';
import { commandDef, commandsFor, noPlaceFor, whyNotAtAll } from './perform.ts';
import { Play } from './play.ts';
import type { Refusal } from './refusal.ts';
import { type Open, Walk } from './walk.ts';

/** One command a seat may make: what it is, what it answers, and the next field to choose, if any is left. */
export interface Offer {
  readonly command: Command['type'];
  readonly clause: Clause;
  /** The question it answers; absent for standing rights. */
  readonly question?: number;
  /** The next field of the draft and what may stand there; absent when the draft is complete. */
  readonly next?: Open;
  /** A list that may stop where it is and may also go on, with what may follow. */
  readonly more?: Open;
}

/** What a seat may do now; with a draft, the next choice of that command, or why it cannot go on. */
export function options(game: Game, seat: Seat, draft?: Draft<Command>): readonly Offer[] {
  const play = new Play(game);
  const offers: Offer[] = [];
  if (draft?.type !== undefined) {
    const def = commandDef(draft.type);
    const offer =
      def === undefined || whyNotAtAll(play, seat, def) !== undefined ? undefined : offerOf(play, seat, def, draft);
    if (offer !== undefined && !('code' in offer)) offers.push(offer);
    return offers;
  }
  for (const def of commandsFor(play.state.question?.kind))
    if (whyNotAtAll(play, seat, def) === undefined) offers.push(offerAt(new Walk(play, seat, def), play, def));
  return offers;
}

/** The same without the standing rights: only what answers the question that the seat is asked. */
export function answersNow(game: Game, seat: Seat): readonly Offer[] {
  const play = new Play(game);
  const offers: Offer[] = [];
  for (const def of commandsFor(play.state.question?.kind))
    if (def.answers !== undefined && whyNotAtAll(play, seat, def) === undefined)
      offers.push(offerAt(new Walk(play, seat, def), play, def));
  return offers;
}

/**
 * One command the seat may make now, to be filled field by field; undefined if it may make none. `pick` names them in
 * the order of its wishes; those after the first that may be made are never looked at.
 */
export function walkOne(
  game: Game,
  seat: Seat,
  pick: (kinds: readonly AnyCommandDef[]) => Iterable<AnyCommandDef>,
): Walk | undefined {
  const play = new Play(game);
  for (const def of pick(commandsFor(play.state.question?.kind)))
    if (whyNotAtAll(play, seat, def) === undefined) return new Walk(play, seat, def);
  return undefined;
}

/** The commands a seat may make now, without their fields: the cheap half of `options`. */
export function openCommands(game: Game, seat: Seat): readonly Offer[] {
  const play = new Play(game);
  const offers: Offer[] = [];
  for (const def of commandsFor(play.state.question?.kind))
    if (whyNotAtAll(play, seat, def) === undefined) offers.push(bare(play, def));
  return offers;
}

/**
 * The next choice of a draft; a refusal if what it holds so far is not legal. An optional field that is left out and
 * has others after it stands for nothing, as in a whole command.
 */
export function offerOf(play: Play, seat: Seat, def: AnyCommandDef, draft: Draft<Command>): Offer | Refusal {
  const walk = new Walk(play, seat, def);
  const given = (name: string): boolean => draft[name as keyof Command] !== undefined;
  const last = def.fields.findLastIndex(({ name }) => given(name));
  let open = true;
  for (const [i, { name }] of def.fields.entries()) {
    if (!open) continue;
    if (name !== walk.field) {
      if (given(name)) return noPlaceFor(name);
      continue;
    }
    const refusal = given(name)
      ? walk.tryToPut(draft[name as keyof Command])
      : i < last && isOptional(def, name)
        ? walk.tryToLeaveOut()
        : undefined;
    if (refusal !== undefined) return refusal;
    open = name !== walk.field;
  }
  return offerAt(walk, play, def);
}

/** Where a walk stands, as data. */
function offerAt(walk: Walk, play: Play, def: AnyCommandDef): Offer {
  const { field, more } = walk;
  const offer = bare(play, def);
  if (field !== undefined) offer.next = { field, domain: walk.domain() };
  if (more !== undefined) offer.more = more;
  return offer;
}

function bare(play: Play, def: AnyCommandDef): { -readonly [K in keyof Offer]: Offer[K] } {
  return def.answers !== undefined && play.state.question !== undefined
    ? { command: def.type, clause: def.clause, question: play.state.question.id }
    : { command: def.type, clause: def.clause };
}
