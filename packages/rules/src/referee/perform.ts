// How a command becomes events: find its definition, check it field by field, run it, and let the agenda go on.
import type { Command, Frame, GameEvent, QuestionKind } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import { citeRefusal } from './cite.ts';
import { type AnyCommandDef, emptyDraft } from './command.ts';
import { composed } from './composed.ts';
import type { Game } from './game.ts';
import { oncePerPosition } from './once.ts';
import { Play } from './play.ts';
import type { ProcedureDef } from './procedure.ts';
import { isSummary, type Refusal, type Result, refuse } from './refusal.ts';

const byType = new Map<string, AnyCommandDef>();
const byQuestion = new Map<QuestionKind | undefined, readonly AnyCommandDef[]>();

/** The definition of a command type. */
export function commandDef(type: string): AnyCommandDef | undefined {
  if (byType.size === 0) for (const def of composed().commands) byType.set(def.type, def);
  return byType.get(type);
}

/** The commands that can be used while a question is asked: its answers, and the standing rights. */
export function commandsFor(kind: QuestionKind | undefined): readonly AnyCommandDef[] {
  let defs = byQuestion.get(kind);
  if (defs === undefined) {
    defs = composed().commands.filter(
      ({ answers }) => answers === undefined || (kind !== undefined && answers.includes(kind)),
    );
    byQuestion.set(kind, defs);
  }
  return defs;
}

/** Carries out a command on a game the caller owns: refuses before the first event, then applies each event as it is emitted. */
export function perform(game: Game, seat: Seat, command: Command, question?: number): Result<readonly GameEvent[]> {
  const play = new Play(game);
  const refusal = obey(play, seat, command, question);
  return refusal === undefined ? { ok: true, value: play.events } : { ok: false, refusal };
}

/** The same, for anyone who must know whether it told something (`Play.tells`). */
export function performWatched(
  game: Game,
  seat: Seat,
  command: Command,
  question?: number,
): Result<{ readonly events: readonly GameEvent[]; readonly tells: boolean }> {
  const play = new Play(game);
  const refusal = obey(play, seat, command, question);
  return refusal === undefined
    ? { ok: true, value: { events: play.events, tells: play.tells } }
    : { ok: false, refusal };
}

function obey(play: Play, seat: Seat, command: Command, question: number | undefined): Refusal | undefined {
  const then = act(play, seat, command, question);
  if (typeof then === 'object') {
    citeRefusal(then);
    return then;
  }
  if (then === 'goes-on') proceed(play);
  return undefined;
}

/** Checks a command and does what it says, no more; tells why not, or whether the agenda goes on or others are waited for. */
export function act(play: Play, seat: Seat, command: Command, question?: number): Refusal | 'goes-on' | 'waits' {
  const refusal =
    question === undefined && accepted(play, seat).last === command ? undefined : whyNot(play, seat, command, question);
  if (refusal !== undefined) return refusal;
  const def = commandDef(command.type);
  if (def === undefined) throw new Error(`no definition of ${command.type}`);
  const asked = play.state.question;
  const single = def.answers !== undefined && asked !== undefined && asked.of.length === 1;
  const left = def.run(play, seat, command);
  play.rulebook.upkeep(play);
  if (play.state.ended !== undefined || play.asking) return 'waits';
  const answered = single ? left !== 'open' && play.state.question === asked : false;
  return answered || play.state.question === undefined || play.state.question.waiting.length === 0
    ? 'goes-on'
    : 'waits';
}

/** Lets the agenda go on until somebody is asked or the game is over. */
export function proceed(play: Play): void {
  play.asking = false;
  for (let steps = 0; !play.asking && play.state.ended === undefined; steps++) {
    if (steps > 100_000) throw new Error('the agenda never comes to a question');
    advance(play);
  }
}

/** Lets the procedure on top of the agenda do what comes next. */
export function advance(play: Play): void {
  const frame = play.state.agenda[play.state.agenda.length - 1];
  if (frame === undefined) throw new Error('the agenda ran empty before the game ended');
  // The table has a definition for every procedure by its own type; TypeScript cannot pair the two unions.
  (composed().procedures[frame.procedure] as unknown as ProcedureDef<Frame>).advance(play, frame);
  play.rulebook.upkeep(play);
}

/** The command of a seat that was found acceptable last: performed in the same position, it need not be checked again. */
const accepted = oncePerPosition((): { last: Command | undefined } => ({ last: undefined }));

/** Whether a whole command would be accepted now. */
export function isAcceptable(play: Play, seat: Seat, command: Command): boolean {
  if (whyNot(play, seat, command) !== undefined) return false;
  accepted(play, seat).last = command;
  return true;
}

