import { isCompany, RESOURCES, type Seat, thingNamed, type View } from '@marshall/rules';
import type { Draft } from '../../session/session.ts';
import type { Form } from '../form.ts';
import { goodsIn, inShelfOrder, partnerIn } from './offer.ts';

export type Side = 'gives' | 'wants';

/** One thing that somebody has, and how many of it the form lets pass. */
export interface Shelved {
  readonly good: string;
  readonly kind: ShelfKind;
  /** How many their owner has, as far as that is known. */
  readonly held: number;
  readonly most: number;
  readonly number: number;
}

export type ShelfKind = 'supplies' | 'companies' | 'weapons' | 'orders' | 'places';

/** All that may be of use on one side of an offer, in the same order on both: what can pass, and what cannot now. */
export function shelfOf(view: View, form: Form, side: Side): readonly Shelved[] {
  const row = form.rows.find(({ field }) => field === side);
  const max = row?.domain.kind === 'counts' ? row.domain.max : {};
  const chosen = goodsIn(row?.value);
  const partner = partnerIn(view, form.draft);
  const giver = side === 'gives' ? view.viewer : partner;
  const held = giver === undefined || giver === 'spectator' || form.type === 'prepare-offer' ? {} : heldBy(view, giver);
  const goods = inShelfOrder([...new Set([...RESOURCES, ...Object.keys(held), ...Object.keys(max)])]);
  return goods.map((good) => {
    const most = max[good] ?? 0;
    return { good, kind: kindOf(good), held: Math.max(held[good] ?? 0, most), most, number: chosen[good] ?? 0 };
  });
}

/** What somebody has to give that everybody can see; land and technology are listed only where they can pass. */
function heldBy(view: View, seat: Seat): Readonly<Record<string, number>> {
  const player = view.seats[seat];
  if (player === undefined) return {};
  const cards = player.holdings.flatMap(({ card }) => (card === undefined ? [] : [[card, 1] as const]));
  const arms = [['nuke', player.nukes] as const, ['l-star', player.lStars] as const].filter(([, number]) => number > 0);
  return { ...player.supplies, ...Object.fromEntries([...arms, ...cards]) };
}

export function kindOf(good: string): ShelfKind {
  if (isCompany(good)) return 'companies';
  switch (thingNamed(good)?.kind) {
    case 'supplies':
      return 'supplies';
    case 'secret-company':
      return 'companies';
    case 'weapon':
      return 'weapons';
    case 'order':
      return 'orders';
    default:
      return 'places';
  }
}

/** A thing of which not all can pass, and the draft that would be refused for it. */
export interface Wondered {
  readonly side: Side;
  readonly good: string;
  readonly draft: Draft;
}

/**
 * The drafts whose refusals say why something cannot be offered, or no more of it: one for each resource, and one for
 * each other kind of which nothing can pass.
 */
export function wonders(view: View, form: Form): readonly Wondered[] {
  if (form.type === 'prepare-offer' || partnerIn(view, form.draft) === undefined) return [];
  const { type, to, offer, givesCash = 0, gives = {} } = form.draft;
  const whom = { type, ...(to === undefined ? {} : { to }), ...(offer === undefined ? {} : { offer }) };
  // Of units that are sold, more is chosen before; what the baskets may hold beside them they say themselves.
  if (type === 'offer-units') return [];
  return (['gives', 'wants'] as const).flatMap((side) => {
    const before = side === 'gives' ? { ...whom, givesCash } : { ...whom, givesCash, gives };
    const shelf = shelfOf(view, form, side);
    const more = shelf.filter(({ kind, held, most }) => kind === 'supplies' && most < held);
    const asked = [
      ...more.map(({ good, most }) => ({ good, number: most + 1 })),
      ...kindsKept(view, form, side, shelf),
    ];
    return asked.map(({ good, number }) => ({ side, good, draft: { ...before, [side]: { [good]: number } } }));
  });
}

/** One thing of each kind other than supplies of which nothing can pass. */
function kindsKept(
  view: View,
  form: Form,
  side: Side,
  shelf: readonly Shelved[],
): readonly { readonly good: string; readonly number: number }[] {
  const giver = side === 'gives' ? view.viewer : partnerIn(view, form.draft);
  const land = view.board
    .filter(({ forces }) => forces.some(({ seat }) => seat === giver))
    .map(({ zone }) => `land-${zone}`)
    .find((good) => thingNamed(good) !== undefined);
  const held = shelf.filter(({ kind }) => kind === 'companies' || kind === 'weapons').map(({ good }) => good);
  const named = [...held, 'drop-ship-grain', ...(land === undefined ? [] : [land])];
  const passing = new Set(shelf.flatMap(({ kind, most }) => (most > 0 ? [kind] : [])));
  const seen = new Set<ShelfKind>();
  return named.flatMap((good) => {
    const kind = kindOf(good);
    if (passing.has(kind) || seen.has(kind)) return [];
    seen.add(kind);
    return [{ good, number: 1 }];
  });
}
