// Why a computer commander makes an offer. The offer itself says so: commanders offer each kind of thing for one reason
// (decisions/proposals.ts, decisions/haggling.ts, search/bargain.ts), and where there are two, what lies open tells them apart.
import { companyOf, type Resource, type Seat, thingNamed, type View } from '@marshall/rules';

type Offered = View['offers'][number];

export type Motive =
  | { readonly why: 'swap'; readonly gives: Resource; readonly wants: Resource }
  | { readonly why: 'surplus' | 'ahead' | 'too-much' | 'too-little'; readonly resource: Resource }
  | { readonly why: (typeof PLAIN)[number] };

/** Reasons that name nothing else. */
const PLAIN = [
  'company-swap',
  'company-sale',
  'company-use',
  'land-sale',
  'foothold',
  'arms',
  'arms-sale',
  'loan',
  'counter',
] as const;

/** More than so many units a cycle are too many for a store, and fewer than so many too few. */
const MANY = 7;
const FEW = 5;

/** The reason for an offer of a commander; undefined where it has none to give. */
export function motiveOf(view: View, offer: Offered, isCounter = false): Motive | undefined {
  if (isCounter) return { why: 'counter' };
  if (offer.loan !== undefined) return offer.wants.cash > 0 ? { why: 'loan' } : undefined;
  const [gives, wants] = [kindsIn(offer.gives.goods), kindsIn(offer.wants.goods)];
  if (gives === undefined || wants === undefined) return undefined;
  if (gives.kind === 'order') return { why: 'ahead', resource: gives.resource };
  if (gives.kind === 'supplies' && wants.kind === 'supplies')
    return { why: 'swap', gives: gives.resource, wants: wants.resource };
  if (gives.kind === 'supplies' && wants.kind === 'none') return { why: 'surplus', resource: gives.resource };
  if (gives.kind === 'company' && wants.kind === 'company') return { why: 'company-swap' };
  return wants.kind === 'none'
    ? whyItSells(view, offer, gives)
    : gives.kind === 'none'
      ? whyItBuys(view, offer, wants)
      : undefined;
}

function whyItSells(view: View, { from, to }: Offered, goods: Kind): Motive | undefined {
  if (goods.kind === 'land') return { why: 'land-sale' };
  if (goods.kind === 'weapon') return { why: 'arms-sale' };
  if (goods.kind !== 'company') return undefined;
  const { resource, number } = goods;
  const spare = number === 1 && producedBy(view, from, resource) > MANY && producedBy(view, to, resource) < FEW;
  return spare ? { why: 'too-much', resource } : { why: 'company-sale' };
}

function whyItBuys(view: View, { from, to }: Offered, goods: Kind): Motive | undefined {
  if (goods.kind === 'land') return { why: 'foothold' };
  if (goods.kind === 'weapon') return { why: 'arms' };
  if (goods.kind !== 'company') return undefined;
  const { resource, number } = goods;
  const lacks = number === 1 && producedBy(view, from, resource) < FEW && producedBy(view, to, resource) > MANY;
  return lacks ? { why: 'too-little', resource } : { why: 'company-use' };
}

type Kind =
  | { readonly kind: 'none' | 'land' | 'weapon' }
  | { readonly kind: 'supplies' | 'order' | 'company'; readonly resource: Resource; readonly number: number };

/** What passes one way, if it is all of one kind; of several, the first one’s resource. */
function kindsIn(goods: Readonly<Record<string, number>>): Kind | undefined {
  const names = Object.keys(goods).filter((good) => (goods[good] ?? 0) > 0);
  const [first, ...others] = names.map(kindOf);
  if (first === undefined) return names.length === 0 ? { kind: 'none' } : undefined;
  if (others.some((other) => other?.kind !== first.kind)) return undefined;
  return 'number' in first ? { ...first, number: names.length } : first;
}

function kindOf(good: string): Kind | undefined {
  const thing = thingNamed(good);
  switch (thing?.kind) {
    case 'land':
    case 'weapon':
      return { kind: thing.kind };
    case 'company':
      return { kind: 'company', resource: companyOf(thing.company).resource, number: 1 };
    case 'supplies':
    case 'order':
      return thing.resource === undefined ? undefined : { kind: thing.kind, resource: thing.resource, number: 1 };
    default:
      return undefined;
  }
}

function producedBy(view: View, seat: Seat, resource: Resource): number {
  let sum = 0;
  for (const { card, face } of view.seats[seat]?.holdings ?? [])
    if (card !== undefined && face === 'open' && companyOf(card).resource === resource) sum += companyOf(card).units;
  return sum;
}

/** Whether an offer answers another between the same two: the same goods, the other way round. */
export function answersOffer(offer: Offered, earlier: Offered): boolean {
  return (
    offer.from === earlier.to &&
    offer.to === earlier.from &&
    isSame(offer.gives.goods, earlier.wants.goods) &&
    isSame(offer.wants.goods, earlier.gives.goods)
  );
}

function isSame(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? 0) === (other[name] ?? 0));
}
