// `clauses`, in English.
export const clauses = {
  summary: 'list the rule clauses: where each is enforced and which tests prove it',
  usage: [
    'Usage: ./marshall clauses [--area B-SELL] [--open | --unseen] [--json]',
    '',
    '  --area ID  show only one area (B-SELL) or one ledger (B)',
    '  --open     show only clauses that are in scope and not yet proven',
    '  --unseen   show kinds of events and codes of refusals that occur in no test',
    '  --json     print an array of { id, status, enforcedIn, tests, reason? }',
    '',
    'A clause is proven when a passing test names it and the referee cites it during that test.',
    "'needs' marks a rule that requires a set the project doesn’t have, 'box' a fact about the physical game.",
    'The exit code is 1 if a clause in scope is open, or with --unseen if anything is unseen.',
  ].join('\n'),
  strayWord: (word: string): string => `'${word}' doesn’t belong here. To see one area, use --area ${word}.`,
  chooseOne: 'Choose either --open or --unseen.',
  notInRelease:
    'clauses reads the ledgers and runs the tests, and a release doesn’t contain them. Run it in a clone of the project.',
  noArea: (area: string): string => `There are no clauses in '${area}'. Areas look like B-SELL, ledgers like B.`,
  unseen: (number: number): string => `${number} unseen`,
  openInScope: (number: number): string => `${number} open in scope`,
  head: { area: 'area', clauses: 'clauses', all: 'all' },
  status: { proven: 'proven', open: 'open', needs: 'needs', box: 'box' },
  enforcedIn: (places: readonly string[]): string => `in ${places.join(', ')}`,
  provenBy: (tests: readonly string[]): string => `proven by ${tests.join('; ')}`,
  running: 'Running the clause tests ... ',
  ran: (passed: boolean, seconds: string): string =>
    `${passed ? 'done' : 'some failed (run npm test to see which)'} in ${seconds} s`,
};
