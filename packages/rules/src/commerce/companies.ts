// Closing, reopening and first opening of companies (B-COMPANY-05 to -09, B-PROSPECT-13 to -15).
import { z } from 'zod';
import { COMPANIES, type Company, isCompany } from '../board/index.ts';
import { oneOf } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { changeHolding, pay } from '../state/ledger.ts';
import type { Face, Holding, Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';

/** B-PAY-02: what an open company is paid in each Stage 1. */
export const COMPANY_SALARY = 50;

/** B-COMPANY-09 */
export const REOPENING_FEE = 200;

const closeSchema = z.strictObject({ type: z.literal('close-company'), company: z.enum(COMPANIES) });
export type CloseCommand = z.infer<typeof closeSchema>;

const openSchema = z.strictObject({ type: z.literal('open-company'), company: z.enum(COMPANIES) });
export type OpenCommand = z.infer<typeof openSchema>;

export type CompanyEvent = CompanyClosed | CompanyReopened | CompanyOpened;
interface CompanyClosed extends EventBase {
  readonly type: 'company-closed';
  readonly seat: Seat;
  readonly company: Company;
}
interface CompanyReopened extends EventBase {
  readonly type: 'company-reopened';
  readonly seat: Seat;
  readonly company: Company;
  readonly fee: number;
}
/** A secret card is turned face up; from now on everybody knows where the company lies. */
interface CompanyOpened extends EventBase {
  readonly type: 'company-opened';
  readonly seat: Seat;
  readonly company: Company;
}

export const companyEvents: EventDefs<CompanyEvent> = {
  // A card that was ever face up stays everybody's to see: the view shows it, so nobody has to ask.
  'company-closed': {
    clauses: ['B-COMPANY-05', 'B-COMPANY-06', 'B-COMPANY-08', 'B-DIPLO-03'],
    evolve: (state, { seat, company }) => turn(state, seat, company, 'closed'),
  },
  'company-reopened': {
    clauses: ['B-COMPANY-07', 'B-COMPANY-09', 'Q-B-90'],
    evolve: (state, { seat, company, fee }) => {
      pay(state, seat, 'bank', fee);
      turn(state, seat, company, 'open');
    },
  },
  'company-opened': {
    clauses: ['B-PROSPECT-14', 'B-PROSPECT-15', 'B-DIPLO-03', 'Q-B-90'],
    evolve: (state, { seat, company }) => {
      turn(state, seat, company, 'open');
      // A card that is being auctioned is known to all from now on.
      const { auction } = state.offers;
      if (auction?.good === company) auction.face = company;
    },
  },
};

export const closeCommand: CommandDef<CloseCommand> = {
  type: 'close-company',
  schema: closeSchema,
  clause: 'B-COMPANY-05',
  may: (play, seat) =>
    play.seat(seat).holdings.some((holding) => holding.face === 'open')
      ? undefined
      : refuse('none-open', 'B-COMPANY-05'),
  fields: [
    field('company', (play, seat) =>
      oneOf(
        companiesOf(play, seat, (holding) => holding.face === 'open'),
        () => undefined,
        () => refuse('not-open', 'B-COMPANY-05'),
      ),
    ),
  ],
  run: (play, seat, { company }) => {
    play.emit({ type: 'company-closed', seat, company });
  },
};

export const openCommand: CommandDef<OpenCommand> = {
  type: 'open-company',
  schema: openSchema,
  clause: 'B-COMPANY-07',
  may: (play, seat) => {
    if (play.state.stage === 2) return refuse('stage-2', 'B-COMPANY-07');
    return play.seat(seat).holdings.some((holding) => whyNotOpen(play, seat, holding) === undefined)
      ? undefined
      : sumUp(refuse('none-to-open', 'B-COMPANY-07', { fee: REOPENING_FEE }));
  },
  fields: [
    field('company', (play, seat) =>
      oneOf(
        companiesOf(play, seat, () => true),
        (company) => whyNotOpen(play, seat, holdingOf(play, seat, company)),
        () => refuse('not-yours:open', 'B-COMPANY-07'),
      ),
    ),
  ],
  run: (play, seat, { company }) => {
    // Q-B-90: the first opening is free, the fee belongs to a company that was closed.
    if (holdingOf(play, seat, company)?.face === 'secret') play.emit({ type: 'company-opened', seat, company });
    else play.emit({ type: 'company-reopened', seat, company, fee: REOPENING_FEE });
  },
};

/** A player's companies of a certain kind, in the order of their cards. */
export function companiesOf(play: Play, seat: Seat, which: (holding: DeepReadonly<Holding>) => boolean): Company[] {
  const companies: Company[] = [];
  for (const holding of play.seat(seat).holdings)
    if (isCompany(holding.card) && which(holding)) companies.push(holding.card);
  return companies;
}

/** The card of a company, if the player holds it. */
export function holdingOf(play: Play, seat: Seat, company: Company): DeepReadonly<Holding> | undefined {
  return play.seat(seat).holdings.find((holding) => holding.card === company);
}

function whyNotOpen(play: Play, seat: Seat, holding: DeepReadonly<Holding> | undefined): Refusal | undefined {
  if (holding === undefined || holding.face === 'open') return refuse('open', 'B-COMPANY-07');
  const { cash } = play.seat(seat);
  if (holding.face === 'closed' && cash < REOPENING_FEE)
    return refuse('too-poor:reopen', 'B-COMPANY-09', { fee: REOPENING_FEE, cash });
  return undefined;
}

function turn(state: State, seat: Seat, company: Company, face: Face): void {
  changeHolding(state, seat, company, () => ({ face, knownTo: [] }));
}
