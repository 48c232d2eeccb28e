// Reads a game file from outside: whatever the text holds, it becomes a game file, or one sentence says why it is none.
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
import { oddIn } from './bounds.ts';
import { completeSetup, type Entry, FILE_VERSION, type GameFile } from './game-file.ts';

const hex32 = z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits');
/** No name of a seat or value of an option is as long. */
const LONGEST_WORD = 100;
const option = z.union([z.string().max(LONGEST_WORD), z.number(), z.boolean()]);
const event = z.looseObject({ type: z.string(), clauses: z.array(z.string()).optional() });
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
  if (json === undefined) return no('This is not JSON, so it is no game file.');
  const version = versionOf(json.value);
  if (version === undefined) return no('This is no game file: a game file begins with its version, under "marshall".');
  if (version !== FILE_VERSION) return no(otherVersion(version));
  if (isDeep(json.value, DEEPEST)) return no('This is no game file: it is nested too deeply.');
  const parsed = fileSchema.safeParse(json.value);
  if (!parsed.success) return no(`This is no game file: ${issueOf(parsed.error)}.`);
  return assemble(parsed.data);
}

function assemble({ setup: raw, secret, entries: written }: Read): Result<GameFile> {
  const strange = Object.keys(raw.options).find((id) => !GAME_OPTIONS.some((known) => known.id === id));
  if (strange !== undefined) return no(`The game uses the option ${strange}, which this program does not know.`);
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
  if (wrong !== undefined) return noFile(refuse('no-game-file:setup', 'B-FLOW-06', { because: causeOf(wrong) }));
  const entries: Entry[] = [];
  for (const [i, entry] of written.entries()) {
    const odd = oddIn(entry, `Entry ${i + 1}`);
    if (odd !== undefined) return no(`${odd}.`);
    const unknown = entry.events.find(({ type }) => !Object.hasOwn(EVENTS, type));
    if (unknown !== undefined)
      return no(`Entry ${i + 1} holds an event called ${shown(unknown.type)}, which this program does not know.`);
    const changed = entry.events.find(({ type, edition: to }) => type === 'edition-changed' && !isEdition(to));
    if (changed !== undefined) return no(unknownEdition(changed.edition));
    const command = readCommand(entry.command);
    if (!command.ok)
      return noFile(refuse('no-game-file:command', 'B-FLOW-06', { entry: i + 1, because: causeOf(command.refusal) }));
    entries.push({
      seat: entry.seat === undefined ? undefined : seat(entry.seat),
      command: command.value,
      // Only the kind of an event is known here; its facts are compared by verify, or tried by whoever folds them.
      events: entry.events as unknown as readonly GameEvent[],
    });
  }
  const file = { marshall: FILE_VERSION, setup, entries } as const;
  return { ok: true, value: secret === undefined ? file : { ...file, secret } };
}

function unknownEdition(edition: unknown): string {
  const named = typeof edition === 'number' ? `edition ${edition}` : 'an edition without a number';
  return `The game was judged by ${named} of the rules, and this program knows editions 1 to ${EDITION}; get a newer Marshall.`;
}

function readCommand(input: unknown): Result<Command | { readonly type: 'undo' } | undefined> {
  if (input === undefined) return { ok: true, value: undefined };
  const undo = undoSchema.safeParse(input);
  return undo.success ? { ok: true, value: undo.data } : parseCommand(input);
}

const undoSchema = z.strictObject({ type: z.literal('undo') });

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function versionOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('marshall' in value)) return undefined;
  return typeof value.marshall === 'number' ? value.marshall : undefined;
}

function otherVersion(version: number): string {
  const said = `This file is of version ${version}, and this program reads version ${FILE_VERSION}`;
  return version > FILE_VERSION
    ? `${said}; get a newer Marshall.`
    : `${said}. No Marshall ever wrote such a file; export the game again.`;
}

/** Game files are flat; what is nested deeper would only exhaust whoever walks it. */
const DEEPEST = 40;

function isDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((member) => isDeep(member, left - 1));
}

function issueOf(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'it is unreadable';
  if (issue.path.length === 0) return 'its parts are not those of a game file';
  const part = shown(issue.path.join('.'));
  if (issue.code === 'custom' || issue.code === 'invalid_format') return `its ${part} ${issue.message}`;
  return issue.code === 'too_small' ? `its ${part} are empty` : `its ${part} is missing or of the wrong kind`;
}

/** Names from outside are cut, so that a sentence stays one. */
function shown(name: string): string {
  return name.length <= 60 ? name : `${name.slice(0, 60)}...`;
}

/** Parts of a sentence may come from the file: it stays one line, and short. */
const LONGEST_SENTENCE = 300;

function no(sentence: string): Result<never> {
  const line = sentence.replace(/\s+/g, ' ');
  const short = line.length <= LONGEST_SENTENCE ? line : `${line.slice(0, LONGEST_SENTENCE)}...`;
  return noFile(refuse('no-game-file', 'B-FLOW-06', short));
}

function noFile(refusal: Refusal): Result<never> {
  noteRefusal(refusal.code);
  return { ok: false, refusal };
}
