import { resolve } from 'node:path';
import { type Command, helpOf, readArgs, UsageError } from './command.ts';
import { dataFolder, named } from './host/place.ts';
import { SUBCOMMANDS } from './host/subcommands.ts';
import { nearest } from './nearest.ts';
import { words } from './words.ts';

/** An id that begins with a dash: of a game or an account, or of a report or an announcement. */
const DASHED_ID = /^-(?:[\w-]{21}|[\w-]{7})$/;

const width = Math.max(...SUBCOMMANDS.map(({ form }) => form.length));

export const host: Command = {
  name: 'host',
  summary: words.host.summary,
  usage: words.host.usage(SUBCOMMANDS.map(({ form, does }) => `${form.padEnd(width)}  ${does}`)),
  async run(args) {
    const { values, positionals } = readArgs(
      args,
      {
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
      },
      DASHED_ID,
    );
    const [what, ...given] = positionals;
    if (what === undefined) {
      console.log(helpOf(host));
      return 0;
    }
    const names = SUBCOMMANDS.map(({ form }) => form.split(' ')[0] ?? '');
    const found = SUBCOMMANDS[names.indexOf(what)];
    if (found === undefined) throw new UsageError(words.host.noCommand(what, nearest(what, names, 1)));
    // What nothing is done with would be taken for done: a ban without its end lasts for good.
    const stray = Object.entries(values).find(([name, value]) => value !== false && !found.takes.includes(name));
    if (stray !== undefined) throw new UsageError(words.common.noOption(`--${stray[0]}`, []));
    const wanted = found.form
      .split(' ')
      .slice(1)
      .filter((word) => /^[A-Z.]+$/.test(word)).length;
    if (given.length !== wanted || given.includes('')) throw new UsageError(words.host.form(found.form));
    const where = { databaseUrl: named('DATABASE_URL'), folder: resolve(dataFolder(values.data)) };
    return found.run({ where, words: given, values });
  },
};
