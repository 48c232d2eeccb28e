// Positions and battles on the command line, in English.
import {
  companyOf,
  type HoldingView,
  type Power,
  priceAt,
  RESOURCES,
  type SeatView,
  type Stage,
  UNIT_KINDS,
  type UnitKind,
  type View,
} from '@marshall/rules';
import type { Who } from '../../language.ts';
import { type Reason, sayReason } from '../../reasons.ts';
import { english, plain } from '../phrases.ts';
import { reasons } from '../reasons.ts';
import { POWERS } from '../terms.ts';
import { things } from '../things.ts';
import { HOW_ENDED } from './endings.ts';

type Counts = Readonly<Partial<Record<UnitKind, number>>>;

const OUT: Readonly<Record<NonNullable<SeatView['out']>, string>> = {
  captured: 'captured',
  destroyed: 'destroyed',
  bankrupt: 'bankrupt',
  resigned: 'resigned',
};

const FACES: Readonly<Record<HoldingView['face'], string>> = {
  open: 'open',
  closed: 'closed',
  secret: 'secret',
};

/** A power or else a seat, within a sentence. */
const name = (power: Power | undefined, seat: string): string => (power === undefined ? seat : POWERS[power]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function basket(cash: number, goods: Readonly<Partial<Record<string, number>>>): string {
  const named = Object.entries(goods).map(([good, number = 0]) => things(good, number, plain));
  return plain.and([...named, ...(cash > 0 ? [plain.money(cash)] : [])]) || 'nothing';
}

export const told = {
  name,
  zone: plain.label,
  /** Why a commander would make a move. */
  reason: (reason: Reason, who: Who): string =>
    sayReason(
      reasons,
      reason,
      english(who, () => ''),
    ),
  asked: (question: string): string => `You are asked: ${question}`,
  over: (how: string, winners: readonly string[]): string =>
    winners.length === 0
      ? `The game is over (${HOW_ENDED[how] ?? how}). Nobody wins.`
      : `The game is over (${HOW_ENDED[how] ?? how}). ${capital(plain.and(winners))} ${winners.length === 1 ? 'wins' : 'win'}.`,
  moment: (when: { readonly cycle: number; readonly stage: Stage } | undefined, waiting: readonly string[]): string =>
    `${when === undefined ? 'The opening' : `Cycle ${when.cycle}, Stage ${when.stage}, ${plain.stage(when.stage)}`}. Waiting for ${plain.and(waiting)}.`,
  out: (who: string, how: NonNullable<SeatView['out']>): string => `${capital(who)}: ${OUT[how]}, out of the game`,
  power: (who: string, { cash, loans, supplies, nukes, lStars, cubes }: SeatView): string =>
    [
      `${capital(who)}: ${cash === undefined ? 'cash unknown' : plain.money(cash)}`,
      `loans ${plain.money(loans * 1000)}`,
      ...RESOURCES.map((resource) => plain.goods(supplies[resource], resource)),
      plain.weapons(nukes, 'nuke'),
      plain.weapons(lStars, 'l-star'),
      `${cubes} ${cubes === 1 ? 'cube' : 'cubes'}`,
    ].join(', '),
  companies: (holdings: readonly HoldingView[]): string => {
    const words = holdings.map((holding) => {
      if (holding.card === undefined)
        return `a secret ${holding.resource === 'minerals' ? 'mineral' : holding.resource} company`;
      const { name: company } = companyOf(holding.card);
      return holding.face === 'open' ? company : `${company} (${FACES[holding.face]})`;
    });
    return `companies: ${words.join(', ') || 'none'}`;
  },
  loan: (borrower: string, lender: string, left: number, dueCycle: number, overdue: boolean): string =>
    `Loan: ${borrower} owes ${lender} ${plain.money(left)}, ${overdue ? `overdue since cycle ${dueCycle}` : `due by the end of cycle ${dueCycle}`}.`,
  prepared: (stage: number, to: string, terms: PreparedTerms): string =>
    `Prepared for Stage ${stage}: ${basket(terms.givesCash, terms.gives)} to ${to} for ${basket(terms.wantsCash ?? 0, terms.wants)}.${terms.promise === '' ? '' : ` “${terms.promise}”`}`,
  prices: (market: View['market'], deck: number): string =>
    `Prices: ${RESOURCES.map((resource) => `${resource} ${plain.money(priceAt(market[resource]))}`).join(', ')}. ${deck} ${deck === 1 ? 'card' : 'cards'} in the deck.`,
  nuked: (zones: View['nuked']): string => `Nuked: ${zones.map(plain.label).join(', ')}.`,
  forces: (who: string, units: Counts, cargo: readonly Counts[]): string =>
    `${who} ${[plain.force(units), ...cargo.map((aboard) => `${plain.force(aboard)} aboard`)].join(', ')}`,
  battle: (tactic: 'direct' | 'amphibious' | 'airborne', attackers: Counts, defenders: Counts | undefined): string => {
    const one = UNIT_KINDS.reduce((sum, kind) => sum + (attackers[kind] ?? 0), 0) === 1;
    const does = {
      direct: one ? 'attacks' : 'attack',
      amphibious: one ? 'lands against' : 'land against',
      airborne: one ? 'is flown in against' : 'are flown in against',
    }[tactic];
    return `${plain.force(attackers)} ${does} ${defenders === undefined ? 'militia' : plain.force(defenders)}.`;
  },
};

export interface PreparedTerms {
  readonly gives: Readonly<Partial<Record<string, number>>>;
  readonly givesCash: number;
  readonly wants: Readonly<Partial<Record<string, number>>>;
  readonly wantsCash?: number | undefined;
  readonly promise: string;
}
