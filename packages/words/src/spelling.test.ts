// One spelling of English: that of the booklets, which is American. Names in code keep theirs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The common words that are spelled differently elsewhere, as they are not to be spelled. */
const OTHER = new RegExp(
  `\\b(${[
    '\\w*(?:armou|colou|favou|flavou|harbou|honou|humou|labou|neighbou|rumou|behaviou|endeavou|vapou)r\\w*',
    '(?:cent|theat|met|lit|fib|calib|manoeuv)res?',
    '(?:self-)?(?:defence|offence|licence|pretence)(?:s|less)?',
    '(?:ac)?judgement(?:s|al)?',
    'acknowledgement',
    '(?:un)?(?:analy|paraly|cataly)s(?:e|ed|ing)',
    '(?:apolog|author|capital|categor|character|colon|critic|custom|emphas|general|initial|local|maxim|minim|mobil|modern|neutral|normal|optim|organ|prior|real|recogn|summar|synchron|util|visual)is(?:e|ed|es|ing|ation)',
    '(?:cancel|travel|label|level|model|signal|total|marshal|counsel|fuel|quarrel)l(?:ed|ing|er)',
    'fulfil(?:s|ment)?',
    'skilful(?:ly)?',
    'grey(?:s|ed|er)?',
    'catalogue[sd]?',
    'programmes?',
    'cheques?',
    'towards',
    'whilst',
    'amongst',
    'learnt',
    'spelt',
    'burnt',
    'per cent',
    'set-up',
    'ageing',
    'artefacts?',
    'holidays?',
  ].join('|')})\\b`,
  'giu',
);

const found = (text: string): readonly string[] => text.match(OTHER) ?? [];

test('the list finds what it should, and nothing else', () => {
  expect(found('Analysed, in defence of the neighbouring centre, a licence for two coloured theatres.')).toHaveLength(
    7,
  );
  expect(
    found('Analyzed, in defense of the neighboring center, a license; a license, advice, otherwise, raised.'),
  ).toEqual([]);
});

test('the English catalog has one spelling', () => {
  const folder = join(ROOT, 'packages/words/src/en');
  const wrong = filesIn(folder, '.ts')
    .filter((path) => !path.endsWith('.test.ts') && !/handbook\/(?:alike|around|questions)\.ts$/.test(path))
    .flatMap((path) => textsIn(readFileSync(join(folder, path), 'utf8')).flatMap((text) => named(path, found(text))));
  expect(wrong).toEqual([]);
});

test('the documents have the same spelling', () => {
  const documents = [...filesIn(join(ROOT, 'docs'), '.md').map((path) => join('docs', path)), 'README.md'];
  const wrong = [...documents, 'CONTRIBUTING.md', 'SECURITY.md'].flatMap((path) =>
    named(path, found(withoutCode(readFileSync(join(ROOT, path), 'utf8')))),
  );
  expect(wrong).toEqual([]);
});

const named = (path: string, words: readonly string[]): string[] => words.map((word) => `${path}: ${word}`);

const filesIn = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(end));

/** What is shown: no comments, no keys, no cases, and no words that readers may search by. */
const textsIn = (source: string): string[] => {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/^import .*$/gm, '')
    .replace(/^\s*asked:\s*'[^']*',$/gm, '')
    .replace(/'[^'\n]*'(?=: )/g, '')
    .replace(/case '[^']*'/g, '');
  return [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g)].map(([, single, template]) =>
    (single ?? template ?? '').replace(/\$\{[^}]*\}/g, 'x'),
  );
};

/** Prose alone: no code, no addresses, no links. */
const withoutCode = (text: string): string =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']');
