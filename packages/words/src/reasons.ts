// Why a computer commander decides as it does: facts with their figures. Players read them as advice, so each language speaks to them.
import type { DeclineReason, QuestionKind, Resource, Seat, Technology, Weapon, Zone } from '@marshall/rules';

/** A share of one: 0.42 for 42%. */
type Share = number;
/** Money in millions. */
type Millions = number;

/** Every reason, and the figures that it comes with. */
export interface ReasonFigures {
  // Answers that need no plan
  usual: { readonly kind: QuestionKind };
  'nothing-asked': object;
  overlooks: object;
  // Cubes
  bid: { readonly stage: number; readonly worth: Millions };
  'nothing-to-gain': { readonly stage: number };
  'later-stages': { readonly worth: Millions };
  'bid-for-war': object;
  'cycle-plan': { readonly bids: boolean; readonly plan: readonly number[]; readonly lift: Share };
  // The market and the bank
  sell: { readonly resource: Resource; readonly price: Millions; readonly after: Millions };
  buy: { readonly resource: Resource; readonly price: Millions; readonly after: Millions };
  prospect: { readonly resource: Resource };
  'turn-card': object;
  'stop-search': object;
  'open-company': object;
  'borrow-for-salaries': object;
  'borrow-for-interest': object;
  'borrow-to-buy': object;
  'repay-spare': object;
  'repay-interest': object;
  'clear-arrears': object;
  'pay-back': { readonly lender: Seat };
  // Trade between players
  'has-a-deal': object;
  'deal-lifts': { readonly lift: Share };
  'take-offer': { readonly worth: Millions; readonly cost: Millions };
  decline: { readonly because: DeclineReason };
  'counter-ask': { readonly amount: Millions };
  'counter-pay': { readonly amount: Millions };
  'swap-goods': { readonly to: Seat; readonly gives: Resource; readonly wants: Resource };
  'sell-surplus': { readonly resource: Resource };
  'swap-companies': { readonly to: Seat };
  'sell-company': { readonly resource: Resource };
  'want-company': { readonly resource: Resource };
  'sell-land': { readonly to: Seat };
  'buy-land': object;
  'sell-ahead': { readonly resource: Resource };
  'ask-loan': { readonly to: Seat };
  'auction-company': { readonly resource: Resource };
  'ask-l-star': object;
  'company-price': object;
  'company-bargain': object;
  'raise-bid': { readonly worth: Millions };
  'let-company-go': object;
  // Peace and permissions
  'keep-peace': { readonly rival: Seat };
  'hope-for-peace': { readonly rival: Seat };
  'passage-returned': { readonly rival: Seat };
  'revoke-leader': { readonly rival: Seat };
  'revoke-wronged': { readonly rival: Seat };
  'no-objection': object;
  'too-near': object;
  'propose-detente': object;
  'agree-detente': object;
  'against-detente': object;
  // War
  attack: { readonly to: Zone; readonly win: Share; readonly gain: Millions; readonly lift?: Share };
  land: { readonly to: Zone; readonly win: Share };
  'go-on': object;
  occupy: { readonly zone: Zone };
  'nobody-to-spare': { readonly zone: Zone };
  'assault-on': { readonly zone: Zone; readonly win: Share };
  'assault-off': { readonly zone: Zone };
  'assault-stuck': object;
  stand: { readonly zone: Zone; readonly hold: Share };
  resist: { readonly zone: Zone };
  withdraw: { readonly from: Zone };
  refill: { readonly zone: Zone };
  'bring-guards': { readonly zone: Zone };
  raid: { readonly against: Seat; readonly sea: Zone; readonly sunk: number };
  // Nukes and L-stars
  'destroy-last': { readonly rival: Seat };
  'destroy-leader': { readonly rival: Seat };
  'last-blow': object;
  'strike-massed': { readonly rival: Seat; readonly units: number; readonly zone: Zone };
  retaliate: object;
  'shield-others': object;
  'save-home': object;
  clash: { readonly foe: Seat };
  'sweep-space': object;
  'build-nukes': object;
  'build-l-stars': object;
  research: { readonly weapon: Weapon };
  // Moving and building
  'move-shield': { readonly zone: Zone };
  'move-guard': { readonly zone: Zone };
  'move-in': { readonly zone: Zone; readonly worth: Millions; readonly hired: boolean };
  'build-guards': { readonly zone: Zone; readonly there: number };
  'build-for-war': { readonly zone: Zone };
  'build-shield': { readonly zone: Zone };
  'navies-for-siege': { readonly zone: Zone };
  'navies-to-land': { readonly zone: Zone };
  'ships-for-goods': { readonly zone: Zone };
  'spread-armies': object;
  'place-apc': { readonly zone: Zone };
  // Merchant Marine
  'two-seas': object;
  'ships-where-goods': object;
  'bonus-ships': { readonly ships: number };
  'risk-cargo': { readonly ships: number };
  'fetch-goods': object;
  'pay-ransom': { readonly amount: Millions };
  'no-ransom': { readonly amount: Millions };
  'flee-navies': object;
  'more-to-carry': { readonly sea: Zone };
  'guard-ships': { readonly sea: Zone };
  escort: { readonly sea: Zone };
  'import-for-war': { readonly resource: Resource };
  'shut-ports': { readonly rival: Seat };
  'announce-siege': { readonly rival: Seat };
  'announce-blockade': { readonly zone: Zone };
  // High-Tech Edge
  'no-technology': object;
  agenda: { readonly lines: readonly Technology[] };
  'draw-technology': object;
  'deploy-in-bazaar': object;
  'deploy-technology': { readonly technology: Technology; readonly level: number };
  disclose: object;
  'show-to-move': { readonly technology: Technology };
}

export type ReasonId = keyof ReasonFigures;

/** One reason with its figures. */
export type Reason = { readonly [K in ReasonId]: { readonly reason: K } & ReasonFigures[K] }[ReasonId];

/** What a language says for each reason, with its phrases. */
export type ReasonTexts<P> = {
  readonly [K in Exclude<ReasonId, 'usual'>]: string | ((figures: ReasonFigures[K], w: P) => string);
} & { readonly usual: Readonly<Record<QuestionKind, string>> };

/** A reason in one or two sentences. */
export function sayReason<P>(texts: ReasonTexts<P>, reason: Reason, w: P): string {
  if (reason.reason === 'usual') return texts.usual[reason.kind];
  // Which figures a text takes, the types above have settled.
  const text = texts[reason.reason] as string | ((figures: Reason, phrases: P) => string);
  const said = typeof text === 'string' ? text : text(reason, w);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}
