// Détente: the game stops at the agreed cycle or time or by common consent, and the wealthiest wins (B-WIN-03, B-WIN-04).
import { z } from 'zod';
import { yesOrNo } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { refuse } from '../referee/refusal.ts';
import type { Seat } from '../state/seat.ts';
import { endGame } from './ending.ts';
import { wealth } from './wealth.ts';

const proposeSchema = z.strictObject({ type: z.literal('propose-detente') });
const agreeSchema = z.strictObject({ type: z.literal('agree-detente'), agree: z.boolean() });
export type ProposeDetenteCommand = z.infer<typeof proposeSchema>;
export type AgreeDetenteCommand = z.infer<typeof agreeSchema>;

export type DetenteEvent = DetenteProposed | DetenteAnswered | DetenteCalled;
interface DetenteProposed extends EventBase {
  readonly type: 'detente-proposed';
  readonly seat: Seat;
}
interface DetenteAnswered extends EventBase {
  readonly type: 'detente-answered';
  readonly seat: Seat;
  readonly agree: boolean;
}

/** The time that was agreed before the game has come; anyone who runs the table has the clock. */
interface DetenteCalled extends EventBase {
  readonly type: 'detente-called';
}

export const detenteEvents: EventDefs<DetenteEvent> = {
  'detente-proposed': {
    clauses: ['B-WIN-03', 'Q-B-92'],
    evolve: (state, { seat }) => {
      state.consent = [seat];
      state.proposers = [...state.proposers, seat];
    },
  },
  'detente-answered': {
    clauses: ['B-WIN-03', 'Q-B-92'],
    evolve: (state, { seat, agree }) => {
      // One refusal is enough: consent is common or it is none.
      state.consent = agree ? [...state.consent, seat] : [];
    },
  },
  'detente-called': {
    clauses: ['B-WIN-03', 'Q-B-92'],
    evolve: (state) => {
      state.timeCalled = true;
    },
  },
};

/** A standing right, once in a cycle, so that proposals cannot delay the game (B-DIPLO-02). */
export const proposeDetenteCommand: CommandDef<ProposeDetenteCommand> = {
  type: 'propose-detente',
  schema: proposeSchema,
  clause: 'B-WIN-03',
  may: (play, seat) => {
    if (play.state.consent.length > 0) return refuse('already-proposed', 'B-WIN-03');
    if (play.state.proposers.includes(seat)) return refuse('proposed-before', 'B-DIPLO-02');
    return undefined;
  },
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'detente-proposed', seat });
    judgeConsent(play);
  },
};

/** A player who has agreed may still change their mind while another has not. */
export const agreeDetenteCommand: CommandDef<AgreeDetenteCommand> = {
  type: 'agree-detente',
  schema: agreeSchema,
  clause: 'B-WIN-03',
  may: (play) => (play.state.consent.length === 0 ? refuse('not-proposed', 'B-WIN-03') : undefined),
  fields: [
    field('agree', (play, seat) =>
      yesOrNo((agree) =>
        agree && play.state.consent.includes(seat) ? refuse('agreed-before', 'B-WIN-03') : undefined,
      ),
    ),
  ],
  run: (play, seat, { agree }) => {
    play.emit({ type: 'detente-answered', seat, agree });
    judgeConsent(play);
  },
};

/** Ends the game after a cycle if its time has come; says whether it did. */
export function judgeEndOfCycle(play: Play): boolean {
  const { detenteCycle } = play.options;
  const { cycle, timeCalled } = play.state;
  if (timeCalled || (detenteCycle !== 'none' && cycle >= detenteCycle)) endInDetente(play, []);
  else if (play.state.idleCycles >= IDLE_CYCLES) endInDetente(play, ['X-37']);
  else return false;
  return true;
}

/**
 * Ends the game on the spot if all living players agree to it; says whether it did. Those who have fallen, or are about to,
 * are judged first: until then it waits.
 */
export function judgeConsent(play: Play): boolean {
  const { consent } = play.state;
  const isAgreed = (seat: Seat): boolean => consent.includes(seat) && play.rulebook.mayAct(play, seat) === undefined;
  if (consent.length === 0 || !play.living().every(isAgreed)) return false;
  endInDetente(play, []);
  return true;
}

/** so many cycles in a row without any bid count as common consent. */
const IDLE_CYCLES = 3;

const COUNTED: readonly Clause[] = [
  'B-WIN-03',
  'B-WIN-04',
  'B-WIN-05',
  'B-WIN-06',
  'B-WIN-07',
  'B-WIN-08',
  'B-WIN-09',
  'B-WIN-10',
  'B-WIN-11',
  'B-WIN-12',
  'Q-B-92',
  'B-GEN-04',
];

/** The greatest wealth wins; several with the same share the win (Q-B-92). */
function endInDetente(play: Play, clauses: readonly Clause[]): void {
  const totals = play.living().map((seat) => ({ seat, total: wealth(play, seat).total }));
  const most = Math.max(...totals.map(({ total }) => total));
  const wealthiest = totals.filter(({ total }) => total === most).map(({ seat }) => seat);
  endGame(play, 'detente', wealthiest, [...COUNTED, ...clauses]);
}
