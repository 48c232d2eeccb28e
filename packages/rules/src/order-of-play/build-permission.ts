// Permission to build navies in a sea that an opponent's port closes, asked for on the spot (B-BUILD-16, Q-B-78).
import { z } from 'zod';
import { LIGHT_SEAS, type LightSea, type Sea } from '../board/index.ts';
import { oneOf, yesOrNo } from '../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { between } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { type FrameOf, nearest, top } from '../state/agenda.ts';
import { type Seat, seat as seatId } from '../state/seat.ts';
import { answerOf, closersOf, harboursOf } from './build-sites.ts';

export type BuildPermissionFrame = FrameOf<'build-permission'> & { asker: Seat; of: Seat; sea: Sea; answered: boolean };
export type BuildPermissionQuestion = 'build-permission';

/** What an opponent said; it holds for the go in whose frame it stands. */
export interface BuildAnswer {
  of: Seat;
  sea: Sea;
  allow: boolean;
}

const askSchema = z.strictObject({
  type: z.literal('ask-to-build'),
  sea: z.enum(LIGHT_SEAS),
  of: z.string().min(1).max(40).transform(seatId),
});
const permitSchema = z.strictObject({ type: z.literal('permit-build'), allow: z.boolean() });
export type AskToBuildCommand = z.infer<typeof askSchema>;
export type PermitBuildCommand = z.infer<typeof permitSchema>;

export type BuildPermissionEvent = BuildPermissionAnswered;
interface BuildPermissionAnswered extends EventBase {
  readonly type: 'build-permission-answered';
  readonly seat: Seat;
  readonly asker: Seat;
  readonly sea: Sea;
  readonly allow: boolean;
}

export const buildPermissionEvents: EventDefs<BuildPermissionEvent> = {
  'build-permission-answered': {
    clauses: ['B-BUILD-16', 'Q-B-78', 'X-32'],
    evolve: (state, { seat, sea, allow }) => {
      top(state.agenda, 'build-permission').answered = true;
      nearest(state.agenda, 'conventional-builds')?.answers.push({ of: seat, sea, allow });
    },
  },
};

/** Asks the holder of a port; the go stays with the builder. */
export const askToBuildCommand: CommandDef<AskToBuildCommand> = {
  type: 'ask-to-build',
  schema: askSchema,
  answers: ['build'],
  clause: 'B-BUILD-16',
  may: (play, seat) => {
    let why = refuse('nobody-to-ask:build', 'B-BUILD-16');
    for (const sea of harboursOf(play, seat)) {
      if (closersOf(play, seat, sea).length === 0) continue;
      const not = whyNoAsking(play, seat, sea);
      if (not === undefined) return undefined;
      if (not.code === 'asked-before') why = not;
    }
    return sumUp(why);
  },
  fields: [
    field('sea', (play, seat) => {
      const why = (sea: LightSea) => whyNoAsking(play, seat, sea);
      return oneOf(harboursOf(play, seat), why, why);
    }),
    fieldAfter('of', ['sea'], (play, seat, { sea }) =>
      oneOf(play.living(), (of) =>
        closersOf(play, seat, sea).includes(of)
          ? askedBefore(play, seat, of, sea)
          : refuse('not-closed', 'B-BUILD-13', { sea }),
      ),
    ),
  ],
  run: (play, seat, { of, sea }) => {
    play.begin({ procedure: 'build-permission', asker: seat, of, sea, answered: false });
  },
};

export const permitBuildCommand: CommandDef<PermitBuildCommand> = {
  type: 'permit-build',
  schema: permitSchema,
  answers: ['build-permission'],
  clause: 'B-BUILD-16',
  fields: [field('allow', () => yesOrNo())],
  run: (play, seat, { allow }) => {
    const { asker, sea } = top(play.state.agenda, 'build-permission');
    play.emit({ type: 'build-permission-answered', seat, asker, sea, allow });
  },
};

export const buildPermissionQuestions: QuestionDefs<BuildPermissionQuestion> = {
  'build-permission': {
    clause: 'B-BUILD-16',
    facts: (play) => {
      const { asker, sea } = top(play.state.agenda, 'build-permission');
      return { asker, sea };
    },
    fallback: () => ({ type: 'permit-build', allow: false }),
  },
};

export const buildPermissionProcedures: ProcedureDefs<BuildPermissionFrame> = {
  'build-permission': {
    parts: between('asker', 'of'),
    advance: (play, { asker, of, answered }) => {
      // A player who has left the game holds no port any more.
      if (answered || play.seat(of).out !== undefined || play.seat(asker).out !== undefined) play.end();
      else play.ask('build-permission', [of]);
    },
  },
};

/** Why nobody can be asked about a sea. */
function whyNoAsking(play: Play, seat: Seat, sea: LightSea): Refusal | undefined {
  const shut = play.rulebook.mayBuildAt(play, seat, sea, 'navy');
  if (shut === undefined) return refuse('open:sea', 'B-BUILD-09', { sea });
  if (shut.code !== 'closed') return shut;
  let why: Refusal | undefined;
  // One refusal keeps the sea closed, so the others need not be asked.
  for (const of of closersOf(play, seat, sea)) why ??= askedBefore(play, seat, of, sea);
  return why;
}

function askedBefore(play: Play, seat: Seat, of: Seat, sea: LightSea): Refusal | undefined {
  return answerOf(play, seat, of, sea) === undefined ? undefined : refuse('asked-before:build', 'X-32', { sea });
}
