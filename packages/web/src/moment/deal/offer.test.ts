import { type Command, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { sayEvent } from '@marshall/words';
import { expect, test } from 'vitest';
import { language } from '../../language.ts';
import { offerText } from '../../session/names.ts';
import type { Draft } from '../../session/session.ts';
import type { Form } from '../form.ts';
import { inShelfOrder, isEmptyOffer, offeredIn, turnedRound, worthOf } from './offer.ts';
import { shelfOf, wonders } from './shelf.ts';
import { termsOf } from './terms.ts';

const laid = () =>
  scenario({
    stage: 3,
    phase: 'sales-to-players',
    bidders: ['usa', 'ussr'],
    powers: {
      usa: { oil: 6, grain: 0, minerals: 1, cash: 1000, nukes: 1, cards: { 'baqa-oil': 'open' } },
      ussr: { oil: 8, grain: 2, minerals: 12, cash: 1000 },
    },
  });

const usa = seat('usa');

test('a form becomes the offer that it would put, and a counter goes to the author of what it answers', () => {
  const table = laid();
  table.ussr.does({ type: 'offer', to: 'usa', givesCash: 500, loan: true, repay: 550, dueCycle: 3 });
  const seen = view(table.game, usa);
  const draft: Draft = { type: 'offer', to: 'ussr', givesCash: 0, gives: { oil: 2 }, wants: {}, wantsCash: 300 };
  expect(offeredIn(seen, draft)).toMatchObject({
    from: 'usa',
    to: 'ussr',
    gives: { goods: { oil: 2 } },
    wants: { cash: 300 },
  });
  const [offer] = seen.offers;
  if (offer === undefined) throw new Error('no offer');
  const turned = turnedRound(offer);
  expect(turned).toEqual({
    offer: 'ussr>usa#1',
    givesCash: 0,
    gives: {},
    wants: {},
    wantsCash: 500,
    loan: true,
    repay: 550,
    dueCycle: 3,
  });
  expect(offeredIn(seen, { type: 'counter-offer', ...turned })).toMatchObject({ to: 'ussr', loan: { repay: 550 } });
  const empty = offeredIn(seen, { type: 'offer', to: 'ussr' });
  expect(empty && isEmptyOffer(empty)).toBe(true);
});

test('a basket is worth its cash, supplies at the price of the day, companies and weapons as they count at the end', () => {
  const seen = view(laid().game, usa);
  const price = worthOf(seen, usa, { cash: 0, goods: { oil: 1 } });
  expect(price).toBeGreaterThan(0);
  expect(worthOf(seen, usa, { cash: 50, goods: { oil: 2, nuke: 1, 'baqa-oil': 1 } })).toBe(50 + 2 * price + 250 + 100);
});

test('things stand in the same order on both sides', () => {
  expect(inShelfOrder(['baqa-oil', 'nuke', 'minerals', 'grain', 'oil'])).toEqual([
    'grain',
    'oil',
    'minerals',
    'nuke',
    'baqa-oil',
  ]);
});

test('the referee is asked why of each resource that cannot pass whole, and once of every other kind', () => {
  const seen = view(laid().game, usa);
  const counts = (max: Record<string, number>) => ({ kind: 'counts', max, least: 0, most: 20 }) as const;
  const form: Form = {
    type: 'offer',
    draft: { type: 'offer', to: 'ussr' },
    complete: false,
    rows: [
      { field: 'gives', domain: counts({ oil: 4, minerals: 0 }), value: { oil: 1 } },
      { field: 'wants', domain: counts({ grain: 2 }), value: {} },
    ],
  };
  expect(shelfOf(seen, form, 'gives').slice(0, 3)).toEqual([
    { good: 'grain', kind: 'supplies', held: 0, most: 0, number: 0 },
    { good: 'oil', kind: 'supplies', held: 6, most: 4, number: 1 },
    { good: 'minerals', kind: 'supplies', held: 1, most: 0, number: 0 },
  ]);
  expect(wonders(seen, form).map(({ side, good, draft }) => [side, good, draft[side]])).toEqual([
    ['gives', 'oil', { oil: 5 }],
    ['gives', 'minerals', { minerals: 1 }],
    ['gives', 'nuke', { nuke: 1 }],
    ['gives', 'baqa-oil', { 'baqa-oil': 1 }],
    ['gives', 'drop-ship-grain', { 'drop-ship-grain': 1 }],
    ['wants', 'oil', { oil: 1 }],
    ['wants', 'minerals', { minerals: 1 }],
    ['wants', 'drop-ship-grain', { 'drop-ship-grain': 1 }],
  ]);
});

test('a loan and an order say what is owed and what happens if it is not kept, to either side', () => {
  const table = laid();
  const terms = { givesCash: 500, loan: true, repay: 550, dueCycle: 3 } as const;
  table.ussr.does({ type: 'offer', to: 'usa', ...terms });
  const lines = (who: string) => {
    const seen = view(table.game, seat(who));
    return seen.offers.flatMap((offer) => termsOf(seen, offer));
  };
  for (const who of ['usa', 'ussr']) {
    expect(lines(who)).toHaveLength(2);
    expect(lines(who)[0]).toMatch(/\$550M.*cycle 3.*\$50M.*10%/);
  }
  expect(lines('usa')[0]).not.toBe(lines('ussr')[0]);
  const order = offeredIn(view(table.game, usa), {
    type: 'offer',
    to: 'ussr',
    wants: { 'drop-ship-oil': 3 },
    price: 100,
    paid: 'in-advance',
  });
  const said = order === undefined ? [] : termsOf(view(table.game, usa), order);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/3 oil.*\$100M.*\$300M/);
});