/** Why a complete command would be refused now; undefined if it would be accepted. */
export function whyNot(play: Play, seat: Seat, command: Command, question?: number): Refusal | undefined {
  const def = commandDef(command.type);
  if (def === undefined) return refuse('unknown-command', 'B-FLOW-06');
  const now = whyNotNow(play, seat, def, question);
  // Most commands pass, and what nothing could stand in is costly to know.
  if (now === undefined && def.nothing !== undefined && passes(play, seat, def, command)) return undefined;
  let summary = now ?? def.nothing?.(play, seat);
  if (summary !== undefined && !isSummary(summary)) return summary;
  const draft = emptyDraft(command.type);
  for (const field of def.fields) {
    const value: unknown = command[field.name as keyof Command];
    if (field.applies !== undefined && !field.applies(draft, play, seat)) {
      if (value !== undefined) return noPlaceFor(field.name);
      continue;
    }
    const wrong = missing(field.name, value, field.choice(play, seat, draft).refuse(value as never));
    // A list that only wants more is less than what sums up why none could be made.
    if (wrong?.code === 'goes-on' && summary !== undefined) return summary;
    if (wrong !== undefined && !isSummary(wrong)) return wrong;
    summary ??= wrong;
    // The schema has fixed what each field holds; the draft only keeps it.
    (draft as Record<string, unknown>)[field.name] = value;
  }
  return summary;
}

/** Whether every field of a whole command passes, each by itself and after those before it. */
function passes(play: Play, seat: Seat, def: AnyCommandDef, command: Command): boolean {
  const draft = emptyDraft(command.type);
  const { fields } = def;
  for (const field of fields) {
    const value: unknown = command[field.name as keyof Command];
    if (field.applies !== undefined && !field.applies(draft, play, seat)) {
      if (value !== undefined) return false;
      continue;
    }
    const choice = field.choice(play, seat, draft);
    const wrong =
      choice.refuseInWhole === undefined ? choice.refuse(value as never) : choice.refuseInWhole(value as never);
    if (wrong !== undefined) return false;
    (draft as Record<string, unknown>)[field.name] = value;
  }
  return true;
}

/** A field that does not belong to the command, given the fields before it, was never offered. */
export function noPlaceFor(field: string): Refusal {
  return refuse('no-such-field', 'B-FLOW-06', { field });
}

/** Of a value that is not there, nobody should hear that it cannot be chosen. */
export function missing(field: string, value: unknown, refusal: Refusal | undefined): Refusal | undefined {
  return value === undefined && refusal?.code === 'not-offered'
    ? refuse('field-missing', 'B-FLOW-06', { field })
    : refusal;
}

/** How often a sealed answer may be replaced: more than anybody needs to make up their mind. */
const MOST_REPLACED = 20;

/** Why a seat may not use a command now, whatever its fields. */
export function whyNotAtAll(play: Play, seat: Seat, def: AnyCommandDef, question?: number): Refusal | undefined {
  return whyNotNow(play, seat, def, question) ?? def.nothing?.(play, seat);
}

/** The same, without asking whether anything could stand in them. */
function whyNotNow(play: Play, seat: Seat, def: AnyCommandDef, question?: number): Refusal | undefined {
  const { state } = play;
  const player = Object.hasOwn(state.seats, seat) ? state.seats[seat] : undefined;
  if (player === undefined) return refuse('no-seat:here', 'B-GEN-02');
  if (state.ended !== undefined) return refuse('game-over', 'B-WIN-01');
  if (player.out !== undefined) return refuse('out', 'B-SPOILS-12');
  if (def.answers !== undefined) {
    const asked = state.question;
    if (asked === undefined || !def.answers.includes(asked.kind))
      return def.missed?.(play, seat) ?? notAsked(def, asked?.waiting.includes(seat) === true);
    if (question !== undefined && question !== asked.id) return refuse('stale-answer', 'B-FLOW-06');
    if ((asked.replaced?.[seat] ?? 0) >= MOST_REPLACED && !asked.waiting.includes(seat))
      return refuse('replaced-often', 'B-BID-04', { most: MOST_REPLACED });
    if (!asked.waiting.includes(seat) && !(def.sealed === true && asked.of.includes(seat)))
      return def.missed?.(play, seat) ?? notWaitedFor(play, seat, def, asked);
  }
  // Nothing but its own questions may touch a set-up under way.
  if (def.answers === undefined && state.cycle === 0) return refuse('not-begun', 'B-FLOW-01');
  const bound = def.answers === undefined && def.always !== true ? play.rulebook.mayAct(play, seat) : undefined;
  return bound ?? def.may?.(play, seat);
}

/** Why the answer of a seat is not waited for, though somebody's is. */
function notWaitedFor(
  play: Play,
  seat: Seat,
  { clause }: AnyCommandDef,
  { kind, of }: { readonly kind: QuestionKind; readonly of: readonly Seat[] },
): Refusal {
  const { stage, sequence } = play.state;
  const { bidders = false, hushed = false } = composed().questions[kind];
  if (bidders && stage !== undefined && !sequence.includes(seat)) return refuse('no-bid:stage', 'B-BID-06', { stage });
  return of.includes(seat) && !hushed ? refuse('answered', clause) : refuse('not-your-turn', clause);
}

function notAsked(def: AnyCommandDef, isAsked: boolean): Refusal {
  return isAsked ? refuse('not-asked:answer-first', def.clause) : refuse('not-asked:wait', def.clause);
}
