import {
  COMPANY_VALUE,
  isCompany,
  L_STAR_VALUE,
  NUKE_VALUE,
  priceAt,
  RESOURCES,
  type Resource,
  type Seat,
  type Thing,
  thingNamed,
  UNIT_KINDS,
  UNIT_ROWS,
  type Value,
  type View,
} from '@marshall/rules';
import type { Offered } from '@marshall/words';
import type { GlyphName } from '../../look/glyphs.ts';
import { cardTitle, companyFacts, countTitle } from '../../session/names.ts';
import type { Draft } from '../../session/session.ts';
import { money } from '../../words.ts';
import type { Chosen } from '../form.ts';
import { isCounts } from '../map-plan.ts';

export type Basket = Offered['gives'];

/** The offer that a form in the making would put; of a counter, to the author of the offer it answers. */
export function offeredIn(view: View, draft: Draft): Offered | undefined {
  const to = partnerIn(view, draft);
  if (view.viewer === 'spectator' || to === undefined) return undefined;
  const { repay, dueCycle, price, paid, carries, promise, loan } = draft;
  return {
    id: '',
    from: view.viewer,
    to,
    gives: { cash: numberIn(draft.givesCash), goods: goodsIn(draft.gives) },
    wants: { cash: numberIn(draft.wantsCash), goods: goodsIn(draft.wants) },
    loan: loan === true ? { repay: numberIn(repay), dueCycle: numberIn(dueCycle) } : undefined,
    order:
      typeof price === 'number'
        ? { price, paid: paid === 'in-advance' ? ('in-advance' as const) : ('on-delivery' as const) }
        : undefined,
    delivery: undefined,
    ...(typeof carries === 'number' ? { carries } : {}),
    promise: typeof promise === 'string' ? promise : '',
  };
}

/** Who a draft deals with. */
export function partnerIn({ offers, order }: View, { to, offer }: Draft): Seat | undefined {
  if (typeof offer === 'string') return offers.find(({ id }) => id === offer)?.from;
  return order.find((seat) => seat === to);
}

/** Whether nothing would change hands. */
export const isEmptyOffer = ({ gives, wants, delivery }: Offered): boolean =>
  delivery === undefined && isEmptyBasket(gives) && isEmptyBasket(wants);

const isEmptyBasket = ({ cash, goods }: Basket): boolean =>
  cash === 0 && Object.values(goods).every((number) => number === 0);

/** An offer turned round, as a counter to it begins. */
export function turnedRound({ id, gives, wants, loan, order }: Offered): Chosen {
  return {
    offer: id,
    givesCash: wants.cash,
    gives: { ...wants.goods },
    wants: { ...gives.goods },
    wantsCash: gives.cash,
    ...(loan === undefined ? {} : { loan: true, repay: loan.repay, dueCycle: loan.dueCycle }),
    ...(order === undefined ? {} : { price: order.price, paid: order.paid }),
  };
}

/** An offer of one's own, to be put again on other terms. */
export function offeredAgain({ to, gives, wants, loan, order, promise }: Offered): Chosen {
  return {
    to,
    givesCash: gives.cash,
    gives: { ...gives.goods },
    wants: { ...wants.goods },
    wantsCash: wants.cash,
    ...(loan === undefined ? {} : { loan: true, repay: loan.repay, dueCycle: loan.dueCycle }),
    ...(order === undefined ? {} : { price: order.price, paid: order.paid }),
    ...(promise === '' ? {} : { promise }),
  };
}

/** One thing of a basket as it is shown. */
export interface Item {
  readonly key: string;
  readonly glyph: GlyphName;
  readonly title: string;
  /** What it makes and where, of a company. */
  readonly about: string;
}

/** What lies in a basket, cash first. */
export function itemsIn(view: View, { cash, goods }: Basket): readonly Item[] {
  return [
    ...(cash > 0 ? [{ key: 'cash', glyph: 'loan' as const, title: money(cash), about: '' }] : []),
    ...inShelfOrder(Object.keys(goods)).flatMap((good) => {
      const number = goods[good] ?? 0;
      if (number === 0) return [];
      const title = isCompany(good) ? cardTitle(good) : countTitle(view, good, number);
      return [{ key: good, glyph: glyphOf(good), title, about: companyFacts(good) }];
    }),
  ];
}

const KINDS = ['supplies', 'weapon', 'company', 'secret-company', 'order', 'land', 'fleet'] as const;

/** Things in the order in which both sides show them. */
export const inShelfOrder = (goods: readonly string[]): readonly string[] =>
  goods.toSorted((a, b) => placeOf(a) - placeOf(b));

function placeOf(good: string): number {
  const thing = thingNamed(good);
  const kind = KINDS.findIndex((each) => each === thing?.kind);
  const resource = thing !== undefined && 'resource' in thing ? thing.resource : undefined;
  return (kind < 0 ? KINDS.length : kind) * 10 + RESOURCES.findIndex((each) => each === resource);
}

/** The drawing that stands for a thing. */
export function glyphOf(good: string): GlyphName {
  const thing = thingNamed(good);
  switch (thing?.kind) {
    case 'supplies':
      return thing.resource;
    case 'order':
    case 'secret-company':
      return thing.resource ?? 'company';
    case 'weapon':
      return thing.weapon === 'nuke' ? 'nuke' : 'star';
    case 'land':
      return 'land';
    case 'fleet':
      return 'navy';
    case 'ships':
      return 'merchant';
    default:
      return 'company';
  }
}

/** What a basket is worth: supplies at today's price, all else as it counts at the end. */
export function worthOf(view: View, giver: Seat, { cash, goods }: Basket): number {
  return Object.keys(goods).reduce((sum, good) => sum + (goods[good] ?? 0) * worthOfOne(view, giver, good), cash);
}

function worthOfOne(view: View, giver: Seat, good: string): number {
  const thing = thingNamed(good);
  switch (thing?.kind) {
    case 'supplies':
      return priceAt(view.market[thing.resource]);
    case 'order':
      return thing.resource === undefined ? 0 : priceAt(view.market[thing.resource]);
    case 'company':
    case 'secret-company':
      return COMPANY_VALUE;
    case 'weapon':
      return thing.weapon === 'nuke' ? NUKE_VALUE : L_STAR_VALUE;
    case 'ships':
      return UNIT_ROWS.ship.detenteValue;
    default:
      return thing === undefined ? 0 : worthOfPlace(view, giver, thing);
  }
}

/** Land and fleets are worth the units that go with them. */
function worthOfPlace({ board }: View, giver: Seat, thing: Thing): number {
  const zone = thing.kind === 'land' ? thing.territory : thing.kind === 'fleet' ? thing.sea : undefined;
  const force = board.find((each) => each.zone === zone)?.forces.find(({ seat }) => seat === giver);
  if (force === undefined) return 0;
  return UNIT_KINDS.reduce((sum, kind) => {
    const aboard = force.laden.reduce((all, { cargo }) => all + (cargo[kind] ?? 0), 0);
    return sum + ((force.units[kind] ?? 0) + aboard) * UNIT_ROWS[kind].detenteValue;
  }, 0);
}

/** The resource of a drop-ship order, where a thing is one. */
export function orderedOf(good: string): Resource | undefined {
  const thing = thingNamed(good);
  return thing?.kind === 'order' ? thing.resource : undefined;
}

export const goodsIn = (value: Value | undefined): Readonly<Record<string, number>> =>
  value !== undefined && isCounts(value) ? value : {};

const numberIn = (value: Value | undefined): number => (typeof value === 'number' ? value : 0);
