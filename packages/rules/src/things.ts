// What may change hands, by the names of things in offers: for those who tell of them without a game at hand.
import { EXPANSION_ASSETS } from './asset-table.ts';
import { baseAssets } from './commerce/assets.ts';
import type { Thing } from './commerce/thing.ts';

const ROWS = [...baseAssets, ...EXPANSION_ASSETS];

/** What a name stands for; undefined where it is that of no thing. */
export function thingNamed(name: string): Thing | undefined {
  return ROWS.find((asset) => asset.names(name))?.thing(name);
}

/** The same of a name that has been in an offer. */
export function thingOf(good: string): Thing {
  const thing = thingNamed(good);
  if (thing === undefined) throw new Error(`nobody knows what ${good} is`);
  return thing;
}
