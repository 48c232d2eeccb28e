// Generals: an officer's judgement of what is usual, and a learned judgement of what would follow from everything that matters.
import { CHARACTERS, type Character } from '../characters.ts';
import type { Commander, Moment } from '../commander.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { consider, mindOf } from '../officer.ts';
import { sightOf } from '../sight.ts';
import { hasGranted } from '../trust.ts';
import { bargain, wantToTrade } from './bargain.ts';
import { blows, strike } from './battles.ts';
import { Outlook } from './outlook.ts';

/** How much it thinks about one decision: so many standpoints are judged and, in live play, no longer than a clock allows. */
export interface Budget {
  readonly standpoints: number;
  /** Without it a seed gives the same decision on any machine. */
  readonly clock?: Clock;
}

/** A clock of the host's: in milliseconds, what it shows and how much of it one decision may take. */
export interface Clock {
  readonly now: () => number;
  readonly millis: number;
}

/** What a general decides, with its reason. */
export function think(mind: Mind, moment: Moment, budget: Budget): Decision {
  const outlook = new Outlook(moment, budget);
  return (
    makePeace(moment) ??
    wantToTrade(moment) ??
    bargain(moment, outlook) ??
    goToWar(mind, moment, outlook) ??
    usually(mind, moment)
  );
}

/** Where its chances rise by an attack it bids for Stage 4, and attacks. */
function goToWar(mind: Mind, moment: Moment, outlook: Outlook): Decision | undefined {
  const { view, seat } = moment;
  const kind = moment.question ?? view.question?.kind;
  if (kind === 'bid' && view.stage === 4 && view.cycle > 1 && (view.seats[seat]?.cubes ?? 0) > 0) {
    const [best, second] = blows(mind, moment, outlook);
    const gain = (best?.gain ?? 0) + 0.5 * (second?.gain ?? 0);
    if (gain > WAR) return { command: { type: 'bid', cubes: 1 }, why: 'sees an attack that lifts its chances' };
  }
  return kind === 'attack' || kind === 'counterattack' ? strike(mind, moment, outlook) : undefined;
}

/** By how much attacks must lift its chances before it bids for the stage. */
const WAR = 0.012;

/** What an officer would do, but that it takes back no right of passage: peace that costs nothing is kept. */
function usually(mind: Mind, moment: Moment): Decision {
  const first = consider(mind, moment);
  if (first.command.type !== 'revoke-passage') return first;
  return consider({ ...mind, weights: { ...mind.weights, deal: 0 } }, moment);
}

/** Lets everybody pass: whoever takes that for a promise of peace leaves it alone. */
function makePeace(moment: Moment): Decision | undefined {
  const kind = moment.question ?? moment.view.question?.kind;
  if (kind !== 'bid' && kind !== 'sell' && kind !== 'buy') return undefined;
  const sight = sightOf(moment);
  for (const rival of sight.rivals) {
    if (hasGranted(sight, rival)) continue;
    const command = legal(moment, { type: 'grant-passage', to: rival });
    if (command !== undefined) return { command, why: `lets ${rival} pass, for the sake of peace` };
  }
  return undefined;
}

/** A general of a character. */
export function generalOf({ name, describe, weights }: Character, budget: Budget): Commander {
  const mind = mindOf('general', weights);
  return {
    name: name === 'steady' ? 'general' : `general:${name}`,
    describe: `Plays ahead before it decides. ${describe}`,
    decide: (moment) => think(mind, moment, budget).command,
    explain: (moment) => think(mind, moment, budget).why,
  };
}

/** Standpoints a decision, where nobody says otherwise. */
export const STANDPOINTS = 400;

export const generals: readonly Commander[] = CHARACTERS.map((character) =>
  generalOf(character, { standpoints: STANDPOINTS }),
);
