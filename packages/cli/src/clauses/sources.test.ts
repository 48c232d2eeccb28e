import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enforcement } from './sources.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marshall-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('a clause is enforced where code names it, and nowhere else', () => {
  write('packages/rules/src/sell.ts', "const clause = 'B-SELL-06';\n// B-SELL-07, B-SELL-06\n");
  write('packages/rules/src/sell.test.ts', "test('B-SELL-06 a sale', () => {});");
  write('packages/rules/src/testing/scenario.ts', '// B-SELL-06');
  write('packages/cli/src/help.ts', '// B-SELL-06');
  expect([...enforcement(root)]).toEqual([
    ['B-SELL-06', ['packages/rules/src/sell.ts:1', 'packages/rules/src/sell.ts:2']],
    ['B-SELL-07', ['packages/rules/src/sell.ts:2']],
  ]);
});
