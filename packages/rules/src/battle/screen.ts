// Step D, the L-star screen: defenders fire first, then champions, one L-star at a time (B-STRAT-19 to -22, -27 to -29).

import { z } from 'zod';
import { ZONES, type Zone } from '../board/index.ts';
import { COMPANY_VALUE } from '../endings/wealth.ts';
import { oneOf } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import type { QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { rollAfterBidders } from '../referee/roll-for-order.ts';
import { forceOf } from '../state/forces.ts';
import { isHome } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { sure } from '../sure.ts';
import {
  type Aim,
  aimName,
  type Firing,
  inFlight,
  liesIn,
  nuclearAttack,
  nuclearAttackIn,
  type StrategicFrame,
} from './salvo.ts';

export type ScreenQuestion = 'shoot';

const AIMS: readonly Aim[] = [...ZONES, 'space'];

const shootSchema = z.strictObject({ type: z.literal('shoot'), at: z.enum(AIMS) });
const holdFireSchema = z.strictObject({ type: z.literal('hold-fire') });
export type ShootCommand = z.infer<typeof shootSchema>;
export type HoldFireCommand = z.infer<typeof holdFireSchema>;

export type ScreenEvent = LStarFired | FireHeld;
export interface LStarFired extends EventBase {
  readonly type: 'l-star-fired';
  readonly seat: Seat;
  readonly as: Firing['as'];
  /** The target of the nuke it fires at. */
  readonly at: Aim;
  readonly die: number;
  readonly hit: boolean;
}
export interface FireHeld extends EventBase {
  readonly type: 'fire-held';
  readonly seat: Seat;
}

/** B-STRAT-21, B-STRAT-28: the highest roll that destroys a nuke. */
export const HITS_UP_TO: Readonly<Record<Firing['as'], number>> = { defender: 5, champion: 3 };

const BOTH: readonly Clause[] = ['B-STRAT-07', 'B-STRAT-29', 'Q-B-68', 'Q-B-69'];
const FIRED: Readonly<Record<Firing['as'], readonly Clause[]>> = {
  defender: [...BOTH, 'B-STRAT-19', 'B-STRAT-20', 'B-STRAT-21', 'B-STRAT-22'],
  champion: [...BOTH, 'B-STRAT-18', 'B-STRAT-27', 'B-STRAT-28', 'B-TAC-60', 'B-TAC-61', 'Q-B-70'],
};
const IN_SPACE: readonly Clause[] = ['B-TAC-22', 'Q-B-74'];

export const screenEvents: EventDefs<ScreenEvent> = {
  'l-star-fired': {
    clauses: FIRED.defender,
    evolve: (state, { seat, at, hit }) => {
      const attack = nuclearAttackIn(state);
      attack.shots[seat] = (attack.shots[seat] ?? 0) - 1;
      const salvo = attack.salvo.find((each) => each.at === at);
      if (salvo !== undefined && hit) salvo.flying -= 1;
    },
  },
  'fire-held': {
    clauses: ['B-STRAT-19'],
    evolve: (state) => {
      nuclearAttackIn(state).firing?.shift();
    },
  },
};

export const shootCommand: CommandDef<ShootCommand> = {
  type: 'shoot',
  schema: shootSchema,
  answers: ['shoot'],
  clause: 'B-STRAT-22',
  fields: [
    field('at', (play) => {
      const attack = nuclearAttack(play);
      const next = nextToFire(attack);
      return oneOf(
        next === undefined ? [] : targetsOf(attack, next),
        () => undefined,
        (at) => (inFlight(attack).includes(at) ? notYours(next) : refuse('no-nuke', 'B-STRAT-22', { at })),
      );
    }),
  ],
  run: (play, _seat, { at }) => {
    fireAt(play, sure(nextToFire(nuclearAttack(play))), at);
  },
};

export const holdFireCommand: CommandDef<HoldFireCommand> = {
  type: 'hold-fire',
  schema: holdFireSchema,
  answers: ['shoot'],
  clause: 'B-STRAT-19',
  may: (play) => (nextToFire(nuclearAttack(play))?.as === 'champion' ? refuse('bound', 'B-STRAT-18') : undefined),
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'fire-held', seat });
  },
};

export const screenQuestions: QuestionDefs<ScreenQuestion> = {
  shoot: {
    open: true,
    clause: 'B-STRAT-22',
    facts: (play, seat) => ({ shots: sure(nuclearAttack(play).shots[seat]) }),
    fallback: (play, seat) => ({ type: 'shoot', at: dearestTarget(play, seat) }),
  },
};

