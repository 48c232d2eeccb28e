/** The shape of every clause id: ledger letter, area, number. */
export const clauseIdPattern = '[ABCMT]-[A-Z]+-\\d{2}';

/**
 * The clause ids that a test's title names, in order.
 * Understands lists and ranges: `B-SELL-03, -05`, `B-SELL-03 and -04`, `B-SELL-03 to -05`, `B-BID-03..05`, `A-KIL-03/04`.
 */
export function clauseIdsIn(title: string): readonly string[] {
  const ids = new Set<string>();
  const first = /\b([ABCMT]-[A-Z]+)-(\d{2})\b/g;
  for (let match = first.exec(title); match !== null; match = first.exec(title)) {
    const [, area = '', number = ''] = match;
    ids.add(`${area}-${number}`);
    first.lastIndex = addFollowing(title, first.lastIndex, area, number, ids);
  }
  return [...ids];
}

/** Adds the numbers that continue an id, and returns where in the title they end. */
function addFollowing(title: string, from: number, area: string, number: string, ids: Set<string>): number {
  const next = new RegExp(`(?:(\\s+to\\s+(?:${area})?-|\\.\\.-?)|(?:,\\s*|\\s+and\\s+|/)-|/)(\\d{2})\\b`, 'y');
  let end = from;
  let last = number;
  for (;;) {
    next.lastIndex = end;
    const match = next.exec(title);
    if (match === null) return end;
    const [, range, upTo = ''] = match;
    for (let n = range === undefined ? Number(upTo) : Number(last) + 1; n <= Number(upTo); n += 1) {
      ids.add(`${area}-${String(n).padStart(2, '0')}`);
    }
    last = upTo;
    end = next.lastIndex;
  }
}
