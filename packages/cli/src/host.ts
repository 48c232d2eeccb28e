import { resolve } from 'node:path';
import { type Command, readArgs, UsageError } from './command.ts';
import { dataFolder, named } from './host/place.ts';
import { SUBCOMMANDS } from './host/subcommands.ts';

const width = Math.max(...SUBCOMMANDS.map(({ form }) => form.length));

export const host: Command = {
  name: 'host',
  summary: 'look after a server: games, accounts, bans, notices, backups, checks before an upgrade',
  usage: [
    'Usage: ./marshall host <what> [options]',
    '',
    ...SUBCOMMANDS.map(({ form, does }) => `  ${form.padEnd(width)}  ${does}`),
    '',
    'Options of all of them:',
    '  --data D   the data folder; the one that serve uses unless said. With DATABASE_URL set, PostgreSQL is used',
    '  --json     the answer as data',
    '',
    'A server that is running is asked through its data folder; without one the store is opened directly.',
    'WHO is an account by its id or login. Times are days (--days 7) or minutes (--minutes 30).',
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
    if (found === undefined) throw new UsageError(`host cannot '${what}'; run ./marshall host --help for what it can.`);
    const wanted = found.form
      .split(' ')
      .slice(1)
      .filter((word) => /^[A-Z.]+$/.test(word)).length;
    if (words.length < wanted || (words.length > wanted && !found.form.includes('...')))
      throw new UsageError(`Write: ./marshall host ${found.form}`);
    const where = { databaseUrl: named('DATABASE_URL'), folder: resolve(dataFolder(values.data)) };
    return found.run({ where, words, values });
  },
};
