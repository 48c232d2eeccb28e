// A commander of ours that speaks the line protocol, so that any referee can let it play.
import { type Commander, type Memory, momentSeen, type Seen } from '@marshall/bots';
import { type Command, parseCommand, type Setup, seat, type View } from '@marshall/rules';
import { isMembers, type Members, PROTOCOL, readAsked } from './protocol.ts';

/** What is said of lines that cannot be answered. */
export interface Complaints {
  readonly noMessage: string;
  readonly noMoment: string;
  readonly otherProtocol: (asked: number, spoken: number) => string;
  readonly failed: (why: string) => string;
}

/** Answers line by line until there are no more; resolves with the exit code. */
export async function speak(
  commander: Commander,
  lines: AsyncIterable<string>,
  say: (message: object) => void,
  complaints: Complaints,
): Promise<number> {
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const asked = readAsked(line);
    if (asked === undefined) say({ type: 'error', sentence: complaints.noMessage });
    else if (asked.type === 'hello') {
      if (asked.protocol !== PROTOCOL) {
        say({ type: 'error', sentence: complaints.otherProtocol(asked.protocol, PROTOCOL) });
        return 1;
      }
      say({ type: 'hello', name: commander.name, protocol: PROTOCOL });
    } else if (asked.type === 'moment') {
      const { id } = asked;
      const seen = seenIn(asked.moment, id);
      if (seen === undefined) say({ type: 'error', id, sentence: complaints.noMoment });
      else {
        const complain = (why: string) => say({ type: 'error', id, sentence: complaints.failed(why) });
        say({ type: 'decide', id, command: await decided(commander, seen, complain) });
      }
    }
  }
  return 0;
}

/** What it decides; the default where a moment that only looks like one makes it fail. */
async function decided(commander: Commander, seen: Seen, complain: (why: string) => void): Promise<Command> {
  try {
    return await commander.decide(momentSeen(seen));
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return seen.fallback;
  }
}

function seenIn(moment: Members, id: number): Seen | undefined {
  const { seat: who, setup, view, fallback, notes, heard, chance } = moment;
  const silent = parseCommand(fallback);
  if (typeof who !== 'string' || !isSetup(setup) || !isView(view) || !silent.ok) return undefined;
  const memory = memoryIn(notes, heard);
  return { seat: seat(who), setup, view, memory, fallback: silent.value, seed: String(chance ?? id) };
}

/*
 * A referee that knows these rules makes views and notes by the thousand lines of their types; what is looked at here
 * tells them from anything else, and where one is still wrong inside, the commander fails and the default is played.
 */
function isSetup(value: unknown): value is Setup {
  return isMembers(value) && Array.isArray(value.seats) && isMembers(value.options) && 'edition' in value;
}

function isView(value: unknown): value is View {
  return (
    isMembers(value) &&
    [value.order, value.board, value.agenda].every(Array.isArray) &&
    [value.seats, value.market, value.question].every(isMembers)
  );
}

function memoryIn(notes: unknown, heard: unknown): Partial<Memory> {
  return isNotes(notes) && Array.isArray(heard) ? { notes, heard } : {};
}

function isNotes(value: unknown): value is Memory['notes'] {
  return isMembers(value) && typeof value.seat === 'string' && [value.cash, value.habits].every(isMembers);
}
