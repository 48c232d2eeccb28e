// Trade, loans and the market, in German.
import { type DeclineReason, LOAN_STEP, type Seat } from '@marshall/rules';
import { authorOf } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import { agreed, delivered, offered, seenDeal } from './offers.ts';
import { noRoom } from './order-of-play.ts';
import type { German } from './phrases.ts';
import { things } from './things.ts';

export const commerce: RoomTexts<'commerce', German> = {
  refusals: {
    'all-have-one':
      'Du hast schon jedem anderen Spieler ein Angebot gemacht. Warte auf eine Antwort oder zieh eines zurück.',
    apart: 'Du kannst einen Ort nicht zusammen mit Einheiten verkaufen, die sich bewegen. Mach zwei Geschäfte daraus.',
    'auction-on': 'Gerade wird ein Unternehmen versteigert. Danach kannst du wieder handeln.',
    'besieged:deal': 'Wer belagert wird, kann keine Rohstoffe kaufen oder verkaufen, bis ein Heimathafen frei ist.',
    'both-ways:deal': 'Dasselbe kann nicht auf beiden Seiten eines Handels stehen, und Direktlieferungen auch nicht.',
    'buyer-no-bid': 'Kaufen kann hier nur, wer für diese Phase geboten hat. Verkaufen dürfen alle.',
    carries: ({ most }) =>
      most === 0
        ? 'Du hast kein Schiff, um diese Waren zu befördern.'
        : `Du kannst höchstens ${most === 1 ? 'eine' : most} dieser Schiffsladungen befördern.`,
    done: 'Du hast den Handel hier beendet. Angebote kannst du noch beantworten.',
    due: ({ cycle, last }) =>
      `Wähle, bis zu welchem Zyklus der Kredit zurückgezahlt wird: bis zu diesem, ${cycle}, oder einem späteren, höchstens bis Zyklus ${last}.`,
    'empty-offer': 'Zu einem Angebot gehört etwas, das du gibst oder bekommst.',
    'highest-bid': ({ most }, w) => `Mehr als ${w.money(most)} kann niemand bieten. Steig aus.`,
    'home:land': ({ territory }, w) =>
      `${w.zone(territory)} ${w.zoneVerb(territory, 'gehört', 'gehören')} zur Heimat des Verkäufers und kann nicht verkauft werden.`,
    'in-default': ({ arrears }, w) =>
      `Du schuldest ${w.money(arrears)} überfällige Zinsen. Zahle sie, bevor du einen Kredit aufnimmst oder auf dem Markt kaufst.`,
    'interest-first': ({ interest, cash, step }, w) =>
      interest === 0
        ? `Du hast nur ${w.money(cash)}. Getilgt wird in Schritten von ${w.money(step)}.`
        : cash <= interest
          ? `Du musst zuerst ${w.money(interest)} Zinsen zahlen. Danach bleibt dir nichts, um den Kredit zu tilgen.`
          : `Du musst zuerst ${w.money(interest)} Zinsen zahlen. Danach bleiben dir ${w.money(cash - interest)}, um den Kredit zu tilgen.`,
    'just-one': 'Ein Gebiet oder die Flotten eines Meeres verkaufst du nur im Ganzen.',
    'loan-line': ({ free, limit, step }, w) =>
      free === 0
        ? `Du hast deinen Kreditrahmen von ${w.money(limit)} ausgeschöpft.`
        : `Du kannst nur noch ${w.money(free * step)} Kredit aufnehmen. Dein Kreditrahmen ist ${w.money(limit)}.`,
    'no-arms-now': 'Atomraketen und L-Sterne können nur auf dem Waffenbasar in Phase 6 gehandelt werden.',
    'no-arrears': 'Du hast keine überfälligen Zinsen zu zahlen.',
    'no-bank': 'Die Bank kauft keine Unternehmen. Mach einem anderen Spieler ein Angebot.',
    'no-bid:either': 'Einer von euch muss für diese Phase geboten haben.',
    'no-cash:arrears': 'Du hast kein Geld, um deine überfälligen Zinsen zu zahlen.',
    'no-cash:gift': 'Du hast kein Geld zu verschenken.',
    'no-cash:pay-back': 'Du hast kein Geld, um einen Kredit zurückzuzahlen.',
    'no-companies-now':
      'Unternehmen können nur in den Phasen 3 und 7 den Besitzer wechseln, wenn die Spieler miteinander handeln.',
    'no-land-now': 'Gebiete können nur auf dem Waffenbasar in Phase 6 den Besitzer wechseln.',
    'no-navy': 'Der Verkäufer hat dort keine Flotte.',
    'no-offer': 'Dieses Angebot ist nicht mehr offen. Vielleicht wurde es beantwortet oder zurückgezogen.',
    'no-orders-now': 'Direktlieferungen kannst du nur in Phase 7 bestellen, wenn die Spieler miteinander handeln.',
    'no-partner:gift': 'Wähle einen anderen Spieler, der noch dabei ist.',
    'no-partner:nobody': 'Es gibt niemanden, mit dem du Einheiten handeln kannst.',
    'no-partner:offer': 'Mach dein Angebot einem anderen Spieler, der noch dabei ist.',
    'no-partner:units': 'Wähle einen anderen Spieler, der noch dabei ist.',
    'no-pieces:deal': 'Der Käufer hat in der Schachtel nicht genug Figuren für alle diese Einheiten.',
    'no-pieces:place': 'Der Käufer hat in der Schachtel nicht genug Figuren für die Einheiten dort.',
    'no-port:delivery': ({ zone }, w) => `Der Käufer hält kein Gebiet mit einem Hafen ${w.on(zone)}.`,
    'no-port:fleet': ({ sea }, w) =>
      `Der Käufer hält keinen Hafen ${w.on(sea)}. Bring die Flotten in ein Meer, an dem er einen hat.`,
    'no-price:order': ({ most }, w) => `Wähle einen Preis pro Stück, bis ${w.money(most)}.`,
    'no-such-good': 'So etwas gibt es hier nicht zu handeln.',
    'no-trade-now':
      'Rohstoffe können nur in den Phasen 3 und 7 den Besitzer wechseln, wenn die Spieler miteinander handeln.',
    'no-units-now': 'Einheiten können nur auf dem Waffenbasar in Phase 6 den Besitzer wechseln.',
    'no-way:delivery':
      'Wer die Bewegung bezahlt, hat nicht die Vorräte, um eine Einheit des Verkäufers dorthin zu bringen, wo der Käufer sie übernehmen kann.',
    'none-open': 'Du hast kein geöffnetes Unternehmen, das du stilllegen könntest.',
    'none-to-open': ({ fee }, w) =>
      `Du hast kein Unternehmen, das du öffnen könntest. Ein stillgelegtes wieder zu öffnen, kostet ${w.money(fee)}.`,
    'not-a-party': 'Wähle den Käufer oder den Verkäufer.',
    'not-adjacent:delivery': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'liegt', 'liegen')} nicht an diesem Meer.`,
    'not-his': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'ist', 'sind')} weder Heimat des Käufers noch von ihm besetzt. Liefere woandershin.`,
    'not-his:nuked': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'ist', 'sind')} atomar zerstört. Dorthin kann nichts geliefert werden.`,
    'not-occupied:land': 'Verkaufen kann man nur Gebiete, die man hält.',
    'not-open': 'Stilllegen kannst du nur ein geöffnetes Unternehmen, das dir gehört.',
    'not-there:delivery': ({ zone }, w) =>
      `Die verkauften Einheiten gehen ${w.to(zone)}. Bei dieser Bewegung kannst du nirgends sonst etwas an Land setzen.`,
    'not-yours:auction': 'Versteigern kannst du nur ein Unternehmen, dessen Karte du hast.',
    'not-yours:open': 'Öffnen kannst du nur ein Unternehmen, dessen Karte du hast.',
    'occupied:auction':
      'Beim Unternehmen steht eine Einheit eines anderen Spielers. Nur er kann die Karte kaufen. Mach ihm ein Angebot.',
    'occupied:card': 'Beim Unternehmen steht eine Einheit eines anderen Spielers. Nur er kann die Karte bekommen.',
    'occupied:delivery': ({ zone }, w) =>
      `${w.in(zone)} stehen Einheiten, die nicht dem Käufer gehören. Liefere woandershin.`,
    'one-open': 'Du hast diesem Spieler schon ein Angebot gemacht. Warte auf die Antwort oder zieh es zurück.',
    open: 'Dieses Unternehmen ist schon geöffnet.',
    'out-of-reach:delivery': 'Keine Einheit des Verkäufers kommt dorthin.',
    'owes-bank:pay-back': ({ most }, w) =>
      most === 0
        ? 'Was du geliehen hast, ist zurückgezahlt, und der Rest käme aus Geld, das du anderen schuldest. Zahl erst diese Schulden zurück.'
        : `Du kannst jetzt nur ${w.money(most)} zurückzahlen. Mehr, als du geliehen hast, darf nicht aus Geld kommen, das du anderen schuldest.`,
    'owes-bank': ({ most }, w) =>
      most === 0
        ? 'Du schuldest dein ganzes Geld anderen und kannst nichts davon verschenken oder verleihen.'
        : `Du kannst nur ${w.money(most)} verschenken oder verleihen. Den Rest deines Geldes schuldest du anderen.`,
    'owes-less': ({ owed }, w) => `Du schuldest der Bank nur ${w.money(owed)}.`,
    'owes-nothing': 'Du schuldest diesem Spieler nichts. Wenn du ihm Geld geben willst, mach ihm ein Geschenk.',
    'pays-only': ({ because }, w) => `${w.said(because)} Bezahlen kannst du aber damit. Wähle, was du dafür willst.`,
    'raise-too-low': ({ least }, w) => `Biete mindestens ${w.money(least)}.`,
    repay: ({ most }, w) => `Wähle, wie viel zurückgezahlt wird, bis ${w.money(most)}.`,
    reserve: ({ least, most }, w) => `Beginne die Versteigerung zwischen ${w.money(least)} und ${w.money(most)}.`,
    'row-full:build': ({ weapon }, w) => `In deinem Versorgungslager ist kein Platz mehr für ${w.weaponsOf(weapon)}.`,
    'row-full:supplies': ({ resource, free, ...party }, w) =>
      free === 0
        ? `${has(party, w)} keinen Platz mehr für ${w.resource(resource)}.`
        : `${has(party, w)} nur Platz für ${w.goods(free, resource)}.`,
    'row-full:traded-weapons': ({ weapon, free, ...party }, w) =>
      free === 0
        ? `${has(party, w)} keinen Platz mehr für ${w.weaponsOf(weapon)}.`
        : `${has(party, w)} nur Platz für ${w.weapons(free, weapon)}.`,
    'row-too-short': ({ most, ...party }, w) => `${has(party, w)} höchstens Platz für ${most}. Bestelle weniger.`,
    'seen-already': 'Der andere Spieler kann diese Karte schon sehen.',
    'seller-no-bid': 'Verkaufen kann hier nur, wer für diese Phase geboten hat. Kaufen dürfen alle.',
    'sold:delivery': 'Gelieferte Einheiten können nicht weiterziehen.',
    spent:
      'Bezahle Einheiten mit Geld oder Waffen. Ihre Bewegung verbraucht Vorräte, und Unternehmenskarten gehen an Einheiten, die einrücken.',
    'stage-2': 'In Phase 2 kannst du kein Unternehmen öffnen. Warte auf Phase 3.',
    'too-few-minerals': ({ weapon, needed, stored }, w) =>
      `${w.aWeapon(weapon)} kostet ${w.goods(needed, 'minerals')}, und du hast ${stored === 0 ? 'keins' : `nur ${stored}`}.`,
    'too-few-stored:supplies': ({ resource, stored, ...party }, w) =>
      `${has(party, w)} ${stored === 0 ? `kein ${w.resource(resource)} mehr` : `nur ${w.goods(stored, resource)}`}.`,
    'too-few-stored:weapons': ({ weapon, stored, ...party }, w) =>
      `${has(party, w)} ${stored === 0 ? `keine ${w.weaponsOf(weapon)} mehr` : `nur ${w.weapons(stored, weapon)}`}.`,
    'too-little-cash:weapon': ({ needed, cash }, w) =>
      `Das kostet ${w.money(needed)}, und du hast ${w.money(cash)}. Nimm erst einen Kredit auf oder passe.`,
    'too-long:promise': ({ most }) => `Schreib höchstens ${most} Zeichen.`,
    'too-many-offers:deals': ({ most }) =>
      `Mehr Angebote kannst du vorerst nicht machen: Das Limit ist ${most}. Warte auf den nächsten Abschnitt.`,
    'too-many-offers:gifts': ({ most }) =>
      `Mehr Angebote und Geschenke kannst du vorerst nicht machen: Das Limit ist ${most}. Warte auf den nächsten Abschnitt.`,
    'too-much-asked:offer': ({ most }, w) => `Du kannst höchstens ${w.money(most)} verlangen.`,
    'too-poor:bid': ({ cash }, w) => `Du hast nur ${w.money(cash)}. Nimm erst einen Kredit auf oder steig aus.`,
    'too-poor:deal': ({ seat, yours, due, cash }, w) =>
      yours
        ? `Das kostet dich jetzt ${w.money(due)}, und du hast ${w.money(cash)}.`
        : `Das kostet ${w.seat(seat, 'accusative')} jetzt ${w.money(due)}, und ${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} nur ${w.money(cash)}.`,
    'too-poor:freight': ({ seat, yours, freight, left }, w) =>
      `Die Fracht kostet ${yours ? 'dich' : w.seat(seat, 'accusative')} ${w.money(freight)}, und dafür wären nur ${w.money(left)} übrig.`,
    'too-poor:gift': ({ most }, w) => `Du kannst von ${w.money(1)} bis ${w.money(most)} verschenken.`,
    'too-poor:in-advance': 'So viel kann der Käufer jetzt nicht zahlen. Wähle Zahlung bei Lieferung.',
    'too-poor:offer': ({ most }, w) =>
      `Du kannst höchstens ${w.money(most)} geben. Mit geliehenem Geld kannst du Waren bezahlen, es aber nicht verschenken oder verleihen.`,
    'too-poor:reopen': ({ fee, cash }, w) =>
      `Das Wiederöffnen kostet ${w.money(fee)}, und du hast ${w.money(cash)}. Nimm erst einen Kredit auf.`,
    'unknown-card:company': 'Soweit du weißt, hat dieser Spieler diese Karte nicht.',
    'unknown-card:own': 'Du hast diese Karte nicht.',
    'wanted-already:now': 'Alle wissen schon, dass du handeln willst. Der Handel läuft, mach deine Angebote.',
    'wanted-already': 'Alle wissen schon, dass du handeln willst. Du kommst dran, sobald der Handel beginnt.',
    'whole-billions:borrow': ({ step }, w) => `Bei der Bank kannst du nur in Schritten von ${w.money(step)} leihen.`,
    'whole-billions:repay': ({ step }, w) => `Zurückzahlen kannst du nur in Schritten von ${w.money(step)}.`,
    'wrong-amount:arrears': ({ arrears, cash }, w) =>
      `Du schuldest ${w.money(arrears)} überfällige Zinsen und hast ${w.money(cash)}. Zahle bis zu ${w.money(Math.min(arrears, cash))}.`,
    'wrong-amount:pay-back': ({ debt, cash }, w) =>
      `Du schuldest diesem Spieler ${w.money(debt)} und hast ${w.money(cash)}. Zahle bis zu ${w.money(Math.min(debt, cash))}.`,
  },
  questions: {
    'answer-offers': ({ open }) => (open === 0 ? 'Du hast keine Angebote zu beantworten.' : waiting(open)),
    auction: ({ good, bid, least }, w) => {
      if (good === undefined) return 'Biete oder steig aus.';
      const so = bid === undefined ? 'Noch hat niemand geboten' : `Das Höchstgebot ist ${w.money(bid)}`;
      return `Versteigert wird ${things(good, 1, w)}. ${so}. Biete mindestens ${w.money(least)} oder steig aus.`;
    },
    'bank-loans': ({ interest }, w) =>
      interest === 0
        ? 'Du schuldest keine Zinsen. Wähle, wie viele Milliarden deines Kredits du zurückzahlst.'
        : `Du schuldest der Bank ${w.money(interest)} Zinsen. Wähle, wie viele Milliarden du außerdem zurückzahlst.`,
    trade: ({ open }) =>
      open === 0
        ? 'Handle, mit wem du willst. Wenn du fertig bist, kannst du Angebote noch beantworten.'
        : waiting(open),
  },
  events: {
    'arrears-paid': ({ seat, cleared }, w) =>
      cleared
        ? `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} alle überfälligen Zinsen gezahlt und ${w.verb(seat, 'ist', 'sind')} nicht mehr zahlungsunfähig.`
        : `${w.seat(seat)} ${w.verb(seat, 'zahlt', 'zahlen')} einen Teil der überfälligen Zinsen.`,
    'auction-failed': ({ seller, face, bidder }, w) => {
      const keeps = `${w.seat(seller)} ${w.verb(seller, 'behält', 'behalten')} ${things(face, 1, w)}`;
      return bidder === undefined
        ? `Niemand bietet. ${w.capital(keeps)}.`
        : `${w.seat(bidder)} ${w.verb(bidder, 'kann', 'können')} das Gebot nicht zahlen. ${w.capital(keeps)}.`;
    },
    'auction-left': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'steigt', 'steigen')} aus der Versteigerung aus.`,
    'auction-opened': ({ seller, face, reserve }, w) =>
      `${w.seat(seller)} ${w.verb(seller, 'versteigert', 'versteigern')} ${things(face, 1, w)} ab ${w.money(reserve)}.`,
    'auction-raised': ({ seat, amount }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'bietet', 'bieten')} ${w.money(amount)}.`,
    borrowed: ({ seat, billions }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'nimmt', 'nehmen')} bei der Bank ${w.money(billions * LOAN_STEP)} Kredit auf.`,
    'card-shown': ({ holder, viewer, company }, w) =>
      `${w.seat(holder)} ${w.verb(holder, 'zeigt', 'zeigen')} ${w.seat(viewer, 'dative')} die Karte von ${w.card(company)}.`,
    'cash-given': ({ giver, receiver, amount }, w) =>
      `${w.seat(giver)} ${w.verb(giver, 'gibt', 'geben')} ${w.seat(receiver, 'dative')} ${w.money(amount)}.`,
    'company-auctioned': ({ seller, buyer, face, price }, w) =>
      `${w.seat(buyer)} ${w.verb(buyer, 'kauft', 'kaufen')} von ${w.seat(seller, 'dative')} ${things(face, 1, w)} für ${w.money(price)}.`,
    'company-closed': ({ seat, company }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'legt', 'legen')} ${w.card(company)} still.`,
    'company-opened': ({ seat, company }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'öffnet', 'öffnen')} ${w.card(company)}.`,
    'company-reopened': ({ seat, company, fee }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'öffnet', 'öffnen')} ${w.card(company)} für ${w.money(fee)} wieder.`,
    'deal-failed': ({ parties: [a, b] }, w) =>
      `Der Handel zwischen ${w.seat(a, 'dative')} und ${w.seat(b, 'dative')} platzt, weil eine Seite nicht liefern kann.`,
    'deal-made': (event, w) => {
      const [a, b] = event.parties;
      const facts = event.secret[a] ?? event.secret[b];
      return facts === undefined ? seenDeal(event, w) : agreed(facts.offer, w);
    },
    'drop-ship-lapsed': ({ seller, buyer, resource, ordered }, w) =>
      `Die Direktlieferung von ${w.goods(ordered, resource)} von ${w.seat(seller, 'dative')} an ${w.seat(buyer, 'accusative')} entfällt.`,
    'drop-shipped': ({ seller, buyer, resource, units, lost }, w) => {
      const shipped = `${w.seat(seller)} ${w.verb(seller, 'liefert', 'liefern')} ${w.seat(buyer, 'dative')} ${w.goods(units, resource)} aus neuer Förderung`;
      return lost === 0 ? `${shipped}.` : `${shipped}; ${noRoom(lost, w)}.`;
    },
    'loan-due': ({ borrower, lender, left }, w) =>
      `${w.seat(borrower)} ${w.verb(borrower, 'muss', 'müssen')} ${w.seat(lender, 'dative')} bis zum Ende dieses Zyklus ${w.money(left)} zurückzahlen.`,
    'loan-overdue': ({ borrower, lender, left }, w) =>
      `${w.seat(borrower)} ${w.verb(borrower, 'hat', 'haben')} ${w.seat(lender, 'dative')} nicht alles zurückgezahlt: ${w.money(left)} sind überfällig.`,
    'loan-repaid': ({ borrower, lender, amount, left }, w) =>
      `${w.seat(borrower)} ${w.verb(borrower, 'zahlt', 'zahlen')} ${w.seat(lender, 'dative')} ${w.money(amount)} zurück; ${left === 0 ? 'damit ist dieser Kredit getilgt' : `${w.money(left)} stehen noch aus`}.`,
    'loans-served': ({ seat, interest, billions, short }, w) => {
      const paid = short
        ? `${w.seat(seat)} ${w.verb(seat, 'kann', 'können')} die ${w.money(interest)} Zinsen nicht ganz zahlen und ${w.verb(seat, 'ist', 'sind')} zahlungsunfähig`
        : `${w.seat(seat)} ${w.verb(seat, 'zahlt', 'zahlen')} ${interest === 0 ? 'keine' : w.money(interest)} Zinsen`;
      if (interest === 0 && billions > 0)
        return `${w.seat(seat)} ${w.verb(seat, 'zahlt', 'zahlen')} der Bank ${w.money(billions * LOAN_STEP)} zurück.`;
      return billions === 0
        ? `${paid}.`
        : `${paid} und ${w.verb(seat, 'tilgt', 'tilgen')} ${w.money(billions * LOAN_STEP)}.`;
    },
    'offer-declined': ({ seat, reason, to }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'lehnt', 'lehnen')} das Angebot ab${declined(reason, authorOf(seat, to), w)}.`,
    'offer-expired': () => 'Ein Angebot verfällt ohne Antwort.',
    'offer-made': ({ offer }, w) => offered(offer, w),
    'offer-not-repeated': ({ partner }, w) =>
      `${w.seat(partner)} ${w.verb(partner, 'hat', 'haben')} genau dieses Angebot schon abgelehnt; es wird nicht wiederholt.`,
    'offer-withdrawn': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'zieht', 'ziehen')} das Angebot zurück.`,
    'offers-called': () => 'Keine neuen Angebote mehr. Die offenen werden jetzt beantwortet.',
    'trade-wanted': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'will', 'wollen')} handeln.`,
    'trading-closed': () => 'Der Handel zwischen den Spielern ist vorbei.',
    'trading-done': ({ seat, to }, w) =>
      to === undefined ? `${w.seat(seat)} ${w.verb(seat, 'ist', 'sind')} mit dem Handeln fertig.` : undefined,
    'trading-idle': null,
    'trading-opened': () => 'Die Spieler können miteinander handeln.',
    'units-sold': (event, w) => delivered(event, w),
  },
};

