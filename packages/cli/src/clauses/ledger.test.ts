import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { clausesOf, readLedgers } from './ledger.ts';

const ledgers = readLedgers(fileURLToPath(new URL('../../../../docs/rules', import.meta.url)));

test('the base ledger has 475 clauses, and no id is defined twice', () => {
  expect(ledgers.filter(({ id }) => id.startsWith('B-'))).toHaveLength(475);
  expect(new Set(ledgers.map(({ id }) => id)).size).toBe(ledgers.length);
});

test('a list item with a bold id is a clause; a mention, a question and a numbered ruling are not', () => {
  const text = ['- **B-SELL-01** A rule.', 'See B-SELL-02.', '- **Q-B-01** A question.', '- **X-A-01** A defect.'];
  expect(clausesOf(text.join('\n'))).toEqual([{ id: 'B-SELL-01' }]);
});

test('a table headed by an id is a clause, unless it only repeats others', () => {
  const text = ['## Reference tables', '### T-M-01 Letters', '## PIRATE', '### T-M-08 Plunder'];
  expect(clausesOf(text.join('\n'))).toEqual([{ id: 'T-M-08' }]);
});

test('a clause needs what stands on its own line, without the state that would make up for it', () => {
  const text = '- **A-NEU-01** A rule. [needs: Neutron Bombs - minimal state: a table] [ADDS]';
  expect(clausesOf(text)).toEqual([{ id: 'A-NEU-01', needs: 'Neutron Bombs' }]);
});

test('a clause needs what its section needs, up to the next section', () => {
  const text = ['## 8', '[needs: Warlords]', '- **A-WAR-01** One.', '## 9', '- **A-TEC-01** Two.'];
  expect(clausesOf(text.join('\n'))).toEqual([{ id: 'A-WAR-01', needs: 'Warlords' }, { id: 'A-TEC-01' }]);
  expect(clausesOf('Whole area: [needs: Pirates]; more.\n- **M-PIRATE-01** A rule.')[0]?.needs).toBe('Pirates');
});

test('a clause of which only one word needs something can be enforced', () => {
  expect(clausesOf('- **M-ATTACK-03** A rule. Boomers: [needs: Boomers]')).toEqual([{ id: 'M-ATTACK-03' }]);
});
