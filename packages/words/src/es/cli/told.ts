// Positions and battles on the command line, in Spanish.
import { RESOURCES as ALL, companyOf, type HoldingView, priceAt, type SeatView, UNIT_KINDS } from '@marshall/rules';
import type { CliTold } from '../../cli.ts';
import { sayReason } from '../../reasons.ts';
import { POWERS, RESOURCES, STAGES } from '../names.ts';
import { plain, spanish } from '../phrases.ts';
import { reasons } from '../reasons.ts';
import { things } from '../things.ts';
import { count, HOW_ENDED } from './endings.ts';

const OUT: Readonly<Record<NonNullable<SeatView['out']>, string>> = {
  captured: 'conquistada',
  destroyed: 'destruida',
  bankrupt: 'en bancarrota',
  resigned: 'abandona',
};

const FACES: Readonly<Record<HoldingView['face'], string>> = {
  open: 'abierta',
  closed: 'cerrada',
  secret: 'boca abajo',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function basket(cash: number, goods: Readonly<Partial<Record<string, number>>>): string {
  const named = Object.entries(goods).map(([good, number = 0]) => things(good, number, plain));
  return plain.and([...named, ...(cash > 0 ? [plain.money(cash)] : [])]) || 'nada';
}

export const told: CliTold = {
  name: (power, seat) => (power === undefined ? seat : POWERS[power].name),
  zone: plain.label,
  reason: (reason, who) =>
    sayReason(
      reasons,
      reason,
      spanish(who, () => ''),
    ),
  asked: (question) => `Te preguntan: ${question}`,
  over: (how, winners) =>
    winners.length === 0
      ? `La partida ha acabado (${HOW_ENDED[how] ?? how}). Nadie gana.`
      : `La partida ha acabado (${HOW_ENDED[how] ?? how}). ${winners.length === 1 ? 'Gana' : 'Ganan'} ${plain.and(winners)}.`,
  moment: (when, waiting) =>
    `${when === undefined ? 'La apertura' : `Ciclo ${when.cycle}, fase ${when.stage}, ${STAGES[when.stage - 1]}`}. Se espera a ${plain.and(waiting)}.`,
  out: (who, how) => `${capital(who)}: ${OUT[how]}, fuera de la partida`,
  power: (who, { cash, loans, supplies, nukes, lStars, cubes }) =>
    [
      `${capital(who)}: ${cash === undefined ? 'dinero desconocido' : plain.money(cash)}`,
      `préstamos ${plain.money(loans * 1000)}`,
      ...ALL.map((resource) => plain.goods(supplies[resource], resource)),
      plain.weapons(nukes, 'nuke'),
      plain.weapons(lStars, 'l-star'),
      count(cubes, 'cubo', 'cubos'),
    ].join(', '),
  companies: (holdings) => {
    const words = holdings.map((holding) => {
      if (holding.card === undefined) return `boca abajo (${RESOURCES[holding.resource]})`;
      const { name: company } = companyOf(holding.card);
      return holding.face === 'open' ? company : `${company} (${FACES[holding.face]})`;
    });
    return `empresas: ${words.join(', ') || 'ninguna'}`;
  },
  loan: (borrower, lender, left, dueCycle, overdue) =>
    `Préstamo: ${borrower} debe ${plain.money(left)} a ${lender}, ${overdue ? `vencido desde el ciclo ${dueCycle}` : `vence al final del ciclo ${dueCycle}`}.`,
  prepared: (stage, to, terms) =>
    `Preparada para la fase ${stage}: ${basket(terms.givesCash, terms.gives)} a ${to} por ${basket(terms.wantsCash ?? 0, terms.wants)}.${terms.promise === '' ? '' : ` «${terms.promise}»`}`,
  prices: (market, deck) =>
    `Precios: ${ALL.map((resource) => `${RESOURCES[resource]} ${plain.money(priceAt(market[resource]))}`).join(', ')}. ${count(deck, 'carta', 'cartas')} en el mazo.`,
  nuked: (zones) => `Arrasados: ${zones.map(plain.label).join(', ')}.`,
  forces: (who, units, cargo) =>
    `${who} ${[plain.force(units), ...cargo.map((aboard) => `${plain.force(aboard)} a bordo`)].join(', ')}`,
  battle: (tactic, attackers, defenders) => {
    const one = UNIT_KINDS.reduce((sum, kind) => sum + (attackers[kind] ?? 0), 0) === 1;
    const does = {
      direct: one ? 'ataca a' : 'atacan a',
      amphibious: one ? 'desembarca contra' : 'desembarcan contra',
      airborne: one ? 'llega por aire contra' : 'llegan por aire contra',
    }[tactic];
    return `${plain.force(attackers)} ${does} ${defenders === undefined ? 'la milicia' : plain.force(defenders)}.`;
  },
};