/** Why an offer is declined, where that is said. */
function declined(reason: DeclineReason | undefined, author: Seat | undefined, w: German): string {
  switch (reason) {
    case undefined:
      return '';
    case 'too-little':
      return ': zu wenig Gegenleistung';
    case 'no-use':
      return ': Dafür gibt es gerade keine Verwendung';
    case 'ahead':
      return author === undefined
        ? ': Der andere liegt zu weit vorn'
        : `: ${w.capital(w.seat(author))} ${w.verb(author, 'liegt', 'liegen')} zu weit vorn`;
    case 'wronged':
      return author === undefined
        ? ': Das Vertrauen fehlt'
        : `: ${w.capital(w.seat(author, 'dative'))} ist nach allem, was war, nicht zu trauen`;
    case 'no-cash':
      return ': Dafür ist kein Geld übrig';
    case 'loan-terms':
      return ': keine Kredite zu diesen Bedingungen';
    case 'in-advance':
      return ': keine Zahlung im Voraus';
    case 'units':
      return ': keine Einheiten auf diesem Weg';
  }
}

function waiting(open: number): string {
  return open === 1
    ? 'Du hast ein Angebot zu beantworten. Lässt du es offen, gilt es als abgelehnt, wenn du fertig bist.'
    : `Du hast ${open} Angebote zu beantworten. Was du offen lässt, gilt als abgelehnt, wenn du fertig bist.`;
}

/** `du hast`, `China hat` */
function has({ seat, yours }: { readonly seat: Seat; readonly yours: boolean }, w: German): string {
  return yours ? 'Du hast' : `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')}`;
}
