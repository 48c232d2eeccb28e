// Prices and bounds that several rooms name.

/** B-PROSPECT-09, B-RND-06, B-RND-13: what it costs to turn a card of the resource deck. */
export const CARD_PRICE = 200;

/** B-LOAN-01, B-PAY-08: the bank lends and takes back in steps of so many millions. */
export const LOAN_STEP = 1000;

/** The most cash in one deal, gift, bid or payment: others' cash is hidden, so this is the bound for what is asked of them. */
export const MOST_CASH = 50_000;
