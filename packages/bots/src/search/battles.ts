// Attacks as a general weighs them: what the position would be worth after a victory and after a defeat, by the exact odds.
import type { Moment } from '../commander.ts';
import { type Assault, assaultCommand, assaults } from '../decisions/war.ts';
import { mayDo } from '../fill.ts';
import { afterClash } from '../judgement/what-if.ts';
import type { Decision, Mind } from '../mind.ts';
import { sightOf } from '../sight.ts';
import type { Outlook } from './outlook.ts';

/** By how much an attack must lift its chances to be worth the risk that the odds do not show. */
const LEAST = 0.004;

/** An attack, and by how much it is expected to lift the chances to win. */
export interface Blow {
  readonly assault: Assault;
  readonly gain: number;
}

/** All attacks that would lift its chances, the best first. */
export function blows(mind: Mind, moment: Moment, outlook: Outlook): readonly Blow[] {
  const found: Blow[] = [];
  const plans = [...assaults(boldly(mind), sightOf(moment))].sort((a, b) => b.gain - a.gain);
  for (const assault of plans) {
    if (outlook.isSpent) break;
    const gain = gainOf(moment, outlook, assault);
    if (gain > LEAST) found.push({ assault, gain });
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** The best attack that the referee would take. */
export function strike(mind: Mind, moment: Moment, outlook: Outlook): Decision | undefined {
  if (!mayDo(moment, 'attack') && !mayDo(moment, 'assault-by-air')) return undefined;
  for (const { assault, gain } of blows(mind, moment, outlook).slice(0, 6)) {
    const decision = assaultCommand(moment, assault);
    if (decision === undefined) continue;
    const { command, why } = decision;
    return { command, why: why.reason === 'attack' ? { ...why, lift: gain } : why };
  }
  return undefined;
}

/** The same mind in its most daring mood, which finds what is worth a second thought. */
function boldly(mind: Mind): Mind {
  if (bold?.of !== mind)
    bold = { of: mind, mind: { ...mind, weights: { ...mind.weights, nerve: 0.4, attack: 3, faith: 0 } } };
  return bold.mind;
}
let bold: { readonly of: Mind; readonly mind: Mind } | undefined;

function gainOf({ seat, view }: Moment, outlook: Outlook, { from, to, against, units, odds }: Assault): number {
  const defender = against === 'militia' ? undefined : against;
  const theirs = view.board.find(({ zone }) => zone === to)?.forces.find((force) => force.seat === defender);
  const guards = theirs === undefined ? 0 : Object.values(theirs.units).reduce((sum, number) => sum + number, 0);
  const clash = { attacker: seat, defender, from, to, force: units, sets: Math.round(Math.max(1, odds.rounds)) };
  // What is left on average is left after victories, nearly all of it.
  const left = Math.max(1, Math.min(units, odds.left / Math.max(0.3, odds.win)));
  const won = outlook.chance(afterClash(outlook.now, { ...clash, left, stands: 0 }));
  const lost = outlook.chance(afterClash(outlook.now, { ...clash, left: 0, stands: Math.max(1, 0.6 * guards) }));
  return odds.win * won + (1 - odds.win) * lost - outlook.chance(outlook.now);
}
