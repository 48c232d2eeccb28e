// What battles, strikes and assaults may tell: the facts of each refusal and question. The words package has a sentence for each.

import type { Territory } from '../board/index.ts';
import type { Cause } from '../referee/refusal.ts';

export interface BattleRefusals {
  'cannot-occupy': { because: Cause };
  'no-convoy': { zone: Territory };
  'no-convoy:because': { because: Cause };
}

// biome-ignore lint/suspicious/noEmptyInterface: filled as the sentences move out of this room
export interface BattleQuestions {}
