import type { Command } from '../game.ts';
import { noteRefusal } from './cite.ts';
import { commandDef } from './perform.ts';
import { type Refusal, type Result, refuse } from './refusal.ts';

/** Reads a command from outside: plain data of unknown shape becomes a command, or a sentence says what is wrong. */
export function parseCommand(input: unknown): Result<Command> {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  const def = typeof type === 'string' ? commandDef(type) : undefined;
  if (def === undefined) {
    return unread(
      refuse(
        'unknown-command',
        'B-FLOW-06',
        'A command names its type, and this is none of the types there are; ask for the options.',
      ),
    );
  }
  const parsed = def.schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const where = issue === undefined || issue.path.length === 0 ? 'the command' : issue.path.join('.');
  return unread(
    refuse('malformed', def.clause, `${def.type}: ${where} is not as it must be (${issue?.message ?? 'unreadable'}).`),
  );
}

function unread(refusal: Refusal): Result<never> {
  noteRefusal(refusal.code);
  return { ok: false, refusal };
}
