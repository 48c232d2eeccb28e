// Programs as entrants of an arena, and our commanders as such programs.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Commander, commanderNamed, type Moment, playGameInTime } from '@marshall/bots';
import { parseCommand, quickStream } from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { afterAll, expect, test } from 'vitest';
import { wordsOf } from './engine/process.ts';
import { momentMessage } from './engine/protocol.ts';
import { speak } from './engine/speak.ts';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';
import { words } from './words.ts';

const printed = listen();
const folder = mkdtempSync(join(tmpdir(), 'marshall-engine-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that greets, counts its moments as `n`, and does something with each. */
function program(name: string, onMoment: string, onOther = ''): string {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `const send = (message) => console.log(JSON.stringify(message));
let n = 0;
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') send({ type: 'hello', name: 'test' });
  const decide = (command) => send({ type: 'decide', id: message.id, command });
  if (message.type === 'moment') n++;
  if (message.type === 'moment') { ${onMoment} }
  ${onOther}
});
`,
  );
  return `cmd:"${process.execPath}" "${file}"`;
}

async function arenaOf(entrant: string, ...more: string[]) {
  const args = ['arena', '--field', `${entrant},officer`, '--games', '1', '--players', '2'];
  expect(await main([...args, '--options', 'detenteCycle=1', '--json', '--refusals', '--details', ...more])).toBe(0);
  return JSON.parse(printed.out());
}

test('a program plays in an arena, walks options, and is never refused for what it was offered', async () => {
  const walker = program(
    'walker',
    "if (message.question !== 'bid') decide(message.fallback); else send({ type: 'options', id: message.id, draft: { type: 'bid' } });",
    "if (message.type === 'options') decide({ type: 'bid', cubes: message.offers[0].next.domain.min });",
  );
  const { refused, refusals, troubles } = await arenaOf(walker);
  expect([refused, refusals, troubles]).toEqual([0, [], []]);
});

test('refused commands are told with their entrant, their reason and their number', async () => {
  const hasty = program('hasty', "decide(message.question === 'bid' ? { type: 'pass' } : message.fallback);");
  const { refused, refusals, troubles } = await arenaOf(hasty);
  const [first] = refusals;
  expect(first).toMatchObject({ entrant: hasty, command: 'pass', example: { type: 'pass' } });
  expect(first.sentence).not.toBe('');
  expect(refusals.reduce((sum: number, { number }: { number: number }) => sum + number, 0)).toBe(refused);
  expect(troubles).toEqual([]);
});

test.each([
  ['ended', 'process.exit(3);', ['ended', 'given-up']],
  ['silent', '', ['silent', 'given-up']],
  ['garbage', "console.log('let me think'); decide(message.fallback);", ['garbage']],
  ['error', "send({ type: 'error', id: message.id, sentence: 'no idea' });", ['thrown']],
  ['flood', "process.stdout.write('x'.repeat(3_000_000));", ['garbage', 'given-up']],
  ['malformed', "decide({ type: 'pass', x: 1 });", ['malformed']],
  ['out-of-turn', "send({ type: 'decide', id: message.id + 1, command: message.fallback });", ['garbage']],
])('%s: a program that fails loses its answers, not the game', async (name, onMoment, kinds) => {
  const { troubles, endings } = await arenaOf(program(name, onMoment), '--patience', name === 'silent' ? '1' : '60');
  expect(endings).toEqual({ detente: 1 });
  expect(troubles.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
});

test('a program that fails once is started again', async () => {
  const once = join(folder, 'once');
  const { troubles } = await arenaOf(
    program(
      'once',
      `const fs = require('node:fs');
       if (!fs.existsSync(${JSON.stringify(once)})) { fs.writeFileSync(${JSON.stringify(once)}, ''); process.exit(1); }
       decide(message.fallback);`,
    ),
  );
  expect(troubles).toMatchObject([{ kind: 'ended', number: 1 }]);
});

test.each([['cmd:no-such-program-here'], ['cmd:'], [`cmd:"${process.execPath}" --version`]])(
  '%s cannot play, and that is one sentence and exit code 2',
  async (entrant) => {
    expect(await main(['arena', '--field', entrant])).toBe(2);
    expect(printed.err()).not.toBe('');
  },
);

test('quotation marks keep the words of a command line together', () => {
  expect(wordsOf(`python3 "my bots/one.py" -v 'a b'  x`)).toEqual(['python3', 'my bots/one.py', '-v', 'a b', 'x']);
});

const officer = commanderNamed('officer') ?? never();

/** Everything said in answer to some lines. */
async function answers(...lines: string[]): Promise<Record<string, unknown>[]> {
  const said: object[] = [];
  async function* sent() {
    yield* lines;
  }
  await speak(officer, sent(), (message) => said.push(message), words.engine);
  return said.map((message) => JSON.parse(JSON.stringify(message)));
}

function never(): never {
  throw new Error('never');
}

test('an officer behind the protocol decides as it does with the game at hand', async () => {
  const { setup, secret } = planSetup({ players: 3, seed: 'lines', options: { detenteCycle: 2 } });
  let id = 0;
  const behind: Commander = {
    name: 'behind lines',
    describe: '',
    async decide(moment: Moment) {
      const [answer] = await answers(JSON.stringify(momentMessage(++id, moment, 1)));
      const command = parseCommand(answer?.command);
      if (!command.ok) throw new Error(command.refusal.code);
      expect(command.value).toEqual(JSON.parse(JSON.stringify(officer.decide(withChance(moment, '1')))));
      return command.value;
    },
  };
  const played = await playGameInTime(setup, secret, Object.fromEntries(setup.seats.map((seat) => [seat, behind])));
  expect(id).toBeGreaterThan(50);
  expect(played.refused).toEqual([]);
});

/** The same moment with another chance. */
function withChance(moment: Moment, seed: string): Moment {
  const { seat, setup, view, offers, fallback, notes, heard } = moment;
  const walk: Moment['walk'] = (draft) => moment.walk(draft);
  return { seat, setup, view, offers, walk, fallback, notes, heard, stream: quickStream(seed) };
}

test('an engine greets, and answers lines that are no messages with a sentence', async () => {
  const said = await answers('{"type":"hello","protocol":1}', 'x', '{"type":"moment","id":4}', '{"type":"bye"}', '');
  expect(said.map(({ type, id }) => [type, id])).toEqual([
    ['hello', undefined],
    ['error', undefined],
    ['error', 4],
  ]);
  expect(await answers('{"type":"hello","protocol":2}', '{"type":"hello","protocol":1}')).toMatchObject([
    { type: 'error' },
  ]);
});

test('engine wants to know which commander plays', async () => {
  expect(await main(['engine'])).toBe(2);
  expect(await main(['engine', '--commander', 'napoleon'])).toBe(2);
});
