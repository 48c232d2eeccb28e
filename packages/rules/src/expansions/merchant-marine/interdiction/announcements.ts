// Blockade and siege are said aloud on a turn of Stage 4, and last while every port is covered (M-BLOCKADE-01, M-SIEGE-01, X-11).
import { z } from 'zod';
import { homeOf, type LightSea, ports, TERRITORIES, type Territory } from '../../../board/index.ts';
import { type Grip, isHisAbroad } from '../../../movement/blockade.ts';
import { type Choice, oneOf } from '../../../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../../../referee/refusal.ts';
import { unitsAt } from '../../../state/forces.ts';
import { holdsHome, otherOccupant } from '../../../state/occupation.ts';
import { type Seat, seat as seatId } from '../../../state/seat.ts';
import { marineIn } from '../state.ts';
import type { Announcement } from '../war-state.ts';

const seatField = z.string().min(1).max(40).transform(seatId);
const GRIPS: readonly Grip[] = ['siege', ...TERRITORIES];
const gripField = z.enum(['siege', ...TERRITORIES]);
const announceSchema = z.strictObject({ type: z.literal('announce'), against: seatField, grip: gripField });
const liftSchema = z.strictObject({ type: z.literal('lift'), against: seatField, grip: gripField });
export type AnnounceCommand = z.infer<typeof announceSchema>;
export type LiftCommand = z.infer<typeof liftSchema>;

export type AnnouncementEvent = Announced | GripEnded;
interface Announced extends EventBase {
  readonly type: 'grip-announced';
  readonly by: Seat;
  readonly against: Seat;
  readonly grip: Grip;
  readonly cycle: number;
}
/** A port is free, the land has changed hands, it was lifted, or a partner never announced it too. */
interface GripEnded extends EventBase {
  readonly type: 'grip-ended';
  readonly ended: readonly Announcement[];
  readonly lifted: boolean;
}

export const announcementEvents: EventDefs<AnnouncementEvent> = {
  'grip-announced': {
    clauses: ['M-BLOCKADE-01', 'Q-M-56', 'Q-M-88', 'X-07', 'X-11', 'X-31'],
    evolve: (state, { by, against, grip, cycle }) => {
      const marine = marineIn(state);
      marine.announced.push({ by, against, grip });
      if (marine.spoken.cycle !== cycle) marine.spoken = { cycle, announcements: [] };
      marine.spoken.announcements.push({ by, against, grip });
    },
  },
  'grip-ended': {
    clauses: ['Q-M-56', 'X-11'],
    evolve: (state, { ended }) => {
      const marine = marineIn(state);
      marine.announced = marine.announced.filter((each) => !ended.some((other) => isSame(each, other)));
    },
  },
};

/** On their turn of a Stage 4 for which they bid, in addition to their attack and at no cost. */
export const announceCommand: CommandDef<AnnounceCommand> = {
  type: 'announce',
  schema: announceSchema,
  answers: ['attack'],
  clause: 'M-BLOCKADE-01',
  may: (play, seat) => {
    let why = NOTHING;
    for (const against of others(play, seat)) {
      const not = whyNothingOn(play, seat, against);
      if (not === undefined) return undefined;
      if (not === ALL_SAID) why = not;
    }
    return why;
  },
  fields: [
    field('against', (play, seat) => someOpponent(play, seat, (against) => whyNothingOn(play, seat, against))),
    fieldAfter('grip', ['against'], (play, seat, { against }) =>
      oneOf<Grip>(GRIPS, (grip) => whyNotAnnounce(play, seat, against, grip)),
    ),
  ],
  run: (play, seat, { against, grip }) => {
    play.emit({
      type: 'grip-announced',
      by: seat,
      against,
      grip,
      cycle: play.state.cycle,
      clauses: [
        ...announcementEvents['grip-announced'].clauses,
        ...(grip === 'siege' ? (['M-SIEGE-01', 'Q-M-69'] as const) : []),
      ],
    });
    return 'open';
  },
};

/** An announcer takes it back, on their turn of Stage 4. */
export const liftCommand: CommandDef<LiftCommand> = {
  type: 'lift',
  schema: liftSchema,
  answers: ['attack'],
  clause: 'X-11',
  may: (play, seat) => (announced(play).some(({ by }) => by === seat) ? undefined : refuse('nothing-to-lift', 'X-11')),
  fields: [
    field('against', (play, seat) =>
      someOpponent(play, seat, (against) =>
        announced(play).some((each) => each.by === seat && each.against === against) ? undefined : notAnnounced(),
      ),
    ),
    fieldAfter('grip', ['against'], (play, seat, { against }) =>
      oneOf<Grip>(GRIPS, (grip) =>
        announced(play).some((each) => isSame(each, { by: seat, against, grip })) ? undefined : notAnnounced(),
      ),
    ),
  ],
  run: (play, seat, { against, grip }) => {
    play.emit({ type: 'grip-ended', ended: [{ by: seat, against, grip }], lifted: true });
    return 'open';
  },
};

/** Whether a player has something to announce or to lift on their turn, though they may have no set for an attack. */
export function maySpeak(play: Play, seat: Seat): boolean {
  return canAnnounce(play, seat) || announced(play).some(({ by }) => by === seat);
}

