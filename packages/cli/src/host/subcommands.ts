// What a host can ask for, one row each.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Sums, Where } from '@marshall/server';
import { readWhole, UsageError } from '../command.ts';
import { ask, inSentences } from './ask.ts';
import { checkGames, field } from './check.ts';
import { readLimits } from './limits.ts';
import { named } from './place.ts';
import {
  accountLines,
  asideLines,
  banLines,
  figureLines,
  gameLines,
  noticeLines,
  reportLines,
  retentionLines,
  sumsLine,
  wholeAccount,
  wholeGame,
} from './tell.ts';

export interface Request {
  readonly where: Where;
  readonly words: readonly string[];
  readonly values: Values;
}

interface Values {
  readonly json: boolean;
  readonly yes: boolean;
  readonly secret: boolean;
  readonly settled: boolean;
  readonly run: boolean;
  readonly status?: string | undefined;
  readonly limit?: string | undefined;
  readonly skip?: string | undefined;
  readonly days?: string | undefined;
  readonly minutes?: string | undefined;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly out?: string | undefined;
  readonly to?: string | undefined;
}

interface Subcommand {
  /** How it is written; words in capitals stand for what one gives. */
  readonly form: string;
  readonly does: string;
  run(request: Request): Promise<number>;
}

export const SUBCOMMANDS: readonly Subcommand[] = [
  listing('games', 'list games; --status open|running|finished, --limit, --skip', gameLines),
  finding('find-games TEXT', 'list games with TEXT in their title, id, or owner', 'games', gameLines),
  about('game ID', 'show one game', 'game', 'id', wholeGame),
  {
    form: 'export ID',
    does: 'save a game to a file (--out FILE); --secret adds the secret of the dice while it is running',
    async run({ where, words: [id = ''], values }) {
      const file = await ask(where, 'export', { id, secret: values.secret });
      const out = values.out ?? `${id}.json`;
      await inSentences(async () => writeFileSync(out, `${JSON.stringify(file)}\n`, { mode: 0o600 }));
      console.log(`Written to ${out}.`);
      return 0;
    },
  },
  removing('remove-game ID', 'delete a game with its log and its chat', 'remove-game', 'id'),
  acting(
    'close ID',
    'stop a running game; the table sees --reason TEXT, and nothing is lost',
    'close',
    ([id], { reason }) => ({ id, reason: reason ?? '' }),
    (result) =>
      `Closed, and the table has been told. To let it continue: ./marshall host bring-back ${String(field(result, 'id'))}`,
  ),
  listing('aside', 'list games that are set aside, and why', asideLines),
  acting(
    'bring-back ID',
    'let players open a game again that was set aside',
    'bring-back',
    ([id]) => ({ id }),
    () => 'Players can open it again.',
  ),
  {
    form: 'retention',
    does: 'show how long things are kept and what is due for removal; --run removes it now',
    async run({ where, values }) {
      const { keep } = await readLimits(named('MARSHALL_LIMITS'));
      return print(values, await ask(where, 'retention', { keep, run: values.run }), retentionLines);
    },
  },
  listing('accounts', 'list accounts and guests, last seen first', accountLines),
  finding('find-accounts TEXT', 'list accounts with TEXT in their name, id or login', 'accounts', accountLines),
  about('account WHO', 'show one account: sessions, programs, games, bans', 'account', 'who', wholeAccount),
  removing(
    'remove-account WHO',
    'delete an account and its messages; caretakers play on for it',
    'remove-account',
    'who',
  ),
  acting(
    'end-sessions WHO',
    'sign an account out everywhere, and end its bot tokens',
    'end-sessions',
    ([who]) => ({ who }),
    () => 'Signed out everywhere.',
  ),
  acting(
    'reset-passphrase WHO',
    'give an account a new passphrase, and print it once',
    'reset-passphrase',
    ([who]) => ({ who }),
    (result) =>
      `The new passphrase is ${String(field(result, 'passphrase'))}. Pass it on, and ask the player to change it.`,
  ),
  acting(
    'kick GAME SEAT',
    'remove a player from a running game; a caretaker plays on, and the table is told',
    'kick',
    ([game, seat]) => ({ game, seat }),
    () => 'A caretaker plays on for this seat, and the table has been told.',
  ),
  ban('ban WHO', 'keep an account out; --reason TEXT, --days N', 'account'),
  ban('ban-address ADDRESS', 'keep an address out (IPv6: its /64)', 'address'),
  ban('mute WHO', 'let an account play but not talk', 'talk'),
  unban('unban WHO', 'let an account in again', 'account'),
  unban('unban-address ADDRESS', 'let an address in again', 'address'),
  unban('unmute WHO', 'let an account talk again', 'talk'),
  listing('bans', 'list bans and mutes', banLines),
  acting(
    'announce TEXT',
    'show everyone a notice, for --minutes N (60)',
    'announce',
    ([text], { minutes }) => ({ text, minutes: readWhole('minutes', minutes, 60, 1, 525_600) }),
    (result) => `Shown at every table. To withdraw it: ./marshall host withdraw ${String(field(result, 'id'))}`,
  ),
  acting(
    'restart-in MINUTES',
    'tell everyone when the server restarts',
    'announce',
    ([minutes]) => {
      const in_ = readWhole('minutes', minutes, 10, 1, 1440);
      // Someone who reads it later needs the time of day.
      const at = new Date(Date.now() + in_ * 60_000).toISOString().slice(11, 16);
      const then = in_ === 1 ? 'a minute' : `${in_} minutes`;
      return {
        text: `The server restarts in ${then}, at ${at} UTC. Your games continue where they are.`,
        minutes: in_,
      };
    },
    (result) =>
      `Shown at every table. Restart the server then; nothing is lost. To withdraw the notice: ./marshall host withdraw ${String(field(result, 'id'))}`,
  ),
  listing('notices', 'list the notices', noticeLines),
  acting(
    'withdraw ID',
    'withdraw a notice',
    'withdraw',
    ([id]) => ({ id }),
    () => 'Withdrawn.',
  ),
  listing('reports', 'list what players reported; --settled for closed reports', reportLines),
  acting(
    'settle ID',
    'close a report; --note TEXT',
    'settle',
    ([id], { note }) => ({ id, note: note ?? '' }),
    () => 'Settled.',
  ),
  acting(
    'remove-message GAME NUMBER',
    'remove the text of a message',
    'remove-message',
    ([game, number]) => ({ game, number: readWhole('number', number, 0, 1, 1_000_000_000) }),
    () => 'Removed.',
  ),
  listing('stats', 'count games, accounts, entries and messages', figureLines, 'figures'),
  {
    form: 'check',
    does: 'replay every running game with the rules installed here, and show what would change',
    run: checkGames,
  },
  {
    form: 'backup FILE',
    does: 'back up everything to one file, even while the server runs, and check it by restoring it',
    async run({ where, words: [file = ''], values }) {
      if (existsSync(file) && !values.yes)
        throw new UsageError(`${file} already exists. Choose another name, or add --yes to replace it.`, 1);
      const sums = await inSentences(async ({ backUp, restore }) => {
        const written = await backUp(where, resolve(file), new Date().toISOString());
        const trial = mkdtempSync(join(tmpdir(), 'marshall-check-'));
        try {
          same(written, await restore(resolve(file), { folder: trial }));
        } finally {
          rmSync(trial, { recursive: true, force: true });
        }
        return written;
      });
      console.log(`Written to ${file} and checked by restoring it: ${sumsLine(sums)}.`);
      return 0;
    },
  },
  {
    form: 'restore FILE',
    does: 'fill an empty data folder or database from a backup',
    async run({ where, words: [file = ''] }) {
      const sums = await inSentences(({ restore }) => restore(resolve(file), where));
      console.log(`Restored: ${sumsLine(sums)}.`);
      return 0;
    },
  },
  {
    form: 'move',
    does: 'copy everything to another store: --to postgres://... or --to FOLDER; stop the server first',
    async run({ where, values: { to } }) {
      if (to === undefined) throw new UsageError('Choose where to move to: --to postgres://... or --to FOLDER.');
      const target = /^postgres(ql)?:/.test(to) ? { databaseUrl: to, folder: '' } : { folder: resolve(to) };
      const sums = await inSentences(async ({ move, sumsOf }) => {
        const moved = await move(where, target);
        same(moved, await sumsOf(target));
        return moved;
      });
      console.log(`Moved, every row the same: ${sumsLine(sums)}.`);
      return 0;
    },
  },
];

