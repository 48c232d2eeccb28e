// Sea lanes: where everybody's first merchant ships lie (M-LANES), and how they are moved about before play (M-REROUTE-01 to -05).
import { z } from 'zod';
import {
  COMPANIES,
  type Company,
  companyOf,
  DARK_SEAS,
  isCompany,
  isTerritory,
  ports,
  SEAS,
  type Sea,
} from '../../../board/index.ts';
import { upTo } from '../../../opening/placement.ts';
import { counts, listOf, oneOf } from '../../../referee/choice.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import { NOBODY } from '../../../referee/parts.ts';
import type { Play } from '../../../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../../../referee/procedure.ts';
import { refuse } from '../../../referee/refusal.ts';
import type { FrameOf } from '../../../state/agenda.ts';
import { addUnits, countAll, takeUnits, unitsAt } from '../../../state/forces.ts';
import { isHome } from '../../../state/occupation.ts';
import type { Seat } from '../../../state/seat.ts';
import { emptyShipsIn } from '../ships.ts';
import type { Lane } from '../told.ts';
import { addTo, seal, type Together, together, type Wish } from './together.ts';

/** Ships that everybody puts into dark seas (M-LANES-02). */
const DARK_SHIPS = 6;
const MOST = 99;

export type LanesFrame = (FrameOf<'sea-lanes'> | FrameOf<'first-reroutes'>) & Together;
export type LanesQuestion = 'sea-lanes' | 'first-reroutes';

const lanesSchema = z.strictObject({
  type: z.literal('sea-lanes'),
  dark: z.partialRecord(z.enum(DARK_SEAS), z.int().min(0).max(DARK_SHIPS)),
  /** One ship for each company abroad, in the order of the cards; left out by a player who has none. */
  lanes: z
    .array(z.strictObject({ company: z.enum(COMPANIES), sea: z.enum(SEAS) }))
    .max(COMPANIES.length)
    .optional(),
});
export type SeaLanesCommand = z.infer<typeof lanesSchema>;

const reroutesSchema = z.strictObject({
  type: z.literal('first-reroutes'),
  /** Where all the ships lie afterwards. */
  ships: z.partialRecord(z.enum(SEAS), z.int().min(0).max(MOST)),
});
export type FirstReroutesCommand = z.infer<typeof reroutesSchema>;

export type LanesEvent = LanesChanged;
/** Where each player's ships lie after the reroutes of the opening. */
interface LanesChanged extends EventBase {
  readonly type: 'lanes-changed';
  readonly lanes: Readonly<Record<Seat, Readonly<Partial<Record<Sea, number>>>>>;
}

export const lanesEvents: EventDefs<LanesEvent> = {
  'lanes-changed': {
    clauses: [
      'M-REROUTE-01',
      'M-REROUTE-02',
      'M-REROUTE-03',
      'M-REROUTE-05',
      'M-REROUTE-06',
      'M-SETUP-16',
      'Q-M-13',
      'X-05',
    ],
    evolve: (state, { lanes }) => {
      for (const seat of state.order) {
        const wanted = lanes[seat];
        if (wanted === undefined) continue;
        for (const sea of SEAS) {
          const change = (wanted[sea] ?? 0) - unitsAt(state.board, sea, seat, 'ship');
          if (change > 0) addUnits(state, sea, seat, { ship: change });
          else if (change < 0) takeUnits(state, sea, seat, { ship: -change });
        }
      }
    },
  },
};

export const seaLanesCommand: CommandDef<SeaLanesCommand> = {
  type: 'sea-lanes',
  schema: lanesSchema,
  answers: ['sea-lanes'],
  sealed: true,
  clause: 'M-LANES-01',
  fields: [
    field('dark', () =>
      counts(upTo(DARK_SHIPS, DARK_SEAS), { least: DARK_SHIPS, most: DARK_SHIPS }, () =>
        refuse('six-ships', 'M-LANES-02', { ships: DARK_SHIPS }),
      ),
    ),
    field(
      'lanes',
      (play, seat, { lanes = [] }) => {
        const companies = companiesAbroad(play, seat);
        const choice = listOf(
          lanes,
          (prefix) => {
            const company = companies[prefix.length];
            return company === undefined
              ? undefined
              : oneOf(
                  lanesOf(company).map((sea) => ({ company, sea })),
                  () => undefined,
                  () => refuse('not-its-port', 'M-LANES-05', { company, lane: laneOf(company) }),
                );
          },
          (prefix) => {
            const company = companies[prefix.length];
            return company === undefined ? undefined : refuse('goes-on:lanes', 'M-LANES-04', { company });
          },
        );
        // What was left out is an empty list.
        return { domain: choice.domain, refuse: (chosen = []) => choice.refuse(chosen) };
      },
      (_draft, play, seat) => companiesAbroad(play, seat).length > 0,
    ),
  ],
  run: seal('Q-M-04'),
};

