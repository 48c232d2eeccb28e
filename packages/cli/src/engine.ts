import { createInterface } from 'node:readline';
import { type Command, noWords, readArgs, readWhole, UsageError } from './command.ts';
import { words } from './words.ts';

export const engine: Command = {
  name: 'engine',
  summary: words.engine.summary,
  usage: words.engine.usage,
  async run(args) {
    const { values, positionals } = readArgs(args, { commander: { type: 'string' }, millis: { type: 'string' } });
    noWords(positionals, 'engine');
    if (values.commander === undefined) throw new UsageError(words.engine.noCommander);
    const millis = values.millis === undefined ? undefined : readWhole('--millis', values.millis, 400, 1, 3_600_000);

    // Loaded when asked for, so that help and the other commands need not wait for the commanders.
    const [{ COMMANDERS, commanderNamed }, { speak }] = await Promise.all([
      import('@marshall/bots'),
      import('./engine/speak.ts'),
    ]);
    const clock = millis === undefined ? undefined : { now: () => performance.now(), millis };
    const commander = commanderNamed(values.commander, clock);
    if (commander === undefined)
      throw new UsageError(
        words.engine.unknown(
          values.commander,
          COMMANDERS.map(({ name }) => name),
        ),
      );
    const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    try {
      return await speak(commander, lines, (message) => console.log(JSON.stringify(message)), words.engine);
    } finally {
      lines.close();
    }
  },
};
