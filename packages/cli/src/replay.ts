import { type Command, readArgs, readWhole, UsageError } from './command.ts';
import { printable } from './printable.ts';
import { words } from './words.ts';

export const replay: Command = {
  name: 'replay',
  summary: words.games.replay.summary,
  usage: words.games.replay.usage,
  async run(args) {
    const { values, positionals } = readArgs(args, {
      at: { type: 'string' },
      seat: { type: 'string' },
      clauses: { type: 'boolean' },
      details: { type: 'boolean' },
    });
    // Loaded when asked for, so that help and the other commands need not wait for the rules.
    const [{ fileNamed }, { retell, viewerNamed, whyDoubted }, { optionLines }] = await Promise.all([
      import('./games/file.ts'),
      import('./games/retell.ts'),
      import('./games/option-lines.ts'),
    ]);
    const file = fileNamed(positionals);
    const commands = file.entries.length - 1;
    const at = readWhole('--at', values.at, commands, 0, commands);
    const style = { clauses: values.clauses === true, details: values.details === true };
    const told = retell(file, at, style, (game) => viewerNamed(game, values.seat));
    if (told === undefined) throw new UsageError(words.games.replay.damaged, 1);
    const doubt = whyDoubted(file);
    const warning = doubt === undefined ? [] : [doubt, ''];
    console.log(
      printable([...warning, ...optionLines(file.setup.options), ...told.lines, '', told.position].join('\n')),
    );
    return 0;
  },
};
