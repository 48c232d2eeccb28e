import { expect, test } from 'vitest';
import type { Zone } from '../../board/index.ts';
import type { Order } from '../../movement/order.ts';
import { options } from '../../referee/options.ts';
import { aboardAt, forceOf, sparse, unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { type PowerSketch, scenario } from '../../testing/index.ts';

const ussr = seat('ussr');
const move = (to: Zone, ...orders: Order[]) => ({ type: 'move', to, orders }) as const;

function moving(soviet: PowerSketch, others: Partial<Record<'usa' | 'europe', PowerSketch>> = { usa: {} }) {
  return scenario({
    options: { apc: true },
    stage: 5,
    phase: 'moves',
    bidders: ['ussr'],
    powers: { ussr: { grain: 0, oil: 12, ...soviet }, ...others },
  });
}

const apcs = (table: ReturnType<typeof moving>, zone: Zone) => unitsAt(table.state.board, zone, ussr, 'apc');

test('A-CAR-01, -02, -03 three armies board in Kazakh, ride two territories and get off: 1 + 2 x 2 oil and no grain', () => {
  const table = moving({ units: { kazakh: { apc: 1, army: 3 } } });
  table.ussr.does(
    move(
      'scandinavia',
      { how: 'march', from: 'kazakh', units: { apc: 1 } },
      { how: 'board', from: 'kazakh', units: { army: 3 } },
      { how: 'land', from: 'scandinavia', carrier: 'apc', cargo: { army: 3 }, units: { army: 3 } },
    ),
  );
  expect(table.ussr.has.supplies).toMatchObject({ grain: 0, oil: 7 });
  expect(sparse(forceOf(table.state.board, 'scandinavia', ussr)?.units ?? {})).toEqual({ army: 3, apc: 1 });
  expect(forceOf(table.state.board, 'scandinavia', ussr)?.laden).toEqual([]);
});

test('A-CAR-01 a fourth army finds no room, and no APC takes another', () => {
  const table = moving({ units: { kazakh: { apc: 2, army: 4 } } });
  const drive: Order = { how: 'march', from: 'kazakh', units: { apc: 1 } };
  table.ussr.isRefused(move('russia', drive, { how: 'board', from: 'kazakh', units: { army: 4 } }), 'B-MOVE-12');
  table.ussr.isRefused(move('russia', drive, { how: 'board', from: 'kazakh', units: { apc: 1 } }), 'B-MOVE-12');
  table.ussr.does(move('russia', drive, { how: 'board', from: 'kazakh', units: { army: 3 } }));
  expect(aboardAt(table.state.board, 'russia', ussr, 'army')).toBe(3);
});

test('A-CAR-03 they board where the APC is, ride on later, and get off free, which counts as a pass', () => {
  const table = scenario({
    options: { apc: true },
    stage: 5,
    phase: 'moves',
    bidders: ['ussr', 'usa'],
    powers: { ussr: { grain: 0, oil: 4, units: { kazakh: { apc: 1, army: 1 } } }, usa: { units: { alaska: 1 } } },
  });
  const stay: Order = { how: 'march', from: 'kazakh', units: { apc: 1 } };
  table.ussr.isRefused(move('kazakh', stay), 'B-MOVE-03');
  table.ussr.does(move('kazakh', stay, { how: 'board', from: 'kazakh', units: { army: 1 } }));
  expect(table.ussr.has.supplies.oil).toBe(3);
  table.usa.does({ type: 'pass' });
  table.ussr.does(move('russia', { how: 'convoy', from: 'kazakh', carrier: 'apc', number: 1, cargo: { army: 1 } }));
  expect(table.ussr.has.supplies.oil).toBe(1);
  table.usa.does({ type: 'pass' });
  const off = move('russia', { how: 'land', from: 'russia', carrier: 'apc', cargo: { army: 1 }, units: { army: 1 } });
  const events = table.ussr.does(off);
  expect(events[0]?.clauses).toContain('X-31');
  expect(table.ussr.has.supplies.oil).toBe(1);
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(1);
  // The round of passes is complete.
  expect(table.state.stage).toBe(6);
});

test('A-CAR-03 passengers get off on the way too, and nobody changes straight from one APC to another', () => {
  const table = moving({
    units: { kazakh: { apc: 1 } },
    laden: [{ zone: 'kazakh', carrier: 'apc', cargo: { army: 3 } }],
  });
  const ride: Order = { how: 'convoy', from: 'kazakh', carrier: 'apc', number: 1, cargo: { army: 3 } };
  // The other APC has nobody loose beside it to take in.
  table.ussr.isRefused(
    move(
      'kola',
      { how: 'march', from: 'kazakh', units: { apc: 1 } },
      { how: 'board', from: 'kazakh', units: { army: 1 } },
    ),
    'B-MOVE-03',
  );
  table.ussr.does(
    move('kola', ride, { how: 'by', zone: 'russia' }, { how: 'ashore', on: 'russia', units: { army: 2 } }),
  );
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(2);
  expect(aboardAt(table.state.board, 'kola', ussr, 'army')).toBe(1);
  expect(table.ussr.has.supplies.oil).toBe(8);
});

test('A-CAR-01 nobody gets off in a land through which the APC only passes', () => {
  const table = moving(
    { laden: [{ zone: 'russia', carrier: 'apc', cargo: { army: 1 } }] },
    { usa: { units: { poland: 1 } } },
  );
  table.usa.does({ type: 'grant-passage', to: ussr });
  const ride: Order = { how: 'convoy', from: 'russia', carrier: 'apc', number: 1, cargo: { army: 1 } };
  const by: Order = { how: 'by', zone: 'poland' };
  table.ussr.isRefused(move('greece', ride, by, { how: 'ashore', on: 'poland', units: { army: 1 } }), 'B-MOVE-07');
  table.ussr.does(move('greece', ride, by));
  expect(apcs(table, 'greece')).toBe(1);
});

test('A-MOV-01, -02 driving takes 2 oil a territory for each APC: three territories 6, two APCs one territory 4', () => {
  const one = moving({ units: { kazakh: { apc: 1 } } });
  one.ussr.does(move('eastern-europe', { how: 'march', from: 'kazakh', units: { apc: 1 } }));
  expect(one.ussr.has.supplies.oil).toBe(6);
  const two = moving({ units: { kazakh: { apc: 2 } } });
  two.ussr.does(move('russia', { how: 'march', from: 'kazakh', units: { apc: 2 } }));
  expect(two.ussr.has.supplies.oil).toBe(8);
  const dry = moving({ oil: 1, units: { kazakh: { apc: 1, army: 1 } } });
  dry.ussr.isRefused(move('russia', { how: 'march', from: 'kazakh', units: { apc: 1 } }), 'B-MOVE-09');
});

test('A-MOV-03, -04 in Stage 5 an APC flies anywhere for 4 oil', () => {
  const table = moving({ oil: 7, units: { kazakh: { apc: 2 } } });
  table.ussr.isRefused(move('new-zealand', { how: 'airlift', from: 'kazakh', units: { apc: 2 } }), 'B-MOVE-10');
  table.ussr.does(move('new-zealand', { how: 'airlift', from: 'kazakh', units: { apc: 1 } }));
  expect(apcs(table, 'new-zealand')).toBe(1);
  expect(table.ussr.has.supplies.oil).toBe(3);
});

test('A-CAR-01, A-MOV-03 by air each passenger pays their own flight: 4 + 2 x 2 oil', () => {
  const laden = [{ zone: 'kazakh', carrier: 'apc', cargo: { army: 2 } }] as const;
  const lift: Order = { how: 'lift', from: 'kazakh', carrier: 'apc', number: 1, cargo: { army: 2 } };
  const poor = moving({ oil: 7, laden });
  poor.ussr.isRefused(move('japan', lift), 'B-MOVE-10');
  const table = moving({ oil: 8, laden });
  table.ussr.does(move('japan', lift));
  expect(aboardAt(table.state.board, 'japan', ussr, 'army')).toBe(2);
  expect(table.ussr.has.supplies.oil).toBe(0);
});

test('A-MOV-05, -06, -07 a navy takes two APCs at a port for 1 oil, and sails them for 1 oil a sea', () => {
  const table = moving({ units: { russia: { apc: 3 }, 'baltic-sea': 1 } });
  const sail: Order = { how: 'sail', from: 'baltic-sea', units: { navy: 1 } };
  const board = (apc: number): Order => ({ how: 'board', from: 'russia', units: { apc } });
  table.ussr.isRefused(move('bay-of-biscay', sail, board(3)), 'B-MOVE-12');
  table.ussr.does(move('bay-of-biscay', sail, board(2)));
  expect(aboardAt(table.state.board, 'bay-of-biscay', ussr, 'apc')).toBe(2);
  // One to load, North Sea and Bay of Biscay.
  expect(table.ussr.has.supplies.oil).toBe(9);
});

test('A-MOV-07 no APC boards where there is no port', () => {
  const table = moving({ units: { scandinavia: { apc: 1 }, 'barents-sea': 1 } });
  const orders: Order[] = [
    { how: 'sail', from: 'barents-sea', units: { navy: 1 } },
    { how: 'board', from: 'scandinavia', units: { apc: 1 } },
  ];
  const refusal = table.ussr.isRefused(move('north-sea', ...orders), 'B-MOVE-14');
  expect(refusal.code).toBe('no-port');
  // From the North Sea, on which Scandinavia has one, it does.
  table.ussr.does(
    move(
      'north-sea',
      { how: 'sail', from: 'barents-sea', units: { navy: 1 } },
      { how: 'by', zone: 'north-sea' },
      {
        how: 'board',
        from: 'scandinavia',
        units: { apc: 1 },
      },
    ),
  );
  expect(aboardAt(table.state.board, 'north-sea', ussr, 'apc')).toBe(1);
});

test('A-MOV-08 APCs land free on any shore of a light blue sea, port or not, in this or a later move', () => {
  const table = moving({ oil: 0, laden: [{ zone: 'barents-sea', cargo: { apc: 2 } }] });
  table.ussr.does(
    move('scandinavia', {
      how: 'land',
      from: 'barents-sea',
      carrier: 'navy',
      cargo: { apc: 2 },
      units: { apc: 1 },
    }),
  );
  expect(apcs(table, 'scandinavia')).toBe(1);
  expect(aboardAt(table.state.board, 'barents-sea', ussr, 'apc')).toBe(1);
});

test('A-MOV-09, -10 one APC and two armies share a navy for 1 oil a sea; every other mixture is refused', () => {
  const table = moving({ units: { russia: { apc: 2, army: 4 }, 'baltic-sea': 1 } });
  const sail: Order = { how: 'sail', from: 'baltic-sea', units: { navy: 1 } };
  const board = (units: { apc: number } | { army: number }): Order => ({ how: 'board', from: 'russia', units });
  for (const [apc, army] of [
    [1, 3],
    [2, 1],
  ] as const)
    table.ussr.isRefused(move('north-sea', sail, board({ apc }), board({ army })), 'B-MOVE-12');
  table.ussr.does(move('north-sea', sail, board({ apc: 1 }), board({ army: 2 })));
  expect(table.ussr.has.supplies.oil).toBe(10);
  table.ussr.does(
    move('bay-of-biscay', { how: 'convoy', from: 'north-sea', carrier: 'navy', number: 1, cargo: { apc: 1, army: 2 } }),
  );
  expect(table.ussr.has.supplies.oil).toBe(9);
});

test('A-INH-01 an APC occupies: it takes the cards where it ends, needs permission to pass, and shares no land', () => {
  const table = moving(
    { units: { russia: { apc: 1 } } },
    { usa: { cards: { 'baqa-oil': 'open' }, units: { poland: { apc: 1 } } }, europe: {} },
  );
  table.ussr.isRefused(move('poland', { how: 'march', from: 'russia', units: { apc: 1 } }), 'B-MOVE-07');
  table.ussr.does(move('turkey', { how: 'march', from: 'russia', units: { apc: 1 } }));
  table.ussr.does(move('arabia', { how: 'airlift', from: 'turkey', units: { apc: 1 } }));
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['baqa-oil']);
  expect(table.usa.has.holdings).toEqual([]);
});

