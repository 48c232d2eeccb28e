import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatherEvidence } from './clauses/gather.ts';
import { readLedgers } from './clauses/ledger.ts';
import {
  areaOf,
  type ClauseReport,
  inScope,
  readScope,
  reportClauses,
  type Scope,
  statuses,
} from './clauses/status.ts';
import { type Unseen, unseen } from './clauses/unseen.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { words } from './words.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export const clauses: Command = {
  name: 'clauses',
  summary: words.clauses.summary,
  usage: words.clauses.usage,
  async run(args) {
    const { values, positionals } = readArgs(args, {
      area: { type: 'string' },
      open: { type: 'boolean', default: false },
      unseen: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const [word] = positionals;
    if (word !== undefined) throw new UsageError(words.clauses.strayWord(word));
    if (values.open && values.unseen) throw new UsageError(words.clauses.chooseOne);
    if (!existsSync(join(root, 'docs/rules'))) throw new UsageError(words.clauses.notInRelease, 1);
    // What the tests prove takes minutes to find out: a wrong word is answered before that.
    if (
      values.area !== undefined &&
      !readLedgers(join(root, 'docs/rules')).some(({ id }) => id.startsWith(`${values.area}-`))
    )
      throw new UsageError(words.clauses.noArea(values.area));
    const evidence = await gatherEvidence(root);
    if (values.unseen) return tellUnseen(await unseen(root, evidence), values.json);
    const scope = readScope(root);
    const all = reportClauses(root, evidence);
    const inArea = all.filter(({ id }) => values.area === undefined || id.startsWith(`${values.area}-`));
    const missing = inArea.filter((clause) => isMissing(scope, clause));
    const chosen = values.open ? missing : inArea;
    if (values.json) console.log(JSON.stringify(chosen, undefined, 2));
    else if (values.open) console.log(list(missing));
    else
      console.log(`${table(inArea)}\n\n${values.area === undefined ? list(missing) : inArea.map(describe).join('\n')}`);
    return missing.length > 0 ? 1 : 0;
  },
};

function tellUnseen(missing: readonly Unseen[], asJson: boolean): number {
  const lines = missing.map(({ kind, name, where }) => `  ${kind.padEnd(8)} ${name.padEnd(24)} ${where.join(', ')}`);
  console.log(
    asJson ? JSON.stringify(missing, undefined, 2) : [...lines, words.clauses.unseen(missing.length)].join('\n'),
  );
  return missing.length > 0 ? 1 : 0;
}

const isMissing = (scope: Scope, { id, status }: ClauseReport): boolean => status === 'open' && inScope(scope, id);

function table(reports: readonly ClauseReport[]): string {
  const areas = [...new Set(reports.map(({ id }) => areaOf(id)))];
  const rows = areas.map((area) => {
    const ofArea = reports.filter(({ id }) => areaOf(id) === area);
    return totals(area, ofArea);
  });
  return [
    row(words.clauses.head.area, [
      words.clauses.head.clauses,
      ...statuses.map((status) => words.clauses.status[status]),
    ]),
    ...rows,
    totals(words.clauses.head.all, reports),
  ].join('\n');
}

function list(missing: readonly ClauseReport[]): string {
  return [...missing.map(describe), words.clauses.openInScope(missing.length)].join('\n');
}

function totals(name: string, reports: readonly ClauseReport[]): string {
  const counts = statuses.map((status) => reports.filter((report) => report.status === status).length);
  return row(name, [reports.length, ...counts].map(String));
}

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(12) + cells.map((cell) => cell.padStart(8)).join('');

function describe({ id, status, enforcedIn, tests, reason }: ClauseReport): string {
  const facts = [
    words.clauses.status[status],
    ...(reason === undefined ? [] : [reason]),
    ...(enforcedIn.length === 0 ? [] : [words.clauses.enforcedIn(enforcedIn)]),
    ...(tests.length === 0 ? [] : [words.clauses.provenBy(tests)]),
  ];
  return `  ${id.padEnd(14)} ${facts.join(' | ')}`;
}