/** Lets the next L-star fire, or goes on when no nuke or no L-star is left. */
export function screen(play: Play, attack: DeepReadonly<StrategicFrame>): void {
  if (attack.firing === undefined) {
    play.step<StrategicFrame>('strategic', { firing: rollOrderOfFire(play, attack) });
    return;
  }
  const next = nextToFire(attack);
  if (next === undefined || inFlight(attack).length === 0) {
    play.step<StrategicFrame>('strategic', { step: 'order' });
    return;
  }
  const targets = targetsOf(attack, next);
  const [only] = targets;
  if (only === undefined || (attack.shots[next.seat] ?? 0) === 0 || play.seat(next.seat).out !== undefined)
    play.step<StrategicFrame>('strategic', { firing: attack.firing.slice(1) });
  // Q-B-70: a champion is bound, so that with one target left they have nothing to choose.
  else if (next.as === 'champion' && targets.length === 1) fireAt(play, next, only);
  else play.ask('shoot', [next.seat]);
}

/** Q-B-69: defenders, then champions; among each, bidders of the stage in sequence, then the others by a roll. */
function rollOrderOfFire(play: Play, attack: DeepReadonly<StrategicFrame>): Firing[] {
  const armed = (seats: readonly Seat[]) => seats.filter((seat) => play.seat(seat).lStars > 0);
  const defenders = armed(attack.defenders.map(({ seat }) => seat));
  const champions = armed(attack.champions);
  return [
    ...rollAfterBidders(play, defenders, 'order of fire').map((seat): Firing => ({ seat, as: 'defender' })),
    ...rollAfterBidders(play, champions, 'order of champions').map((seat): Firing => ({ seat, as: 'champion' })),
  ];
}

function nextToFire({ firing }: DeepReadonly<StrategicFrame>): Firing | undefined {
  return firing?.[0];
}

/** What a player's L-star may fire at: as defender what is aimed at them, as champion the rest (Q-B-68). */
function targetsOf(attack: DeepReadonly<StrategicFrame>, { seat, as }: Firing): Aim[] {
  const own = attack.defenders.find((defender) => defender.seat === seat)?.at ?? [];
  return inFlight(attack).filter((at) => own.includes(at) === (as === 'defender'));
}

function notYours(next: Firing | undefined): Refusal {
  return next?.as === 'champion'
    ? refuse('not-yours-to-shoot:champion', 'Q-B-68')
    : refuse('not-yours-to-shoot:defender', 'Q-B-68');
}

/** Q-B-69: the target is named, then one die is rolled. */
function fireAt(play: Play, { seat, as }: Firing, at: Aim): void {
  const die = play.roll(`${seat}, L-star at the nuke on ${aimName(at)}`);
  const clauses = at === 'space' ? [...FIRED[as], ...IN_SPACE] : FIRED[as];
  play.emit({ type: 'l-star-fired', seat, as, at, die, hit: die <= HITS_UP_TO[as], clauses });
}

/** the most valuable zone first; of zones of the same worth their home, then board order. */
function dearestTarget(play: Play, seat: Seat): Aim {
  const attack = nuclearAttack(play);
  const next = nextToFire(attack);
  let best: { at: Aim; worth: number } | undefined;
  for (const at of next === undefined ? [] : targetsOf(attack, next)) {
    const worth = at === 'space' ? 0 : 2 * worthOf(play, seat, at) + (isHome(play, seat, at) ? 1 : 0);
    if (best === undefined || worth > best.worth) best = { at, worth };
  }
  if (best === undefined) throw new Error(`${seat} has nothing to fire at`);
  return best.at;
}

/** What everybody sees a player have in a zone, at its value at Détente; a silent seat's shots must not tell of secret cards. */
function worthOf(play: Play, seat: Seat, zone: Zone): number {
  const force = forceOf(play.state.board, zone, seat);
  const cards = play.seat(seat).holdings.filter((holding) => holding.face !== 'secret' && liesIn(holding, zone));
  let sum = COMPANY_VALUE * cards.length;
  for (const kind of play.rulebook.kinds) {
    const aboard = force?.laden.reduce((all, { cargo }) => all + cargo[kind], 0) ?? 0;
    sum += ((force?.units[kind] ?? 0) + aboard) * play.rulebook.unit(kind).detenteValue;
  }
  return sum;
}
