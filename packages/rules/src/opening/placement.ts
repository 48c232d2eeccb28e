// Armies and navies on the board before the first cycle (B-SETUP-08 to -10, B-OPEN-18 to -23).
import { z } from 'zod';
import {
  companyOf,
  homeOf,
  homePower,
  isCompany,
  isLightSea,
  isTerritory,
  LIGHT_SEAS,
  type LightSea,
  ports,
  portsOn,
  TERRITORIES,
  type Territory,
  type Zone,
  zoneName,
} from '../board/index.ts';
import type { Frame } from '../game.ts';
import { counts, listOf, oneOf, someOf } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import type { FrameOf } from '../state/agenda.ts';
import { addUnits, type SparseCounts, totalOf, unitsAt } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';

const BONUS = 9;

/** `shut` holds seas that a clash has closed to a seat (Q-B-96); `placed` what is already settled. */
interface Placing {
  asked: boolean;
  shut: Record<Seat, LightSea[]>;
  settled: Seat[];
}
export type PlacementFrame =
  | (FrameOf<'place-armies'> & { asked: boolean })
  | (FrameOf<'place-navies'> & Placing)
  | (FrameOf<'bonus-units'> & Placing);
export type PlacementQuestion = 'place-armies' | 'place-navies' | 'bonus-units';

const armiesSchema = z.strictObject({
  type: z.literal('place-armies'),
  territories: z.array(z.enum(TERRITORIES)).max(TERRITORIES.length),
});
const berth = z.strictObject({ port: z.enum(TERRITORIES), sea: z.enum(LIGHT_SEAS) });
const naviesSchema = z.strictObject({
  type: z.literal('place-navies'),
  navies: z.array(berth).max(TERRITORIES.length),
});
const bonusSchema = z.strictObject({
  type: z.literal('bonus-units'),
  units: z.partialRecord(z.enum([...TERRITORIES, ...LIGHT_SEAS]), z.int().min(0).max(BONUS)),
});
export type PlaceArmiesCommand = z.infer<typeof armiesSchema>;
export type PlaceNaviesCommand = z.infer<typeof naviesSchema>;
export type BonusUnitsCommand = z.infer<typeof bonusSchema>;

type Placements = Readonly<Record<Seat, Readonly<Partial<Record<Zone, SparseCounts>>>>>;
export type PlacementEvent = UnitsPlaced | PlacementsClashed;
interface UnitsPlaced extends EventBase {
  readonly type: 'units-placed';
  readonly placements: Placements;
}
/** Navies of several players were meant for one light blue sea; those lists are written again for it. */
interface PlacementsClashed extends EventBase {
  readonly type: 'placements-clashed';
  readonly clashes: readonly { readonly sea: LightSea; readonly seats: readonly Seat[] }[];
}

export const placementEvents: EventDefs<PlacementEvent> = {
  'units-placed': {
    clauses: ['B-SETUP-08', 'B-SETUP-09', 'B-SETUP-10', 'B-MAP-09'],
    evolve: (state, { placements }) => {
      for (const seat of state.order) {
        for (const [zone, units] of Object.entries(placements[seat] ?? {}) as [Zone, SparseCounts][]) {
          if (totalOf(units) > 0) addUnits(state, zone, seat, units);
        }
      }
    },
    say: ({ placements }, name) =>
      `Placed: ${(Object.keys(placements) as Seat[]).map((seat) => `${name(seat)} ${sumOf(placements[seat] ?? {})}`).join(', ')}.`,
  },
  'placements-clashed': {
    clauses: ['B-MOVE-25', 'Q-B-96'],
    evolve: (state, { clashes }) => {
      const frame = state.agenda[state.agenda.length - 1];
      if (frame === undefined || !('shut' in frame)) return;
      for (const { sea, seats } of clashes)
        for (const seat of seats) frame.shut[seat] = [...(frame.shut[seat] ?? []), sea];
    },
    say: ({ clashes }, name) =>
      `Navies clash: ${clashes.map(({ sea, seats }) => `${seats.map(name).join(' and ')} in the ${zoneName(sea)}`).join('; ')}; they are placed again.`,
  },
};

