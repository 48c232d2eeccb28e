// What a host can ask for, one row each.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Sums, Where } from '@marshall/server';
import type { HostCommand } from '@marshall/words';
import { readText, readWhole, UsageError } from '../command.ts';
import { words } from '../words.ts';
import { ask, inSentences } from './ask.ts';
import { checkGames, field } from './check.ts';
import { readLimits } from './limits.ts';
import { MINUTES_A_DAY, minutesOf, taken, type Values } from './options.ts';
import { named as setting } from './place.ts';
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

interface Subcommand {
  /** How it is written; words in capitals stand for what one gives. */
  readonly form: string;
  readonly does: string;
  readonly takes: readonly string[];
  run(request: Request): Promise<number>;
}

const { does, done } = words.host;

export const SUBCOMMANDS: readonly Subcommand[] = [
  listing('games', gameLines),
  finding('find-games', 'games', gameLines),
  about('game', 'ID', 'id', wholeGame),
  {
    ...named('export', 'ID'),
    async run({ where, words: [id = ''], values }) {
      const file = await ask(where, 'export', { id, secret: values.secret });
      const out = values.out ?? `${id}.json`;
      await inSentences(async () => writeFileSync(out, `${JSON.stringify(file)}\n`, { mode: 0o600 }));
      console.log(done.written(out));
      return 0;
    },
  },
  removing('remove-game', 'ID', 'id'),
  acting(
    named('close', 'ID'),
    'close',
    ([id], { reason = '' }) => ({ id, reason: readText('--reason', reason, 300) }),
    (result) => done.closed(String(field(result, 'id'))),
  ),
  listing('aside', asideLines),
  acting(
    named('bring-back', 'ID'),
    'bring-back',
    ([id]) => ({ id }),
    () => done.broughtBack,
  ),
  {
    ...named('retention'),
    async run({ where, values }) {
      const { keep } = await readLimits(setting('MARSHALL_LIMITS'));
      return print(values, await ask(where, 'retention', { keep, run: values.run }), retentionLines);
    },
  },
  listing('accounts', accountLines),
  finding('find-accounts', 'accounts', accountLines),
  about('account', 'WHO', 'who', wholeAccount),
  removing('remove-account', 'WHO', 'who'),
  acting(
    named('end-sessions', 'WHO'),
    'end-sessions',
    ([who]) => ({ who }),
    () => done.signedOut,
  ),
  acting(
    named('reset-passphrase', 'WHO'),
    'reset-passphrase',
    ([who]) => ({ who }),
    (result) => done.passphrase(String(field(result, 'passphrase'))),
  ),
  acting(
    named('kick', 'GAME SEAT'),
    'kick',
    ([game, seat]) => ({ game, seat }),
    () => done.kicked,
  ),
  ban('ban', 'WHO', 'account'),
  ban('ban-address', 'ADDRESS', 'address'),
  ban('mute', 'WHO', 'talk'),
  unban('unban', 'WHO', 'account'),
  unban('unban-address', 'ADDRESS', 'address'),
  unban('unmute', 'WHO', 'talk'),
  listing('bans', banLines),
  acting(
    named('announce', 'TEXT'),
    'announce',
    ([text = ''], values) => ({
      text: readText('TEXT', text, 500),
      minutes: minutesOf(values, 365) ?? 60,
    }),
    (result) => done.announced(String(field(result, 'id'))),
  ),
  acting(
    named('restart-in', 'MINUTES'),
    'announce',
    ([minutes]) => ({ restart: true, minutes: readWhole('MINUTES', minutes, 10, 1, 1440) }),
    (result) => done.restart(String(field(result, 'id'))),
  ),
  listing('notices', noticeLines),
  acting(
    named('withdraw', 'ID'),
    'withdraw',
    ([id]) => ({ id }),
    () => done.withdrawn,
  ),
  listing('reports', reportLines),
  acting(
    named('settle', 'ID'),
    'settle',
    ([id], { note = '' }) => ({ id, note: readText('--note', note, 500) }),
    () => done.settled,
  ),
  acting(
    named('remove-message', 'GAME NUMBER'),
    'remove-message',
    ([game, number]) => ({ game, number: readWhole('NUMBER', number, 0, 1, 1_000_000_000) }),
    () => done.removed,
  ),
  listing('stats', figureLines, 'figures'),
  { ...named('check'), run: checkGames },
  {
    ...named('backup', 'FILE'),
    async run({ where, words: [file = ''], values }) {
      if (existsSync(file) && !values.yes) throw new UsageError(words.host.exists(file), 1);
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
      console.log(done.backedUp(file, sumsLine(sums)));
      return 0;
    },
  },
  {
    ...named('restore', 'FILE'),
    async run({ where, words: [file = ''] }) {
      const sums = await inSentences(({ restore }) => restore(resolve(file), where));
      console.log(done.restored(sumsLine(sums)));
      return 0;
    },
  },
  {
    ...named('move'),
    async run({ where, values: { to } }) {
      if (to === undefined) throw new UsageError(words.host.whereTo);
      const target = /^postgres(ql)?:/.test(to) ? { databaseUrl: to, folder: '' } : { folder: resolve(to) };
      const sums = await inSentences(async ({ move, sumsOf }) => {
        const moved = await move(where, target);
        same(moved, await sumsOf(target));
        return moved;
      });
      console.log(done.moved(sumsLine(sums)));
      return 0;
    },
  },
];

