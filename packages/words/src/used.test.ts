// A message of the rules that nothing tells fails here: each refusal, question and remark stands somewhere in the rules.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apc } from './en/apc.ts';
import { battle } from './en/battle.ts';
import { commerce } from './en/commerce.ts';
import { conflictChart } from './en/conflict-chart.ts';
import { endings } from './en/endings.ts';
import { highTech } from './en/high-tech.ts';
import { merchantMarine } from './en/merchant-marine.ts';
import { movement } from './en/movement.ts';
import { odds } from './en/odds.ts';
import { opening } from './en/opening.ts';
import { orderOfPlay } from './en/order-of-play.ts';
import { referee } from './en/referee.ts';
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
