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

const root = fileURLToPath(new URL('../../../', import.meta.url));

export const clauses: Command = {
  name: 'clauses',
  summary: 'show every rule clause: where it is enforced and which tests prove it',
  usage: [
    'Usage: ./marshall clauses [--area B-SELL] [--open | --unseen] [--json]',
    '',
    '  --area ID  only one area (B-SELL) or one ledger (B)',
    '  --open     only clauses that are in scope and not yet proven',
    '  --unseen   kinds of events and codes of refusals that occur in no test',
    '  --json     an array of { id, status, enforcedIn, tests, reason? }',
    '',
    'A clause is proven when a passing test names it and the referee cited it while that test ran.',
    "'needs' marks a rule that wants a set the project does not have, 'box' a physical fact.",
    'The exit code is 1 while a clause in scope is open, or with --unseen while there is anything unseen.',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readArgs(args, {
      area: { type: 'string' },
      open: { type: 'boolean', default: false },
      unseen: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length > 0)
      throw new UsageError(
        `clauses takes no word by itself, and '${positionals[0]}' is one; say --area ${positionals[0]}.`,
      );
    if (values.open && values.unseen) throw new UsageError('Choose one of --open and --unseen.');
    if (!existsSync(join(root, 'docs/rules')))
      throw new UsageError(
        'clauses reads the ledgers and runs the tests, which a release does not hold: run it in a clone of the project.',
        1,
      );
    // What the tests prove takes minutes to find out: a wrong word is answered before that.
    if (
      values.area !== undefined &&
      !readLedgers(join(root, 'docs/rules')).some(({ id }) => id.startsWith(`${values.area}-`))
    )
      throw new UsageError(`No clause is in '${values.area}'; areas look like B-SELL, ledgers like B.`);
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
  console.log(asJson ? JSON.stringify(missing, undefined, 2) : [...lines, `${missing.length} unseen`].join('\n'));
  return missing.length > 0 ? 1 : 0;
}

const isMissing = (scope: Scope, { id, status }: ClauseReport): boolean => status === 'open' && inScope(scope, id);

function table(reports: readonly ClauseReport[]): string {
  const areas = [...new Set(reports.map(({ id }) => areaOf(id)))];
  const rows = areas.map((area) => {
    const ofArea = reports.filter(({ id }) => areaOf(id) === area);
    return totals(area, ofArea);
  });
  return [row('area', ['clauses', ...statuses]), ...rows, totals('all', reports)].join('\n');
}

function list(missing: readonly ClauseReport[]): string {
  return [...missing.map(describe), `${missing.length} open in scope`].join('\n');
}

function totals(name: string, reports: readonly ClauseReport[]): string {
  const counts = statuses.map((status) => reports.filter((report) => report.status === status).length);
  return row(name, [reports.length, ...counts].map(String));
}

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(12) + cells.map((cell) => cell.padStart(8)).join('');

function describe({ id, status, enforcedIn, tests, reason }: ClauseReport): string {
  const facts = [
    status,
    ...(reason === undefined ? [] : [reason]),
    ...(enforcedIn.length === 0 ? [] : [`in ${enforcedIn.join(', ')}`]),
    ...(tests.length === 0 ? [] : [`proven by ${tests.join('; ')}`]),
  ];
  return `  ${id.padEnd(14)} ${facts.join(' | ')}`;
}
