// What newcomers typed finds a paragraph that answers it among the first three.
import { describe, expect, test } from 'vitest';
import { handbook as german } from '../de/handbook/index.ts';
import { handbook } from '../en/handbook/index.ts';
import { handbook as spanish } from '../es/handbook/index.ts';
import { DE } from './newcomers.de.ts';
import { EN } from './newcomers.en.ts';
import { ES } from './newcomers.es.ts';
import type { Needs } from './outline.ts';
import { searchIn } from './search.ts';

const ALL = new Set<Needs>(['apc', 'chart', 'highTech', 'merchantMarine']);

describe.each([
  ['English', handbook, EN],
  ['German', german, DE],
  ['Spanish', spanish, ES],
] as const)('in %s', (_, book, questions) => {
  const find = searchIn(book, ALL);

  test.each(questions)('%s', (question, ...answers) => {
    const found = find(question).slice(0, 3);
    expect({ found, answered: found.some((id) => answers.includes(id)) }).toEqual({ found, answered: true });
  });
});
