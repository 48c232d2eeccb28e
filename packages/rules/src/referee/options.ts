// What a seat may do now, as data: the same choices that check commands, described.
import type { Command } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import type { Domain } from './choice.ts';
import type { Clause } from './cite.ts';
import { type AnyCommandDef, type Draft, emptyDraft } from './command.ts';
import type { Game } from './game.ts';
import { commandDef, commandsFor, noPlaceFor, whyNotAtAll } from './perform.ts';
import { Play } from './play.ts';
import type { Refusal } from './refusal.ts';

/** One command a seat may make: what it is, what it answers, and the next field to choose, if any is left. */
export interface Offer {
  readonly command: Command['type'];
  readonly clause: Clause;
  /** The question it answers; absent for standing rights. */
  readonly question?: number;
  /** The next field of the draft and what may stand there; absent when the draft is complete. */
  readonly next?: { readonly field: string; readonly domain: Domain };
  /** A list that may stop where it is and may also go on, with what may follow. */
  readonly more?: { readonly field: string; readonly domain: Domain };
}

/** What a seat may do now; with a draft, the next choice of that command, or why it cannot go on. */
export function options(game: Game, seat: Seat, draft?: Draft<Command>): readonly Offer[] {
  const play = new Play(game);
  const offers: Offer[] = [];
  if (draft?.type !== undefined) {
    const def = commandDef(draft.type);
    const offer =
      def === undefined || whyNotAtAll(play, seat, def) !== undefined ? undefined : offerOf(play, seat, def, draft);
    if (offer !== undefined && !('sentence' in offer)) offers.push(offer);
    return offers;
  }
  for (const def of commandsFor(play.state.question?.kind)) {
    if (whyNotAtAll(play, seat, def) !== undefined) continue;
    const offer = offerOf(play, seat, def, emptyDraft(def.type));
    if (offer !== undefined && !('sentence' in offer)) offers.push(offer);
  }
  return offers;
}

/** The commands a seat may make now, without their fields: the cheap half of `options`. */
export function openCommands(game: Game, seat: Seat): readonly Offer[] {
  const play = new Play(game);
  const offers: Offer[] = [];
  for (const def of commandsFor(play.state.question?.kind))
    if (whyNotAtAll(play, seat, def) === undefined) offers.push(bare(play, def));
  return offers;
}

/** The next choice of a draft; a refusal if what it holds so far is not legal. */
export function offerOf(play: Play, seat: Seat, def: AnyCommandDef, draft: Draft<Command>): Offer | Refusal {
  const base = bare(play, def);
  const sofar = emptyDraft(def.type);
  let more: Offer['more'];
  for (const field of def.fields) {
    const value: unknown = draft[field.name as keyof Command];
    if (field.applies !== undefined && !field.applies(sofar)) {
      if (value !== undefined) return noPlaceFor(field.name);
      continue;
    }
    const choice = field.choice(play, seat, withPrefix(sofar, field.name, value));
    if (value === undefined) return withMore({ ...base, next: { field: field.name, domain: choice.domain() } }, more);
    const refusal = choice.refuse(value as never);
    if (refusal !== undefined && refusal.code !== 'goes-on') return refusal;
    more = undefined;
    if (Array.isArray(value)) {
      const domain = choice.domain();
      if (domain.kind === 'list' && !isEmpty(domain.next)) {
        if (refusal !== undefined) return { ...base, next: { field: field.name, domain } };
        more = { field: field.name, domain };
      }
    }
    if (refusal !== undefined) return refusal;
    Object.assign(sofar, { [field.name]: value });
  }
  return withMore(base, more);
}

function bare(play: Play, def: AnyCommandDef): Offer {
  return def.answers !== undefined && play.state.question !== undefined
    ? { command: def.type, clause: def.clause, question: play.state.question.id }
    : { command: def.type, clause: def.clause };
}

function withMore(offer: Offer, more: Offer['more']): Offer {
  return more === undefined ? offer : { ...offer, more };
}

function isEmpty(domain: Domain): boolean {
  return domain.kind === 'one-of' && domain.values.length === 0;
}

/** A list field in the making stands in the draft as its prefix, so that its choice can go on from there. */
function withPrefix(draft: Draft<Command>, name: string, value: unknown): Draft<Command> {
  return Array.isArray(value) ? { ...draft, [name]: value } : draft;
}
