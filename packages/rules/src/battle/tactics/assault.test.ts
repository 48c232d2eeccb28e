import { expect, test } from 'vitest';
import type { Zone } from '../../board/index.ts';
import type { GameEvent } from '../../game.ts';
import type { Order } from '../../movement/order.ts';
import { options } from '../../referee/options.ts';
import { evolve } from '../../referee/play.ts';
import { nearest } from '../../state/agenda.ts';
import { aboardAt, addUnits, unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { fallbackFor } from '../../table/table.ts';
import { type PowerSketch, playSilently, type Sketch, scenario } from '../../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const pay = { type: 'defend', supplied: true } as const;
const resist = { type: 'defend', supplied: false } as const;
const done = { type: 'end-reinforcing' } as const;
const keep = { type: 'keep-assault' } as const;
const no = { type: 'no-counterattack' } as const;
const pass = { type: 'pass' } as const;
const remove = (...losses: string[]) => ({ type: 'remove-losses', losses }) as const;
const fly = (from: Zone, army: number): Order => ({ how: 'airlift', from, units: { army } });
const march = (from: Zone, army: number): Order => ({ how: 'march', from, units: { army } });
const surrender = { type: 'give-up-assault', zone: 'nigeria', how: 'surrender' } as const;
const takeOff = { type: 'give-up-assault', zone: 'nigeria', how: 'withdraw', sea: 'gulf-of-guinea' } as const;
const [usa, africa, europe] = [seat('usa'), seat('africa'), seat('europe')];
type AnyTable = ReturnType<typeof scenario>;

function asked(table: AnyTable): string {
  return `${table.state.question?.kind} ${table.state.question?.waiting.join()}`;
}

function until(table: AnyTable, kind: string): void {
  playSilently(table.game, () => table.state.question?.kind === kind);
}

const armies = (table: AnyTable, zone: Zone, who: typeof usa) => unitsAt(table.state.board, zone, who, 'army');

/** American armies against Nigeria, by sea from a navy in the Gulf of Guinea or by air, up to the attacker's say in Step E. */
function undecided(
  how: 'amphibious' | 'airborne',
  more: { usa?: PowerSketch; africa?: PowerSketch; others?: Sketch['powers']; bidders?: Sketch['bidders'] } = {},
  dice: readonly number[] = [1, 1, 1, 1],
): AnyTable {
  const table = scenario({
    ...attacks,
    powers: {
      usa: {
        grain: 9,
        oil: 9,
        units: { alaska: 4 },
        laden: [{ zone: 'gulf-of-guinea', cargo: { army: 4 } }],
        ...more.usa,
      },
      africa: { units: { nigeria: 3 }, ...more.africa },
      ...more.others,
    },
    bidders: more.bidders ?? ['usa', 'africa'],
    dice,
  });
  if (how === 'amphibious')
    table.usa.does({
      type: 'assault-by-sea',
      to: 'nigeria',
      sea: 'gulf-of-guinea',
      against: 'africa',
      orders: [
        { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army: 4 } },
        { how: 'ashore', on: 'nigeria', units: { army: 4 } },
      ],
    });
  else table.usa.does({ type: 'assault-by-air', to: 'nigeria', against: 'africa', orders: [fly('alaska', 2)] });
  table.africa.does(resist);
  until(table, 'assault');
  return table;
}

test('B-TAC-07, Q-B-60 an amphibious force that has not captured must attack again at its next turn, after the counterattack', () => {
  const table = undecided('amphibious');
  table.usa.does(keep);
  table.usa.does(done);
  expect(asked(table)).toBe('counterattack africa');
  table.africa.does(no);
  table.africa.does(pass);
  expect(asked(table)).toBe('attack usa');
  // They may neither pass nor attack elsewhere.
  table.usa.isRefused(pass, 'B-TAC-07');
  table.usa.isRefused(
    { type: 'assault-by-air', to: 'zaire', against: 'militia', orders: [fly('alaska', 1)] },
    'B-TAC-07',
  );
  const before = { ...table.usa.has.supplies };
  table.usa.does({ type: 'continue-assault', zone: 'nigeria' });
  table.africa.does(resist);
  // Each follow-up costs a new set.
  expect(table.usa.has.supplies).toEqual({
    grain: before.grain - 1,
    oil: before.oil - 1,
    minerals: before.minerals - 1,
  });
});

