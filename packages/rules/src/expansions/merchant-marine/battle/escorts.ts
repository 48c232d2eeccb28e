// Which navies guard their owner's ships: in a light blue sea all there, in a dark blue sea those named (M-ESCORT-01 to -08).
import { z } from 'zod';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import { DARK_SEAS, isDarkSea, isSea, SEAS, type Sea, type Zone } from '../../../board/index.ts';
import type { QuestionKind } from '../../../game.ts';
import type { Leg } from '../../../movement/order.ts';
import { oneOf, range } from '../../../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import { refuse, sumUp } from '../../../referee/refusal.ts';
import { unitsAt } from '../../../state/forces.ts';
import type { Pieces } from '../../../state/pieces.ts';
import type { Seat } from '../../../state/seat.ts';
import type { State } from '../../../state/state.ts';
import { marineIn } from '../state.ts';
import type { Battle } from './convoy.ts';
import { marineBattleIn } from './memory.ts';

const escortSchema = z.strictObject({
  type: z.literal('escort'),
  sea: z.enum(DARK_SEAS),
  navies: z.int().min(0).max(999),
});
export type EscortCommand = z.infer<typeof escortSchema>;

export type EscortEvent = EscortsNamed | EscortsEngaged | NaviesEngaged;
interface EscortsNamed extends EventBase {
  readonly type: 'escorts-named';
  readonly seat: Seat;
  readonly sea: Sea;
  readonly navies: number;
}
/** So many navies of a player in a sea have attacked in this Stage 4; in the battle under way so many of them did. */
interface EscortsEngaged extends EventBase {
  readonly type: 'escorts-engaged';
  readonly seat: Seat;
  readonly sea: Sea;
  readonly navies: number;
  readonly attacking: number;
  readonly cycle: number;
}

/** So many navies of a player in a sea have attacked in this Stage 4, since some sailed or were lost. */
interface NaviesEngaged extends EventBase {
  readonly type: 'navies-engaged';
  readonly seat: Seat;
  readonly sea: Sea;
  readonly navies: number;
  readonly cycle: number;
}

export const escortEvents: EventDefs<EscortEvent> = {
  'escorts-named': {
    clauses: ['M-ESCORT-01', 'M-ESCORT-04', 'M-ESCORT-05', 'Q-M-76', 'X-31'],
    evolve: (state, { seat, sea, navies }) => {
      const { escorts } = marineIn(state);
      escorts[seat] = { ...escorts[seat], [sea]: navies };
    },
  },
  'escorts-engaged': {
    clauses: ['M-ESCORT-08', 'Q-M-92'],
    evolve: (state, event) => {
      noteEngaged(state, event);
      const slot = marineBattleIn(state);
      slot.fleets = { ...slot.fleets, [event.sea]: { attacking: event.attacking, engaged: event.navies } };
    },
  },
  'navies-engaged': { clauses: ['M-ESCORT-08'], evolve: noteEngaged },
};

/** Names how many navies in a dark blue sea are escorts, in a go of Stage 5 or in Step E; it costs nothing and ends nothing. */
/** Q-M-76: never in reaction to an attack. */
const WINDOWS: readonly QuestionKind[] = ['move', 'reinforce', 'step-e'];

export const escortCommand: CommandDef<EscortCommand> = {
  type: 'escort',
  schema: escortSchema,
  during: WINDOWS,
  clause: 'M-ESCORT-05',
  may: (play, seat) => {
    const { question } = play.state;
    const open = question !== undefined && WINDOWS.includes(question.kind) && question.waiting.includes(seat);
    if (!open) return refuse('not-now', 'M-ESCORT-05');
    return mayNameEscorts(play, seat) ? undefined : sumUp(refuse('no-escorts', 'M-ESCORT-04'));
  },
  fields: [
    field('sea', (play, seat) =>
      oneOf(DARK_SEAS, (sea) =>
        hasNavy(play, seat, sea) ? undefined : refuse('no-navy-there', 'M-ESCORT-04', { sea }),
      ),
    ),
    fieldAfter('navies', ['sea'], (play, seat, { sea }) => {
      const most = unitsAt(play.state.board, sea, seat, 'navy');
      return range(0, most, () => refuse('too-few-navies', 'M-ESCORT-04', { most, sea }));
    }),
  ],
  run: (play, seat, { sea, navies }) => {
    play.emit({ type: 'escorts-named', seat, sea, navies });
  },
};

/** Whether a player has navies that could be named. */
export function mayNameEscorts(play: Play, seat: Seat): boolean {
  return DARK_SEAS.some((sea) => hasNavy(play, seat, sea));
}

/** How many navies of a player guard their ships in a sea now. */
export function escortsIn(play: Play, seat: Seat, sea: Zone): number {
  if (!isSea(sea)) return 0;
  const navies = unitsAt(play.state.board, sea, seat, 'navy');
  const named = isDarkSea(sea) ? (play.state.sets.marine?.escorts[seat]?.[sea] ?? 0) : navies;
  return Math.max(0, Math.min(named, navies - engagedIn(play, seat, sea)));
}

