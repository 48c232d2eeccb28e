// Which clauses of this set an event of the base brings to bear; the log says so.
import { isTerritory, type Zone } from '../../board/index.ts';
import type { GameEvent } from '../../game.ts';
import type { Clause } from '../../referee/cite.ts';
import type { Play } from '../../referee/play.ts';
import { nearest } from '../../state/agenda.ts';
import { countAll } from '../../state/forces.ts';
import { isHome } from '../../state/occupation.ts';
import type { Seat } from '../../state/seat.ts';
import { darkShipsToSail } from './ships.ts';

const NONE: readonly Clause[] = [];

/** The clauses of this set that an event rests on in addition to those of the base. */
export function marineClauses(play: Play, event: GameEvent): readonly Clause[] {
  switch (event.type) {
    case 'units-placed':
      return topOf(play) === 'place-armies' ? ['M-SETUP-08', 'M-SETUP-16', 'M-SETUP-17', 'Q-M-04'] : NONE;
    case 'passed':
      return event.idle === true && darkShipsToSail(play, event.seat) === 0 ? whyPassed(topOf(play)) : NONE;
    case 'units-built':
      return ofBuild(play, event);
    case 'units-moved':
      return event.legs.some(
        (leg) => leg.how !== 'board' && (leg.units.army ?? 0) > 0 && isAbroad(play, event.seat, leg.from),
      )
        ? ['M-BUILD-09']
        : NONE;
    case 'transferred':
      return ['M-XFER-05', 'M-XFER-08', 'M-XFER-09', 'Q-M-18', 'Q-M-19', 'Q-M-20', 'Q-M-89', 'X-04'];
    case 'salaries-paid': {
      const ships = countAll(play.state.board, event.seat).ship;
      const gone = event.dismissed.some(
        ({ units, laden }) => (units.ship ?? 0) > 0 || laden.some(({ carrier }) => carrier === 'ship'),
      );
      return [...(ships > 0 ? PAID : LEGIONS), ...(gone ? UNPAID : NONE)];
    }
    case 'struck':
      return isTerritory(event.zone) ? ['M-SETUP-07'] : NONE;
    case 'game-ended':
      return hasShips(play) ? ['M-WIN-01', 'X-10'] : NONE;
    case 'spoils-taken':
      return countAll(play.state.board, event.from).ship > 0 ? ['M-SPOILS-01', 'M-SPOILS-02', 'Q-M-85', 'X-28'] : NONE;
    case 'left':
      return countAll(play.state.board, event.seat).ship > 0 ? ['M-SPOILS-03', 'Q-M-85', 'X-28'] : NONE;
    default:
      return NONE;
  }
}

function ofBuild(play: Play, { seat, kind, zone }: Extract<GameEvent, { type: 'units-built' }>): readonly Clause[] {
  const built = nearest(play.state.agenda, 'conventional-builds')?.built ?? [];
  const mixed: readonly Clause[] = built.some((other) => other.kind !== kind) ? ['M-BUILD-14'] : NONE;
  if (kind === 'ship') return [...SHIPS_BUILT, ...mixed];
  if (kind !== 'army') return ['M-BUILD-03', 'M-BUILD-04', ...mixed];
  return isHome(play, seat, zone)
    ? [...ARMIES_BUILT, ...mixed]
    : [...ARMIES_BUILT, 'M-BUILD-07', 'M-BUILD-08', ...mixed];
}

const SHIPS_BUILT: readonly Clause[] = [
  'M-BUILD-03',
  'M-BUILD-10',
  'M-BUILD-11',
  'M-BUILD-12',
  'M-BUILD-13',
  'M-BUILD-15',
  'T-M-14',
  'Q-M-03',
  'Q-M-72',
];
const ARMIES_BUILT: readonly Clause[] = [
  'M-BUILD-01',
  'M-BUILD-04',
  'M-BUILD-05',
  'M-BUILD-06',
  'Q-M-01',
  'Q-M-83',
  'X-03',
];

/** A legion is an army that may leave its colony like any other. */
function isAbroad(play: Play, seat: Seat, zone: Zone): boolean {
  return isTerritory(zone) && !isHome(play, seat, zone);
}

/** A player with no ship left for the market is passed over. */
function whyPassed(phase: ReturnType<typeof topOf>): readonly Clause[] {
  if (phase === 'market-sales') return ['M-SELL-02', 'M-PAY-04'];
  return phase === 'market-buys' ? ['M-BUY-02', 'M-PAY-04'] : NONE;
}

// Q-M-01: a legion is an army and paid as one.
const LEGIONS: readonly Clause[] = ['M-PAY-01', 'Q-M-01'];
const PAID: readonly Clause[] = [...LEGIONS, 'M-PAY-02', 'X-10'];
const UNPAID: readonly Clause[] = ['M-PAY-03', 'Q-M-15'];

function hasShips(play: Play): boolean {
  return play.state.order.some((seat) => countAll(play.state.board, seat).ship > 0);
}

function topOf({ state }: Play) {
  return state.agenda[state.agenda.length - 1]?.procedure;
}
