// The texts of offers: the form, the card that has the Accept button, and what was agreed, in Spanish.
import type { Page } from '../../page.ts';
import { capital, counted, of, to as toward } from './names.ts';

const shares = (more: number, lent: number): string => {
  const percent = lent === 0 ? 0 : Math.round((more * 100) / lent);
  return percent === 0 ? '' : ` (${percent} %)`;
};

const YOU = 'tú';

/** Who does something, within a sentence: `tú`, `China`. */
type Who = { readonly name: string; readonly you: boolean };

const lent = (borrower: Who): string => (borrower.you ? 'de lo que recibes' : 'de lo prestado');
/** `tu próxima producción`, `la próxima producción de China` */
const next = (seller: Who): string =>
  seller.you ? 'tu próxima producción' : `la próxima producción de ${seller.name}`;
/** `Pagas`, `China paga` */
const does = (who: Who, yours: string, theirs: string): string => (who.you ? yours : `${who.name} ${theirs}`);

const due = (cycle: number, overdue: boolean): string =>
  overdue ? `que venció en el ciclo ${cycle}` : `a pagar antes de que acabe el ciclo ${cycle}`;

export const dealWords: Page['deals'] = {
  gives: 'Das',
  gets: 'Recibes',
  theyGive: (who) => `${capital(who)} da`,
  nothing: 'nada',
  later: (cycle) => `antes de que acabe el ciclo ${cycle}`,
  cash: 'Dinero',
  companies: 'Empresas',
  addCompany: 'Añadir una empresa',
  youGet: (what) => `${what} que recibes`,
  hundred: { more: (what) => `100\u00a0M$ más: ${what}`, fewer: (what) => `100\u00a0M$ menos: ${what}` },
  of: (number) => `de ${number}`,
  worth: (sum) => `Vale ${sum}`,
  worthAbout:
    'Los suministros cuentan al precio de mercado de hoy. Las empresas, las armas y las unidades, como al final de la partida.',
  empty: 'Pon algo en la oferta.',
  oneWay: 'El dinero solo va en un sentido.',
  bothWays: 'Ya va en el otro sentido.',
  notNow: 'Ahora no',
  onlySupplies: 'Puedes preparar suministros y dinero. Lo demás, ofrécelo cuando se comercie.',
  kinds: {
    companies: 'Empresas',
    weapons: 'Armas',
    orders: 'Pedidos de la próxima producción',
    places: 'Territorios y unidades',
  },
  waits: (question) => `Además se te pregunta: ${question}`,
  loan: {
    repay: (borrower, lender, sum, cycle, more, lentSum, extra) =>
      `${capital(does(borrower, `devuelves ${sum} ${toward(lender.name)}`, lender.you ? `te devuelve ${sum}` : `devuelve ${sum} ${toward(lender.name)}`))} antes de que acabe el ciclo ${cycle}${
        more > 0
          ? `: ${extra} más ${lent(borrower)}${shares(more, lentSum)}`
          : more < 0
            ? `: ${extra} menos ${lent(borrower)}`
            : ', sin intereses'
      }.`,
    note: 'El árbitro no lo cobra. Si no se paga, queda en la lista como vencido.',
  },
  order: {
    what: (seller, goods, each, sum, advance) =>
      `${capital(goods)} de ${next(seller)}, a ${each} la unidad: ${sum} en total, que se ${
        advance ? 'pagan ahora' : 'pagan a la entrega'
      }.`,
    free: (seller, goods) => `${capital(goods)} de ${next(seller)}, gratis.`,
    note: (seller, advance) =>
      `Si se produce menos, se entrega menos. Si ${does(seller, 'dejas', 'deja')} una empresa sin pagar, no se entrega nada${
        advance ? ' y el dinero se pierde' : ' y no se paga nada'
      }.`,
  },
  delivery: (units, from, to, payer) =>
    `${capital(units)}: ${from === '' ? `destino, ${to}` : `${of(from)} ${toward(to)}`}. ${capital(does(payer, 'pagas', 'paga'))} el movimiento.`,
  carries: (who, loads) =>
    `${capital(does(who, 'llevas', 'lleva'))} ${counted(loads, 'cargamento', 'cargamentos')} de la mercancía.`,
  carriesRest: (who) => `${capital(does(who, 'llevas', 'lleva'))} la mercancía.`,
  change: 'Cambiarla',
  addMessage: 'Añadir un mensaje',
  promise: 'Un mensaje no obliga a nadie.',
  debts: {
    heading: 'Deudas y promesas',
    owe: (who, sum, cycle, overdue) => `Debes ${sum} ${toward(who)}, ${due(cycle, overdue)}.`,
    owes: (who, sum, cycle, overdue) => `${capital(who)} te debe ${sum}, ${due(cycle, overdue)}.`,
    of: (sum, paid) => `Prestado: ${sum}. Devuelto hasta ahora: ${paid}.`,
    lent: (sum) => `Prestado: ${sum}.`,
    deliver: (who, goods) => `Entregas ${goods} ${toward(who)} de tu próxima producción.`,
    receive: (who, goods) => `${capital(who)} te entrega ${goods} de la próxima producción.`,
    paid: 'Ya está pagado.',
    onDelivery: (sum) => `${sum} a la entrega.`,
    kept: (cycle) => `pagada en el ciclo ${cycle}`,
    keptLate: (cycle) => `pagada con retraso, en el ciclo ${cycle}`,
    repaidBy: (borrower, lender) =>
      borrower === YOU
        ? `Tu deuda con ${lender}`
        : `La deuda de ${borrower} ${lender === YOU ? 'contigo' : `con ${lender}`}`,
    said: (who, cycle) => `${capital(who)} en el ciclo ${cycle}:`,
    you: YOU,
    closed: (number) => counted(number, 'deuda pagada', 'deudas pagadas'),
  },
  news: { close: 'Cerrar' },
};
