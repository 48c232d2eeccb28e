// Writing an offer without knowing its fields by heart.
import type { Command, Resource } from '@marshall/rules';

type OfferCommand = Extract<Command, { readonly type: 'offer' }>;

/** What one side gives: cash in millions, and goods by their names, such as `grain`, `nuke` or `land-kola`. */
export interface Basket {
  readonly cash?: number;
  readonly [good: string]: number | undefined;
}

export interface Terms {
  readonly gives?: Basket;
  readonly wants?: Basket;
  /** The cash in the offer is lent: so much comes back, in that cycle at the latest. */
  readonly loan?: { readonly repay: number; readonly dueCycle: number };
  /** Units that the seller has not produced yet, at a price for each; they stand on the side of the seller. */
  readonly dropShip?: {
    readonly seller: 'me' | 'partner';
    readonly units: Readonly<Partial<Record<Resource, number>>>;
    readonly price: number;
    readonly paid?: 'on-delivery' | 'in-advance';
  };
  /** Whether cards that were never face up are shown to the partner. */
  readonly show?: boolean;
  /** How many loads of the goods you carry, where goods are carried by ship. */
  readonly carries?: number;
  /** Words that nobody enforces. */
  readonly promise?: string;
}

/** The command that offers a deal to another seat; whether it can be made now, `allows` or `walk` tells. */
export function offerTo(partner: string, terms: Terms): OfferCommand {
  const { gives = {}, wants = {}, loan, dropShip, show, carries, promise } = terms;
  const orders = Object.fromEntries(
    Object.entries(dropShip?.units ?? {}).map(([resource, units]) => [`drop-ship-${resource}`, units]),
  );
  const given = goodsOf(gives, dropShip?.seller === 'me' ? orders : {});
  const wanted = goodsOf(wants, dropShip?.seller === 'partner' ? orders : {});
  return {
    type: 'offer',
    to: partner,
    ...(gives.cash ? { givesCash: gives.cash } : {}),
    ...(isEmpty(given) ? {} : { gives: given }),
    ...(isEmpty(wanted) ? {} : { wants: wanted }),
    ...(wants.cash ? { wantsCash: wants.cash } : {}),
    ...(show === undefined ? {} : { show }),
    ...(loan === undefined ? {} : { loan: true, repay: loan.repay, dueCycle: loan.dueCycle }),
    ...(dropShip === undefined ? {} : { price: dropShip.price, paid: dropShip.paid ?? 'on-delivery' }),
    ...(carries === undefined ? {} : { carries }),
    ...(promise === undefined ? {} : { promise }),
  };
}

function goodsOf({ cash: _, ...goods }: Basket, orders: Readonly<Record<string, number | undefined>>) {
  const all: Record<string, number> = {};
  for (const [good, number = 0] of [...Object.entries(goods), ...Object.entries(orders)])
    if (number !== 0) all[good] = number;
  return all;
}

function isEmpty(goods: object): boolean {
  return Object.keys(goods).length === 0;
}