test('B-TAC-08 in Step E an attacker who goes on may reinforce their armies in the target', () => {
  const table = undecided('amphibious', {
    usa: { oil: 9, units: { alaska: 4, greenland: 1 }, laden: [{ zone: 'gulf-of-guinea', cargo: { army: 4 } }] },
  });
  table.usa.isRefused({ type: 'reinforce', to: 'nigeria', orders: [fly('alaska', 1)] }, 'B-ATK-50');
  table.usa.does(keep);
  table.usa.does({ type: 'reinforce', to: 'nigeria', orders: [fly('alaska', 2)] });
  expect(armies(table, 'nigeria', usa)).toBe(6);
  // The force itself stays until the land is decided.
  table.usa.isRefused({ type: 'reinforce', to: 'alaska', orders: [fly('nigeria', 1)] }, 'X-21');
});

test('B-TAC-09 a player who does not go on takes them off onto a navy in a neighbouring light blue sea', () => {
  const table = undecided('amphibious');
  const { oil } = table.usa.has.supplies;
  table.usa.does(takeOff);
  expect(table.usa.has.supplies.oil).toBe(oil - 1);
  expect(armies(table, 'nigeria', usa)).toBe(0);
  expect(aboardAt(table.state.board, 'gulf-of-guinea', usa, 'army')).toBe(4);
  expect(table.state.assaults).toEqual([]);
});

test('B-TAC-09 or they surrender them to the defender, and what no navy has room for is surrendered', () => {
  const table = undecided('amphibious');
  table.usa.does(surrender);
  expect(armies(table, 'nigeria', africa)).toBe(7);
  expect(table.state.assaults).toEqual([]);

  const crowded = undecided('amphibious');
  crowded.usa.does(keep);
  crowded.usa.does({ type: 'reinforce', to: 'nigeria', orders: [fly('alaska', 2)] });
  crowded.usa.does(done);
  crowded.africa.does(no);
  crowded.africa.does(pass);
  crowded.usa.does(takeOff);
  expect(aboardAt(crowded.state.board, 'gulf-of-guinea', usa, 'army')).toBe(4);
  expect(armies(crowded, 'nigeria', africa)).toBe(5);
});

test('B-TAC-12, Q-B-60 an airborne force that has not captured must attack again at its next turn', () => {
  const table = undecided('airborne');
  table.usa.does(keep);
  table.usa.does(done);
  table.africa.does(no);
  table.africa.does(pass);
  expect(asked(table)).toBe('attack usa');
  table.usa.isRefused(pass, 'B-TAC-07');
  table.usa.does({ type: 'continue-assault', zone: 'nigeria' });
  expect(asked(table)).toBe('defend africa');
});

test('B-TAC-13, -14 a player who does not go on must surrender airborne armies; they may not withdraw though a navy is near', () => {
  const table = undecided('airborne');
  table.usa.isRefused(takeOff, 'B-TAC-14');
  table.usa.does(surrender);
  expect(armies(table, 'nigeria', africa)).toBe(5);
});

test('B-TAC-14 airborne armies that are attacked themselves may not withdraw either', () => {
  const table = undecided('airborne', { africa: { grain: 9, units: { nigeria: 3, zaire: 2 } } });
  table.usa.does(keep);
  table.usa.does(done);
  table.africa.does({ type: 'attack', from: 'zaire', to: 'nigeria', against: 'usa', units: { army: 2 } });
  table.usa.isRefused({ type: 'withdraw', to: 'sahara', orders: [march('nigeria', 1)] }, 'B-TAC-14');
  expect(table.usa.may()).not.toContain('withdraw');
  table.usa.does(pay);
});

test('B-TAC-15 in Step E an attacker who goes on may reinforce their airborne armies', () => {
  const table = undecided('airborne');
  table.usa.does(keep);
  table.usa.does({ type: 'reinforce', to: 'nigeria', orders: [fly('alaska', 1)] });
  expect(armies(table, 'nigeria', usa)).toBe(3);
});

