// Rights of passage: granted in advance and revocable, or asked for on the spot (B-MOVE-06, -24, Q-B-78).
// One grant covers marching through the granter's lands and sailing through their light seas, and lifts their blockade (Q-B-62).
import { z } from 'zod';
import { isDarkSea, type Sea, type Territory, ZONES } from '../board/index.ts';
import type { Choice } from '../referee/choice.ts';
import { oneOf, yesOrNo } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { between } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { type FrameOf, top } from '../state/agenda.ts';
import { forcesIn } from '../state/forces.ts';
import { isNuked, otherOccupant } from '../state/occupation.ts';
import { type Seat, seat as seatId } from '../state/seat.ts';
import { sure } from '../sure.ts';

/** Answers to requests on the spot; they hold for the go in whose frame they stand. */
export interface WithLeave {
  leave: Leave[];
}
interface Leave {
  asker: Seat;
  of: Seat;
  allow: boolean;
}

/** Whether a player has granted another passage until they revoke it. */
export function grantsPassage(play: Play, granter: Seat, to: Seat): boolean {
  return play.state.passage[granter]?.includes(to) === true;
}

/** Whether a player may pass what another holds, by a standing grant or by permission given in this turn. */
export function mayPass(play: Play, seat: Seat, holder: Seat): boolean {
  return grantsPassage(play, holder, seat) || answerIn(play, seat, holder) === true;
}

/** Whether a player's armies may march through a territory; where they end is another question. */
export function isOpenLand(play: Play, seat: Seat, territory: Territory): boolean {
  if (isNuked(play, territory)) return false;
  let others = 0;
  for (const force of forcesIn(play.state.board, territory)) {
    if (force.seat === seat) continue;
    others++;
    if (!mayPass(play, seat, force.seat)) return false;
  }
  // nobody marches into a territory with an assault force in it.
  return others < 2;
}

/** Whether a player's navies may sail through a sea. */
export function isOpenSea(play: Play, seat: Seat, sea: Sea): boolean {
  if (isDarkSea(sea)) return true;
  const holder = otherOccupant(play, seat, sea);
  return holder === undefined || mayPass(play, seat, holder);
}

function answerIn(play: Play, asker: Seat, of: Seat): boolean | undefined {
  for (const frame of play.state.agenda) {
    if (!('leave' in frame)) continue;
    for (const leave of frame.leave) if (leave.asker === asker && leave.of === of) return leave.allow;
  }
  return undefined;
}

// --- standing grants ---

const seatField = z.string().min(1).max(40).transform(seatId);
const grantSchema = z.strictObject({ type: z.literal('grant-passage'), to: seatField });
const revokeSchema = z.strictObject({ type: z.literal('revoke-passage'), to: seatField });
const askSchema = z.strictObject({ type: z.literal('ask-passage'), of: seatField });
const permitSchema = z.strictObject({ type: z.literal('permit'), allow: z.boolean() });
export type GrantPassageCommand = z.infer<typeof grantSchema>;
export type RevokePassageCommand = z.infer<typeof revokeSchema>;
export type AskPassageCommand = z.infer<typeof askSchema>;
export type PermitCommand = z.infer<typeof permitSchema>;

export type PassageEvent = PassageGranted | PassageRevoked | PermissionAnswered;
interface PassageGranted extends EventBase {
  readonly type: 'passage-granted';
  readonly seat: Seat;
  readonly friend: Seat;
}
interface PassageRevoked extends EventBase {
  readonly type: 'passage-revoked';
  readonly seat: Seat;
  readonly friend: Seat;
}
interface PermissionAnswered extends EventBase {
  readonly type: 'permission-answered';
  readonly seat: Seat;
  readonly asker: Seat;
  readonly allow: boolean;
}

export const passageEvents: EventDefs<PassageEvent> = {
  'passage-granted': {
    clauses: ['Q-B-78', 'Q-B-62', 'X-11'],
    evolve: (state, { seat, friend }) => {
      state.passage = { ...state.passage, [seat]: [...(state.passage[seat] ?? []), friend] };
      state.offers.made[seat] = (state.offers.made[seat] ?? 0) + 1;
    },
  },
  'passage-revoked': {
    clauses: ['Q-B-78', 'Q-B-62', 'X-11'],
    evolve: (state, { seat, friend }) => {
      const others = (state.passage[seat] ?? []).filter((other) => other !== friend);
      state.passage = { ...state.passage, [seat]: others };
    },
  },
  'permission-answered': {
    clauses: ['B-MOVE-06', 'B-MOVE-24', 'Q-B-78', 'X-32'],
    evolve: (state, { seat, asker, allow }) => {
      top(state.agenda, 'permission').answered = true;
      state.agenda.findLast((frame) => 'leave' in frame)?.leave.push({ asker, of: seat, allow });
    },
  },
};

