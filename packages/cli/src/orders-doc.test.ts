import { readFileSync } from 'node:fs';
import { type Command, parseCommand, perform, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';

const usa = seat('usa');

/** Stage 3, the United States to sell; it owes China a loan. */
function selling() {
  const table = scenario({
    cycle: 2,
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa', 'china'],
    traders: [],
    prices: { grain: 500, oil: 500 },
    powers: { usa: { grain: 3, oil: 3, cash: 2000 }, china: { cash: 2000 } },
  });
  table.usa.does({ type: 'offer', to: 'china', wantsCash: 1000, loan: true, repay: 1200, dueCycle: 4 });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  return table;
}

test.each([
  ['api.md', '## Orders ahead'],
  ['bot-authors.md', '## Say it beforehand'],
])('docs/%s shows orders that are accepted as they stand, one after the other', (file, heading) => {
  const text = readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
  const [, section = ''] = text.split(heading);
  const [, block = ''] = section.match(/```json\n([\s\S]*?)```/) ?? [];
  const { game } = selling();
  const shown = block.trim().split('\n').map(read);
  for (const command of shown) {
    const result = perform(game, usa, command);
    expect([command.type, result.ok ? 'accepted' : result.refusal.code]).toEqual([command.type, 'accepted']);
  }
  const kinds = new Set(shown.map(({ type }) => type));
  for (const kind of [
    'plan-bids',
    'pass-stage',
    'pay-always',
    'order',
    'want-to-trade',
    'prepare-offer',
    'drop-prepared',
    'pay-back',
  ])
    expect(kinds).toContain(kind);
});

/** A line of the guide as a command, held to its shape. */
function read(line: string): Command {
  const parsed = parseCommand(JSON.parse(line));
  if (!parsed.ok) throw new Error(`${line}: ${parsed.refusal.code}`);
  return parsed.value;
}
