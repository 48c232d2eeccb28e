import type { ExpansionThing } from '../asset-table.ts';
import type { Company, LightSea, Resource, Territory, Weapon } from '../board/index.ts';

/** What the name of a thing in a basket stands for. */
export type Thing =
  | { readonly kind: 'supplies'; readonly resource: Resource }
  | { readonly kind: 'company'; readonly company: Company }
  /** A card that was never face up, as others see it. */
  | { readonly kind: 'secret-company'; readonly resource: Resource }
  /** Without a resource as those hear of it who are no party to it. */
  | { readonly kind: 'order'; readonly resource?: Resource }
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'land'; readonly territory: Territory }
  | { readonly kind: 'fleet'; readonly sea: LightSea }
  | ExpansionThing;
