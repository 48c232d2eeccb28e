// Positions and battles on the command line, in German.
import { RESOURCES as ALL, companyOf, type HoldingView, priceAt, type SeatView, UNIT_KINDS } from '@marshall/rules';
import type { CliTold } from '../../cli.ts';
import { sayReason } from '../../reasons.ts';
import { german, plain } from '../phrases.ts';
import { reasons } from '../reasons.ts';
import { POWERS, RESOURCES, STAGES } from '../terms.ts';
import { things } from '../things.ts';
import { count, HOW_ENDED } from './endings.ts';

const OUT: Readonly<Record<NonNullable<SeatView['out']>, string>> = {
  captured: 'erobert',
  destroyed: 'zerstört',
  bankrupt: 'bankrott',
  resigned: 'aufgegeben',
};

const FACES: Readonly<Record<HoldingView['face'], string>> = {
  open: 'geöffnet',
  closed: 'stillgelegt',
  secret: 'verdeckt',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function basket(cash: number, goods: Readonly<Partial<Record<string, number>>>): string {
  const named = Object.entries(goods).map(([good, number = 0]) => things(good, number, plain));
  return plain.and([...named, ...(cash > 0 ? [plain.money(cash)] : [])]) || 'nichts';
}

export const told: CliTold = {
  name: (power, seat) => (power === undefined ? seat : POWERS[power].nominative),
  zone: plain.label,
  reason: (reason, who) =>
    sayReason(
      reasons,
      reason,
      german(who, () => ''),
    ),
  asked: (question) => `Du wirst gefragt: ${question}`,
  over: (how, winners) =>
    winners.length === 0
      ? `Die Partie ist aus (${HOW_ENDED[how] ?? how}). Niemand gewinnt.`
      : `Die Partie ist aus (${HOW_ENDED[how] ?? how}). Es ${winners.length === 1 && winners[0] !== POWERS.usa.nominative ? 'gewinnt' : 'gewinnen'} ${plain.and(winners)}.`,
  moment: (when, waiting) =>
    `${when === undefined ? 'Die Eröffnung' : `Zyklus ${when.cycle}, Phase ${when.stage}, ${STAGES[when.stage - 1]}`}. Warten auf ${plain.and(waiting)}.`,
  out: (who, how) => `${capital(who)}: ${OUT[how]}, ausgeschieden`,
  power: (who, { cash, loans, supplies, nukes, lStars, cubes }) =>
    [
      `${capital(who)}: ${cash === undefined ? 'Geld unbekannt' : plain.money(cash)}`,
      `Kredite ${plain.money(loans * 1000)}`,
      ...ALL.map((resource) => `${supplies[resource]} ${RESOURCES[resource]}`),
      plain.weapons(nukes, 'nuke'),
      plain.weapons(lStars, 'l-star'),
      count(cubes, 'Bietstein', 'Bietsteine'),
    ].join(', '),
  companies: (holdings) => {
    const words = holdings.map((holding) => {
      if (holding.card === undefined) return `verdeckt (${RESOURCES[holding.resource]})`;
      const { name: company } = companyOf(holding.card);
      return holding.face === 'open' ? company : `${company} (${FACES[holding.face]})`;
    });
    return `Unternehmen: ${words.join(', ') || 'keine'}`;
  },
  loan: (borrower, lender, left, dueCycle, overdue) =>
    `Kredit über ${plain.money(left)}: Schuldner ${borrower}, Gläubiger ${lender}, ${overdue ? `überfällig seit Zyklus ${dueCycle}` : `fällig bis zum Ende von Zyklus ${dueCycle}`}.`,
  prepared: (stage, to, terms) =>
    `Vorbereitet für Phase ${stage}: ${basket(terms.givesCash, terms.gives)} an ${to} für ${basket(terms.wantsCash ?? 0, terms.wants)}.${terms.promise === '' ? '' : ` „${terms.promise}“`}`,
  prices: (market, deck) =>
    `Preise: ${ALL.map((resource) => `${RESOURCES[resource]} ${plain.money(priceAt(market[resource]))}`).join(', ')}. Im Stapel: ${count(deck, 'Karte', 'Karten')}.`,
  nuked: (zones) => `Atomar zerstört: ${zones.map(plain.label).join(', ')}.`,
  forces: (who, units, cargo) =>
    `${who} ${[plain.force(units), ...cargo.map((aboard) => `${plain.force(aboard)} an Bord`)].join(', ')}`,
  battle: (tactic, attackers, defenders) => {
    const one = UNIT_KINDS.reduce((sum, kind) => sum + (attackers[kind] ?? 0), 0) === 1;
    const way = { direct: '', amphibious: ' vom Meer aus', airborne: ' aus der Luft' }[tactic];
    const whom = defenders === undefined ? 'die Miliz' : plain.force(defenders);
    return `${plain.force(attackers)} ${one ? 'greift' : 'greifen'} ${whom}${way} an.`;
  },
};