test('A-INH-02 APCs neither enter nor cross a nuked land', () => {
  const table = scenario({
    options: { apc: true },
    stage: 5,
    phase: 'moves',
    bidders: ['ussr'],
    nuked: ['russia'],
    powers: { ussr: { oil: 12, units: { kola: { apc: 1 } } }, usa: { nukes: 1 } },
  });
  table.ussr.isRefused(move('russia', { how: 'march', from: 'kola', units: { apc: 1 } }), 'B-STRAT-05');
  // Round by Siberia and Buryatsk.
  table.ussr.does(move('kazakh', { how: 'march', from: 'kola', units: { apc: 1 } }));
  expect(table.ussr.has.supplies.oil).toBe(6);
});

test('the ways of a laden APC are offered one by one', () => {
  const table = moving({ oil: 2, laden: [{ zone: 'british-isles', carrier: 'apc', cargo: { army: 2 } }] });
  // It has no land to drive to and too little oil to fly: its passengers can get off, or a second board.
  const [offer] = options(table.game, ussr, { type: 'move' });
  expect(offer?.next?.domain).toEqual({ kind: 'one-of', values: ['british-isles'] });
  const [next] = options(table.game, ussr, { type: 'move', to: 'british-isles' });
  expect(next?.next?.domain).toMatchObject({
    next: {
      values: [
        { how: 'land', from: 'british-isles', carrier: 'apc', cargo: { army: 2 }, units: { army: 1 } },
        { how: 'land', from: 'british-isles', carrier: 'apc', cargo: { army: 2 }, units: { army: 2 } },
        { how: 'convoy', from: 'british-isles', carrier: 'apc', number: 1, cargo: { army: 2 } },
      ],
    },
  });
});