export const placeArmiesCommand: CommandDef<PlaceArmiesCommand> = {
  type: 'place-armies',
  schema: armiesSchema,
  answers: ['place-armies'],
  sealed: true,
  clause: 'B-SETUP-09',
  fields: [
    field('territories', (play, seat) => {
      const open = play.rulebook.openingTerritories(play, seat);
      return someOf(
        TERRITORIES,
        (territory) => (open.includes(territory) ? undefined : notYours(territory)),
        { least: 0, most: open.length },
        () => notYours(undefined),
      );
    }),
  ],
  run: seal('B-SETUP-09'),
};

export const placeNaviesCommand: CommandDef<PlaceNaviesCommand> = {
  type: 'place-navies',
  schema: naviesSchema,
  answers: ['place-navies'],
  sealed: true,
  clause: 'B-OPEN-19',
  fields: [
    field('navies', (play, seat, { navies = [] }) =>
      listOf(
        navies,
        (prefix) => {
          const berths = homePorts(play, seat).filter(({ port }) => !prefix.some((used) => used.port === port));
          return berths.length === 0
            ? undefined
            : oneOf(
                berths,
                ({ sea }) => closedSea(play, seat, sea),
                () => notABerth(),
              );
        },
        () => undefined,
      ),
    ),
  ],
  run: seal('B-OPEN-19'),
};

export const bonusUnitsCommand: CommandDef<BonusUnitsCommand> = {
  type: 'bonus-units',
  schema: bonusSchema,
  answers: ['bonus-units'],
  sealed: true,
  clause: 'B-OPEN-21',
  fields: [
    field('units', (play, seat) => {
      const max: Partial<Record<Zone, number>> = {};
      for (const zone of bonusZones(play, seat)) max[zone] = BONUS;
      return counts(max, { least: BONUS, most: BONUS }, (chosen) => {
        const sea = Object.keys(chosen).find((zone) => (chosen[zone] ?? 0) > 0 && max[zone as Zone] === undefined) as
          | Zone
          | undefined;
        if (sea !== undefined && isLightSea(sea))
          return (
            closedSea(play, seat, sea) ??
            refuse('no-home-port', 'B-OPEN-19', `No home territory of yours has a port on the ${zoneName(sea)}.`)
          );
        if (sea !== undefined && isTerritory(sea)) return notYours(sea);
        return refuse('nine-units', 'B-OPEN-21', `Write down exactly ${BONUS} armies and navies.`, { units: BONUS });
      });
    }),
  ],
  run: seal('B-OPEN-22'),
};

export const placementQuestions: QuestionDefs<PlacementQuestion> = {
  'place-armies': {
    clause: 'B-SETUP-09',
    say: () => 'In which of your territories do you put an army?',
    fallback: (play, seat) => ({
      type: 'place-armies',
      territories: [...play.rulebook.openingTerritories(play, seat)],
    }),
  },
  'place-navies': {
    clause: 'B-OPEN-19',
    say: () => 'For each home territory with a port you may put one navy in a light blue sea beside it. Where?',
    fallback: (play, seat) => {
      const navies: { port: Territory; sea: LightSea }[] = [];
      for (const berthAt of homePorts(play, seat)) {
        if (closedSea(play, seat, berthAt.sea) === undefined && !navies.some(({ port }) => port === berthAt.port))
          navies.push(berthAt);
      }
      return { type: 'place-navies', navies };
    },
  },
  'bonus-units': {
    clause: 'B-OPEN-21',
    say: () => `Which ${BONUS} more units do you take, and where?`,
    fallback: (play, seat) => ({ type: 'bonus-units', units: { [bonusZones(play, seat)[0] ?? 'alaska']: BONUS } }),
  },
};

