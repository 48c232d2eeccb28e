// A text that nothing uses fails here: refusals, questions and remarks of the rules, and what server, command line and lessons say.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apc } from './en/apc.ts';
import { battle } from './en/battle.ts';
import { cli } from './en/cli/index.ts';
import { told } from './en/cli/told.ts';
import { commerce } from './en/commerce.ts';
import { conflictChart } from './en/conflict-chart.ts';
import { endings } from './en/endings.ts';
import { highTech } from './en/high-tech.ts';
import { lessons } from './en/lessons/index.ts';
import { merchantMarine } from './en/merchant-marine.ts';
import { movement } from './en/movement.ts';
import { odds } from './en/odds.ts';
import { opening } from './en/opening.ts';
import { orderOfPlay } from './en/order-of-play.ts';
import { referee } from './en/referee.ts';
import { report } from './en/report.ts';
import { server } from './en/server.ts';
import { table } from './en/table.ts';

const RULES = fileURLToPath(new URL('../../rules/src/', import.meta.url));
/** A server tells what a table of the rules declares: an answer that came too late, an id that was used. */
const JUDGING = fileURLToPath(new URL('../../server/src/table/judging.ts', import.meta.url));
/** What declares messages, and what tests them. */
const LEFT_OUT = /told\.ts$|\.test\.ts$|(^|\/)obstacles|^(testing|laws|oracle)\//;

const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
  .map((file) => readFileSync(join(RULES, file), 'utf8'))
  .concat(readFileSync(JUDGING, 'utf8'))
  .join('\n');

/** Written out, or put together where its last part depends on the position: `no-way:${by}`. */
const isTold = (message: string): boolean => {
  const [code = ''] = message.split(':');
  return (
    sources.includes(`'${message}'`) ||
    sources.includes(`\`${message}\``) ||
    new RegExp(`(?<![\\w'-])${message}: `).test(sources) ||
    (message.includes(':') && sources.includes(`\`${code}:\${`))
  );
};

test('every refusal, question and remark of the rules is told somewhere', () => {
  const rooms = { apc, battle, commerce, conflictChart, endings, highTech, merchantMarine, movement };
  const more = { odds, opening, orderOfPlay, referee, table };
  const unused = Object.entries({ ...rooms, ...more }).flatMap(([room, texts]) =>
    (['refusals', 'questions', 'remarks'] as const).flatMap((kind) =>
      Object.keys(Object.entries(texts).find(([each]) => each === kind)?.[1] ?? {})
        .filter((message) => !isTold(message))
        .map((message) => `${room}.${kind}.${message}`),
    ),
  );
  expect(unused).toEqual([]);
});

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

/** What the files of some folders say, without their tests. */
const sourcesOf = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(PACKAGES, folder, file), 'utf8')),
  );

test('every text of the server is told somewhere', () => {
  const spoken = sourcesOf('server/src', 'web/src', 'cli/src').join('\n');
  const unused = Object.keys(server).filter((message) => {
    const [kind = ''] = message.split(':');
    return !spoken.includes(`'${message}'`) && !spoken.includes(`\`${message}\``) && !spoken.includes(`\`${kind}:\${`);
  });
  expect(unused).toEqual([]);
});

/** Tables whose keys are values: commands of a host, faults of a store, kinds of moves, steps of lessons. */
const BY_KEY = new Set([
  'cli.host.does',
  'cli.host.refused',
  'cli.host.store',
  'cli.host.list.status',
  'cli.host.list.ban',
  'cli.host.list.names',
  'cli.host.retention.kept',
  'cli.odds.battle.die',
  'lessons.names',
  'lessons.steps',
  'lessons.coach.purpose',
  'lessons.how.stages.names',
  'lessons.positions.kinds',
  'lessons.positions.tasks',
  'lessons.positions.levels',
  'lessons.positions.states',
  'lessons.positions.measures',
]);

test('every text of the command line is printed somewhere', () => {
  const files = sourcesOf('cli/src', 'server/src/host');
  expect([...unread(cli, ['cli'], files), ...unread(told, ['told'], files)]).toEqual([]);
});

test('every text of the lessons is shown somewhere', () => {
  expect(unread(lessons, ['lessons'], sourcesOf('web/src'))).toEqual([]);
});

test('every sentence of the report is told somewhere', () => {
  const files = [...sourcesOf('cli/src', 'web/src'), readFileSync(join(PACKAGES, 'words/src/report.ts'), 'utf8')];
  const told = files.join('\n');
  expect(Object.keys(report).filter((key) => !told.includes(`report.${key}`))).toEqual([]);
});

/** What a whole part is called where it is handed over. */
const ALSO: Readonly<Record<string, string>> = { engine: 'complaints', check: '[bB]ecause' };

/** Texts that no file reads: `.key` or `{ key }`, in a file that also names what they are a part of. */
function unread(texts: unknown, path: readonly string[], files: readonly string[]): readonly string[] {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts) || BY_KEY.has(path.join('.'))) return [];
  const parent = path.at(-1) ?? '';
  const named = path.length === 1 ? /./ : new RegExp(`\\b${parent}\\b|${ALSO[parent] ?? parent}`);
  return Object.entries(texts).flatMap(([key, text]) => {
    const read = new RegExp(`[.{,'"]\\s*${key}\\b`);
    const found = files.some((file) => named.test(file) && read.test(file));
    return [...(found ? [] : [[...path, key].join('.')]), ...unread(text, [...path, key], files)];
  });
}
