// What the Military Conflict Chart may tell: the facts of each refusal, question and consequence. The words package has a sentence for each.
import type { Zone } from '../../board/index.ts';
import type { SparseCounts } from '../../state/forces.ts';
import type { Seat } from '../../state/seat.ts';

export interface ChartRefusals {
  'goes-on:half': { half: number; chosen: number; used: number };
  'less-than-half': { given: number; used: number };
  'more-than-half': { given: number; used: number };
  'moves-made': { moves: number };
  'no-points': { name: string };
  'no-retaliation:chart': null;
  'no-such-card:points': { points: number; card: string };
  'no-such-token': { token: number; name: string };
  'not-by-chart': null;
  'not-half': { half: number; chosen: number };
  'not-the-loser': { loser: string };
  'not-the-loser:retaliation': { against: Seat };
  'not-the-winner': { winner: string };
  'not-two-players': null;
  'not-used': { token: number; tokens: readonly number[] };
  'nowhere:retaliation': null;
  'off-the-chart': { attacker: number; defender: number; most: number };
}

export interface ChartQuestions {
  'chart-retaliation': { against: Seat; moves: number };
  'half-losses': { zone: Zone };
}

/** What follows from a letter of the chart on its own, its players by their names; and a battle that is compared. */
export interface ChartRemarks {
  'canal-taken': { taker: string; canal: string };
  'conflict-lost': { loser: string };
  'conflict-won': { winner: string };
  'country-taken': { taker: string; country: string | undefined };
  'half-returned': { winner: string };
  'mastermind-kept': { owner: string; cards: readonly string[] };
  'may-retaliate': { winner: string; loser: string };
  'nobody-buys': null;
  'retaliation-cards': { winner: string };
  'retaliation-choice': { winner: string; loser: string };
  'tokens-returned': { loser: string };
  'typical-battle': {
    attack: SparseCounts;
    defend: SparseCounts;
    lStars: number;
    tactic: 'direct' | 'amphibious' | 'airborne';
    resists: boolean;
  };
  'unused-tokens-stay': null;
}