test('Q-B-60 Stage 4 does not end while such a force stands', () => {
  const table = scenario({
    ...attacks,
    powers: {
      usa: { grain: 9, oil: 12, minerals: 9, units: { alaska: 3, sahara: 1 } },
      africa: { grain: 9, minerals: 9, units: { nigeria: 3, zaire: 3, egypt: 1 } },
    },
    bidders: ['usa', 'africa'],
  });
  table.usa.does({ type: 'assault-by-air', to: 'nigeria', against: 'africa', orders: [fly('alaska', 1)] });
  table.africa.does(resist);
  until(table, 'assault');
  table.usa.does(keep);
  until(table, 'attack');
  table.africa.does({ type: 'attack', from: 'egypt', to: 'sahara', against: 'usa', units: { army: 1 } });
  until(table, 'counterattack');
  table.usa.does({ type: 'assault-by-air', to: 'zaire', against: 'africa', orders: [fly('alaska', 1)] });
  table.africa.does(resist);
  until(table, 'assault');
  // In Step E only the force of this battle is given up; the other waits for its turn.
  const [offer] = options(table.game, usa, { type: 'give-up-assault' });
  expect(offer?.next?.domain).toEqual({ kind: 'one-of', values: ['zaire'] });
  table.usa.does(keep);
  until(table, 'attack');
  expect(table.state.assaults.map(({ zone }) => zone)).toEqual(['nigeria', 'zaire']);
  // They give one of them up, which costs nothing, and Africa passes: a round of passes, but one force still stands.
  table.usa.does(surrender);
  table.africa.does(pass);
  expect(asked(table)).toBe('attack usa');
  table.usa.isRefused(pass, 'B-TAC-07');
  table.usa.does({ type: 'give-up-assault', zone: 'zaire', how: 'surrender' });
  table.africa.does(pass);
  expect(table.state.stage).toBe(5);
});

test('B-TAC-05, -07 of two assaults each goes on with its own navies: a force that came by air has none', () => {
  const table = undecided('amphibious', { africa: { units: { nigeria: 3, zaire: 3 }, grain: 9, oil: 9, minerals: 9 } });
  table.usa.does(keep);
  until(table, 'attack');
  // A second force stands in Zaire, as if it had come by air.
  addUnits(table.state, 'zaire', usa, { army: 2 });
  table.state.assaults.push({ seat: usa, zone: 'zaire', how: 'airborne' });
  const goOn = { type: 'continue-assault', zone: 'zaire' } as const;
  const fleets = table.state.assaults.map(({ zone, fleet }) => [zone, fleet?.zone]);
  expect(fleets).toEqual([
    ['nigeria', 'gulf-of-guinea'],
    ['zaire', undefined],
  ]);
  if (table.state.question?.waiting[0] !== usa) table.africa.does(pass);
  table.usa.does(goOn);
  const battle = nearest(table.state.agenda, 'conventional');
  expect(battle?.committed).toEqual([{ zone: 'zaire', units: { army: 2 } }]);
});

test('Q-B-60 without a set they must give the force up then; giving up uses their turn', () => {
  const table = undecided('airborne', { usa: { grain: 1, oil: 5, units: { alaska: 4 }, laden: [] } });
  table.usa.does(keep);
  until(table, 'attack');
  table.africa.does(pass);
  expect(asked(table)).toBe('attack usa');
  table.usa.isRefused({ type: 'continue-assault', zone: 'nigeria' }, 'B-ATK-24');
  expect(fallbackFor(table.game, usa)).toEqual(surrender);
  table.usa.does(surrender);
  // it cost nothing, so that with Africa's pass the round is complete.
  expect(table.state.stage).toBe(5);
});

test('a silent attacker takes their force off if a navy is there, else goes on while they have a set, else surrenders', () => {
  const landed = undecided('amphibious');
  expect(fallbackFor(landed.game, usa)).toEqual(takeOff);
  const flown = undecided('airborne');
  expect(fallbackFor(flown.game, usa)).toEqual(keep);
  const poor = undecided('airborne', { usa: { grain: 1, oil: 5, units: { alaska: 4 }, laden: [] } });
  expect(fallbackFor(poor.game, usa)).toEqual(surrender);
});

test('X-20 a counterattacker who did not bid settles their failed assault in Step E of the counterattack', () => {
  const table = scenario({
    ...attacks,
    powers: {
      africa: { units: { nigeria: 3, egypt: 1 } },
      usa: { oil: 9, units: { sahara: 2, alaska: 3 } },
    },
    bidders: ['africa'],
  });
  table.africa.does({ type: 'attack', from: 'egypt', to: 'sahara', against: 'usa', units: { army: 1 } });
  until(table, 'counterattack');
  table.usa.does({ type: 'assault-by-air', to: 'nigeria', against: 'africa', orders: [fly('alaska', 1)] });
  table.africa.does(resist);
  until(table, 'assault');
  expect(asked(table)).toBe('assault usa');
  expect(table.usa.may()).not.toContain('keep-assault');
  table.usa.isRefused(keep, 'X-20');
  table.usa.does(surrender);
  expect(armies(table, 'nigeria', africa)).toBe(4);
});