export const grantPassageCommand: CommandDef<GrantPassageCommand> = {
  type: 'grant-passage',
  schema: grantSchema,
  clause: 'Q-B-78',
  may: (play, seat) => {
    if (!play.living().some((other) => whyNotGrant(play, seat, other) === undefined))
      return sumUp(refuse('all-granted', 'Q-B-78'));
    // Grants count as offers do, so that nobody grants and revokes forever.
    const most = play.options.tradeOffers;
    return (play.state.offers.made[seat] ?? 0) < most ? undefined : refuse('too-many-offers:grant', 'X-32', { most });
  },
  fields: [field('to', (play, seat) => anyOther(play, (other) => whyNotGrant(play, seat, other)))],
  run: (play, seat, { to }) => {
    play.emit({ type: 'passage-granted', seat, friend: to });
  },
};

export const revokePassageCommand: CommandDef<RevokePassageCommand> = {
  type: 'revoke-passage',
  schema: revokeSchema,
  clause: 'Q-B-78',
  may: (play, seat) => ((play.state.passage[seat] ?? []).length > 0 ? undefined : refuse('none-granted', 'Q-B-78')),
  fields: [
    field('to', (play, seat) =>
      anyOther(play, (other) => (grantsPassage(play, seat, other) ? undefined : refuse('not-granted', 'Q-B-78'))),
    ),
  ],
  run: (play, seat, { to }) => {
    play.emit({ type: 'passage-revoked', seat, friend: to });
  },
};

// --- leave on the spot ---

export type PermissionFrame = FrameOf<'permission'> & { asker: Seat; of: Seat; answered: boolean };
export type PassageQuestion = 'permission';

/** Asks a holder to let the player pass in this go; the go stays theirs. */
export const askPassageCommand: CommandDef<AskPassageCommand> = {
  type: 'ask-passage',
  schema: askSchema,
  answers: ['move'],
  clause: 'B-MOVE-06',
  may: (play, seat) =>
    play.living().some((other) => whyNotAsk(play, seat, other) === undefined)
      ? undefined
      : sumUp(refuse('nobody-to-ask:passage', 'Q-B-78')),
  // Without grain and oil nothing marches or sails, no matter who lets it pass.
  leads: (play, seat) => play.seat(seat).supplies.grain + play.seat(seat).supplies.oil > 0,
  fields: [field('of', (play, seat) => anyOther(play, (other) => whyNotAsk(play, seat, other)))],
  run: (play, seat, { of }) => {
    play.begin({ procedure: 'permission', asker: seat, of, answered: false });
  },
};

export const permitCommand: CommandDef<PermitCommand> = {
  type: 'permit',
  schema: permitSchema,
  answers: ['permission'],
  clause: 'Q-B-78',
  fields: [field('allow', () => yesOrNo())],
  run: (play, seat, { allow }) => {
    const { asker } = top(play.state.agenda, 'permission');
    play.emit({ type: 'permission-answered', seat, asker, allow });
  },
};

export const passageQuestions: QuestionDefs<PassageQuestion> = {
  permission: {
    clause: 'Q-B-78',
    facts: (play) => ({ asker: top(play.state.agenda, 'permission').asker }),
    fallback: () => ({ type: 'permit', allow: false }),
  },
};

export const passageProcedures: ProcedureDefs<PermissionFrame> = {
  permission: {
    parts: between('asker', 'of'),
    advance(play, frame) {
      // somebody who has left the game lets nobody pass and stands in nobody's way.
      const gone = play.seat(frame.of).out !== undefined || play.seat(frame.asker).out !== undefined;
      if (frame.answered || gone) play.end();
      else play.ask('permission', [frame.of]);
    },
  },
};

function whyNotGrant(play: Play, seat: Seat, to: Seat): Refusal | undefined {
  if (to === seat) return refuse('yourself:passage', 'Q-B-78');
  if (grantsPassage(play, seat, to)) return refuse('granted', 'Q-B-78');
  return undefined;
}

function whyNotAsk(play: Play, seat: Seat, of: Seat): Refusal | undefined {
  if (of === seat) return refuse('yourself:passage', 'Q-B-78');
  if (answerIn(play, seat, of) === false) return refuse('asked-before', 'X-32');
  if (mayPass(play, seat, of)) return refuse('may-pass', 'Q-B-78');
  return holdsAnything(play, of) ? undefined : refuse('not-in-the-way', 'Q-B-78');
}

function holdsAnything(play: Play, seat: Seat): boolean {
  const { board } = play.state;
  for (let i = 0; i < ZONES.length; i++) {
    if (isDarkSea(sure(ZONES[i]))) continue;
    for (const force of sure(board[i])) if (force.seat === seat) return true;
  }
  return false;
}

function anyOther(play: Play, why: (seat: Seat) => Refusal | undefined): Choice<Seat> {
  return oneOf(play.living(), why, () => refuse('no-player:passage', 'Q-B-78'));
}