function same(one: Sums, other: Sums): void {
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new UsageError('The copy differs from the original. Don’t use it, and please report this.', 1);
}

function print({ json }: Values, result: unknown, lines: (result: unknown) => string): number {
  console.log(json ? JSON.stringify(result, undefined, 2) : lines(result));
  return 0;
}

const page = ({ limit, skip }: Values) => ({
  limit: readWhole('limit', limit, 50, 1, 1000),
  skip: readWhole('skip', skip, 0, 0, 1_000_000_000),
});

function listing(name: string, does: string, lines: (result: unknown) => string, operation = name): Subcommand {
  return {
    form: name,
    does,
    async run({ where, values }) {
      const paged = name === 'games' || name === 'accounts' || name === 'reports';
      const query = {
        ...(paged ? page(values) : {}),
        ...(name === 'games' && values.status !== undefined ? { status: values.status } : {}),
        ...(name === 'reports' ? { settled: values.settled } : {}),
      };
      return print(values, await ask(where, operation, query), lines);
    },
  };
}

function finding(form: string, does: string, operation: string, lines: (result: unknown) => string): Subcommand {
  return {
    form,
    does,
    run: async ({ where, words: [like], values }) =>
      print(values, await ask(where, operation, { ...page(values), like }), lines),
  };
}

function about(
  form: string,
  does: string,
  operation: string,
  key: string,
  lines: (result: unknown) => string,
): Subcommand {
  return {
    form,
    does,
    run: async ({ where, words: [word], values }) => print(values, await ask(where, operation, { [key]: word }), lines),
  };
}

function acting(
  form: string,
  does: string,
  operation: string,
  toWords: (words: readonly string[], values: Values) => Readonly<Record<string, unknown>>,
  said: (result: unknown) => string,
): Subcommand {
  return {
    form,
    does,
    run: async ({ where, words, values }) => print(values, await ask(where, operation, toWords(words, values)), said),
  };
}

function removing(form: string, does: string, operation: string, key: string): Subcommand {
  return {
    form,
    does: `${does}; needs --yes`,
    async run({ where, words: [word], values }) {
      if (!values.yes)
        throw new UsageError(`You can’t undo this. To continue, run: ./marshall host ${operation} ${word} --yes`, 1);
      return print(values, await ask(where, operation, { [key]: word }), () => 'Removed.');
    },
  };
}

function ban(form: string, does: string, kind: string): Subcommand {
  return acting(
    form,
    does,
    'ban',
    ([who], { reason, days }) => ({
      kind,
      who,
      reason: reason ?? '',
      ...(days === undefined ? {} : { days: readWhole('days', days, 1, 1, 36_500) }),
    }),
    () => 'Done. It takes effect immediately.',
  );
}

function unban(form: string, does: string, kind: string): Subcommand {
  return acting(
    form,
    does,
    'unban',
    ([who]) => ({ kind, who }),
    () => 'Lifted.',
  );
}
