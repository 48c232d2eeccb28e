// Cards that lie face down: where they may lie, for all that everybody can see.
import { type Company, companiesIn, companyOf, isCompany, type Resource, type Zone } from '../board/index.ts';
import { sure } from '../sure.ts';
import type { Seat } from './seat.ts';
import type { Position } from './state.ts';

/**
 * Whether a player may hold a company in one of these zones face down: they have a face-down card of the resource of a company
 * there that lies face up or closed with nobody. It follows from what everybody sees, so that it tells nothing by itself.
 */
export function mayHoldFaceDown(state: Position, seat: Seat, zones: readonly Zone[]): boolean {
  const resources: Resource[] = [];
  for (const { card, face } of sure(state.seats[seat]).holdings)
    if (face === 'secret' && isCompany(card)) resources.push(companyOf(card).resource);
  if (resources.length === 0) return false;
  return zones.some((zone) =>
    companiesIn(zone).some((card) => resources.includes(companyOf(card).resource) && !isSeen(state, card)),
  );
}

/** Whether a company lies where everybody has seen it. */
function isSeen(state: Position, company: Company): boolean {
  return state.order.some((seat) =>
    state.seats[seat]?.holdings.some(({ card, face }) => card === company && face !== 'secret'),
  );
}
