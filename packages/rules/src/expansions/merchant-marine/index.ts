// Colonial Legions and Merchant Marine, as the box reads: one unit, and goods that travel in it.
//
// index.ts, war.ts        what is amended, in peace and in war; room.ts, war-room.ts: the vocabulary of both halves
// options.ts              the switch, and how many pirates there are (M-SETUP-02, -12)
// units.ts                the ship as a row of data (M-PAY, M-WIN, M-SETUP-05, -06, T-M-02, -04)
// tables.ts, facts.ts     T-M-10, -11, -13, and what the booklet says of the basic board (M-SETUP-04, T-M-06)
// state.ts, war-state.ts  the slot `marine` of the state: pirates, ships that were used; escorts, announcements, sieges
// ships.ts                how many ships a player has where, and which may still sail (T-M-03)
// opening/                armies, three navies, pirate seas, sea lanes, first reroutes, twelve bonus units (M-SETUP-08 to -17, M-LANES, M-REROUTE-01 to -05)
// transfer/               Stage 2: trips and what they must pass, pirates, ransoms, lost ships (M-XFER, M-PIRATE, M-BLOCKADE-06 to -08)
// trade/                  ships that carry goods to the market and to players, and ships that are sold (M-SELL, M-BUY, M-BAZAAR)
// interdiction/           announcements, blockade rolls, siege rolls, reroutes that are intercepted (M-BLOCKADE, M-SIEGE, M-REROUTE-07, -08)
// battle/convoy.ts        ships as targets (M-ATTACK); escorts.ts, detection.ts: who guards them, and who slips past (M-ESCORT)
// battle/step-e.ts        ships in Step E, goods from the market; carriage.ts: goods to and from players (M-REINFORCE)
// troopships.ts           ships that carry troops (M-AMPHIB, Q-M-46 to -48)
// reroute.ts              ships from any sea to any other, in Stage 5 and in Step E (M-MOVE, M-REROUTE-06, M-REINFORCE-13, -14)
// carriers.ts             hired carriers (M-CARRIER)
// building.ts             where ships are built, and how many armies (M-BUILD)
// clauses.ts              which clauses of this set events of the base rest on (M-SPOILS among them); war-clauses.ts: those of war
// sketch.ts               the slot for scenarios
import type { Expansion } from '../../game.ts';
import type { Amendment, Phase } from '../../rulebook.ts';
import { armiesAllowed, SHIPYARDS, whyNoMoreArmies, whyNoShipyard } from './building.ts';
import { marineClauses } from './clauses.ts';
import { openingTerritories } from './opening/armies.ts';
import { inheritShips } from './reroute.ts';
import { shipCarriage } from './trade/carriage.ts';
import { tradedShips } from './trade/ship-sales.ts';
import { whyNoLanding, whyNoSailing, whyNoTroops } from './troopships.ts';
import { amendWar } from './war.ts';

const amend: Amendment = (table) => ({
  phases: (stage) => table.phases(stage).map((phase) => (phase === 'transfer' ? 'ship-transfer' : phase)),
  openingSteps: (options) => withLanes(table.openingSteps(options)),
  openingTerritories,
  carriage: shipCarriage,
  assets: [...table.assets, tradedShips],
  mayMove: (play, seat, kind, way, how) =>
    kind === 'ship' && way === 'sail' ? whyNoSailing(how) : table.mayMove(play, seat, kind, way, how),
  mayTakeAboard: (play, seat, carrier, boarding) =>
    table.mayTakeAboard(play, seat, carrier, boarding) ?? (carrier === 'ship' ? whyNoTroops(boarding) : undefined),
  mayLandFrom: (play, carrier, sea, territory, occasion) =>
    table.mayLandFrom(play, carrier, sea, territory, occasion) ??
    (carrier === 'ship' ? whyNoLanding(sea, territory, occasion) : undefined),
  mayFight: (play, kind, zone, against) => kind !== 'ship' && table.mayFight(play, kind, zone, against),
  buildSites: (play, seat, kind) => (kind === 'ship' ? SHIPYARDS : table.buildSites(play, seat, kind)),
  mayBuildAt: (play, seat, zone, kind) =>
    kind === 'ship' ? whyNoShipyard(zone) : table.mayBuildAt(play, seat, zone, kind),
  buildLimit: (play, seat, zone, kind) => {
    const limit = table.buildLimit(play, seat, zone, kind);
    return kind === 'army' ? Math.min(limit, armiesAllowed(play, seat, zone)) : limit;
  },
  whyBuildLimit: (play, seat, zone, kind) =>
    kind === 'army' && armiesAllowed(play, seat, zone) <= table.buildLimit(play, seat, zone, kind)
      ? whyNoMoreArmies(play, seat, zone)
      : table.whyBuildLimit(play, seat, zone, kind),
  afterSpoils: (play, captor, from) => {
    table.afterSpoils(play, captor, from);
    inheritShips(play, captor, from);
  },
  clausesBesides: (play, event) => [...table.clausesBesides(play, event), ...marineClauses(play, event)],
});

export const merchantMarine: Expansion = {
  name: 'Colonial Legions and Merchant Marine',
  option: 'merchantMarine',
  absent: 'M-SETUP-02',
  units: ['ship'],
  amend: (table) => {
    const trade = amend(table);
    return { ...trade, ...amendWar({ ...table, ...trade }) };
  },
};

const OWN_STEPS: readonly Phase[] = ['station-navies', 'pirate-seas', 'sea-lanes', 'first-reroutes', 'bonus-dozen'];
const REPLACED: readonly Phase[] = ['place-navies', 'bonus-units'];

/** the same steps in either opening, once the armies stand. */
function withLanes(steps: readonly Phase[]): readonly Phase[] {
  return steps
    .filter((step) => !REPLACED.includes(step))
    .flatMap((step) => (step === 'place-armies' ? [step, ...OWN_STEPS] : [step]));
}
