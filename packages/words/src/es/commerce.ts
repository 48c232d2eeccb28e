// Trade, loans and the market, in Spanish.
import { type DeclineReason, LOAN_STEP, type Seat } from '@marshall/rules';
import { authorOf } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import { agreed, delivered, offered, seenDeal } from './offers.ts';
import type { Spanish } from './phrases.ts';
import { things } from './things.ts';

const LATER = 'Espera a la próxima ronda de comercio o a la fase siguiente.';

export const commerce: RoomTexts<'commerce', Spanish> = {
  refusals: {
    'all-have-one': 'Ya tienes una oferta abierta a cada jugador. Espera una respuesta o retira alguna.',
    apart: 'No puedes vender a la vez una zona y unidades que se mueven. Haz dos tratos.',
    'auction-on': 'Se está subastando una empresa. Podrás comerciar cuando acabe la subasta.',
    'besieged:deal':
      'Un jugador asediado no puede comprar ni vender recursos hasta que quede libre uno de sus puertos natales.',
    'both-ways:deal': 'Lo mismo no puede estar en los dos lados de un trato; los pedidos directos, tampoco.',
    'buyer-no-bid': 'Solo puede comprar quien haya pujado por esta fase. Vender puede cualquiera.',
    carries: ({ most }) =>
      most === 0
        ? 'No tienes ningún buque que lleve esta mercancía.'
        : `Puedes llevar hasta ${most} de estos cargamentos.`,
    done: 'Ya has terminado de comerciar aquí. Aún puedes contestar a ofertas.',
    due: ({ cycle, last }) =>
      `Elige en qué ciclo se devuelve el préstamo como muy tarde. Puede ser este, el ${cycle}, o uno posterior, hasta el ${last}.`,
    'empty-offer': 'En una oferta tienes que dar o pedir algo.',
    'highest-bid': ({ most }, w) => `Nadie puede pujar más de ${w.money(most)}. Retírate de la subasta.`,
    'home:land': ({ territory }, w) =>
      `${w.zone(territory)} ${w.verb(territory, 'es', 'son')} territorio natal del vendedor y no se ${w.verb(territory, 'puede', 'pueden')} vender.`,
    'in-default': ({ arrears }, w) =>
      `Debes ${w.money(arrears)} de intereses atrasados. Págalos antes de pedir préstamos o comprar en el mercado.`,
    'interest-first': ({ interest, cash, step }, w) =>
      interest === 0
        ? `Solo tienes ${w.money(cash)}. El capital se devuelve en tramos de ${w.money(step)}.`
        : cash <= interest
          ? `Primero tienes que pagar ${w.money(interest)} de intereses, y no te queda nada para devolver el préstamo.`
          : `Primero tienes que pagar ${w.money(interest)} de intereses, y te quedan ${w.money(cash - interest)} para devolver el préstamo.`,
    'just-one': 'Los territorios y las flotas se venden por completo, no por partes.',
    'loan-line': ({ free, limit, step }, w) =>
      free === 0
        ? `Has llegado a tu límite de crédito de ${w.money(limit)}.`
        : `Solo puedes pedir ${w.money(free * step)} más. Tu límite de crédito es de ${w.money(limit)}.`,
    'no-arms-now': 'Las armas solo cambian de manos en el mercado de armas de la fase 6.',
    'no-arrears': 'No debes intereses atrasados.',
    'no-bank': 'El banco no compra empresas. Haz tu oferta a otro jugador.',
    'no-bid:either': 'Uno de los dos tiene que haber pujado por esta fase.',
    'no-cash:arrears': 'No tienes dinero para pagar tus intereses atrasados.',
    'no-cash:gift': 'No tienes dinero que regalar.',
    'no-cash:pay-back': 'No tienes dinero para devolver un préstamo.',
    'no-companies-now':
      'Las empresas solo cambian de manos en las fases 3 y 7, cuando los jugadores comercian entre sí.',
    'no-land-now': 'Los territorios solo cambian de manos en el mercado de armas de la fase 6.',
    'no-navy': 'El vendedor no tiene ninguna flota allí.',
    'no-offer': 'No hay ninguna oferta abierta como esa. Quizá ya se haya contestado o retirado.',
    'no-orders-now': 'Los pedidos directos solo se hacen en la fase 7, cuando los jugadores comercian entre sí.',
    'no-partner:gift': 'Elige a otro jugador que siga en la partida.',
    'no-partner:nobody': 'No hay nadie a quien puedas vender o comprar unidades.',
    'no-partner:offer': 'Haz tu oferta a otro jugador que siga en la partida.',
    'no-partner:units': 'Elige a otro jugador que siga en la partida.',
    'no-pieces:deal': 'Al comprador no le quedan en la caja piezas para todas estas unidades.',
    'no-pieces:place': 'Al comprador no le quedan en la caja piezas para las unidades de allí.',
    'no-port:delivery': ({ zone }, w) => `El comprador no tiene ningún territorio con puerto ${w.in(zone)}.`,
    'no-port:fleet': ({ sea }, w) =>
      `El comprador no tiene ningún puerto ${w.in(sea)}. Lleva las flotas a un mar donde sí lo tenga.`,
    'no-price:order': ({ most }, w) => `Elige un precio por unidad del pedido, hasta ${w.money(most)}.`,
    'no-such-good': 'No hay nada con ese nombre con lo que comerciar.',
    'no-trade-now': 'Los recursos solo cambian de manos en las fases 3 y 7, cuando los jugadores comercian entre sí.',
    'no-units-now': 'Las unidades solo cambian de manos en el mercado de armas de la fase 6.',
    'no-way:delivery':
      'Quien paga no tiene suministros para llevar ninguna unidad del vendedor a un sitio donde el comprador pueda recogerla.',
    'none-open': 'No tienes ninguna empresa abierta que cerrar.',
    'none-to-open': ({ fee }, w) =>
      `No tienes ninguna empresa que puedas abrir. Reabrir una cerrada cuesta ${w.money(fee)}.`,
    'not-a-party': 'Elige al comprador o al vendedor.',
    'not-adjacent:delivery': ({ zone }, w) => `${w.zone(zone)} no ${w.verb(zone, 'da', 'dan')} a ese mar.`,
    'not-his': ({ zone }, w) =>
      `${w.zone(zone)} no ${w.verb(zone, 'es', 'son')} territorio natal del comprador ni ${w.verb(zone, 'está', 'están')} en su poder. Entrega en otro sitio.`,
    'not-his:nuked': ({ zone }, w) =>
      `${w.zone(zone)} ${w.verb(zone, 'ha', 'han')} sufrido un ataque nuclear. Allí no se puede entregar nada.`,
    'not-occupied:land': 'Los jugadores solo pueden vender territorios que ocupan.',
    'not-open': 'Solo puedes cerrar una empresa tuya que esté abierta.',
    'not-there:delivery': ({ zone }, w) =>
      `Las unidades que vendes van ${w.to(zone)}. En este movimiento no puedes desembarcar nada en otro sitio.`,
    'not-yours:auction': 'Solo puedes subastar una empresa cuya carta tengas.',
    'not-yours:open': 'Solo puedes abrir una empresa cuya carta tengas.',
    'occupied:auction':
      'Otro jugador tiene una unidad donde está esa empresa, así que solo ese jugador puede comprar la carta. Hazle una oferta.',
    'occupied:card':
      'Otro jugador tiene una unidad donde está esa empresa, así que solo ese jugador puede tener la carta.',
    'occupied:delivery': ({ zone }, w) => `Hay unidades ${w.in(zone)} que no son del comprador. Entrega en otro sitio.`,
    'one-open': 'Ya tienes una oferta abierta a ese jugador. Espera su respuesta o retírala.',
    open: 'Esa empresa ya está abierta.',
    'out-of-reach:delivery': 'Ninguna unidad del vendedor puede llegar allí.',
    'owes-bank:pay-back': ({ most }, w) =>
      most === 0
        ? 'Ya has devuelto lo que te prestaron y el resto saldría de dinero que debes a otros. Paga antes esa deuda.'
        : `Ahora solo puedes devolver ${w.money(most)}. Lo que pase de lo prestado no puede salir de dinero que debes a otros.`,
    'owes-bank': ({ most }, w) =>
      most === 0
        ? 'Debes todo el dinero que tienes, así que no puedes darlo ni prestarlo.'
        : `Solo puedes dar o prestar ${w.money(most)}. El resto de tu dinero lo debes.`,
    'owes-less': ({ owed }, w) => `Solo debes al banco ${w.money(owed)}.`,
    'owes-nothing': 'No debes nada a ese jugador. Si quieres darle dinero, hazle un regalo.',
    'pays-only': ({ because }, w) => `${w.said(because)} Pero puedes pagar con ello. Elige qué quieres a cambio.`,
    'raise-too-low': ({ least }, w) => `Puja al menos ${w.money(least)}.`,
    repay: ({ most }, w) => `Elige cuánto hay que devolver, hasta ${w.money(most)}.`,
    reserve: ({ least, most }, w) => `Empieza la subasta entre ${w.money(least)} y ${w.money(most)}.`,
    'row-full:build': ({ weapon }, w) => `En tu centro de suministros no caben más ${w.weaponsOf(weapon)}.`,
    'row-full:supplies': ({ resource, free, ...party }, w) =>
      free === 0
        ? `${has(party, 'no', w)} sitio para más ${w.resource(resource)}.`
        : `${has(party, 'solo', w)} sitio para ${w.goods(free, resource)}.`,
    'row-full:traded-weapons': ({ weapon, free, ...party }, w) =>
      free === 0
        ? `${has(party, 'no', w)} sitio para más ${w.weaponsOf(weapon)}.`
        : `${has(party, 'solo', w)} sitio para ${w.weapons(free, weapon)}.`,
    'row-too-short': ({ most, ...party }, w) => `${has(party, 'solo', w)} sitio para ${most}. Pide menos.`,
    'seen-already': 'El otro jugador ya puede ver esa carta.',
    'seller-no-bid': 'Solo puede vender quien haya pujado por esta fase. Comprar puede cualquiera.',
    'sold:delivery': 'Las unidades ya entregadas no pueden seguir moviéndose.',
    spent:
      'Paga las unidades con dinero o armas: su movimiento gasta suministros, y las cartas de empresa pasan a las unidades que entran.',
    'stage-2': 'No puedes abrir una empresa en la fase 2. Espera a la fase 3.',
    'too-few-minerals': ({ weapon, needed, stored }, w) =>
      `${w.aWeapon(weapon)} cuesta ${w.goods(needed, 'minerals')}, y ${stored === 0 ? 'no tienes ninguno' : `solo tienes ${stored}`}.`,
    'too-few-stored:supplies': ({ resource, stored, ...party }, w) =>
      stored === 0
        ? `${lacks(party, w)} ${w.resource(resource)}.`
        : `${has(party, 'solo', w)} ${w.goods(stored, resource)}.`,
    'too-few-stored:weapons': ({ weapon, stored, ...party }, w) =>
      stored === 0
        ? `${lacks(party, w)} ${w.weaponsOf(weapon)}.`
        : `${has(party, 'solo', w)} ${w.weapons(stored, weapon)}.`,
    'too-little-cash:weapon': ({ needed, cash }, w) =>
      `Eso cuesta ${w.money(needed)} y tienes ${w.money(cash)}. Pide antes un préstamo o pasa.`,
    'too-long:promise': ({ most }) => `Tu mensaje puede tener ${most} caracteres como máximo.`,
    'too-many-offers:deals': ({ most }) => `Ya no puedes hacer más ofertas por ahora: el máximo es ${most}. ${LATER}`,
    'too-many-offers:gifts': ({ most }) =>
      `Ya no puedes hacer más ofertas ni regalos por ahora: el máximo es ${most}. ${LATER}`,
    'too-much-asked:offer': ({ most }, w) => `Puedes pedir ${w.money(most)} como máximo.`,
    'too-poor:bid': ({ cash }, w) => `Solo tienes ${w.money(cash)}. Pide antes un préstamo o retírate de la subasta.`,
    'too-poor:deal': ({ seat, yours, due, cash }, w) =>
      yours
        ? `Esto te cuesta ahora ${w.money(due)}, y tienes ${w.money(cash)}.`
        : `Esto le cuesta ahora ${w.toSeat(seat)} ${w.money(due)}, y solo tiene ${w.money(cash)}.`,
    'too-poor:freight': ({ seat, yours, freight, left }, w) =>
      `El flete ${yours ? 'te cuesta' : `cuesta ${w.toSeat(seat)}`} ${w.money(freight)}, y solo quedarían ${w.money(left)} para pagarlo.`,
    'too-poor:gift': ({ most }, w) => `Puedes dar entre ${w.money(1)} y ${w.money(most)}.`,
    'too-poor:in-advance': 'El comprador no puede pagar tanto ahora. Elige el pago a la entrega.',
    'too-poor:offer': ({ most }, w) =>
      `Puedes dar ${w.money(most)} como máximo. Con dinero prestado puedes pagar bienes, pero no regalarlo ni prestarlo.`,
    'too-poor:reopen': ({ fee, cash }, w) =>
      `Reabrir cuesta ${w.money(fee)} y tienes ${w.money(cash)}. Pide antes un préstamo.`,
    'unknown-card:company': 'Que tú sepas, ese jugador no tiene esa carta.',
    'unknown-card:own': 'Tú no tienes esa carta.',
    'wanted-already:now': 'Todos saben ya que quieres comerciar. El comercio está abierto: haz tus ofertas.',
    'wanted-already': 'Todos saben ya que quieres comerciar. Podrás hacerlo cuando se abra el comercio.',
    'whole-billions:borrow': ({ step }, w) => `El banco solo presta múltiplos de ${w.money(step)}.`,
    'whole-billions:repay': ({ step }, w) => `Solo puedes devolver múltiplos de ${w.money(step)}.`,
    'wrong-amount:arrears': ({ arrears, cash }, w) =>
      `Debes ${w.money(arrears)} de intereses atrasados y tienes ${w.money(cash)}. Paga hasta ${w.money(Math.min(arrears, cash))}.`,
    'wrong-amount:pay-back': ({ debt, cash }, w) =>
      `Debes ${w.money(debt)} a ese jugador y tienes ${w.money(cash)}. Paga hasta ${w.money(Math.min(debt, cash))}.`,
  },
  questions: {
    'answer-offers': ({ open }) =>
      open === 0
        ? 'No tienes ofertas que contestar.'
        : `${waiting(open)} Las que dejes abiertas se rechazan cuando termines.`,
    auction: ({ good, bid, least }, w) => {
      if (good === undefined) return 'Puja o retírate.';
      const so = bid === undefined ? 'Aún no hay pujas' : `La puja más alta es de ${w.money(bid)}`;
      return `Se subasta ${things(good, 1, w)}. ${so}. Puja al menos ${w.money(least)} o retírate.`;
    },
    'bank-loans': ({ interest }, w) =>
      `${interest === 0 ? 'No debes intereses al banco' : `Debes al banco ${w.money(interest)} de intereses`}. Elige cuántos miles de millones del préstamo devuelves${interest === 0 ? '' : ' además'}.`,
    trade: ({ open }) =>
      open === 0
        ? 'Comercia con quien quieras. Cuando termines, aún podrás contestar a ofertas.'
        : `${waiting(open)} Las que dejes abiertas se rechazan cuando termines.`,
  },
  events: {
    'arrears-paid': ({ seat, cleared }, w) =>
      cleared
        ? `${w.seat(seat)} ha pagado todos sus intereses atrasados y ya no está en mora.`
        : `${w.seat(seat)} paga parte de sus intereses atrasados.`,
    'auction-failed': ({ seller, face, bidder }, w) =>
      bidder === undefined
        ? `Nadie puja, así que ${w.seat(seller)} se queda con ${things(face, 1, w)}.`
        : `${w.seat(bidder)} no puede pagar su puja, así que ${w.seat(seller)} se queda con ${things(face, 1, w)}.`,
    'auction-left': ({ seat }, w) => `${w.seat(seat)} se retira de la subasta.`,
    'auction-opened': ({ seller, face, reserve }, w) =>
      `${w.seat(seller)} subasta ${things(face, 1, w)} a partir de ${w.money(reserve)}.`,
    'auction-raised': ({ seat, amount }, w) => `${w.seat(seat)} puja ${w.money(amount)}.`,
    borrowed: ({ seat, billions }, w) =>
      `${w.seat(seat)} pide al banco un préstamo de ${w.money(billions * LOAN_STEP)}.`,
    'card-shown': ({ holder, viewer, company }, w) =>
      `${w.seat(holder)} enseña ${w.toSeat(viewer)} la carta de ${w.card(company)}.`,
    'cash-given': ({ giver, receiver, amount }, w) => `${w.seat(giver)} da ${w.toSeat(receiver)} ${w.money(amount)}.`,
    'company-auctioned': ({ seller, buyer, face, price }, w) =>
      `${w.seat(buyer)} compra ${w.toSeat(seller)} ${things(face, 1, w)} por ${w.money(price)}.`,
    'company-closed': ({ seat, company }, w) => `${w.seat(seat)} cierra ${w.card(company)}.`,
    'company-opened': ({ seat, company }, w) => `${w.seat(seat)} abre ${w.card(company)}.`,
    'company-reopened': ({ seat, company, fee }, w) => `${w.seat(seat)} reabre ${w.card(company)} por ${w.money(fee)}.`,
    'deal-failed': ({ parties: [a, b] }, w) =>
      `El trato entre ${w.seats([a, b])} fracasa porque una de las partes no puede cumplir.`,
    'deal-made': (event, w) => {
      const [a, b] = event.parties;
      const facts = event.secret[a] ?? event.secret[b];
      return facts === undefined ? seenDeal(event, w) : agreed(facts.offer, w);
    },
    'drop-ship-lapsed': ({ seller, buyer, resource, ordered }, w) =>
      `Queda anulado el pedido directo de ${w.goods(ordered, resource)} que ${w.seat(seller)} debía servir ${w.toSeat(buyer)}.`,
    'drop-shipped': ({ seller, buyer, resource, units, lost }, w) => {
      const shipped = `${w.seat(seller)} envía ${w.toSeat(buyer)} ${w.goods(units, resource)} de su nueva producción`;
      return lost === 0
        ? `${shipped}.`
        : `${shipped}; ${w.number(lost)} no ${w.plural(lost, { one: 'cabe y se pierde', other: 'caben y se pierden' })}.`;
    },
    'loan-due': ({ borrower, lender, left }, w) =>
      `${w.seat(borrower)} debe pagar ${w.toSeat(lender)} ${w.money(left)} antes de que acabe este ciclo.`,
    'loan-overdue': ({ borrower, lender, left }, w) =>
      `${w.seat(borrower)} no ha pagado ${w.toSeat(lender)}: ${w.money(left)} vencidos.`,
    'loan-repaid': ({ borrower, lender, amount, left }, w) =>
      `${w.seat(borrower)} devuelve ${w.toSeat(lender)} ${w.money(amount)}${left === 0 ? ' y salda ese préstamo' : `; aún debe ${w.money(left)}`}.`,
    'loans-served': ({ seat, interest, billions, short }, w) => {
      const paid = short
        ? `${w.seat(seat)} no puede pagar los ${w.money(interest)} de intereses y queda en mora`
        : `${w.seat(seat)} ${interest === 0 ? 'no paga' : `paga ${w.money(interest)} de`} intereses`;
      if (interest === 0 && billions > 0) return `${w.seat(seat)} devuelve al banco ${w.money(billions * LOAN_STEP)}.`;
      return billions === 0 ? `${paid}.` : `${paid} y devuelve ${w.money(billions * LOAN_STEP)}.`;
    },
    'offer-declined': ({ seat, reason, to }, w) =>
      `${w.seat(seat)} rechaza la oferta${declined(reason, authorOf(seat, to), w)}.`,
    'offer-expired': () => 'Una oferta caduca sin respuesta.',
    'offer-made': ({ offer }, w) => offered(offer, w),
    'offer-not-repeated': ({ partner }, w) =>
      `${w.seat(partner)} ya ha rechazado esta misma oferta, así que no se repite.`,
    'offer-withdrawn': ({ seat }, w) => `${w.seat(seat)} retira la oferta.`,
    'offers-called': () => 'No se admiten más ofertas. Se contestan las que quedan abiertas.',
    'trade-wanted': ({ seat }, w) => `${w.seat(seat)} quiere comerciar.`,
    'trading-closed': () => 'Termina el comercio entre jugadores.',
    'trading-done': ({ seat, to }, w) => (to === undefined ? `${w.seat(seat)} ha terminado de comerciar.` : undefined),
    'trading-idle': null,
    'trading-opened': () => 'Los jugadores pueden comerciar entre sí.',
    'units-sold': (event, w) => delivered(event, w),
  },
};