test('X-20 a bidder who made it as a counterattack goes on at their next turn', () => {
  const table = scenario({
    ...attacks,
    powers: {
      africa: { units: { nigeria: 3, egypt: 1 } },
      usa: { oil: 9, units: { sahara: 2, alaska: 3 } },
    },
    bidders: ['africa', 'usa'],
  });
  table.africa.does({ type: 'attack', from: 'egypt', to: 'sahara', against: 'usa', units: { army: 1 } });
  until(table, 'counterattack');
  table.usa.does({ type: 'assault-by-air', to: 'nigeria', against: 'africa', orders: [fly('alaska', 1)] });
  table.africa.does(resist);
  until(table, 'assault');
  table.usa.does(keep);
  until(table, 'attack');
  expect(asked(table)).toBe('attack usa');
  table.usa.isRefused(pass, 'B-TAC-07');
});

/** An American force stands in Nigeria; Europe, next door in Egypt, is on turn. */
function contested(
  europeUnits: PowerSketch['units'] = { egypt: 5, iberia: 1 },
  dice: readonly number[] = [1, 1, 1, 6, 6, 1],
) {
  const table = undecided(
    'airborne',
    {
      others: { europe: { grain: 9, oil: 9, units: europeUnits } },
      bidders: ['usa', 'europe'],
      africa: { grain: 9, units: { nigeria: 1, zaire: 3 }, cards: { 'idah-oil': 'open' } },
    },
    dice,
  );
  table.usa.does(keep);
  table.usa.does(done);
  table.africa.does(no);
  expect(asked(table)).toBe('attack europe');
  return table;
}

test('X-21 nobody else lands, flies or marches into a land that is fought over', () => {
  const table = contested();
  table.europe.isRefused(
    { type: 'assault-by-air', to: 'nigeria', against: 'africa', orders: [fly('iberia', 1)] },
    'X-21',
  );
  expect(table.state.lastLost).toEqual({});
});

test('X-21, Q-B-43 a third player may attack either from next door; if the last defender goes the force has captured the land', () => {
  const table = contested();
  table.europe.does({ type: 'attack', from: 'egypt', to: 'nigeria', against: 'africa', units: { army: 5 } });
  table.africa.does(resist);
  table.europe.does(remove('nigeria/army'));
  expect(table.state.assaults).toEqual([]);
  expect(table.usa.has.holdings.map(({ card }) => card)).toEqual(['idah-oil']);
  expect(table.state.fates).toEqual({ nigeria: { by: 'usa', how: 'captured' } });
  expect(table.state.lastLost).toEqual({ africa: 'nigeria' });
  // Nobody moves in beside it.
  expect(table.state.question?.kind).not.toBe('occupy');
});

test('X-21, Q-B-36 a defender who attacks out of the land and loses their last army there has lost it to the force', () => {
  const table = undecided(
    'airborne',
    {
      bidders: ['usa', 'africa'],
      africa: { grain: 9, units: { nigeria: 1 } },
      others: { europe: { units: { egypt: 5 } } },
    },
    [1, 1, 1, 1, 6, 6, 6],
  );
  table.usa.does(keep);
  table.usa.does(done);
  table.africa.does(no);
  table.africa.does({ type: 'attack', from: 'nigeria', to: 'egypt', against: 'europe', units: { army: 1 } });
  table.europe.does(pay);
  table.europe.does(remove('nigeria/army'));
  expect(table.state.assaults).toEqual([]);
  expect(table.state.fates).toEqual({ nigeria: { by: 'usa', how: 'captured' } });
  expect(table.state.lastLost).toEqual({ africa: 'nigeria' });
});

test('X-21 if the assault force goes nothing changes hands', () => {
  const table = contested();
  table.europe.does({ type: 'attack', from: 'egypt', to: 'nigeria', against: 'usa', units: { army: 5 } });
  table.usa.does(resist);
  table.europe.does(remove('nigeria/army', 'nigeria/army'));
  expect(table.state.assaults).toEqual([]);
  expect(armies(table, 'nigeria', africa)).toBe(1);
  expect(table.africa.has.holdings.map(({ card }) => card)).toEqual(['idah-oil']);
  expect(table.state.question?.kind).not.toBe('occupy');
});