/** How a command is written, and what it does. */
function named(command: HostCommand, given = ''): Omit<Subcommand, 'run'> {
  const form = given === '' ? command : `${command} ${given}`;
  return { form, does: does[command], takes: taken(command) };
}

function same(one: Sums, other: Sums): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new UsageError(words.host.differs, 1);
}

function print({ json }: Values, result: unknown, lines: (result: unknown) => string): number {
  console.log(json ? JSON.stringify(result, undefined, 2) : lines(result));
  return 0;
}

const page = ({ limit, skip }: Values) => ({
  limit: readWhole('--limit', limit, 50, 1, 1000),
  skip: readWhole('--skip', skip, 0, 0, 1_000_000_000),
});

function listing(name: HostCommand, lines: (result: unknown) => string, operation: string = name): Subcommand {
  return {
    ...named(name),
    async run({ where, values }) {
      const paged = name === 'games' || name === 'accounts' || name === 'reports';
      const query = {
        ...(paged ? page(values) : {}),
        ...(name === 'games' && values.status !== undefined ? { status: await statusOf(values.status) } : {}),
        ...(name === 'reports' ? { settled: values.settled } : {}),
      };
      return print(values, await ask(where, operation, query), lines);
    },
  };
}

async function statusOf(status: string): Promise<string> {
  const { GAME_STATUSES } = await import('@marshall/server');
  const known: readonly string[] = GAME_STATUSES;
  if (!known.includes(status)) throw new UsageError(words.host.noStatus(status, known), 1);
  return status;
}

function finding(command: HostCommand, operation: string, lines: (result: unknown) => string): Subcommand {
  return {
    ...named(command, 'TEXT'),
    run: async ({ where, words: [like], values }) =>
      print(values, await ask(where, operation, { ...page(values), like }), lines),
  };
}

function about(command: HostCommand, given: string, key: string, lines: (result: unknown) => string): Subcommand {
  return {
    ...named(command, given),
    run: async ({ where, words: [word], values }) => print(values, await ask(where, command, { [key]: word }), lines),
  };
}

function acting(
  command: Omit<Subcommand, 'run'>,
  operation: string,
  toWords: (words: readonly string[], values: Values) => Readonly<Record<string, unknown>>,
  said: (result: unknown) => string,
): Subcommand {
  return {
    ...command,
    run: async ({ where, words: given, values }) =>
      print(values, await ask(where, operation, toWords(given, values)), said),
  };
}

function removing(command: HostCommand, given: string, key: string): Subcommand {
  return {
    ...named(command, given),
    async run({ where, words: [word = ''], values }) {
      if (!values.yes) throw new UsageError(words.host.needsYes(`${command} ${word}`), 1);
      return print(values, await ask(where, command, { [key]: word }), () => done.removed);
    },
  };
}

function ban(command: HostCommand, given: string, kind: string): Subcommand {
  return acting(
    named(command, given),
    'ban',
    ([who], { reason = '', ...values }) => {
      const minutes = minutesOf(values, 36_500);
      return {
        kind,
        who,
        reason: readText('--reason', reason, 500),
        ...(minutes === undefined ? {} : { days: minutes / MINUTES_A_DAY }),
      };
    },
    () => done.banned,
  );
}

function unban(command: HostCommand, given: string, kind: string): Subcommand {
  return acting(
    named(command, given),
    'unban',
    ([who]) => ({ kind, who }),
    () => done.lifted,
  );
}
