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
  TERRITORIES,
  type Territory,
  type Zone,
} from '../board/index.ts';
import { counts, listOf, oneOf, someOf } from '../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { sealedBy } from '../referee/sealed.ts';
import type { FrameOf } from '../state/agenda.ts';
import { countAll, type SparseCounts } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';
import { type Berth, closedSea, homeBerths, openSeas } from './berths.ts';
import { blankLists, showLists, type Writing, writers, writing } from './together.ts';

export { type PlacementEvent, placementEvents } from './together.ts';

const BONUS = 9;

export type PlaceArmiesFrame = FrameOf<'place-armies'> & { asked: boolean };
export type PlaceNaviesFrame = FrameOf<'place-navies'> & Writing;
export type BonusUnitsFrame = FrameOf<'bonus-units'> & Writing;
export type PlacementFrame = PlaceArmiesFrame | PlaceNaviesFrame | BonusUnitsFrame;
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
const some = z.int().min(0).max(BONUS);
const bonusSchema = z.strictObject({
  type: z.literal('bonus-units'),
  armies: z.partialRecord(z.enum(TERRITORIES), some),
  navies: z.partialRecord(z.enum(LIGHT_SEAS), some),
});
export type PlaceArmiesCommand = z.infer<typeof armiesSchema>;
export type PlaceNaviesCommand = z.infer<typeof naviesSchema>;
export type BonusUnitsCommand = z.infer<typeof bonusSchema>;

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
        (territory) => (open.includes(territory) ? undefined : notYours(play, territory)),
        { least: 0, most: open.length },
        () => notYours(play, undefined),
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
          const berths = berthsToFill(play, seat).filter(({ port }) => !prefix.some((used) => used.port === port));
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
    field('armies', (play, seat) => {
      const units = unitsToWrite(play, seat);
      const territories = play.rulebook.openingTerritories(play, seat);
      const navies = openSeas(play, seat).length === 0 ? 0 : Math.min(units, naviesLeft(play, seat));
      return counts(upTo(units, territories), { least: units - navies, most: units }, (chosen) => {
        const elsewhere = Object.keys(chosen).find((zone) => isTerritory(zone) && !territories.includes(zone));
        if (elsewhere !== undefined && isTerritory(elsewhere)) return notYours(play, elsewhere);
        return units - navies > 0 && sumOf(chosen) < units - navies
          ? refuse('armies-at-least', 'X-06', { navies })
          : howMany(units);
      });
    }),
    fieldAfter('navies', ['armies'], (play, seat, { armies }) => {
      const units = unitsToWrite(play, seat) - sumOf(armies);
      const seas = openSeas(play, seat);
      return counts(upTo(units, seas), { least: units, most: units }, (chosen) => {
        const elsewhere = Object.keys(chosen).find((zone) => isLightSea(zone) && !seas.includes(zone));
        if (elsewhere !== undefined && isLightSea(elsewhere))
          return closedSea(play, seat, elsewhere) ?? refuse('no-home-port:navies', 'B-OPEN-19', { sea: elsewhere });
        return howMany(unitsToWrite(play, seat));
      });
    }),
  ],
  run: seal('B-OPEN-22'),
};

export const placementQuestions: QuestionDefs<PlacementQuestion> = {
  'place-armies': {
    clause: 'B-SETUP-09',
    facts: null,
    fallback: (play, seat) => ({
      type: 'place-armies',
      territories: [...play.rulebook.openingTerritories(play, seat)],
    }),
  },
  'place-navies': {
    clause: 'B-OPEN-19',
    facts: null,
    fallback: (play, seat) => {
      const navies: Berth[] = [];
      for (const at of berthsToFill(play, seat)) {
        if (closedSea(play, seat, at.sea) === undefined && !navies.some(({ port }) => port === at.port))
          navies.push(at);
      }
      return { type: 'place-navies', navies };
    },
  },
  'bonus-units': {
    clause: 'B-OPEN-21',
    facts: (play, seat) => ({ units: unitsToWrite(play, seat) }),
    fallback: (play, seat) => ({
      type: 'bonus-units',
      armies: { [firstHome(play, seat)]: unitsToWrite(play, seat) },
      navies: {},
    }),
  },
};

