// Stage 6, phase D: further nukes and L-stars (B-BUILD-18 to -28).

import { z } from 'zod';
import type { Weapon } from '../board/index.ts';
import { freeSpots } from '../commerce/supply-center.ts';
import { hasResearched, WEAPON_ROWS, WEAPONS, whyNeither, whyNoMaterial, whyNoMoney } from '../commerce/weapons.ts';
import { range } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { GOES, goDone } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import type { FrameOf } from '../state/agenda.ts';
import { arm, pay, store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';

/** The goes left, in their order: one for each bidder (Q-B-21). */
export type StrategicBuildsFrame = FrameOf<'strategic-builds'> & { goes: Seat[] };
export type StrategicQuestion = 'build-weapons';

const MOST = 99;
const weaponsSchema = z.strictObject({
  type: z.literal('build-weapons'),
  nukes: z.int().min(0).max(MOST),
  lStars: z.int().min(0).max(MOST),
});
export type BuildWeaponsCommand = z.infer<typeof weaponsSchema>;

export type StrategicEvent = StrategicBuildsOpened | WeaponsBuilt | FirstTurnBan;
interface StrategicBuildsOpened extends EventBase {
  readonly type: 'strategic-builds-opened';
  readonly sequence: readonly Seat[];
}
interface WeaponsBuilt extends EventBase {
  readonly type: 'weapons-built';
  readonly seat: Seat;
  readonly nukes: number;
  readonly lStars: number;
  readonly minerals: number;
  readonly cost: number;
}
/** A phase that is left out in cycle 1. */
interface FirstTurnBan extends EventBase {
  readonly type: 'first-turn-ban';
  readonly phase: 'strategic-builds' | 'research';
}

export const strategicEvents: EventDefs<StrategicEvent> = {
  'strategic-builds-opened': {
    clauses: ['B-BUILD-01', 'B-FLOW-09', 'Q-B-21', 'X-03'],
    evolve: () => {},
  },
  'weapons-built': {
    clauses: ['B-BUILD-02'],
    evolve: (state, { seat, nukes, lStars, minerals, cost }) => {
      pay(state, seat, 'bank', cost);
      store(state, seat, 'minerals', -minerals);
      arm(state, seat, 'nukes', nukes);
      arm(state, seat, 'lStars', lStars);
      goDone(state, seat, 'acted');
    },
  },
  'first-turn-ban': {
    clauses: ['B-FLOW-11', 'Q-B-13', 'Q-B-14', 'X-03'],
    evolve: () => {},
  },
};

export const buildWeaponsCommand: CommandDef<BuildWeaponsCommand> = {
  type: 'build-weapons',
  schema: weaponsSchema,
  answers: ['build-weapons'],
  clause: 'B-BUILD-20',
  may: (play, seat) =>
    whyNeither((weapon) => {
      const { price, cost } = WEAPON_ROWS[weapon];
      return whyNot(play, seat, weapon) ?? whyNoMoney(play, seat, price, cost);
    }),
  fields: [
    field('nukes', (play, seat) => {
      const least = most(play, seat, 'l-star', 0) > 0 ? 0 : 1;
      return range(least, most(play, seat, 'nuke', 0), (number) => {
        const why = whyNotSoMany(play, seat, 'nuke', 0, number);
        // No nuke and an L-star that cannot be built: what is wrong with the L-star says more.
        return number === 0 ? sumUp(why) : why;
      });
    }),
    fieldAfter('lStars', ['nukes'], (play, seat, { nukes }) =>
      range(nukes > 0 ? 0 : 1, most(play, seat, 'l-star', nukes), (number) =>
        whyNotSoMany(play, seat, 'l-star', nukes, number),
      ),
    ),
  ],
  run: (play, seat, { nukes, lStars }) => {
    const minerals = nukes * WEAPON_ROWS.nuke.minerals + lStars * WEAPON_ROWS['l-star'].minerals;
    const cost = nukes * WEAPON_ROWS.nuke.price + lStars * WEAPON_ROWS['l-star'].price;
    const clauses: Clause[] = ['B-BUILD-02', 'Q-B-04', 'X-27'];
    if (nukes > 0) clauses.push('B-BUILD-20', 'B-BUILD-21', 'B-BUILD-22', 'B-BUILD-23');
    if (lStars > 0) clauses.push('B-BUILD-25', 'B-BUILD-26', 'B-BUILD-27');
    play.emit({ type: 'weapons-built', seat, nukes, lStars, minerals, cost, clauses });
  },
};

export const strategicQuestions: QuestionDefs<StrategicQuestion> = {
  'build-weapons': {
    bidders: true,
    clause: 'B-BUILD-20',
    facts: (play, seat) => ({
      costs: WEAPONS.filter((weapon) => hasResearched(play, seat, weapon)).map((weapon) => {
        const { minerals, price } = WEAPON_ROWS[weapon];
        return { weapon, minerals, price };
      }),
    }),
    fallback: () => ({ type: 'pass' }),
  },
};

const BANNED: readonly Clause[] = ['B-BUILD-18', 'B-FLOW-11', 'Q-B-13', 'Q-B-14', 'X-03'];

export const strategicProcedures: ProcedureDefs<StrategicBuildsFrame> = {
  'strategic-builds': {
    parts: GOES,
    opens: (play) => {
      if (play.state.cycle !== 1) play.emit({ type: 'strategic-builds-opened', sequence: [...play.state.sequence] });
      else play.emit({ type: 'first-turn-ban', phase: 'strategic-builds', clauses: BANNED });
    },
    start: ({ state: { cycle, sequence } }) => ({
      procedure: 'strategic-builds',
      goes: cycle !== 1 ? [...sequence] : [],
    }),
    advance: (play, { goes }) => {
      const [next] = goes;
      if (next === undefined) play.end();
      // A player with too little cash is asked like the others, because nobody else may learn of it.
      else if (WEAPONS.some((weapon) => whyNot(play, next, weapon) === undefined)) play.ask('build-weapons', [next]);
      else play.emit({ type: 'passed', seat: next, idle: true });
    },
  },
};

/** Why a player can build none of a weapon, for everybody to see. */
function whyNot(play: Play, seat: Seat, weapon: Weapon): Refusal | undefined {
  if (hasResearched(play, seat, weapon)) return whyNoMaterial(play, seat, weapon);
  return refuse('not-researched:weapon', 'B-BUILD-19', { weapon });
}

/** As many as minerals, money and free spots allow, once so many nukes are paid for. */
function most(play: Play, seat: Seat, weapon: Weapon, nukes: number): number {
  if (!hasResearched(play, seat, weapon)) return 0;
  const player = play.seat(seat);
  const { minerals, price, row } = WEAPON_ROWS[weapon];
  return Math.min(
    Math.floor((player.supplies.minerals - nukes * WEAPON_ROWS.nuke.minerals) / minerals),
    Math.floor((player.cash - nukes * WEAPON_ROWS.nuke.price) / price),
    freeSpots(player, row),
    MOST,
  );
}

function whyNotSoMany(play: Play, seat: Seat, weapon: Weapon, nukes: number, asked: number): Refusal {
  if (asked === 0) return refuse('nothing:weapons', 'B-BUILD-20');
  const player = play.seat(seat);
  const { row, cost, limit } = WEAPON_ROWS[weapon];
  if (!hasResearched(play, seat, weapon)) return refuse('not-researched:weapon', 'B-BUILD-19', { weapon });
  const number = most(play, seat, weapon, nukes);
  if (number === freeSpots(player, row)) return refuse('row-full:weapons', limit, { number, weapon });
  return refuse('too-many:weapons', cost, { number, weapon, minerals: player.supplies.minerals, cash: player.cash });
}
