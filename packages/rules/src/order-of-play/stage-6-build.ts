// Stage 6, phase C: armies and navies (B-BUILD-01 to -17).
import { z } from 'zod';
import { RESOURCES, ZONES, type Zone } from '../board/index.ts';
import { oneOf, range } from '../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { GOES } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { type FrameOf, top } from '../state/agenda.ts';
import { addUnits, only } from '../state/forces.ts';
import { pay, store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';
import type { BuildAnswer } from './build-permission.ts';
import { hasSiteAtHome, siteClauses } from './build-sites.ts';

/** Units built at one site in the go under way. */
export interface Build {
  zone: Zone;
  kind: UnitKind;
  number: number;
}

/** The goes left, in their order: one for each bidder (Q-B-21). What was built and answered belongs to the go of `go`. */
export type ConventionalBuildsFrame = FrameOf<'conventional-builds'> & {
  goes: Seat[];
  go: Seat | undefined;
  built: Build[];
  answers: BuildAnswer[];
};
export type BuildQuestion = 'build';

const MOST = 999;
const buildSchema = z.strictObject({
  type: z.literal('build'),
  kind: z.enum(UNIT_KINDS),
  zone: z.enum(ZONES),
  number: z.int().min(1).max(MOST),
});
export type BuildCommand = z.infer<typeof buildSchema>;

export type BuildEvent = UnitsBuilt | BuildsOpened;
interface BuildsOpened extends EventBase {
  readonly type: 'builds-opened';
  readonly sequence: readonly Seat[];
}
interface UnitsBuilt extends EventBase {
  readonly type: 'units-built';
  readonly seat: Seat;
  readonly kind: UnitKind;
  readonly zone: Zone;
  readonly number: number;
  /** Sets of supplies removed now; a set removed earlier in the go may have had a part left (B-BUILD-04). */
  readonly sets: number;
  readonly cost: number;
}

export const buildEvents: EventDefs<BuildEvent> = {
  'builds-opened': {
    clauses: ['B-BUILD-01', 'B-FLOW-09', 'Q-B-21'],
    evolve: () => {},
  },
  'units-built': {
    clauses: ['B-BUILD-02', 'B-BUILD-03', 'B-BUILD-04', 'B-BUILD-05', 'B-BUILD-06', 'B-BUILD-11', 'Q-B-11', 'Q-B-82'],
    evolve: (state, { seat, kind, zone, number, sets, cost }) => {
      pay(state, seat, 'bank', cost);
      for (const resource of RESOURCES) store(state, seat, resource, -sets);
      addUnits(state, zone, seat, only(kind, number));
      top(state.agenda, 'conventional-builds').built.push({ zone, kind, number });
    },
  },
};

export const buildCommand: CommandDef<BuildCommand> = {
  type: 'build',
  schema: buildSchema,
  answers: ['build'],
  clause: 'B-BUILD-02',
  may: (play, seat) => {
    let why: Refusal | undefined;
    for (const kind of play.rulebook.kinds) {
      const not = whyNoKind(play, seat, kind);
      if (not === undefined) return undefined;
      why ??= not;
    }
    return why === undefined ? undefined : sumUp(why);
  },
  fields: [
    field('kind', (play, seat) =>
      oneOf(
        play.rulebook.kinds,
        (kind) => whyNoKind(play, seat, kind),
        (unit) => refuse('no-such-unit', 'B-FLOW-06', { unit }),
      ),
    ),
    fieldAfter('zone', ['kind'], (play, seat, { kind }) => {
      const why = (zone: Zone) => whyNotAt(play, seat, zone, kind);
      return oneOf(play.rulebook.buildSites(play, seat, kind), why, why);
    }),
    fieldAfter('number', ['kind', 'zone'], (play, seat, { kind, zone }) =>
      range(1, mostAt(play, seat, zone, kind), () => whyNotSoMany(play, seat, zone, kind)),
    ),
  ],
  run: (play, seat, { kind, zone, number }) => {
    const { built } = top(play.state.agenda, 'conventional-builds');
    const sets = setsFor(play, [...built, { zone, kind, number }]) - setsFor(play, built);
    const cost = number * play.rulebook.unit(kind).price;
    // What holds no zone needs no right to one.
    const site = play.rulebook.unit(kind).holds ? siteClauses(play, seat, zone) : [];
    const clauses = [...buildEvents['units-built'].clauses, ...site];
    play.emit({ type: 'units-built', seat, kind, zone, number, sets, cost, clauses });
  },
};

export const buildQuestions: QuestionDefs<BuildQuestion> = {
  build: {
    bidders: true,
    clause: 'B-BUILD-02',
    facts: ({ rulebook }) => ({
      kinds: rulebook.kinds.map((unit) => ({ unit, perSet: rulebook.unit(unit).perSet })),
    }),
    fallback: () => ({ type: 'pass' }),
  },
};

export const buildProcedures: ProcedureDefs<ConventionalBuildsFrame> = {
  'conventional-builds': {
    parts: GOES,
    opens: (play) => play.emit({ type: 'builds-opened', sequence: [...play.state.sequence] }),
    start: (play) => ({
      procedure: 'conventional-builds',
      goes: [...play.state.sequence],
      go: undefined,
      built: [],
      answers: [],
    }),
    advance: (play, { goes, go, built }) => {
      const [next] = goes;
      if (next === undefined) {
        play.end();
        return;
      }
      const done = go === next ? built : [];
      // A player with too little cash is asked like the others, because nobody else may learn of it.
      if (!play.rulebook.kinds.some((kind) => supplied(play, next, kind, done) > 0)) {
        play.emit({ type: 'passed', seat: next, idle: true });
        return;
      }
      if (go !== next) play.step<ConventionalBuildsFrame>('conventional-builds', { go: next, built: [], answers: [] });
      play.ask('build', [next]);
    },
  },
};

/** Sets of supplies that builds of one go take: kinds of which a set gives the same number share it (Q-B-82). */
export function setsFor(play: Play, builds: readonly Readonly<Build>[]): number {
  let sets = 0;
  const counted: number[] = [];
  for (const { kind } of builds) {
    const { perSet } = play.rulebook.unit(kind);
    if (counted.includes(perSet)) continue;
    counted.push(perSet);
    sets += Math.ceil(sharing(play, builds, perSet) / perSet);
  }
  return sets;
}

function sharing(play: Play, builds: readonly Readonly<Build>[], perSet: number): number {
  let number = 0;
  for (const build of builds) if (play.rulebook.unit(build.kind).perSet === perSet) number += build.number;
  return number;
}

/** How many more units of a kind the supplies allow: what is left of sets already removed, and what the stored sets give. */
function supplied(play: Play, seat: Seat, kind: UnitKind, built: readonly Readonly<Build>[]): number {
  const { perSet } = play.rulebook.unit(kind);
  const { grain, oil, minerals } = play.seat(seat).supplies;
  const number = sharing(play, built, perSet);
  const left = Math.ceil(number / perSet) * perSet - number;
  return left + Math.min(grain, oil, minerals) * perSet;
}

function builtSoFar(play: Play): readonly Readonly<Build>[] {
  return top(play.state.agenda, 'conventional-builds').built;
}

function whyNoKind(play: Play, seat: Seat, kind: UnitKind): Refusal | undefined {
  const short = whyNotPaid(play, seat, kind);
  if (short !== undefined) return short;
  if (hasSiteAtHome(play, seat, kind, (zone) => whyNotAt(play, seat, zone, kind) === undefined)) return undefined;
  let why: Refusal | undefined;
  for (const zone of play.rulebook.buildSites(play, seat, kind)) {
    const not = whyNotAt(play, seat, zone, kind);
    if (not === undefined) return undefined;
    why ??= not;
  }
  return sumUp(refuse('no-site:build', why?.clause ?? 'B-BUILD-09', { unit: kind }));
}

/** Why supplies or cash do not reach for one unit of a kind. */
function whyNotPaid(play: Play, seat: Seat, kind: UnitKind): Refusal | undefined {
  const { cash, supplies } = play.seat(seat);
  const { price } = play.rulebook.unit(kind);
  if (supplied(play, seat, kind, builtSoFar(play)) === 0) return refuse('no-set:build', 'B-BUILD-06', { ...supplies });
  if (cash < price) return refuse('too-little-cash:build', 'B-BUILD-05', { price, cash, unit: kind });
  return undefined;
}

function whyNotAt(play: Play, seat: Seat, zone: Zone, kind: UnitKind): Refusal | undefined {
  const shut = play.rulebook.mayBuildAt(play, seat, zone, kind);
  if (shut !== undefined) return shut;
  return play.rulebook.buildLimit(play, seat, zone, kind) > 0
    ? undefined
    : play.rulebook.whyBuildLimit(play, seat, zone, kind);
}

/** As many as supplies, cash and pieces allow. */
function mostAt(play: Play, seat: Seat, zone: Zone, kind: UnitKind): number {
  return Math.min(
    supplied(play, seat, kind, builtSoFar(play)),
    Math.floor(play.seat(seat).cash / play.rulebook.unit(kind).price),
    play.rulebook.buildLimit(play, seat, zone, kind),
    MOST,
  );
}

function whyNotSoMany(play: Play, seat: Seat, zone: Zone, kind: UnitKind): Refusal {
  const number = mostAt(play, seat, zone, kind);
  const reach = supplied(play, seat, kind, builtSoFar(play));
  if (number === reach) return refuse('too-few-sets', 'B-BUILD-04', { number, unit: kind });
  if (number === play.rulebook.buildLimit(play, seat, zone, kind))
    return play.rulebook.whyBuildLimit(play, seat, zone, kind);
  return refuse('too-little-cash:builds', 'B-BUILD-05', { number, unit: kind });
}
