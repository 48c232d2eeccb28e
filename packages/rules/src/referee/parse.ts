import { z } from 'zod';
import type { Command } from '../game.ts';
import { noteRefusal } from './cite.ts';
import type { AnyCommandDef, Draft } from './command.ts';
import { faultOf } from './issue.ts';
import { commandDef } from './perform.ts';
import { type Refusal, type Result, refuse } from './refusal.ts';

/** Reads a command from outside: plain data of unknown shape becomes a command, or a refusal says what is wrong. */
export function parseCommand(input: unknown): Result<Command> {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  const def = typeof type === 'string' ? commandDef(type) : undefined;
  if (def === undefined) return unread(UNKNOWN);
  const parsed = def.schema.safeParse(input, { reportInput: true });
  return parsed.success ? { ok: true, value: parsed.data } : unread(malformed(def, parsed.error));
}

/** Reads a command in the making from outside: every field that is there is as it must be, whatever is still missing. */
export function parseDraft(input: unknown): Result<Draft<Command>> {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  const def = typeof type === 'string' ? commandDef(type) : undefined;
  if (def === undefined) return unread(UNKNOWN);
  const parsed = fieldsOf(def).safeParse(input, { reportInput: true });
  // Each field was read by the schema of its command.
  if (parsed.success) return { ok: true, value: parsed.data as Draft<Command> };
  return unread(malformed(def, parsed.error));
}

const partial = new Map<string, z.ZodType>();

/** The schema of a command with every field but its type left open. */
function fieldsOf(def: AnyCommandDef): z.ZodType {
  const known = partial.get(def.type);
  if (known !== undefined) return known;
  // Every command's schema is a strict object (referee/command.ts); its own type is forgotten in the list of all.
  const { shape } = def.schema as unknown as z.ZodObject;
  const { type, ...fields } = shape;
  const open = z.strictObject({ type: type ?? z.literal(def.type), ...z.object(fields).partial().shape });
  partial.set(def.type, open);
  return open;
}

/** Whether a command may be sent without a field. */
export function isOptional(def: AnyCommandDef, name: string): boolean {
  // Every command's schema is a strict object (referee/command.ts); its own type is forgotten in the list of all.
  const shape: Readonly<Record<string, z.core.$ZodType | undefined>> = (def.schema as unknown as z.ZodObject).shape;
  const field = shape[name];
  return field !== undefined && z.safeParse(field, undefined).success;
}

function malformed(def: AnyCommandDef, error: z.ZodError): Refusal {
  return refuse('malformed:command', def.clause, { command: def.type, fault: faultOf(error) });
}

const UNKNOWN = refuse('unknown-command:type', 'B-FLOW-06');

function unread(refusal: Refusal): Result<never> {
  noteRefusal(refusal.code);
  return { ok: false, refusal };
}