export const firstReroutesCommand: CommandDef<FirstReroutesCommand> = {
  type: 'first-reroutes',
  schema: reroutesSchema,
  answers: ['first-reroutes'],
  sealed: true,
  clause: 'M-REROUTE-01',
  fields: [
    field('ships', (play, seat) => {
      const ships = countAll(play.state.board, seat).ship;
      return counts(upTo(ships, SEAS), { least: ships, most: ships }, () =>
        refuse('all-ships', 'M-REROUTE-01', { ships }),
      );
    }),
  ],
  run: seal('Q-M-04'),
};

export const lanesQuestions: QuestionDefs<LanesQuestion> = {
  'sea-lanes': {
    clause: 'M-LANES-01',
    facts: () => ({ ships: DARK_SHIPS }),
    fallback: (play, seat) => {
      const dark = { [DARK_SEAS[0]]: DARK_SHIPS };
      const lanes = companiesAbroad(play, seat).map((company) => ({
        company,
        sea: lanesOf(company)[0] ?? DARK_SEAS[0],
      }));
      return lanes.length === 0 ? { type: 'sea-lanes', dark } : { type: 'sea-lanes', dark, lanes };
    },
  },
  'first-reroutes': {
    clause: 'M-REROUTE-01',
    facts: null,
    fallback: (play, seat) => ({ type: 'first-reroutes', ships: lanesNow(play, seat) }),
  },
};

export const lanesProcedures: ProcedureDefs<LanesFrame> = {
  'sea-lanes': {
    parts: NOBODY,
    start: () => ({ procedure: 'sea-lanes', asked: false }),
    advance(play, frame) {
      together(play, frame, 'sea-lanes', play.living(), (answers) => {
        const placements: Record<Seat, Wish> = {};
        for (const [seat, answer] of answers) {
          const wish: Wish = {};
          addTo(wish, 'ship', answer.dark);
          for (const { sea } of answer.lanes ?? []) addTo(wish, 'ship', { [sea]: 1 });
          placements[seat] = wish;
        }
        play.emit({
          type: 'units-placed',
          placements,
          clauses: [
            'M-LANES-01',
            'M-LANES-02',
            'M-LANES-03',
            'M-LANES-04',
            'M-LANES-05',
            'M-LANES-06',
            'M-LANES-07',
            'M-LANES-08',
            'M-SETUP-06',
            'M-SETUP-16',
            'Q-M-11',
            'X-05',
          ],
        });
      });
    },
  },
  'first-reroutes': {
    parts: NOBODY,
    start: () => ({ procedure: 'first-reroutes', asked: false }),
    advance(play, frame) {
      together(play, frame, 'first-reroutes', play.living(), (answers) => {
        const lanes: Record<Seat, Partial<Record<Sea, number>>> = {};
        for (const [seat, { ships }] of answers) lanes[seat] = tidy(ships);
        play.emit({ type: 'lanes-changed', lanes });
      });
    },
  },
};

/** M-LANES-04, -06, Q-M-11: each card in hand whose company is not in the player's home country brings them a ship. */
export function companiesAbroad(play: Play, seat: Seat): Company[] {
  return play
    .seat(seat)
    .holdings.flatMap(({ card }) => (isCompany(card) && !isHome(play, seat, companyOf(card).location) ? [card] : []));
}

/** Where that ship may lie: on a port of the company's land, in the company's own sea, or without a port in a dark one (Q-M-12). */
function laneOf(company: Company): Lane {
  const { location } = companyOf(company);
  if (!isTerritory(location)) return 'own-sea';
  return ports(location).length > 0 ? 'port' : 'dark-sea';
}

/** The seas of that sort. */
function lanesOf(company: Company): readonly Sea[] {
  const { location } = companyOf(company);
  if (!isTerritory(location)) return [location];
  return laneOf(company) === 'port' ? ports(location) : DARK_SEAS;
}

function lanesNow(play: Play, seat: Seat): Partial<Record<Sea, number>> {
  return tidy(Object.fromEntries(SEAS.map((sea) => [sea, emptyShipsIn(play, seat, sea)])));
}

function tidy(ships: Readonly<Partial<Record<Sea, number>>>): Partial<Record<Sea, number>> {
  const some: Partial<Record<Sea, number>> = {};
  for (const sea of SEAS) {
    const number = ships[sea] ?? 0;
    if (number > 0) some[sea] = number;
  }
  return some;
}
