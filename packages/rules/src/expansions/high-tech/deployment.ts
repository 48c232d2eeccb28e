// Deployment: what was researched, bought or captured is brought to a player's forces (T-DEP, T-UPG, Q-T-08 to -10, -20).
import { z } from 'zod';
import { whyNoMoney } from '../../commerce/weapons.ts';
import { oneOf } from '../../referee/choice.ts';
import type { Clause } from '../../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../../referee/command.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../../referee/refusal.ts';
import { nearest } from '../../state/agenda.ts';
import { countAll } from '../../state/forces.ts';
import { pay } from '../../state/ledger.ts';
import type { Seat } from '../../state/seat.ts';
import { chartIn, chartOf } from './state.ts';
import { LEVELS, type Level, PIP_PRICE, TECHNOLOGIES, type Technology } from './technology.ts';

const deploySchema = z.strictObject({
  type: z.literal('deploy-technology'),
  technology: z.enum(TECHNOLOGIES),
  level: z.literal([...LEVELS]),
});
export type DeployCommand = z.infer<typeof deploySchema>;

export type DeploymentEvent = TechnologyDeployed;
interface TechnologyDeployed extends EventBase {
  readonly type: 'technology-deployed';
  readonly seat: Seat;
  readonly technology: Technology;
  readonly dice: readonly number[];
  readonly cost: number;
  /** The level, where it is that of a licence, which everybody saw sold. */
  readonly licence?: Level;
  readonly secret: Secret<{ readonly level: Level }>;
}

export const deploymentEvents: EventDefs<DeploymentEvent> = {
  'technology-deployed': {
    clauses: ['T-DEP-01', 'T-DEP-02', 'T-DEP-03', 'T-DEP-04', 'T-DEP-08', 'Q-T-08', 'Q-T-09', 'X-34'],
    evolve: (state, { seat, technology, cost, licence, secret }) => {
      const { level } = factsOf(secret);
      const { deployed } = chartIn(state, seat);
      const { shown, raises } = deployed[technology];
      pay(state, seat, 'bank', cost);
      deployed[technology] =
        licence === undefined ? { level, shown, raises: raises + 1 } : { level, shown: level, raises: 0 };
    },
  },
};

/** A standing right from the rotation to the end of the bazaar (Q-T-01). */
export const deployCommand: CommandDef<DeployCommand> = {
  type: 'deploy-technology',
  schema: deploySchema,
  clause: 'T-DEP-02',
  may: (play, seat) =>
    whyNotNow(play, seat) ?? firstOf(TECHNOLOGIES, (technology) => whyNoneOf(play, seat, technology)),
  fields: [
    field('technology', (play, seat) => oneOf(TECHNOLOGIES, (technology) => whyNoneOf(play, seat, technology))),
    fieldAfter('level', ['technology'], (play, seat, { technology }) =>
      oneOf<Level>(LEVELS, (level) => whyNotThis(play, seat, technology, level)),
    ),
  ],
  run: (play, seat, { technology, level }) => {
    const number = diceFor(play, seat, technology, level);
    const what = `${seat}, deployment of ${technology} technology`;
    const dice =
      number === 2 ? [play.roll(`${what}, die 1`), play.roll(`${what}, die 2`)] : [play.roll(`${what}, one die`)];
    play.emit({
      type: 'technology-deployed',
      seat,
      technology,
      dice,
      cost: PIP_PRICE * dice.reduce((sum, die) => sum + die, 0),
      ...(number === 2 ? { licence: level } : {}),
      secret: { [seat]: { level } },
      clauses: clausesOf(play, seat, technology, number),
    });
  },
};

/** The technology may be deployed only while such a force is on the board. */
const FORCE: Readonly<Record<Technology, Clause>> = { army: 'T-DEP-06', navy: 'T-DEP-07' };

/** Why nobody, or this player, deploys anything at this moment; public facts only. */
function whyNotNow(play: Play, seat: Seat): Refusal | undefined {
  const { agenda, bids } = play.state;
  if (nearest(agenda, 'tech-research') === undefined && nearest(agenda, 'arms-bazaar') === undefined)
    return refuse('no-deployment-now', 'T-DEP-02');
  return (bids[seat] ?? 0) > 0 ? undefined : refuse('no-bid:deployment', 'X-07');
}

function whyNoneOf(play: Play, seat: Seat, technology: Technology): Refusal | undefined {
  if (LEVELS.every((level) => diceFor(play, seat, technology, level) === undefined))
    return sumUp(refuse('no-such-technology:any', 'T-DEP-01', { technology }));
  return firstOf(LEVELS, (level) => whyNotThis(play, seat, technology, level));
}

function whyNotThis(play: Play, seat: Seat, technology: Technology, level: Level): Refusal | undefined {
  const dice = diceFor(play, seat, technology, level);
  if (dice === undefined) return refuse('no-such-technology', 'T-DEP-01', { technology, level });
  const now = chartOf(play, seat).deployed[technology].level;
  if (level <= now) return refuse('not-higher', 'Q-T-09', { technology, now });
  if (countAll(play.state.board, seat)[technology] === 0)
    return refuse('no-such-force:technology', FORCE[technology], { technology });
  // the worst roll must be covered before it is made.
  return whyNoMoney(play, seat, 6 * dice * PIP_PRICE, 'X-34');
}

/** How many dice a level takes: one with its card or a right left by its sale, two with a licence; undefined without either. */
function diceFor(play: Play, seat: Seat, technology: Technology, level: Level): 1 | 2 | undefined {
  const { cards, rights } = chartOf(play, seat);
  const same = (each: { readonly technology: Technology; readonly level: Level }) =>
    each.technology === technology && each.level === level;
  if (cards.some(same) || rights.some((right) => same(right) && right.dice === 1)) return 1;
  return rights.some(same) ? 2 : undefined;
}

/** Why none of several will do; of the reasons the one that comes nearest to a yes. */
function firstOf<T>(all: readonly T[], why: (each: T) => Refusal | undefined): Refusal | undefined {
  let best: Refusal | undefined;
  for (const each of all) {
    const refusal = why(each);
    if (refusal === undefined) return undefined;
    if (best === undefined || NEARNESS.indexOf(refusal.code) > NEARNESS.indexOf(best.code)) best = refusal;
  }
  return best === undefined ? undefined : sumUp(best);
}

const NEARNESS = ['no-such-technology', 'not-higher', 'no-such-force', 'too-little-cash'];

/** What is proven for everybody to see: the clauses must not tell a card from a right. */
function clausesOf(play: Play, seat: Seat, technology: Technology, dice: 1 | 2 | undefined): Clause[] {
  const { deployed, rights } = chartOf(play, seat);
  const { raises, shown } = deployed[technology];
  const sold = rights.some((right) => right.technology === technology && right.dice === 1);
  return [
    ...deploymentEvents['technology-deployed'].clauses,
    FORCE[technology],
    'X-08',
    ...(raises + shown > 0 ? (['T-UPG-01'] as const) : []),
    ...(dice === 2 ? (['T-PUB-03', 'Q-T-20'] as const) : []),
    ...(dice === 1 && sold ? (['T-SEC-03', 'T-SEC-04', 'Q-T-21'] as const) : []),
  ];
}
