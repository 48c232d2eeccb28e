// What battles, strikes and assaults may tell: the facts of each refusal and question. The words package has a sentence for each.
import type { LightSea, Sea, Territory, Zone } from '../board/index.ts';
import type { Cause } from '../referee/refusal.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Aim } from './salvo.ts';

export interface BattleRefusals {
  'assault-stands:landed': { zone: Territory };
  'assault-stands:undecided': null;
  'at-sea:occupy': { sea: Sea };
  bound: null;
  'cannot-fight': { from: Zone; to: Zone };
  'cannot-occupy': { because: Cause };
  'cannot-reinforce': null;
  'contested:assault': { zone: Territory };
  'contested:surrender': { zone: Territory };
  'dark-sea:assault': { sea: Sea };
  'dark-sea:nukes': { sea: Sea };
  'empty-space': null;
  'flown-in:assault': null;
  'flown-in:defence': null;
  'goes-on:strikes': null;
  'home:surrender': null;
  landlocked: { zone: Territory };
  'later-once': null;
  'no-assault:give-up': null;
  'no-assault:go-on': null;
  'no-assault:there': { zone: Territory };
  'no-assault:now': { zone: Territory };
  'no-convoy': { zone: Territory };
  'no-convoy:because': { because: Cause };
  'no-drop': null;
  'no-force': { zone: Zone };
  'no-haven': null;
  'no-l-star': null;
  'no-l-star-there': null;
  'no-l-stars': null;
  'no-landing': null;
  'no-next-turn': null;
  'no-nuke': { at: Aim };
  'no-nukes': null;
  /** What the player has of each. */
  'no-set:attack': { grain: number; oil: number; minerals: number };
  'no-set:defend': null;
  'no-ships:assault': { zone: Territory };
  'no-ships:sea': { sea: LightSea };
  'no-such-force': { most: number };
  'no-such-force:kind': { unit: UnitKind; number: number };
  'no-such-load': null;
  'no-target': { zone: Zone };
  'nobody-else': null;
  'nobody-to-clash': null;
  'none-left:losses': { unit: UnitKind };
  'not-a-loss': { unit: UnitKind; needs: number; points: number };
  'not-adjacent:assault': { territory: Territory; sea: Sea };
  'not-adjacent:withdraw': { from: Zone; to: Zone };
  'not-captured': { zone: Territory };
  'not-in-battle': null;
  'not-occupied:reinforce': { zone: Territory };
  'not-struck': null;
  'not-that-zone': { zone: Zone };
  'not-the-attackers': null;
  'not-the-defenders': null;
  'not-the-target:landing': { zone: Territory; sea: Zone };
  'not-the-target:withdraw': { zone: Zone };
  'not-there:attack': { zone: Zone };
  'not-yours-to-shoot:champion': null;
  'not-yours-to-shoot:defender': null;
  'nothing-in-reach': null;
  'nothing-in-reach:from': { zone: Zone };
  'nuked:target': { zone: Zone };
  'out-of-reach:attack': { from: Zone; to: Zone };
  'out-of-reach:from-dark-sea': { to: Zone };
  'out-of-reach:to-dark-sea': { to: Zone };
  'out-of-reach:within': { zone: Zone };
  'own-land': { zone: Territory };
  'own-zones': null;
  'sea-held:landing': { zone: Territory };
  'sea-held:reinforce': { sea: LightSea };
  'wrong-number:nukes': { nukes: number };
}

export interface BattleQuestions {
  /** The lands that the player's assaults fight for, with a turn to come on which to go on or without. */
  assault: { zones: readonly Territory[]; nextTurn: boolean };
  /** `assault`: one of the player's still stands. */
  attack: { assault: boolean };
  champion: null;
  counterattack: null;
  /** Which answers are open; to resist always is. */
  defend: { zone: Zone; fight: boolean; withdraw: boolean; surrender: boolean };
  'first-strike': { zone: Zone };
  'go-on': null;
  /** The points rolled, how many units they can remove at most, and what each kind takes. */
  losses: { points: number; most: number; takes: readonly { unit: UnitKind; points: number }[] };
  occupy: { zone: Zone };
  reinforce: null;
  retaliate: null;
  shoot: { shots: number };
  'strike-order': null;
}
