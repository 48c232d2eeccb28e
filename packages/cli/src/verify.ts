import { type Command, readArgs } from './command.ts';
import { printable } from './printable.ts';
import { words } from './words.ts';

export const verify: Command = {
  name: 'verify',
  summary: words.games.verify.summary,
  usage: words.games.verify.usage,
  async run(args) {
    const { positionals } = readArgs(args, {});
    // Loaded when asked for, so that help and the other commands need not wait for the rules.
    const [rules, { sayRemarks }, { language }, { fileNamed }] = await Promise.all([
      import('@marshall/rules'),
      import('@marshall/words'),
      import('./language.ts'),
      import('./games/file.ts'),
    ]);
    const verdict = rules.verify(fileNamed(positionals));
    console.log(printable(sayRemarks(language, verdict.findings)));
    console.log(words.games.verify.hash(verdict.hash));
    if (!verdict.ok) return 1;
    // An earlier edition may have judged so, or somebody may have written it: a script must be able to tell.
    return verdict.otherwise.length === 0 ? 0 : 3;
  },
};
