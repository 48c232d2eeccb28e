// Commands that are nearly right.
import type { QuickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { parseCommand } from '../referee/parse.ts';
import { mutated } from './mutations.ts';

/** A command that can be read, bent or without one of its fields; undefined where chance finds none soon. */
export function bent(command: Command, stream: QuickStream): Command | undefined {
  for (let n = 0; n < 6; n++) {
    const parsed = parseCommand(stream.below(3) === 0 ? shortened(command, stream) : mutated(command, stream));
    if (parsed.ok) return parsed.value;
  }
  return undefined;
}

/** The same command, sometimes bent, without one of its fields. */
function shortened(command: Command, stream: QuickStream): unknown {
  const fields = Object.entries(command);
  const gone = 1 + stream.below(Math.max(1, fields.length - 1));
  const rest = Object.fromEntries(fields.filter((_, i) => i !== gone));
  return stream.below(2) === 0 ? rest : mutated(rest, stream);
}
