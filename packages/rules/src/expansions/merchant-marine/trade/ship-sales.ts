// Merchant ships between players: in the arms bazaar, sold in the sea where they lie (M-BAZAAR-01, -02, Q-M-84).

import { SEAS, type Sea } from '../../../board/index.ts';
import type { AssetRow, Passage } from '../../../commerce/assets.ts';
import type { Play } from '../../../referee/play.ts';
import { refuse } from '../../../referee/refusal.ts';
import { addUnits, takeUnits } from '../../../state/forces.ts';
import { piecesLeft } from '../../../state/stock.ts';
import { sure } from '../../../sure.ts';
import { emptyShipsIn } from '../ships.ts';
import { passOn } from '../state.ts';

const SEA_OF: ReadonlyMap<string, Sea> = new Map(SEAS.map((sea) => [`ships-${sea}`, sea]));

export const tradedShips: AssetRow = {
  kind: 'ships',
  windows: { 'arms-bazaar': 'giver' },
  elsewhere: refuse('no-ships-now', 'M-BAZAAR-01'),
  clauses: () => ['M-BAZAAR-01', 'M-BAZAAR-02', 'Q-M-84', 'X-07', 'X-26'],
  names: (good) => SEA_OF.has(good),
  barred: (play, giver, receiver) =>
    play.rulebook.mayTradeArms(play, giver) ?? play.rulebook.mayTradeArms(play, receiver),
  inventory: (play, giver) => [...SEA_OF].flatMap(([good, sea]) => (emptyShipsIn(play, giver, sea) > 0 ? [good] : [])),
  most,
  tooMany: (play, passage, good) =>
    refuse('too-few-ships:sale', 'M-BAZAAR-01', { ships: most(play, passage, good), sea: seaOf(good) }),
  face: (_state, _viewer, good) => good,
  units: (_play, { number }) => ({ ship: number }),
  // The piece of the seller leaves play for one of the buyer's in the same sea.
  hand: (state, { giver, receiver, good, number }) => {
    const sea = seaOf(good);
    takeUnits(state, sea, giver, { ship: number });
    addUnits(state, sea, receiver, { ship: number });
    passOn(state, giver, receiver, sea, number);
  },
  thing: (good) => ({ kind: 'ships', sea: seaOf(good) }),
};

function seaOf(good: string): Sea {
  const sea = SEA_OF.get(good);
  if (sea === undefined) throw new Error(`${good} are no merchant ships`);
  return sea;
}

/** Those without troops aboard, as far as the buyer's box goes. */
function most(play: Play, { giver, receiver }: Passage, good: string): number {
  return Math.min(emptyShipsIn(play, giver, sure(SEA_OF.get(good))), piecesLeft(play, receiver, 'ship'));
}