test('Q-B-65, X-21 a land that two fight for cannot be surrendered to a third', () => {
  const table = contested();
  table.europe.does({ type: 'attack', from: 'egypt', to: 'nigeria', against: 'usa', units: { army: 5 } });
  table.usa.isRefused({ type: 'surrender' }, 'Q-B-65');
});

test('X-21 the defender still occupies it and may reinforce it; a player who draws their last army out has lost it', () => {
  const table = contested({ egypt: 5, iberia: 1 }, []);
  table.europe.does({ type: 'attack', from: 'egypt', to: 'mozambique', against: 'militia', units: { army: 1 } });
  table.europe.does({ type: 'no-occupation' });
  until(table, 'counterattack');
  // Mozambique is Africa's home, so that Africa counterattacks: from Zaire against the force in Nigeria.
  table.africa.does({ type: 'attack', from: 'zaire', to: 'nigeria', against: 'usa', units: { army: 3 } });
  table.usa.does(resist);
  // The American defender has not captured the land and cannot reinforce it in this battle.
  expect(asked(table)).toBe('reinforce usa');
  table.usa.isRefused({ type: 'reinforce', to: 'nigeria', orders: [fly('alaska', 1)] }, 'X-21');
  table.usa.does(done);
  expect(asked(table)).toBe('reinforce africa');
  table.africa.does({ type: 'reinforce', to: 'nigeria', orders: [march('zaire', 1)] });
  expect(armies(table, 'nigeria', africa)).toBe(2);
  table.africa.does({ type: 'reinforce', to: 'zaire', orders: [march('nigeria', 2)] });
  expect(table.state.assaults).toEqual([]);
  expect(table.usa.has.holdings.map(({ card }) => card)).toEqual(['idah-oil']);
});

test('X-21 if the defender leaves the game their land is captured then and there, and the attacker is free again', () => {
  const table = undecided('airborne', { others: { europe: { units: { iberia: 1 } } }, bidders: ['usa', 'europe'] });
  table.usa.does(keep);
  table.usa.does(done);
  table.africa.does(no);
  table.europe.does(pass);
  expect(asked(table)).toBe('attack usa');
  table.africa.does({ type: 'resign' });
  expect(table.state.assaults).toEqual([]);
  expect(armies(table, 'nigeria', usa)).toBe(2);
  table.usa.does(pass);
});

test('X-21 if the attacker leaves the game nothing stands any more', () => {
  const table = undecided('airborne', { others: { europe: { units: { iberia: 1 } } }, bidders: ['usa', 'europe'] });
  table.usa.does(keep);
  table.usa.does({ type: 'resign' });
  expect(table.state.assaults).toEqual([]);
  table.africa.does(no);
  expect(asked(table)).toBe('attack europe');
});

test('X-20 in a counterattack outside Stage 4 everybody settles it at once', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: {
      ussr: { units: { kazakh: 1, kola: 3 } },
      china: { oil: 9, units: { india: 2 } },
      europe: { units: { iberia: 1 } },
    },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    bidders: ['ussr', 'china'],
  });
  table.ussr.does({ type: 'move', to: 'tibet', orders: [march('kazakh', 1)] });
  table.china.does({ type: 'assault-by-air', to: 'kola', against: 'ussr', orders: [fly('india', 1)] });
  table.ussr.does(resist);
  until(table, 'assault');
  expect(asked(table)).toBe('assault china');
  table.china.isRefused(keep, 'X-20');
  table.china.does({ type: 'give-up-assault', zone: 'kola', how: 'surrender' });
  until(table, 'move');
  expect(armies(table, 'kola', seat('ussr'))).toBe(4);
  expect(table.china.has.out).toBe('captured');
});

