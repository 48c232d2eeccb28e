// What game files and what is done at a table may tell: the facts of each refusal. The words package has a sentence for each.
import type { Cause } from '../referee/refusal.ts';

export interface TableRefusals {
  'id-used': null;
  'no-game-file:command': { entry: number; because: Cause };
  'no-game-file:setup': { because: Cause };
  'not-asked:settled': null;
  'time-over': null;
}