// --- units for sale: the card with the Accept button says what the referee would hand over ---

type Sale = Extract<Command, { readonly type: 'offer-units' }>;
type Terms = Omit<Sale, 'type' | 'to' | 'seller' | 'payer'>;
const SALES: readonly [string, object, Terms, RegExp][] = [
  [
    'a fleet that only brings the armies is not sold',
    { oil: 6, units: { japan: 2, 'sea-of-okhotsk': 1 } },
    {
      zone: 'shantung',
      fleet: 'sea-of-japan',
      orders: [
        { how: 'sail', from: 'sea-of-okhotsk', units: { navy: 1 } },
        { how: 'board', from: 'japan', units: { army: 2 } },
        { how: 'by', zone: 'sea-of-japan' },
        { how: 'ashore', on: 'shantung', units: { army: 2 } },
      ],
    },
    /^2 armies from Japan, delivered to Shantung\. You pay/,
  ],
  [
    'what stays aboard is not sold',
    { oil: 6, laden: [{ zone: 'sea-of-japan', cargo: { army: 3 } }] },
    {
      zone: 'shantung',
      fleet: 'sea-of-japan',
      orders: [
        { how: 'convoy', from: 'sea-of-japan', carrier: 'navy', number: 1, cargo: { army: 3 } },
        { how: 'ashore', on: 'shantung', units: { army: 1 } },
      ],
    },
    /^1 army from the Sea of Japan, delivered to Shantung\./,
  ],
  [
    'navies are sold with what is aboard',
    { oil: 6, units: { 'sea-of-okhotsk': 1 }, laden: [{ zone: 'sea-of-okhotsk', cargo: { army: 2 } }] },
    {
      zone: 'sea-of-japan',
      orders: [
        { how: 'sail', from: 'sea-of-okhotsk', units: { navy: 1 } },
        { how: 'convoy', from: 'sea-of-okhotsk', carrier: 'navy', number: 1, cargo: { army: 2 } },
      ],
    },
    /^2 armies and 2 navies from the Sea of Okhotsk, delivered to the Sea of Japan\./,
  ],
  [
    'a navy that sails out and back is sold once',
    { oil: 6, units: { 'sea-of-okhotsk': 1 } },
    {
      zone: 'sea-of-japan',
      orders: [
        { how: 'sail', from: 'sea-of-okhotsk', units: { navy: 1 } },
        { how: 'sail', from: 'sea-of-japan', units: { navy: 1 } },
        { how: 'by', zone: 'sea-of-okhotsk' },
      ],
    },
    /^1 navy from the Sea of Okhotsk, delivered to the Sea of Japan\./,
  ],
  [
    'armies that march and armies that fly are counted together',
    { oil: 6, units: { pakistan: 2, alaska: 1 } },
    {
      zone: 'tibet',
      orders: [
        { how: 'march', from: 'pakistan', units: { army: 2 } },
        { how: 'airlift', from: 'alaska', units: { army: 1 } },
      ],
    },
    /^3 armies from Pakistan and Alaska, delivered to Tibet\./,
  ],
];

test.each(SALES)('B-BAZAAR-05 %s', (_title, has, terms, said) => {
  const table = scenario({
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa'],
    powers: { china: { cash: 1000, oil: 6, units: { shantung: 1 } }, usa: has, ussr: {} },
  });
  const china = seat('china');
  table.usa.does({ type: 'offer-units', to: 'china', seller: usa, payer: china, ...terms, wantsCash: 500 });
  const seen = view(table.game, china);
  const [offer] = seen.offers;
  if (offer === undefined) throw new Error('no offer');
  expect(termsOf(seen, offer)[0]).toMatch(said);
  const told = offerText(seen, offer);
  const [sold] = table.china
    .does({ type: 'accept-offer', offer: offer.id })
    .filter(({ type }) => type === 'units-sold');
  if (sold?.type !== 'units-sold') throw new Error('nothing is sold');
  // The sentence of the offer names exactly what the log then says was delivered.
  const log = sayEvent(language, table.game, sold) ?? '';
  const what = /delivers (.*) to China/.exec(log)?.[1] ?? 'nothing';
  expect(told).toContain(`offers you ${what} delivered to`);
});
