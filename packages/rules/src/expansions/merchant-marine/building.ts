// Merchant ships are built in any sea (M-BUILD-10 to -15).
import { isSea, SEAS, type Zone } from '../../board/index.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';

/** Every sea is a site for ships, whoever is in it. */
export const SHIPYARDS: readonly Zone[] = SEAS;

/** Why a ship is not built in a zone. */
export function whyNoShipyard(zone: Zone): Refusal | undefined {
  return isSea(zone)
    ? undefined
    : refuse('not-on-land', 'M-BUILD-15', 'New merchant ships are put into a sea, whichever you like.');
}
