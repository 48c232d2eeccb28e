import { resolve } from 'node:path';
import { type Command, readArgs, UsageError } from './command.ts';
import { dataFolder, named } from './host/place.ts';
import { SUBCOMMANDS } from './host/subcommands.ts';

const width = Math.max(...SUBCOMMANDS.map(({ form }) => form.length));

export const host: Command = {
  name: 'host',
  summary: 'manage a server: games, accounts, bans, notices, backups, checks before an upgrade',
  usage: [
    'Usage: ./marshall host <what> [options]',
    '',
    ...SUBCOMMANDS.map(({ form, does }) => `  ${form.padEnd(width)}  ${does}`),
    '',
    'Options of all of them:',
    '  --data D   the data folder (default: the one that serve uses); if DATABASE_URL is set, PostgreSQL is used',
    '  --json     print the answer as JSON',
    '',
    'If a server is running on the data folder, it does the work. Otherwise the store is opened directly.',
    'WHO is the id or login of an account. Times are days (--days 7) or minutes (--minutes 30).',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readArgs(args, {
      data: { type: 'string' },
      json: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      status: { type: 'string' },
      limit: { type: 'string' },
      skip: { type: 'string' },
      days: { type: 'string' },
      minutes: { type: 'string' },
      reason: { type: 'string' },
      note: { type: 'string' },
      out: { type: 'string' },
      to: { type: 'string' },
      secret: { type: 'boolean', default: false },
      settled: { type: 'boolean', default: false },
      run: { type: 'boolean', default: false },
    });
    const [what, ...words] = positionals;
    if (what === undefined) {
      console.log(`${host.summary}\n\n${host.usage}`);
      return 0;
    }
    const found = SUBCOMMANDS.find(({ form }) => form.split(' ')[0] === what);
    if (found === undefined)
      throw new UsageError(`There is no host command '${what}'. Run ./marshall host --help to see them all.`);
    const wanted = found.form
      .split(' ')
      .slice(1)
      .filter((word) => /^[A-Z.]+$/.test(word)).length;
    if (words.length < wanted || (words.length > wanted && !found.form.includes('...')))
      throw new UsageError(`Write it like this: ./marshall host ${found.form}`);
    const where = { databaseUrl: named('DATABASE_URL'), folder: resolve(dataFolder(values.data)) };
    return found.run({ where, words, values });
  },
};