export const placementProcedures: ProcedureDefs<PlacementFrame> = {
  'place-armies': {
    parts: NOBODY,
    start: () => ({ procedure: 'place-armies', asked: false }),
    advance(play, frame) {
      if (!frame.asked) {
        play.step<PlaceArmiesFrame>('place-armies', { asked: true });
        play.ask('place-armies', play.living());
        return;
      }
      const placements: Record<Seat, Partial<Record<Zone, SparseCounts>>> = {};
      for (const seat of play.living()) {
        const { territories } = sure(sealedBy(play, seat, 'place-armies'));
        placements[seat] = Object.fromEntries(territories.map((territory) => [territory, { army: 1 }]));
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
    parts: NOBODY,
    start: () => ({ procedure: 'place-navies', ...blankLists() }),
    advance(play, frame) {
      const seats = writers(play, frame, (seat) =>
        berthsToFill(play, seat).some(({ sea }) => closedSea(play, seat, sea) === undefined),
      );
      if (frame.asked || seats.length === 0) {
        showLists(play, frame, seats, ['B-OPEN-19', 'B-OPEN-20']);
        return;
      }
      play.step<PlaceNaviesFrame>('place-navies', { asked: true });
      play.ask('place-navies', seats);
    },
  },
  'bonus-units': {
    parts: NOBODY,
    start: () => ({ procedure: 'bonus-units', ...blankLists() }),
    advance(play, frame) {
      const seats = writers(play, frame, () => true);
      if (frame.asked) {
        showLists(play, frame, seats, ['B-OPEN-21', 'B-OPEN-22', 'B-OPEN-23', 'Q-B-96']);
        return;
      }
      play.step<BonusUnitsFrame>('bonus-units', { asked: true });
      play.ask('bonus-units', seats);
    },
  },
};

/** where the bonus armies of a silent seat go. */
export function firstHome(play: Play, seat: Seat): Territory {
  const { power } = play.seat(seat);
  const [first] = power === undefined ? [] : homeOf(power);
  if (first === undefined) throw new Error(`${seat} leads no superpower`);
  return first;
}

/** B-SETUP-09, B-OPEN-18: home, and in the random open also foreign territories with a card of theirs. */
export function openingTerritories(play: Play, seat: Seat): readonly Territory[] {
  const { power, holdings } = play.seat(seat);
  const home = homeOf(sure(power));
  if (play.options.opening === 'standard') return home;
  const abroad = holdings
    .flatMap(({ card }) => (isCompany(card) ? [companyOf(card).location] : []))
    .filter((zone) => isTerritory(zone) && homePower(zone) !== power);
  return TERRITORIES.filter((territory) => home.includes(territory) || abroad.includes(territory));
}

/** The berths a player writes down now: all of their home, or after a clash those of the ports concerned. */
function berthsToFill(play: Play, seat: Seat): Berth[] {
  const again = writing(play)?.again?.[seat];
  return homeBerths(play, seat).filter(({ port }) => again === undefined || again.ports.includes(port));
}

/** Nine, or after a clash as many as were written for the sea concerned. */
function unitsToWrite(play: Play, seat: Seat): number {
  return writing(play)?.again?.[seat]?.units ?? BONUS;
}

/** where the box limits the pieces, so many navies more. */
function naviesLeft(play: Play, seat: Seat): number {
  if (!play.options.componentLimits) return BONUS;
  const shown = writing(play)?.kept[seat] ?? {};
  const written = LIGHT_SEAS.reduce((sum, sea) => sum + (shown[sea]?.navy ?? 0), 0);
  return Math.max(0, play.rulebook.unit('navy').pieces - countAll(play.state.board, seat).navy - written);
}

/** The same most in each of some zones. */
export function upTo(most: number, zones: readonly Zone[]): Readonly<Record<string, number>> {
  return Object.fromEntries(zones.map((zone) => [zone, most]));
}

/** How many a count names altogether. */
export function sumOf(chosen: Readonly<Record<string, number>>): number {
  return Object.values(chosen).reduce((sum, n) => sum + n, 0);
}

function seal(clause: 'B-SETUP-09' | 'B-OPEN-19' | 'B-OPEN-22') {
  return (play: Play, seat: Seat, answer: PlaceArmiesCommand | PlaceNaviesCommand | BonusUnitsCommand): undefined => {
    play.emit({ type: 'sealed', seat, secret: { [seat]: { answer } }, clauses: [clause] });
  };
}

function notYours(play: Play, territory: Territory | undefined): Refusal {
  return play.options.opening === 'standard'
    ? refuse('not-your-land:home', 'B-SETUP-09', { zone: territory })
    : refuse('not-your-land:card', 'B-OPEN-18', { zone: territory });
}

function notABerth(): Refusal {
  return refuse('no-home-port:berth', 'B-OPEN-19');
}

function howMany(units: number): Refusal {
  return refuse('so-many-units', 'B-OPEN-21', { units });
}