export const placementProcedures: ProcedureDefs<PlacementFrame> = {
  'place-armies': {
    start: () => ({ procedure: 'place-armies', asked: false }),
    advance(play, frame) {
      if (!frame.asked) {
        play.step<Extract<Frame, { procedure: 'place-armies' }>>('place-armies', { asked: true });
        play.ask('place-armies', play.living());
        return;
      }
      const placements: Record<Seat, Partial<Record<Zone, SparseCounts>>> = {};
      for (const seat of play.living()) {
        const answer = play.state.sealed[seat];
        if (answer?.type === 'place-armies')
          placements[seat] = Object.fromEntries(answer.territories.map((territory) => [territory, { army: 1 }]));
      }
      play.emit(
        play.options.opening === 'random'
          ? { type: 'units-placed', placements, clauses: ['B-OPEN-18', 'B-MAP-09'] }
          : { type: 'units-placed', placements },
      );
      play.end();
    },
  },
  'place-navies': {
    start: () => ({ procedure: 'place-navies', asked: false, shut: {}, settled: [] }),
    advance: (play, frame) =>
      placeTogether(play, frame, 'place-navies', (seat) =>
        homePorts(play, seat).some(({ sea }) => closedSea(play, seat, sea) === undefined),
      ),
  },
  'bonus-units': {
    start: () => ({ procedure: 'bonus-units', asked: false, shut: {}, settled: [] }),
    advance: (play, frame) => placeTogether(play, frame, 'bonus-units', () => true),
  },
};

/** Asks all, shows together; where navies clash in a light blue sea, those lists are asked for again without it (Q-B-96). */
function placeTogether(
  play: Play,
  frame: DeepReadonly<Placing>,
  kind: 'place-navies' | 'bonus-units',
  able: (seat: Seat) => boolean,
): void {
  const asked = play.living().filter((seat) => !frame.settled.includes(seat) && able(seat));
  if (!frame.asked && asked.length > 0) {
    play.step<Extract<Frame, { procedure: 'bonus-units' }>>(
      kind === 'bonus-units' ? kind : ('place-navies' as 'bonus-units'),
      { asked: true },
    );
    play.ask(kind, asked);
    return;
  }
  const wishes = new Map(asked.map((seat) => [seat, wishOf(play, seat)]));
  const clashes = LIGHT_SEAS.map((sea) => ({
    sea,
    seats: asked.filter((seat) => (wishes.get(seat)?.[sea]?.navy ?? 0) > 0),
  })).filter(({ sea, seats }) => seats.length > 1 || (seats.length === 1 && heldByOther(play, sea, seats[0])));
  const redo = new Set(clashes.flatMap(({ seats }) => seats));
  const placements: Record<Seat, Partial<Record<Zone, SparseCounts>>> = {};
  for (const seat of asked) if (!redo.has(seat)) placements[seat] = wishes.get(seat) ?? {};
  play.emit({
    type: 'units-placed',
    placements,
    clauses: kind === 'bonus-units' ? ['B-OPEN-21', 'B-OPEN-22', 'B-OPEN-23'] : ['B-OPEN-19', 'B-OPEN-20'],
  });
  if (clashes.length > 0) {
    play.emit({ type: 'placements-clashed', clashes });
    const settled = [...frame.settled, ...asked.filter((seat) => !redo.has(seat))];
    play.step<Extract<Frame, { procedure: 'bonus-units' }>>(
      kind === 'bonus-units' ? kind : ('place-navies' as 'bonus-units'),
      { asked: false, settled },
    );
    return;
  }
  play.end();
}

function heldByOther(play: Play, sea: LightSea, seat: Seat | undefined): boolean {
  return play.state.order.some((other) => other !== seat && unitsAt(play.state.board, sea, other, 'navy') > 0);
}

