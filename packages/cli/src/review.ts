import { type Command, readArgs, UsageError } from './command.ts';
import { printable } from './printable.ts';
import { words } from './words.ts';

export const review: Command = {
  name: 'review',
  summary: words.games.review.summary,
  usage: words.games.review.usage,
  async run(args) {
    const { values, positionals } = readArgs(args, { seat: { type: 'string' } });
    // Loaded when asked for, so that help and the other commands need not wait for the rules.
    const [{ fileNamed }, { whyDoubted }, { reviewLines }] = await Promise.all([
      import('./games/file.ts'),
      import('./games/retell.ts'),
      import('./games/review-lines.ts'),
    ]);
    const file = fileNamed(positionals);
    const lines = reviewLines(file, values.seat);
    if (typeof lines === 'string') throw new UsageError(words.games.review[lines], 1);
    const doubt = whyDoubted(file);
    console.log(printable([...(doubt === undefined ? [] : [doubt, '']), ...lines].join('\n')));
    return 0;
  },
};
