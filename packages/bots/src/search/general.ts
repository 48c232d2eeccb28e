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
import { closeMarket } from './closing.ts';
import { Outlook } from './outlook.ts';
import { planBid } from './plans.ts';

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
    planned(moment, outlook, closing(moment, usually(mind, moment)))
  );
}

/** Bids as the plans of all suggest, everything else as usual. */
function planned(moment: Moment, outlook: Outlook, usual: Decision): Decision {
  return planBid(moment, outlook, usual) ?? usual;
}

/** The last market as the lead over all others suggests; debts, companies and words to others come first as usual. */
function closing(moment: Moment, usual: Decision): Decision {
  const { type } = usual.command;
  return type === 'sell' || type === 'buy' || type === 'bid' || type === moment.fallback.type
    ? (closeMarket(moment) ?? usual)
    : usual;
}

/** Where its chances rise by an attack it bids for Stage 4, and attacks. */
function goToWar(mind: Mind, moment: Moment, outlook: Outlook): Decision | undefined {
  const { view, seat } = moment;
  const kind = moment.question ?? view.question?.kind;
  if (kind === 'bid' && view.stage === 4 && view.cycle > 1 && (view.seats[seat]?.cubes ?? 0) > 0) {
    const [best, second] = blows(mind, moment, outlook);
    const gain = (best?.gain ?? 0) + 0.5 * (second?.gain ?? 0);
    if (gain > WAR) return { command: { type: 'bid', cubes: 1 }, why: { reason: 'bid-for-war' } };
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

/** Lets everybody pass: players who take that for a promise of peace leave it alone. */
function makePeace(moment: Moment): Decision | undefined {
  const kind = moment.question ?? moment.view.question?.kind;
  if (kind !== 'bid' && kind !== 'sell' && kind !== 'buy') return undefined;
  const sight = sightOf(moment);
  for (const rival of sight.rivals) {
    if (hasGranted(sight, rival)) continue;
    const command = legal(moment, { type: 'grant-passage', to: rival });
    if (command !== undefined) return { command, why: { reason: 'keep-peace', rival } };
  }
  return undefined;
}

/** How much the two levels that judge by what they learned think about one decision. */
export const STANDPOINTS = { general: 400, marshal: 4000 } as const;
export type Searching = keyof typeof STANDPOINTS;

const SKILL: Readonly<Record<Searching, string>> = {
  general: 'Weighs what would follow from everything it does.',
  marshal: 'The strongest: thinks like a general, and takes its time.',
};

/** A general or a marshal of a character. */
export function searcherOf(
  level: Searching,
  { name, describe, weights }: Character,
  budget: Budget = { standpoints: STANDPOINTS[level] },
): Commander {
  const mind = mindOf('general', weights);
  // What it decided is what it explains: chance may have it think otherwise the next time.
  const thoughts = new WeakMap<Moment, Decision>();
  const thought = (moment: Moment) => {
    const known = thoughts.get(moment);
    if (known !== undefined) return known;
    const decision = think(mind, moment, budget);
    thoughts.set(moment, decision);
    return decision;
  };
  return {
    name: name === 'steady' ? level : `${level}:${name}`,
    describe: `${SKILL[level]} ${describe}`,
    decide: (moment) => thought(moment).command,
    explain: (moment) => thought(moment).why,
  };
}

export const generals: readonly Commander[] = CHARACTERS.map((character) => searcherOf('general', character));
export const marshals: readonly Commander[] = CHARACTERS.map((character) => searcherOf('marshal', character));
