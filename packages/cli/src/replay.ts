import { type Command, readArgs, readWhole, UsageError } from './command.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'tell a game in sentences with their clauses, and show the position, as one seat may know it',
  usage: [
    'Usage: ./marshall replay <file> [--at N] [--seat S]',
    '',
    '  file      a game file, finished or not',
    '  --at N    only the first N commands; 0 is the opening',
    '  --seat S  as this seat, or this superpower, may know it; a spectator unless said',
    '',
    'The game is told as its file has it. If the file does not verify, the first line says so and where.',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readArgs(args, { at: { type: 'string' }, seat: { type: 'string' } });
    // Loaded when asked for, so that help and the other commands need not wait for the rules.
    const [{ fileNamed }, { retell, viewerNamed, whyDoubted }, { optionLines }] = await Promise.all([
      import('./games/file.ts'),
      import('./games/retell.ts'),
      import('./games/option-lines.ts'),
    ]);
    const file = fileNamed(positionals);
    const commands = file.entries.length - 1;
    const at = readWhole('at', values.at, commands, 0, commands);
    const told = retell(file, at, (game) => viewerNamed(game, values.seat));
    if (told === undefined)
      throw new UsageError(
        'The game cannot be replayed: an event does not fit the position. ./marshall verify says where it goes wrong.',
        1,
      );
    const doubt = whyDoubted(file);
    const warning = doubt === undefined ? [] : [doubt, ''];
    console.log([...warning, ...optionLines(file.setup.options), ...told.lines, '', told.position].join('\n'));
    return 0;
  },
};
