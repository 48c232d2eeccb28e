// A field's choice is made from the fields before it: they are there by type, and nothing stands in for them.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPANIES, RESOURCES, ZONES } from '../board/index.ts';
import { COMMANDS } from '../game.ts';
import { UNIT_KINDS } from '../unit-table.ts';

test('every field comes after the fields that its choice is made from', () => {
  const early = COMMANDS.flatMap(({ type, fields }) =>
    fields.flatMap(({ name, after = [] }, i) =>
      after
        .filter((needed) => !fields.slice(0, i).some((before) => before.name === needed))
        .map((needed) => `${type}: ${name} before ${needed}`),
    ),
  );
  expect(early).toEqual([]);
  expect(COMMANDS.flatMap(({ fields }) => fields).filter(({ after }) => after !== undefined).length).toBeGreaterThan(
    30,
  );
});

test('no draft has a zone, a company, a kind or nobody as a stand-in for a field that is missing', () => {
  const source = new URL('../', import.meta.url);
  const things: readonly string[] = [...ZONES, ...COMPANIES, ...RESOURCES, ...UNIT_KINDS, ''];
  const standIns = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, source), 'utf8');
      // Drafts are taken apart where a choice is made, or where it is asked whether a field has a place.
      const drafts = text.match(/\(\w+, \w+, \{[^{}]*\}\) =>|\(\{[^{}]*\}, \w+, \w+\) =>/g) ?? [];
      return drafts.flatMap((draft) =>
        [...draft.matchAll(/(\w+) = (?:'([^']*)'|seat\b)/g)].map((found) => ({ file, found })),
      );
    })
    .filter(({ found: [, , word] }) => word === undefined || things.includes(word))
    .map(({ file, found: [standIn] }) => `${file}: ${standIn}`);
  expect(standIns).toEqual([]);
});