function canAnnounce(play: Play, seat: Seat): boolean {
  return others(play, seat).some((against) => whyNothingOn(play, seat, against) === undefined);
}

/** Whether a player has announced that they hold another in this grip. */
export function hasAnnounced(play: Play, by: Seat, against: Seat, grip: Grip): boolean {
  return announced(play).some((each) => isSame(each, { by, against, grip }));
}

/** The seas on which the ports lie that must be covered; none if there is nothing to cover. */
export function portSeas(play: Play, against: Seat, grip: Grip): LightSea[] {
  const lands: readonly Territory[] =
    grip === 'siege' ? homesHeld(play, against) : isHisAbroad(play, against, grip) ? [grip] : [];
  return [...new Set(lands.flatMap((land) => [...ports(land)]))];
}

/** Navies of those who hold a player in a grip, in one sea. */
export function grippingNavies(play: Play, against: Seat, grip: Grip, sea: LightSea): number {
  // B-MOVE-25: navies of two players never stand in one light blue sea, so there is one owner at the most.
  const navy = otherOccupant(play, against, sea);
  return navy !== undefined && hasAnnounced(play, navy, against, grip)
    ? unitsAt(play.state.board, sea, navy, 'navy')
    : 0;
}

/** Whether announcers cover every port there is. */
export function isGripped(play: Play, against: Seat, grip: Grip): boolean {
  const seas = portSeas(play, against, grip);
  return seas.length > 0 && seas.every((sea) => grippingNavies(play, against, grip, sea) > 0);
}

/** Ends what cannot last: while its partners may still speak, an announcement needs only somebody's navy at every port. */
export function endGrips(play: Play): void {
  if (play.state.ended !== undefined) return;
  const speaking = play.state.stage === 4;
  const ended = announced(play).filter(
    ({ by, against, grip }) =>
      play.seat(by).out !== undefined ||
      play.seat(against).out !== undefined ||
      !portSeas(play, against, grip).some((sea) => unitsAt(play.state.board, sea, by, 'navy') > 0) ||
      (speaking ? !isBlocked(play, against, grip) : !isGripped(play, against, grip)),
  );
  if (ended.length > 0) play.emit({ type: 'grip-ended', ended, lifted: false });
}

function whyNotAnnounce(play: Play, seat: Seat, against: Seat, grip: Grip): Refusal | undefined {
  if (hasAnnounced(play, seat, against, grip)) return refuse('announced', 'M-BLOCKADE-01');
  const spoken = play.state.sets.marine?.spoken;
  if (
    spoken?.cycle === play.state.cycle &&
    spoken.announcements.some((each) => isSame(each, { by: seat, against, grip }))
  )
    return refuse('once-a-stage', 'X-31');
  const seas = portSeas(play, against, grip);
  if (seas.length === 0) return refuse('no-port:grip', 'X-11');
  if (!isBlocked(play, against, grip)) return refuse('port-free:there', 'Q-M-56', { against });
  return seas.some((sea) => unitsAt(play.state.board, sea, seat, 'navy') > 0)
    ? undefined
    : refuse('not-your-navy', 'Q-M-56', { against });
}

/** Whether every port has some opponent's navy before it. */
function isBlocked(play: Play, against: Seat, grip: Grip): boolean {
  const seas = portSeas(play, against, grip);
  return seas.length > 0 && seas.every((sea) => otherOccupant(play, against, sea) !== undefined);
}

/** Why there is nothing to announce against a player: all that the navies allow has been said, or some port is free everywhere. */
function whyNothingOn(play: Play, seat: Seat, against: Seat): Refusal | undefined {
  let said = false;
  for (const grip of GRIPS) {
    const why = whyNotAnnounce(play, seat, against, grip);
    if (why === undefined) return undefined;
    if (SAID.includes(why.code)) said = true;
  }
  return said ? ALL_SAID : sumUp(refuse('port-free:player', 'Q-M-56', { against }));
}

const SAID: readonly string[] = ['announced', 'once-a-stage'];
const ALL_SAID = sumUp(refuse('nothing-to-announce:left', 'X-31'));
const NOTHING = sumUp(refuse('nothing-to-announce', 'M-BLOCKADE-01'));

function homesHeld(play: Play, seat: Seat): Territory[] {
  const { power } = play.seat(seat);
  return power === undefined ? [] : homeOf(power).filter((home) => holdsHome(play, seat, home));
}

function announced(play: Play): readonly Announcement[] {
  return play.state.sets.marine?.announced ?? NONE;
}

const NONE: readonly Announcement[] = [];

function others(play: Play, seat: Seat): Seat[] {
  return play.living().filter((other) => other !== seat);
}

function someOpponent(play: Play, seat: Seat, why: (other: Seat) => Refusal | undefined): Choice<Seat> {
  return oneOf(others(play, seat), why, () => refuse('no-player:grip', 'Q-M-56'));
}

function notAnnounced(): Refusal {
  return refuse('not-announced', 'X-11');
}

function isSame(a: Announcement, b: Announcement): boolean {
  return a.by === b.by && a.against === b.against && a.grip === b.grip;
}
