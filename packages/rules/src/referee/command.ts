// A command is defined once, beside its procedure: schema, when it may be used, its fields as choices, and its effect.
import type { z } from 'zod';
import type { Command, QuestionKind } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import type { Choice } from './choice.ts';
import type { Clause } from './cite.ts';
import type { Play } from './play.ts';
import type { Refusal } from './refusal.ts';

/** A command in the making: some of its fields. */
export type Draft<C> = Partial<C>;

/** A command of which only the type is known. */
export function emptyDraft(type: Command['type']): Draft<Command> {
  // Every member of the union has such a draft; TypeScript stops telling unions apart by their mark at 25 members.
  return { type } as Draft<Command>;
}

/** One field of a command, chosen after the fields before it. */
export interface Field<C> {
  readonly name: Exclude<keyof C, 'type'> & string;
  /** Fields before it that its choice is made from. */
  readonly after?: readonly string[];
  choice(play: Play, seat: Seat, draft: Draft<C>): Choice<never>;
  /** Whether this field has a place in the command, given the fields before it and what the seat may know. */
  applies?(draft: Draft<C>, play: Play, seat: Seat): boolean;
}

export interface CommandDef<C extends { readonly type: string }> {
  readonly type: C['type'];
  readonly schema: z.ZodType<C>;
  /** The questions it answers. A command that answers none is a standing right. */
  readonly answers?: readonly QuestionKind[];
  /** Why the seat may not use it now, whatever the fields. For answers: asked only of seats that are waited for. */
  may?(play: Play, seat: Seat): Refusal | undefined;
  /**
   * Why nothing at all could stand in its fields, as a refusal that sums up. A whole command is not measured by it if
   * its own fields pass: that is all it would say.
   */
  nothing?(play: Play, seat: Seat): Refusal | undefined;
  /** Why the seat is not asked what this answers, where a rule it has met says so. */
  missed?(play: Play, seat: Seat): Refusal | undefined;
  readonly fields: readonly Field<C>[];
  /** Emits what follows. `open` leaves the question with the seat. */
  run(play: Play, seat: Seat, command: C): 'open' | undefined;
  /** A standing right that belongs to these questions: who may use it has something to do before they answer. */
  readonly during?: readonly QuestionKind[];
  /** Whether it could come to anything, by what everybody knows; only where a legal command may be of no use to anybody. */
  leads?(play: Play, seat: Seat): boolean;
  /** Whether it could be possible for all that others know; only where it depends on what they do not see. */
  could?(play: Play, seat: Seat): boolean;
  /** A sealed answer may be replaced until the last one is in. */
  readonly sealed?: boolean;
  /** A standing right that even those have who have lost their last home. */
  readonly always?: true;
  readonly clause: Clause;
}

/** Names a field with its choice; the choice is built from the draft so far. */
export function field<C, K extends Exclude<keyof C, 'type'> & string>(
  name: K,
  choice: (play: Play, seat: Seat, draft: Draft<C>) => Choice<NonNullable<C[K]>>,
  applies?: (draft: Draft<C>, play: Play, seat: Seat) => boolean,
): Field<C> {
  // A field's choice is only ever asked about values of that field; the schema has fixed their type before.
  const def = { name, choice: choice as Field<C>['choice'] };
  return applies === undefined ? def : { ...def, applies };
}

/**
 * The same for a choice that is made from fields before it: they stand in its draft by type, those that a command may leave
 * out excepted. The order of the fields is held to it by a test over all commands.
 */
export function fieldAfter<
  C,
  K extends Exclude<keyof C, 'type'> & string,
  const D extends readonly (Exclude<keyof C, 'type' | K> & string)[],
>(
  name: K,
  after: D,
  choice: (play: Play, seat: Seat, draft: Draft<C> & Pick<C, D[number]>) => Choice<NonNullable<C[K]>>,
  applies?: (draft: Draft<C> & Pick<C, D[number]>, play: Play, seat: Seat) => boolean,
): Field<C> {
  // Fields are asked in their order, so that those before have been put when this one is.
  const def = { name, after, choice: choice as unknown as Field<C>['choice'] };
  return applies === undefined ? def : { ...def, applies: applies as unknown as NonNullable<Field<C>['applies']> };
}

/** Any command's definition, without its own type. */
export type AnyCommandDef = CommandDef<Command>;

/** Forgets a definition's own command type, so that all can stand in one list; each is only used with commands of its type. */
export function anyCommand<C extends Command>(def: CommandDef<C>): AnyCommandDef {
  return def as unknown as AnyCommandDef;
}
