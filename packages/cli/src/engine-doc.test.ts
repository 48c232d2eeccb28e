// The lines in the guide for authors are those that a referee and the example in Python really exchange.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { momentOf, Recall } from '@marshall/bots';
import { type Game, quickStream, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { LineProcess } from './engine/process.ts';
import { answerTo } from './engine/program.ts';
import { momentMessage, PROTOCOL, readSaid } from './engine/protocol.ts';

const GUIDE = fileURLToPath(new URL('../../../docs/bot-authors.md', import.meta.url));
const BOT = fileURLToPath(new URL('../../../examples/python-bot/bot.py', import.meta.url));
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

/** What takes pages, and is described elsewhere. */
const LONG = ['offers', 'view', 'setup', 'notes', 'heard'];

const powers = { usa: { grain: 3, oil: 3, cash: 2000 }, china: { cash: 2000 } };
const bidding = { cycle: 2, stage: 3, phase: 'blind-bid', powers } as const;
const buying = {
  cycle: 2,
  stage: 7,
  phase: 'market-buys',
  bidders: ['usa'],
  prices: { grain: 50, oil: 500 },
  powers,
} as const;

test.skipIf(python === undefined)(
  'the transcript in docs/bot-authors.md is what the example in Python says',
  async () => {
    const process = new LineProcess([python ?? '', BOT]);
    const lines: string[] = [];
    const say = (message: object): void => {
      process.say(message);
      lines.push(`→ ${shortened(message)}`);
    };
    const hear = async (): Promise<string> => {
      const came = await process.next(Date.now() + 60_000, 60);
      if ('trouble' in came) throw new Error(came.trouble.kind);
      lines.push(`← ${shortened(JSON.parse(came.line))}`);
      return came.line;
    };
    say({ type: 'hello', protocol: PROTOCOL, edition: 2 });
    await hear();
    for (const [i, { game }] of [scenario(bidding), scenario(buying)].entries()) {
      const moment = momentAt(game);
      say(momentMessage(i + 1, moment, 1234567 + i));
      for (;;) {
        const said = readSaid(await hear());
        if (said?.type !== 'options') break;
        say(answerTo(said, moment));
      }
    }
    await process.close();
    const [, section = ''] = readFileSync(GUIDE, 'utf8').split('### A transcript');
    const [, shown = ''] = /```\n([\s\S]*?)```/.exec(section) ?? [];
    expect(lines).toEqual(shown.trim().split('\n'));
  },
);

function momentAt(game: Game) {
  return momentOf(game, seat('usa'), quickStream(1), new Recall(game.setup.seats));
}

function shortened(message: object): string {
  const isMoment = 'view' in message;
  return JSON.stringify(message, (key, value) => (isMoment && LONG.includes(key) ? '…' : value));
}
