// What game files and what is done at a table may tell: the facts of each refusal. The words package has a sentence for each.

export interface TableRefusals {
  'id-used': null;
  'not-asked:settled': null;
  'time-over': null;
}