test('X-20, X-28 a force inherited by somebody who did not bid is given up at once', () => {
  const table = scenario({
    ...attacks,
    powers: {
      // Alaska is the last American home.
      usa: { oil: 9, units: { alaska: 1, greenland: 3 } },
      africa: { units: { nigeria: 3, egypt: 1 } },
      europe: { units: { 'northern-canada': 5, sahara: 1 } },
    },
    nuked: ['eastern-usa', 'midwest-usa', 'western-usa'],
    bidders: ['usa', 'africa'],
    dice: [1, 1, 1, 1, 1, 6, 6, 1],
  });
  table.usa.does({ type: 'assault-by-air', to: 'nigeria', against: 'africa', orders: [fly('greenland', 2)] });
  table.africa.does(resist);
  until(table, 'assault');
  table.usa.does(keep);
  until(table, 'attack');
  // Africa attacks Europe, which answers by taking Alaska, and with it all that was American.
  table.africa.does({ type: 'attack', from: 'egypt', to: 'sahara', against: 'europe', units: { army: 1 } });
  table.europe.does(resist);
  until(table, 'counterattack');
  table.europe.does({ type: 'attack', from: 'northern-canada', to: 'alaska', against: 'usa', units: { army: 5 } });
  table.usa.does(resist);
  table.europe.does(remove('alaska/army'));
  table.europe.does({ type: 'occupy', orders: [march('northern-canada', 1)] });
  until(table, 'counterattack');
  table.usa.does(no);
  expect(table.usa.has.out).toBe('captured');
  expect(table.state.assaults).toEqual([{ seat: 'europe', zone: 'nigeria', how: 'airborne' }]);
  expect(armies(table, 'nigeria', europe)).toBe(2);
  expect(asked(table)).toBe('assault europe');
  table.europe.isRefused(keep, 'X-20');
  table.europe.does(surrender);
  expect(armies(table, 'nigeria', africa)).toBe(5);
  expect(asked(table)).toBe('attack africa');
});

/** The next turn of the assault's owner. */
function untilNextRound(table: AnyTable): void {
  playSilently(table.game, () => asked(table) === 'attack usa');
}
const goOn = { type: 'continue-assault', zone: 'nigeria' } as const;

test('B-TAC-05, -06, -07 the navies of an amphibious assault fight on with it', () => {
  const table = undecided('amphibious', {
    usa: { minerals: 9 },
    africa: { grain: 9, oil: 9, minerals: 9, units: { nigeria: 4 } },
  });
  table.usa.does(keep);
  untilNextRound(table);
  const declared = table.usa.does(goOn);
  expect(declared.find(({ type }) => type === 'attack-declared')).toMatchObject({
    tactic: 'standing',
    from: 'gulf-of-guinea',
    units: { army: 4, navy: 1 },
  });
  // Five units against four.
  const counted = table.africa.does(pay).find(({ type }) => type === 'dice-counted');
  expect(counted).toMatchObject({ attacker: { firePower: 1 }, defender: { firePower: 0 } });
  expect(counted?.clauses).toContain('B-TAC-05');
});

test('B-TAC-06, -07 a navy sunk in the first round does not fight in the second, though another lies there', () => {
  const table = scenario({
    ...attacks,
    powers: {
      usa: {
        grain: 9,
        oil: 9,
        minerals: 9,
        units: { 'gulf-of-guinea': 1 },
        laden: [{ zone: 'gulf-of-guinea', cargo: { army: 2 } }],
      },
      africa: { units: { nigeria: 4 } },
    },
    bidders: ['usa'],
    dice: [1, 3, 1],
  });
  table.usa.does({
    type: 'assault-by-sea',
    to: 'nigeria',
    sea: 'gulf-of-guinea',
    against: 'africa',
    orders: [
      { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army: 2 } },
      { how: 'ashore', on: 'nigeria', units: { army: 2 } },
    ],
  });
  table.africa.does(resist);
  table.africa.does(remove('gulf-of-guinea/navy'));
  until(table, 'assault');
  table.usa.does(keep);
  untilNextRound(table);
  expect(unitsAt(table.state.board, 'gulf-of-guinea', usa, 'navy')).toBe(1);
  const declared = table.usa.does(goOn);
  expect(declared.find(({ type }) => type === 'attack-declared')).toMatchObject({ units: { army: 2 } });
});

/** Four armies landed from the Sea of Japan and two that flew in stand in Japan; a navy lies in either sea beside it. */
function onTheBeach() {
  const table = scenario({
    ...attacks,
    powers: {
      usa: {
        oil: 9,
        units: { 'sea-of-okhotsk': 1, alaska: 2 },
        laden: [{ zone: 'sea-of-japan', cargo: { army: 4 } }],
      },
      china: { grain: 0, units: { japan: 8 } },
    },
    bidders: ['usa'],
    dice: [1, 1, 1],
  });
  table.usa.does({
    type: 'assault-by-sea',
    to: 'japan',
    sea: 'sea-of-japan',
    against: 'china',
    orders: [
      { how: 'convoy', from: 'sea-of-japan', carrier: 'navy', number: 1, cargo: { army: 4 } },
      { how: 'ashore', on: 'japan', units: { army: 4 } },
    ],
  });
  table.china.does(resist);
  until(table, 'assault');
  table.usa.does(keep);
  table.usa.does({ type: 'reinforce', to: 'japan', orders: [fly('alaska', 2)] });
  table.usa.does(done);
  untilNextRound(table);
  return table;
}

