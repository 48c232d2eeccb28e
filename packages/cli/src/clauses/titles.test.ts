import { expect, test } from 'vitest';
import { clauseIdsIn } from './titles.ts';

test.each([
  ['B-SELL-06 a sale is paid at the price before the meter moves', ['B-SELL-06']],
  ['B-SELL-03, -05 two of a list', ['B-SELL-03', 'B-SELL-05']],
  ['B-SELL-03 and -04, then B-BUY-01', ['B-SELL-03', 'B-SELL-04', 'B-BUY-01']],
  ['B-SELL-03 to -05 a range', ['B-SELL-03', 'B-SELL-04', 'B-SELL-05']],
  ['B-SELL-09 to B-SELL-11 a range in full', ['B-SELL-09', 'B-SELL-10', 'B-SELL-11']],
  ['B-BID-03..05 a short range', ['B-BID-03', 'B-BID-04', 'B-BID-05']],
  ['A-KIL-03/04 a slash', ['A-KIL-03', 'A-KIL-04']],
  ['M-XFER-01 to -02 and -10 to -11 ranges in a list', ['M-XFER-01', 'M-XFER-02', 'M-XFER-10', 'M-XFER-11']],
  ['B-LOAN-01 to 5000 dollars', ['B-LOAN-01']],
  ['Q-B-14 a ruling is no clause', []],
  ['no id at all', []],
])('%s', (title, ids) => {
  expect(clauseIdsIn(title)).toEqual(ids);
});
