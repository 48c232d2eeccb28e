// Battles out of a few numbers: which there are, and what lies on the board when one opens.
import { expect, test } from 'vitest';
import { SEAS } from '../board/index.ts';
import { aboardAt, forceOf, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type BattleSketch, stagedBattle, standingAssault } from './staged-battle.ts';

const usa = seat('usa');
const ONE = { units: { army: 1 } };
const SHIP = { units: { navy: 1 } };

test.each<[string, string, BattleSketch]>([
  ['B-ATK-20', 'no attacker', { attacker: { units: {} } }],
  ['B-ATK-20', 'none of a kind', { attacker: { units: { army: 0 } }, defender: ONE }],
  ['B-ATK-20', 'APCs without their set', { attacker: { units: { apc: 1 } }, defender: ONE }],
  ['B-ATK-20', 'APCs of the defender without their set', { attacker: ONE, defender: { units: { apc: 1 } } }],
  ['B-ATK-20', 'more than 99', { attacker: { units: { army: 100 } }, defender: ONE }],
  ['B-ATK-20', 'more than 99 against him', { attacker: ONE, defender: { units: { army: 100 } } }],
  ['B-ATK-20', 'armies and navies at once', { attacker: { units: { army: 1, navy: 1 } }, defender: ONE }],
  ['B-TAC-17', 'a defender without units', { attacker: ONE, defender: { units: {} } }],
  ['B-ATK-19', 'a target of land and sea', { attacker: ONE, defender: { units: { army: 1, navy: 1 } } }],
  ['B-ATK-19', 'armies that defend a sea', { attacker: SHIP, defender: ONE, atSea: true }],
  ['B-TAC-02', 'a landing of navies', { attacker: SHIP, defender: ONE, tactic: 'amphibious' }],
  ['B-TAC-02', 'a landing on navies', { attacker: ONE, defender: SHIP, tactic: 'amphibious' }],
  ['B-TAC-02', 'a drop of navies', { attacker: SHIP, defender: ONE, tactic: 'airborne' }],
  ['B-TAC-02', 'a drop on navies', { attacker: ONE, defender: SHIP, tactic: 'airborne' }],
  ['B-TAC-02', 'a drop into the sea', { attacker: ONE, tactic: 'airborne', atSea: true }],
  ['B-TAC-02', 'a landing of APCs', apcs({ attacker: { units: { army: 1, apc: 1 } }, tactic: 'amphibious' })],
  ['B-MOVE-12', 'too few navies', { attacker: { units: { army: 5 } }, navies: 1, tactic: 'amphibious' }],
  ['B-MOVE-12', 'too many aboard', { attacker: { ...SHIP, aboard: 5 }, defender: SHIP }],
  ['B-MOVE-12', 'too many aboard a defender', { attacker: SHIP, defender: { ...SHIP, aboard: 5 } }],
  ['B-MOVE-12', 'men aboard armies', { attacker: { ...ONE, aboard: 1 }, defender: ONE }],
])('%s there is no battle with %s', (clause, _what, sketch) => {
  expect(stagedBattle(sketch)).toMatchObject({ ok: false, refusal: { code: 'no-such-battle', clause } });
});

test.each<[string, BattleSketch, object]>([
  [
    '99 on 99',
    { attacker: { units: { army: 99 } }, defender: { units: { army: 99 } } },
    { from: 'iraq', to: 'arabia' },
  ],
  ['armies on a fleet', { attacker: ONE, defender: SHIP }, { from: 'iraq', to: 'arabian-sea', against: 'ussr' }],
  ['a fleet on armies', { attacker: SHIP, defender: ONE }, { from: 'arabian-sea', to: 'arabia', against: 'ussr' }],
  ['fleets', { attacker: SHIP, defender: SHIP }, { from: 'bay-of-bengal', to: 'arabian-sea', against: 'ussr' }],
  ['militia ashore', { attacker: ONE }, { from: 'iraq', to: 'arabia', against: 'militia' }],
  ['militia at sea', { attacker: SHIP, atSea: true }, { from: 'bay-of-bengal', to: 'arabian-sea', against: 'militia' }],
  ['full navies', { attacker: { ...SHIP, aboard: 4 }, defender: { ...SHIP, aboard: 4 } }, { to: 'arabian-sea' }],
  ['a landing by one navy', { attacker: { units: { army: 4 } }, navies: 1, tactic: 'amphibious' }, { to: 'arabia' }],
  ['a landing', { attacker: ONE, tactic: 'amphibious' }, { to: 'arabia', sea: 'arabian-sea', against: 'militia' }],
  ['a drop', { attacker: ONE, defender: ONE, tactic: 'airborne' }, { to: 'arabia', against: 'ussr' }],
])('a sketch of %s opens where such a battle is fought', (_what, sketch, command) => {
  const made = stagedBattle(sketch);
  expect(made).toMatchObject({ ok: true, value: { seat: usa, command } });
});

