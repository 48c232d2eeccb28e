import type { Seat, View } from '@marshall/rules';
import { type Offered, soldIn } from '@marshall/words';
import { countTitle, goodsCount, seatInText, zoneInText } from '../../session/names.ts';
import { dealWords, list, money } from '../../words.ts';
import { orderedOf } from './offer.ts';

/** Everything that an offer binds its parties to apart from what changes hands at once, and what happens if it is not kept. */
export function termsOf(view: View, offer: Offered): readonly string[] {
  return [
    ...loanTerms(view, offer),
    ...orderTerms(view, offer),
    ...deliveryTerms(view, offer),
    ...carriage(view, offer),
  ];
}

const who = (view: View, seat: Seat): { readonly name: string; readonly you: boolean } =>
  seat === view.viewer ? { name: dealWords.debts.you, you: true } : { name: seatInText(view, seat), you: false };

function loanTerms(view: View, { from, to, gives, wants, loan }: Offered): readonly string[] {
  if (loan === undefined) return [];
  const [lender, borrower] = gives.cash > 0 ? [from, to] : [to, from];
  const lent = gives.cash > 0 ? gives.cash : wants.cash;
  const more = loan.repay - lent;
  const { repay, note } = dealWords.loan;
  return [
    repay(who(view, borrower), who(view, lender), money(loan.repay), loan.dueCycle, more, lent, money(Math.abs(more))),
    note,
  ];
}

function orderTerms(view: View, { from, to, gives, wants, order }: Offered): readonly string[] {
  if (order === undefined) return [];
  const sides = [
    [from, gives.goods],
    [to, wants.goods],
  ] as const;
  const text = dealWords.order;
  return sides.flatMap(([seat, goods]) => {
    const ordered = Object.keys(goods).flatMap((good) => {
      const resource = orderedOf(good);
      return resource === undefined ? [] : [{ resource, units: goods[good] ?? 0 }];
    });
    if (ordered.length === 0) return [];
    const seller = who(view, seat);
    const said = list(ordered.map(({ resource, units }) => goodsCount(units, resource)));
    const units = ordered.reduce((sum, each) => sum + each.units, 0);
    const advance = order.paid === 'in-advance';
    return [
      order.price === 0
        ? text.free(seller, said)
        : text.what(seller, said, money(order.price), money(order.price * units), advance),
      text.note(seller, advance && order.price > 0),
    ];
  });
}

/** Units that are sold: which, from where, where to, and who pays for their way. */
function deliveryTerms(view: View, { delivery }: Offered): readonly string[] {
  if (delivery === undefined) return [];
  const { plain, laden, from: places } = soldIn(delivery);
  const counts = new Map(Object.entries(plain));
  for (const { kind, number, aboard } of laden)
    for (const [each, more] of [[kind, number], ...Object.entries(aboard)] as const)
      counts.set(each, (counts.get(each) ?? 0) + more);
  const units = list([...counts].flatMap(([kind, number]) => (number > 0 ? [countTitle(view, kind, number)] : [])));
  const from = list(places.map(zoneInText));
  return [dealWords.delivery(units, from, zoneInText(delivery.zone), who(view, delivery.payer))];
}

/** Who carries the goods, where ships must. */
function carriage(view: View, { from, to, carries }: Offered): readonly string[] {
  if (carries === undefined) return [];
  return [carries === 0 ? dealWords.carriesRest(who(view, to)) : dealWords.carries(who(view, from), carries)];
}