export const escortSteps = {
  /** M-ESCORT-08: navies that attack guard nobody for the rest of this Stage 4; those that have attacked before go first. */
  'escorts-leave'(play, battle) {
    next(play, battle);
    // An assault has yet to come to the sea it is launched from.
    if (battle.orders.length === 0) engage(play, battle);
  },
  /** Those lost in the attack are not missed twice. */
  'escorts-counted'(play, battle) {
    next(play, battle);
    for (const { sea, navies } of attackingNavies(battle)) {
      const fleet = battle.sets?.marine?.fleets?.[sea];
      const lost = fleet === undefined ? 0 : fleet.attacking - navies;
      if (fleet !== undefined && lost > 0) emitEngaged(play, battle, sea, fleet.engaged - lost, navies);
    }
  },
} satisfies DrillTable<'escorts-leave' | 'escorts-counted'>;

/** Notes that the navies of an attack, where they are now, escort nobody for the rest of this Stage 4. */
export function engage(play: Play, battle: Battle): void {
  if (play.state.stage !== 4) return;
  for (const { sea, navies } of attackingNavies(battle)) {
    const engaged = Math.max(navies, engagedIn(play, battle.attacker, sea));
    emitEngaged(play, battle, sea, engaged, navies);
  }
}

/** M-ESCORT-08: navies that have attacked take that along wherever they sail; of those in one sea they sail first. */
export function followNavies(play: Play, seat: Seat, legs: readonly Leg[]): void {
  for (const leg of legs) {
    if (leg.how !== 'sail' || !isSea(leg.from) || !isSea(leg.to)) continue;
    const moving = Math.min(leg.units.navy ?? 0, engagedIn(play, seat, leg.from));
    if (moving === 0 || leg.from === leg.to) continue;
    recount(play, seat, leg.from, engagedIn(play, seat, leg.from) - moving);
    recount(play, seat, leg.to, engagedIn(play, seat, leg.to) + moving);
  }
}

/** Those who fought for ships in a dark blue sea were escorts: the navies beside them do not take their place. */
export function loseEscorts(play: Play, { defender, to }: Battle, losses: readonly Pieces[]): void {
  if (defender === undefined || !isSea(to) || !isDarkSea(to)) return;
  const named = play.state.sets.marine?.escorts[defender]?.[to] ?? 0;
  const lost = losses.reduce((sum, { kind, number }) => sum + (kind === 'navy' ? number : 0), 0);
  if (lost > 0) play.emit({ type: 'escorts-named', seat: defender, sea: to, navies: Math.max(0, named - lost) });
}

/** Flags of escorts that are gone from their seas, and of navies that attacked and are gone. */
export function trimEscorts(play: Play): void {
  const { marine } = play.state.sets;
  if (marine === undefined) return;
  for (const seat of play.living()) {
    for (const sea of DARK_SEAS) {
      const navies = unitsAt(play.state.board, sea, seat, 'navy');
      if ((marine.escorts[seat]?.[sea] ?? 0) > navies) play.emit({ type: 'escorts-named', seat, sea, navies });
    }
    for (const sea of SEAS) {
      const engaged = engagedIn(play, seat, sea);
      const navies = engaged === 0 ? 0 : unitsAt(play.state.board, sea, seat, 'navy');
      if (engaged > navies) recount(play, seat, sea, navies);
    }
  }
}

function recount(play: Play, seat: Seat, sea: Sea, navies: number): void {
  play.emit({ type: 'navies-engaged', seat, sea, navies, cycle: play.state.cycle });
}

/** For evolve only. */
function noteEngaged(state: State, { seat, sea, navies, cycle }: Omit<NaviesEngaged, 'type'>): void {
  const marine = marineIn(state);
  if (marine.engaged.cycle !== cycle) marine.engaged = { cycle, navies: {} };
  marine.engaged.navies[seat] = { ...marine.engaged.navies[seat], [sea]: navies };
}

function emitEngaged(play: Play, { attacker: seat }: Battle, sea: Sea, navies: number, attacking: number): void {
  play.emit({ type: 'escorts-engaged', seat, sea, navies, attacking, cycle: play.state.cycle });
}

function engagedIn(play: Play, seat: Seat, sea: Sea): number {
  const engaged = play.state.sets.marine?.engaged;
  return play.state.stage === 4 && engaged?.cycle === play.state.cycle ? (engaged.navies[seat]?.[sea] ?? 0) : 0;
}

function attackingNavies({ committed }: Battle): { sea: Sea; navies: number }[] {
  return committed.flatMap(({ zone, units }) =>
    isSea(zone) && units.navy !== undefined ? [{ sea: zone, navies: units.navy }] : [],
  );
}

function hasNavy(play: Play, seat: Seat, sea: Sea): boolean {
  return unitsAt(play.state.board, sea, seat, 'navy') > 0;
}
