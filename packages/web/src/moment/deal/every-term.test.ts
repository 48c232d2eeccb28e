// Whatever players offer each other, the card with the Accept button says all that it binds them to.
import { type Command, type Seat, seat, type View, view } from '@marshall/rules';
import { type Sketch, scenario, techSketch } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { offerText } from '../../session/names.ts';
import { itemsIn } from './offer.ts';
import { termsOf } from './terms.ts';

const TRADE = { stage: 7, phase: 'buys-from-players', bidders: ['usa', 'ussr', 'china'] } as const;
const BAZAAR = { stage: 6, phase: 'arms-bazaar', bidders: ['usa', 'ussr', 'china'] } as const;
const rich = { cash: 5000, oil: 6, grain: 6, minerals: 6 } as const;
const powers: Sketch['powers'] = {
  usa: { ...rich, nukes: 2, cards: 'home', units: { pakistan: 2, 'arabian-sea': 1 } },
  ussr: { ...rich, cards: 'home', units: { kazakh: 1 } },
  china: { ...rich, cards: { 'baqa-oil': 'secret' }, units: { tibet: 1 } },
};
const ships = { 'mid-pacific': { ship: 3 } } as const;

/** Who offers whom what, and every figure and name that must be read before it is accepted. */
const OFFERS: readonly [string, Seat, Command, Sketch, readonly (string | RegExp)[]][] = [
  [
    'a drop-ship order paid in advance',
    seat('ussr'),
    { type: 'offer', to: 'china', gives: { 'drop-ship-oil': 2 }, price: 750, paid: 'in-advance' },
    { ...TRADE, powers },
    [/2 oil/, '$750M', '$1,500M', /paid now/, 'the money is gone'],
  ],
  [
    'a drop-ship order that the buyer asks for, paid on delivery',
    seat('china'),
    { type: 'offer', to: 'usa', wants: { 'drop-ship-grain': 1 }, price: 90, paid: 'on-delivery' },
    { ...TRADE, powers },
    [/1 grain/, '$90M', /paid on delivery/, 'nothing is paid'],
  ],
  [
    'a loan that the borrower asks for',
    seat('china'),
    { type: 'offer', to: 'ussr', wantsCash: 800, loan: true, repay: 1200, dueCycle: 5 },
    { ...TRADE, powers },
    ['$800M', '$1,200M', /cycle 5/, '$400M', '50%'],
  ],
  [
    'a loan without interest',
    seat('usa'),
    { type: 'offer', to: 'china', givesCash: 300, loan: true, repay: 300, dueCycle: 4 },
    { ...TRADE, powers },
    ['$300M', /cycle 4/],
  ],
  [
    'goods that the offerer’s ships carry',
    seat('usa'),
    { type: 'offer', to: 'ussr', gives: { oil: 3 }, wantsCash: 450, carries: 1 },
    {
      ...TRADE,
      options: { merchantMarine: true },
      powers: {
        ...powers,
        usa: { ...rich, units: ships },
        ussr: { ...rich, units: ships },
      },
    },
    [/3 oil/, '$450M', /1 shipload/],
  ],
  [
    'armies whose way the seller pays for',
    seat('usa'),
    {
      type: 'offer-units',
      to: 'china',
      seller: seat('usa'),
      payer: seat('usa'),
      zone: 'tibet',
      orders: [{ how: 'march', from: 'pakistan', units: { army: 2 } }],
      wantsCash: 600,
    },
    { ...BAZAAR, powers },
    ['2 armies', 'Pakistan', 'Tibet', '$600M', /USA pays for the move/],
  ],
  [
    'a nuke for goods and a promise',
    seat('usa'),
    { type: 'offer', to: 'ussr', gives: { nuke: 1 }, wants: { minerals: 4 }, promise: 'No attack this cycle.' },
    { ...BAZAAR, powers },
    [/1 nuke/, /4 minerals/],
  ],
  [
    'a license',
    seat('usa'),
    { type: 'offer', to: 'ussr', gives: { 'army-licence-2': 1 }, wantsCash: 250 },
    {
      stage: 6,
      phase: 'arms-bazaar',
      bidders: ['usa'],
      options: { highTech: true },
      powers,
      sets: techSketch({ usa: { cards: { army: [2] } }, ussr: {}, china: {} }),
    },
    ['$250M', /level 2/],
  ],
];

const readIn = (seen: View): string =>
  seen.offers
    .flatMap((offer) => [
      offerText(seen, offer),
      ...termsOf(seen, offer),
      ...[offer.gives, offer.wants].flatMap((basket) => itemsIn(seen, basket).map(({ title }) => title)),
    ])
    .join(' ');

test.each(OFFERS)('X-32 nothing is left out of %s', (_title, from, command, sketch, said) => {
  const table = scenario(sketch);
  const power = table.state.seats[from]?.power ?? 'usa';
  table.player(power).does(command);
  const [offer] = table.state.offers.open;
  if (offer === undefined) throw new Error('nothing is offered');
  for (const reader of [offer.to, offer.from]) {
    const told = readIn(view(table.game, reader));
    for (const each of said) {
      // Who pays reads “you” on one side and the power on the other.
      if (each instanceof RegExp && each.source.startsWith('USA pays')) expect(told).toMatch(/(USA pays|You pay) for/);
      else expect(told).toMatch(each instanceof RegExp ? each : new RegExp(each.replaceAll('$', '\\$')));
    }
  }
});
