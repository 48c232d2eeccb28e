// The things that expansions let players trade with each other; commerce/assets.ts lists them after those of the base.
// Rows use nothing of commerce/ but its types, so that this table is there before anything that reads it.
import type { AssetRow } from './commerce/assets.ts';
import { techAssets } from './expansions/high-tech/sales.ts';
import { tradedShips } from './expansions/merchant-marine/trade/ship-sales.ts';

/** The kinds of such things. */
export type ExpansionAssetKind = 'tech-cards' | 'licences' | 'ships';

export const EXPANSION_ASSETS: readonly AssetRow[] = [...techAssets, tradedShips];
