// When APCs may fly and land, and where sold ones go (A-MOV-04, -08, A-AIR-01, A-SEL-02, Q-A-06, Q-A-14).
import type { Zone } from '../../board/index.ts';
import type { Way } from '../../movement/order.ts';
import type { Occasion } from '../../movement/terms.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import type { Moving, SharedLevel } from '../../rulebook.ts';
import { occupies } from '../../state/occupation.ts';
import type { Seat } from '../../state/seat.ts';
import { apcFact, oilToDrive } from './facts.ts';

/** A-TEC-01, -02: what the level of armies gives them; they share what drives them, each flies for itself (A-TAB-01, Q-A-17). */
export const ARMY_LEVEL: SharedLevel = {
  oil: (level, entered, flown) => {
    if (entered + flown === 0) return 0;
    const row = apcFact('A-TAB-01').find((each) => each.level === level);
    if (row === undefined) throw new Error(`no level ${level}`);
    return oilToDrive(row, entered) + row.flight * flown;
  },
  inBattle: ['A-TEC-01', 'Q-A-17'],
  inMoves: ['A-TEC-02', 'A-TAB-01', 'Q-A-17'],
};

/** Why APCs may not move in a way on an occasion. */
export function whyApcsMayNot(way: Way, { occasion }: Moving): Refusal | undefined {
  if (way === 'airlift' && !FLIES.includes(occasion)) return occasion === 'airborne' ? NO_ASSAULT : NO_FLIGHT;
  return way === 'land' && BY_ROAD.includes(occasion) ? NO_LANDING : undefined;
}

/** Stage 5 and Step E are the only times; an airborne assault is neither. */
const FLIES: readonly Occasion[] = ['go', 'reinforcement'];
/** Q-A-06: in Stage 4 they land as part of an assault, not to occupy or reinforce. */
const BY_ROAD: readonly Occasion[] = ['occupation', 'reinforcement', 'withdrawal'];

const NO_ASSAULT = refuse('no-airborne-apc', 'A-AIR-01');
const NO_FLIGHT = refuse('no-flight-now', 'A-MOV-04');
const NO_LANDING = refuse('no-landing-now', 'A-MOV-08');

/** A-SEL-02: a sold APC goes where its buyer has units, not to a home of theirs that stands empty. */
export function whyNotTo(play: Play, buyer: Seat, zone: Zone): Refusal | undefined {
  return occupies(play, buyer, zone) ? undefined : refuse('not-occupied:apcs', 'A-SEL-02', { zone });
}
