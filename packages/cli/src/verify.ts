import { type Command, readArgs } from './command.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'check a finished game: its promise about the dice, every draw and every command',
  usage: [
    'Usage: ./marshall verify <file>',
    '',
    '  file  a game file with the secret of its dice',
    '',
    'Exit code 0: all is as it must be; 1: something differs, or the game still runs and its secret is not open; 2: this is no game file.',
  ].join('\n'),
  async run(args) {
    const { positionals } = readArgs(args, {});
    // Loaded when asked for, so that help and the other commands need not wait for the rules.
    const [rules, { sayRemarks }, { en }, { fileNamed }] = await Promise.all([
      import('@marshall/rules'),
      import('@marshall/words'),
      import('@marshall/words/en'),
      import('./games/file.ts'),
    ]);
    const verdict = rules.verify(fileNamed(positionals));
    console.log(sayRemarks(en, verdict.findings));
    console.log(`hash ${verdict.hash}`);
    return verdict.ok ? 0 : 1;
  },
};