test('B-MOVE-12 armies go aboard as evenly as they can, and only as many navies sail as are needed', () => {
  const made = stagedBattle({
    attacker: { units: { army: 7 } },
    defender: { units: { army: 2 } },
    tactic: 'amphibious',
    options: { apc: true },
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const { game, command } = made.value;
  expect(forceOf(game.state.board, 'bay-of-bengal', usa)?.laden).toMatchObject([
    { carrier: 'navy', cargo: { army: 4 } },
    { carrier: 'navy', cargo: { army: 3 } },
  ]);
  expect(unitsAt(game.state.board, 'bay-of-bengal', usa, 'navy')).toBe(2);
  expect(aboardAt(game.state.board, 'bay-of-bengal', usa, 'army')).toBe(7);
  expect(command).toMatchObject({
    orders: [
      { how: 'convoy', from: 'bay-of-bengal', number: 1, cargo: { army: 4 } },
      { how: 'by', zone: 'arabian-sea' },
      { how: 'ashore', on: 'arabia', units: { army: 4 } },
      { how: 'convoy', from: 'bay-of-bengal', number: 1, cargo: { army: 3 } },
      { how: 'by', zone: 'arabian-sea' },
      { how: 'ashore', on: 'arabia', units: { army: 3 } },
    ],
  });
});

test('each side has six sets unless said otherwise, and grain and oil to move by', () => {
  const made = stagedBattle({ attacker: ONE, defender: { units: { army: 1 }, sets: 2, lStars: 3 } });
  if (!made.ok) throw new Error(made.refusal.code);
  const { state } = made.value.game;
  expect(state.seats[usa]).toMatchObject({ supplies: { grain: 6 + 396, oil: 6 + 396, minerals: 6 }, lStars: 0 });
  expect(state.seats[seat('ussr')]).toMatchObject({ supplies: { grain: 398, oil: 398, minerals: 2 }, lStars: 3 });
});

function apcs(sketch: BattleSketch): BattleSketch {
  return { ...sketch, options: { apc: true } };
}

test('B-TAC-12 where a drop goes on, no navies lie at sea', () => {
  const drop = standingAssault({ tactic: 'airborne', attacker: ONE, defender: ONE });
  const landing = standingAssault({ tactic: 'amphibious', attacker: { units: { army: 1, navy: 2 } }, defender: ONE });
  const seas = ({ game }: typeof drop) => SEAS.filter((sea) => forceOf(game.state.board, sea, usa) !== undefined);
  expect(seas(drop)).toEqual([]);
  expect(seas(landing)).toHaveLength(1);
});

test('B-TAC-04 of more navies than armies those with nobody aboard come up one by one', () => {
  const made = stagedBattle({ tactic: 'amphibious', attacker: ONE, navies: 2, defender: ONE });
  if (!made.ok) throw new Error(made.refusal.code);
  expect(made.value.command).toMatchObject({
    type: 'assault-by-sea',
    orders: [
      { how: 'convoy', number: 1, cargo: { army: 1 } },
      { how: 'by', zone: 'arabian-sea' },
      { how: 'ashore', on: 'arabia', units: { army: 1 } },
      { how: 'sail', from: 'bay-of-bengal', units: { navy: 1 } },
    ],
  });
});

test('M-ESCORT-01 a single ship is attacked as ships are', () => {
  const made = stagedBattle({
    attacker: { units: { navy: 2 } },
    defender: { units: { ship: 1, navy: 1 } },
    options: { merchantMarine: true },
  });
  expect(made.ok ? made.value.command : made.refusal).toMatchObject({ type: 'attack-ships', units: { navy: 2 } });
});
