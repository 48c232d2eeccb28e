// What a seat may do now, as data: the same choices that check commands, described.
import { COMMANDS, type Command } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import type { Domain } from './choice.ts';
import type { Clause } from './cite.ts';
import type { AnyCommandDef, Draft } from './command.ts';
import type { Game } from './game.ts';
import { commandDef, whyNotAtAll } from './perform.ts';
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
  for (const def of COMMANDS) {
    if (whyNotAtAll(play, seat, def) !== undefined) continue;
    const offer = offerOf(play, seat, def, { type: def.type });
    if (offer !== undefined && !('sentence' in offer)) offers.push(offer);
  }
  return offers;
}

/** The next choice of a draft; a refusal if what it holds so far is not legal. */
export function offerOf(play: Play, seat: Seat, def: AnyCommandDef, draft: Draft<Command>): Offer | Refusal {
  const base: Offer =
    def.answers !== undefined && play.state.question !== undefined
      ? { command: def.type, clause: def.clause, question: play.state.question.id }
      : { command: def.type, clause: def.clause };
  const sofar: Draft<Command> = { type: def.type };
  for (const field of def.fields) {
    if (field.applies !== undefined && !field.applies(sofar)) continue;
    const value: unknown = draft[field.name as keyof Command];
    const choice = field.choice(play, seat, draft === undefined ? sofar : withPrefix(sofar, field.name, value));
    const open = value === undefined ? undefined : choice.refuse(value as never);
    if (value === undefined || isPrefix(choice.domain, value, open)) {
      return { ...base, next: { field: field.name, domain: choice.domain() } };
    }
    if (open !== undefined) return open;
    Object.assign(sofar, { [field.name]: value });
  }
  return base;
}

/** A list field in the making stands in the draft as its prefix, so that its choice can go on from there. */
function withPrefix(draft: Draft<Command>, name: string, value: unknown): Draft<Command> {
  return Array.isArray(value) ? { ...draft, [name]: value } : draft;
}

/** Whether a list may be gone on with: it is a prefix that may not stop here yet. */
function isPrefix(domain: () => Domain, value: unknown, refusal: Refusal | undefined): boolean {
  return Array.isArray(value) && refusal !== undefined && refusal.code === 'goes-on' && domain().kind === 'list';
}
