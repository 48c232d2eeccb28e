// Reads a game file from outside: whatever the text holds, it becomes a game file, or a refusal says why it is none.
import { z } from 'zod';
import { POWERS } from '../board/index.ts';
import { LONGEST_CONTRIBUTION } from '../dice/commitment.ts';
import { EDITION, FIRST_EDITION, isEdition } from '../edition.ts';
import { type Command, EVENTS, type GameEvent } from '../game.ts';
import { GAME_OPTIONS, readOptions } from '../options.ts';
import { noteRefusal } from '../referee/cite.ts';
import { parseCommand } from '../referee/parse.ts';
import { causeOf, type Refusal, type Result, refuse } from '../referee/refusal.ts';
import { seat } from '../state/seat.ts';
import { type Odd, oddIn } from './bounds.ts';
import { cut } from './difference.ts';
import { completeSetup, type Entry, FILE_VERSION, type GameFile } from './game-file.ts';

/** Digits that somebody wrote in capitals are the same number, so they are read in one way. */
const hex32 = z
  .string()
  .regex(/^[0-9a-f]{64}$/i)
  .toLowerCase();
/** No name of a seat or value of an option is as long. */
const LONGEST_WORD = 100;
const option = z.union([z.string().max(LONGEST_WORD), z.number(), z.boolean()]);
/** More clauses than any event cites. */
const MOST_CLAUSES = 100;
const clause = z.string().max(LONGEST_WORD);
const event = z.looseObject({ type: z.string(), clauses: z.array(clause).max(MOST_CLAUSES).optional() });
const fileSchema = z.strictObject({
  marshall: z.literal(FILE_VERSION),
  setup: z.strictObject({
    edition: z.int().optional(),
    seats: z.array(z.string().max(LONGEST_WORD)),
    powers: z.record(z.string(), z.enum(POWERS)).optional(),
    options: z.record(z.string(), option),
    commitment: hex32,
    contributions: z.array(z.strictObject({ seat: z.string(), text: z.string().max(LONGEST_CONTRIBUTION) })),
  }),
  secret: hex32.optional(),
  entries: z
    .array(z.strictObject({ seat: z.string().optional(), command: z.unknown().optional(), events: z.array(event) }))
    .min(1),
});
type Read = z.infer<typeof fileSchema>;

/** A game file from its text. The events are taken as they stand: `verify` says whether they are true. */
export function readGameFile(text: string): Result<GameFile> {
  const json = parseJson(text);
  if (json === undefined) return no(refuse('no-game-file:not-json', CLAUSE));
  const version = versionOf(json.value);
  if (version === undefined) return no(refuse('no-game-file:no-version', CLAUSE));
  if (version !== FILE_VERSION) return no(refuse('no-game-file:version', CLAUSE, { version, reads: FILE_VERSION }));
  if (isDeep(json.value, DEEPEST)) return no(refuse('no-game-file:deep', CLAUSE));
  const parsed = fileSchema.safeParse(json.value);
  if (!parsed.success) return no(whyNotRead(parsed.error));
  return assemble(parsed.data);
}

function assemble({ setup: raw, secret, entries: written }: Read): Result<GameFile> {
  const strange = Object.keys(raw.options).find((id) => !GAME_OPTIONS.some((known) => known.id === id));
  if (strange !== undefined) return no(refuse('no-game-file:option', CLAUSE, { option: cut(strange) }));
  const { edition = FIRST_EDITION } = raw;
  if (!isEdition(edition)) return no(unknownEdition(edition));
  const setup = completeSetup({
    edition,
    seats: raw.seats.map(seat),
    powers: raw.powers,
    options: raw.options,
    commitment: raw.commitment,
    contributions: raw.contributions,
  });
  const wrong = readOptions(setup);
  if (wrong !== undefined) return no(refuse('no-game-file:setup', CLAUSE, { because: causeOf(wrong) }));
  const entries: Entry[] = [];
  for (const [i, entry] of written.entries()) {
    const number = i + 1;
    const odd = oddIn(entry);
    if (odd !== undefined) return no(whyOdd(number, odd));
    const unknown = entry.events.find(({ type }) => !Object.hasOwn(EVENTS, type));
    if (unknown !== undefined)
      return no(refuse('no-game-file:event', CLAUSE, { entry: number, event: cut(unknown.type) }));
    const changed = entry.events.find(({ type, edition: to }) => type === 'edition-changed' && !isEdition(to));
    if (changed !== undefined) return no(unknownEdition(changed.edition));
    const command = readCommand(entry.command);
    if (!command.ok)
      return no(refuse('no-game-file:command', CLAUSE, { entry: number, because: causeOf(command.refusal) }));
    entries.push({
      seat: entry.seat === undefined ? undefined : seat(entry.seat),
      command: command.value,
      // Only the kind of an event is known here; its facts are compared by verify, or tried by anyone who folds them.
      events: entry.events as unknown as readonly GameEvent[],
    });
  }
  const file = { marshall: FILE_VERSION, setup, entries } as const;
  return { ok: true, value: secret === undefined ? file : { ...file, secret } };
}

function unknownEdition(written: unknown): Refusal {
  const edition = typeof written === 'number' ? written : undefined;
  return refuse('no-game-file:edition', CLAUSE, { edition, known: EDITION });
}

function whyOdd(entry: number, odd: Odd): Refusal {
  return 'name' in odd
    ? refuse('no-game-file:name', CLAUSE, { entry, ...odd })
    : refuse('no-game-file:number', CLAUSE, { entry, ...odd });
}

function readCommand(input: unknown): Result<Command | { readonly type: 'undo' } | undefined> {
  if (input === undefined) return { ok: true, value: undefined };
  const undo = undoSchema.safeParse(input);
  return undo.success ? { ok: true, value: undo.data } : parseCommand(input);
}

const undoSchema = z.strictObject({ type: z.literal('undo') });

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    // Some editors write a mark of their encoding before the first letter.
    return { value: JSON.parse(text.startsWith(MARK) ? text.slice(MARK.length) : text) };
  } catch {
    return undefined;
  }
}

/** U+FEFF, which tells no more than that a text is Unicode. */
const MARK = '\ufeff';

function versionOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('marshall' in value)) return undefined;
  return typeof value.marshall === 'number' && Number.isSafeInteger(value.marshall) ? value.marshall : undefined;
}

/** Game files are flat; what is nested deeper would only exhaust anyone who walks it. */
const DEEPEST = 40;

function isDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((member) => isDeep(member, left - 1));
}

function whyNotRead({ issues: [issue] }: z.ZodError): Refusal {
  if (issue === undefined || issue.path.length === 0) return refuse('no-game-file:parts', CLAUSE);
  const wrong =
    issue.code === 'invalid_format' ? 'no-digits' : issue.code === 'too_small' ? 'empty' : ('missing' as const);
  return refuse('no-game-file:part', CLAUSE, { part: cut(issue.path.join('.')), wrong });
}

const CLAUSE = 'B-FLOW-06';

function no(refusal: Refusal): Result<never> {
  noteRefusal(refusal.code);
  return { ok: false, refusal };
}