/** Why an offer is declined, where that is said. */
function declined(reason: DeclineReason | undefined, author: Seat | undefined, w: Spanish): string {
  const who = author === undefined ? 'la otra parte' : w.seat(author);
  switch (reason) {
    case undefined:
      return '';
    case 'too-little':
      return ': muy poco a cambio';
    case 'no-use':
      return ': ahora no le sirve';
    case 'ahead':
      return `: ${who} va demasiado por delante`;
    case 'wronged':
      return `: ya no se fía de ${who}`;
    case 'no-cash':
      return ': no le sobra dinero para eso';
    case 'loan-terms':
      return ': nada de préstamos en esas condiciones';
    case 'in-advance':
      return ': nada de pagar por adelantado';
    case 'units':
      return ': nada de unidades de esta manera';
  }
}

function waiting(open: number): string {
  return open === 1 ? 'Tienes una oferta que contestar.' : `Tienes ${open} ofertas que contestar.`;
}

interface Party {
  readonly seat: Seat;
  readonly yours: boolean;
}

/** `Solo tienes`, `China no tiene` */
function has({ seat, yours }: Party, word: 'no' | 'solo', w: Spanish): string {
  return yours ? `${word} tienes` : `${w.seat(seat)} ${word} tiene`;
}

/** With nothing of it left: `ya no tienes`, `China ya no tiene` */
function lacks({ seat, yours }: Party, w: Spanish): string {
  return yours ? 'ya no tienes' : `${w.seat(seat)} ya no tiene`;
}