test('B-TAC-09, Q-B-60 a beach is evacuated to navies in every sea beside it', () => {
  const table = onTheBeach();
  const events = table.usa.does({ type: 'give-up-assault', zone: 'japan', how: 'withdraw', sea: 'sea-of-japan' });
  expect(armies(table, 'japan', seat('china'))).toBe(8);
  expect(aboardAt(table.state.board, 'sea-of-japan', usa, 'army')).toBe(4);
  expect(aboardAt(table.state.board, 'sea-of-okhotsk', usa, 'army')).toBe(2);
  const withdrawn = events.find(({ type }) => type === 'assault-withdrawn');
  expect(withdrawn).toMatchObject({
    oil: 2,
    v: 2,
    takenOff: [
      { sea: 'sea-of-japan', units: { army: 4 } },
      { sea: 'sea-of-okhotsk', units: { army: 2 } },
    ],
  });
});

test('B-TAC-09 the sea that is named is filled first, whichever it is', () => {
  for (const [sea, other] of [
    ['sea-of-japan', 'sea-of-okhotsk'],
    ['sea-of-okhotsk', 'sea-of-japan'],
  ] as const) {
    const table = onTheBeach();
    table.usa.does({ type: 'give-up-assault', zone: 'japan', how: 'withdraw', sea });
    expect(
      [sea, other].map((zone) => aboardAt(table.state.board, zone, usa, 'army')),
      sea,
    ).toEqual([4, 2]);
  }
});

test('B-TAC-09 an evacuation written down before it named seas one by one still folds', () => {
  const old = { type: 'assault-withdrawn', seat: usa, zone: 'nigeria', sea: 'gulf-of-guinea', oil: 1 } as const;
  const takenOff = [{ carrier: 'navy', cargo: {}, units: { army: 4 } }];
  const table = undecided('amphibious');
  evolve(table.state, { ...old, takenOff } as unknown as GameEvent);
  expect(aboardAt(table.state.board, 'gulf-of-guinea', usa, 'army')).toBe(4);
});

test('X-21 B-TAC-49 a beachhead that surrenders to the garrison leaves no capture: it never held the land', () => {
  const table = undecided('airborne');
  table.usa.does(keep);
  until(table, 'counterattack');
  table.africa.does({ type: 'attack', from: 'nigeria', to: 'nigeria', against: 'usa', units: { army: 3 } });
  const events = table.usa.does({ type: 'surrender' });
  expect(events.map(({ type }) => type)).toContain('surrendered');
  expect(events.map(({ type }) => type)).not.toContain('zone-captured');
  expect(table.state.fates).toEqual({});
  expect(table.state.lastLost).toEqual({});
});

test.each([
  ['withdraws', takeOff, true],
  ['surrenders', surrender, false],
] as const)(
  'B-ATK-07, Q-B-60 a force that %s on its turn ends the go; only what is taken off is paid for',
  (_, how, spent) => {
    const table = undecided('amphibious');
    table.usa.does(keep);
    untilNextRound(table);
    const events = table.usa.does(how);
    expect(events.filter(({ type }) => type === 'attack-over')).toMatchObject([{ seat: usa, spent }]);
  },
);

test('B-TAC-05, -07 an assault goes on with the armies ashore and the navies that landed them, and nobody else', () => {
  const table = undecided('amphibious');
  table.usa.does(keep);
  table.usa.does(done);
  table.africa.does(no);
  table.africa.does(pass);
  table.usa.does({ type: 'continue-assault', zone: 'nigeria' });
  const [battle] = table.state.agenda.flatMap((frame) => (frame.procedure === 'conventional' ? [frame] : []));
  expect(battle?.committed).toEqual([
    { zone: 'nigeria', units: expect.objectContaining({ army: armies(table, 'nigeria', usa) }) },
    { zone: 'gulf-of-guinea', units: { navy: 1 } },
  ]);
});