function wishOf(play: Play, seat: Seat): Partial<Record<Zone, SparseCounts>> {
  const answer = play.state.sealed[seat];
  const wish: Partial<Record<Zone, SparseCounts>> = {};
  if (answer?.type === 'bonus-units') {
    for (const [zone, n] of Object.entries(answer.units) as [Zone, number][])
      if (n > 0) wish[zone] = isTerritory(zone) ? { army: n } : { navy: n };
  } else if (answer?.type === 'place-navies') {
    for (const { sea } of answer.navies) wish[sea] = { navy: (wish[sea]?.navy ?? 0) + 1 };
  }
  return wish;
}

/** B-SETUP-09, B-OPEN-18: home, and in the random open also foreign territories with a card of his. */
export function openingTerritories(play: Play, seat: Seat): readonly Territory[] {
  const { power, holdings } = play.seat(seat);
  if (power === undefined) return [];
  const home = homeOf(power);
  if (play.options.opening === 'standard') return home;
  const abroad = holdings
    .flatMap(({ card }) => (isCompany(card) ? [companyOf(card).location] : []))
    .filter((zone) => isTerritory(zone) && homePower(zone) !== power);
  return TERRITORIES.filter((territory) => home.includes(territory) || abroad.includes(territory));
}

function bonusZones(play: Play, seat: Seat): Zone[] {
  const seas = LIGHT_SEAS.filter(
    (sea) => homePorts(play, seat).some((at) => at.sea === sea) && closedSea(play, seat, sea) === undefined,
  );
  return [...play.rulebook.openingTerritories(play, seat), ...seas];
}

/** B-OPEN-19: each home territory with the light blue seas its ports open on. */
function homePorts(play: Play, seat: Seat): { port: Territory; sea: LightSea }[] {
  const { power } = play.seat(seat);
  return power === undefined ? [] : homeOf(power).flatMap((port) => ports(port).map((sea) => ({ port, sea })));
}

/** B-OPEN-20: a sea is closed where an opponent's territory has a port on it; B-MOVE-25: or his navy lies there. */
function closedSea(play: Play, seat: Seat, sea: LightSea): Refusal | undefined {
  const frame = play.state.agenda[play.state.agenda.length - 1];
  if (frame !== undefined && 'shut' in frame && frame.shut[seat]?.includes(sea) === true) {
    return refuse(
      'clashed',
      'B-MOVE-25',
      `Another power wrote down navies for the ${zoneName(sea)} too; put yours elsewhere.`,
    );
  }
  const port = portsOn(sea).find((territory) =>
    play.state.order.some((other) => other !== seat && unitsAt(play.state.board, territory, other, 'army') > 0),
  );
  if (port !== undefined)
    return refuse(
      'opponent-port',
      'B-OPEN-20',
      `The ${zoneName(sea)} is closed to you: an opponent stands in ${zoneName(port)}, which has a port on it.`,
    );
  if (heldByOther(play, sea, seat))
    return refuse('opponent-navy', 'B-MOVE-25', `Another power's navy lies in the ${zoneName(sea)}.`);
  return undefined;
}

function seal(clause: 'B-SETUP-09' | 'B-OPEN-19' | 'B-OPEN-22') {
  return (play: Play, seat: Seat, answer: PlaceArmiesCommand | PlaceNaviesCommand | BonusUnitsCommand): undefined => {
    play.emit({ type: 'sealed', seat, secret: { [seat]: { answer } }, clauses: [clause] });
  };
}

function notYours(territory: Territory | undefined): Refusal {
  return refuse(
    'not-your-land',
    'B-SETUP-09',
    `${territory === undefined ? 'That' : zoneName(territory)} is neither home of yours nor a land in which you hold a card.`,
  );
}

function notABerth(): Refusal {
  return refuse(
    'no-home-port',
    'B-OPEN-19',
    'Each home territory with a port gives one navy, in a sea its port opens on.',
  );
}

function sumOf(placement: Readonly<Partial<Record<Zone, SparseCounts>>>): number {
  return Object.values(placement).reduce((sum, units) => sum + totalOf(units), 0);
}
