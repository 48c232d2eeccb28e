// The things that expansions let players trade with each other; commerce/assets.ts lists them after those of the base.
// Rows use nothing of commerce/ but its types, so that this table is there before anything that reads it.
import type { Sea } from './board/index.ts';
import type { AssetRow } from './commerce/assets.ts';
import { techAssets } from './expansions/high-tech/sales.ts';
import type { Level, Technology } from './expansions/high-tech/technology.ts';
import { tradedShips } from './expansions/merchant-marine/trade/ship-sales.ts';

/** The kinds of such things. */
export type ExpansionAssetKind = 'tech-cards' | 'licences' | 'ships';

/** What their names stand for; a technology card without a level is one as others see it. */
export type ExpansionThing =
  | { readonly kind: 'tech-card'; readonly technology: Technology; readonly level?: Level }
  | { readonly kind: 'licence'; readonly technology: Technology; readonly level: Level }
  | { readonly kind: 'ships'; readonly sea: Sea };

export const EXPANSION_ASSETS: readonly AssetRow[] = [...techAssets, tradedShips];
