// docs/hosting.md against the program: settings, commands of the host, and figures of the dashboard.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Metrics } from '@marshall/server';
import { expect, test } from 'vitest';
import { merged } from '../../server/src/observed/merged.ts';
import { SUBCOMMANDS } from './host/subcommands.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const guide = readFileSync(join(root, 'docs', 'hosting.md'), 'utf8');

test('the table of settings names every variable that the program reads, and no other', () => {
  const sources = ['cli', 'server'].flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|\/)(testing|clauses)\//.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  });
  const read = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/\b(?:named|hostsIn)\('([A-Z_]+)'\)|process\.env\.([A-Z_]+)/g)].map((m) => m[1] ?? m[2]),
    ),
  );
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const told = new Set([...table.matchAll(/^\| `([A-Z_]+)`/gm)].map((m) => m[1]));
  expect([...told].sort()).toEqual([...read].sort());
});

test('every command of the host that the guide names is there', () => {
  const known = new Set(SUBCOMMANDS.map(({ form }) => form.split(' ')[0]));
  const named = [...guide.matchAll(/marshall(?:\.mjs)? host ([a-z-]+)/g)].map((m) => m[1]);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the dashboard and the alerts read figures that the server serves', async () => {
  const metrics = new Metrics();
  metrics.read({ tables: () => 0, sockets: () => 0, checks: () => 0 });
  const served = `${await metrics.text()}\n${await merged([], { processes: 1, restarts: 0 })}`;
  const dashboard = readFileSync(join(root, 'hosting', 'grafana.json'), 'utf8');
  const names = [...`${dashboard}\n${guide}`.matchAll(/\b(?:marshall|nodejs|process)_[a-z0-9_]+/g)].map(
    ([name]) => name,
  );
  expect(names.length).toBeGreaterThan(8);
  for (const name of new Set(names)) expect(served).toContain(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `);
});
