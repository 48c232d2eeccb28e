// What a side says with its attack or its defence about the time after the battle.
import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { tableAnswer } from '../table/orders.ts';
import { scenario } from '../testing/index.ts';

const set = { grain: 6, oil: 6, minerals: 6 } as const;
const [usa, ussr] = [seat('usa'), seat('ussr')];
type Table = ReturnType<typeof scenario>;
type Said = { readonly afterwards?: 'ask' | 'move-in' | 'stay' | 'ask-again' };

/** The USA attacks Russia out of Romania, and has more armies in Greece; by these dice the attack or the defence wins, or neither. */
function fight(
  dice: readonly number[],
  attack: Said,
  defend: { readonly afterwards?: 'stay' | 'ask-again' } = {},
  army = 1,
): Table {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { units: { romania: army, greece: 3 }, ...set },
      ussr: { units: { russia: 1, kazakh: 3 }, ...set },
    },
    bidders: ['usa', 'ussr'],
    dice,
  });
  table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army }, ...attack });
  table.ussr.does({ type: 'defend', supplied: true, ...defend });
  return table;
}

/** Carries out what the table answers; gives the commands and what is asked then. */
function goOn(table: Table): { readonly given: Command[]; readonly asked: string } {
  const given: Command[] = [];
  for (let next = tableAnswer(table.game); next !== undefined; next = tableAnswer(table.game)) {
    given.push(next.command);
    table.player(next.seat as never).does(next.command);
  }
  const { question } = table.state;
  return { given, asked: `${question?.kind} ${question?.waiting.join()}` };
}

// Only the attacker hits.
const WON = [6, 1, 1];

test('X-38, B-ATK-41 the attacker moves in with all that are left of the attack, and brings up nobody', () => {
  const table = fight([6, 6, 1, 1], { afterwards: 'move-in' }, { afterwards: 'stay' }, 2);
  const { given, asked } = goOn(table);
  expect(given.map(({ type }) => type)).toEqual(['remove-losses', 'occupy', 'end-reinforcing']);
  expect(unitsAt(table.state.board, 'russia', usa, 'army')).toBe(2);
  expect(unitsAt(table.state.board, 'greece', usa, 'army')).toBe(3);
  expect(asked).toBe('counterattack ussr');
});

test('X-38 a player who said to stay neither moves in nor brings anybody up', () => {
  const table = fight(WON, { afterwards: 'stay' }, { afterwards: 'stay' });
  const { given } = goOn(table);
  expect(given.map(({ type }) => type)).toContain('no-occupation');
  expect(unitsAt(table.state.board, 'romania', usa, 'army')).toBe(1);
});

test('X-38 without a word, or with “ask”, everything is asked as before', () => {
  for (const said of [{}, { afterwards: 'ask' }] as const) {
    const table = fight(WON, said);
    expect(goOn(table).asked).toBe('occupy usa');
    expect(table.state.orders[usa]).toBeUndefined();
  }
});

test('X-38, Q-B-50 where both are wiped out the attacker is asked about the target, and not about the zone attacked from', () => {
  const table = fight([6, 6, 6], { afterwards: 'move-in' });
  expect(goOn(table).asked).toBe('occupy usa');
  table.usa.does({ type: 'no-occupation' });
  const { given } = goOn(table);
  expect(given[0]).toEqual({ type: 'no-occupation' });
});

test('X-38 it is for one battle: the counterattack, and the next attack, know nothing of it', () => {
  const table = fight(WON, { afterwards: 'move-in' }, { afterwards: 'stay' });
  expect(goOn(table).asked).toBe('counterattack ussr');
  table.ussr.does({ type: 'attack', from: 'kazakh', to: 'russia', against: 'usa', units: { army: 1 } });
  expect([table.state.orders[usa]?.battle, table.state.orders[ussr]?.battle]).toEqual([undefined, undefined]);
  table.usa.does({ type: 'defend', supplied: false });
  expect(goOn(table).asked).not.toContain('attack');
});

test('X-38, X-29 nobody else hears of it, in what is told or seen', () => {
  const [silent, spoken] = [{}, { afterwards: 'move-in' }].map((said) => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      powers: { usa: { units: { romania: 1 }, ...set }, ussr: { units: { russia: 1 }, ...set } },
      bidders: ['usa'],
    });
    const events = table.usa.does({
      type: 'attack',
      from: 'romania',
      to: 'russia',
      against: 'ussr',
      units: { army: 1 },
      ...(said as Said),
    });
    return [ussr, 'spectator' as const].map((viewer) => [
      events.flatMap((event) => redact(event, viewer) ?? []),
      view(table.game, viewer),
    ]);
  });
  expect(JSON.stringify(spoken)).toBe(JSON.stringify(silent));
});

test('X-38 a defender who wants nothing more says so with the last reinforcement, and is not asked for a counterattack', () => {
  const table = fight([1, 1, 1], {});
  expect(goOn(table).asked).toBe('reinforce ussr');
  table.ussr.does({ type: 'end-reinforcing', afterwards: 'done' });
  expect(goOn(table).asked).toBe('reinforce usa');
  table.usa.does({ type: 'end-reinforcing' });
  const { given, asked } = goOn(table);
  expect([given, asked]).toEqual([[{ type: 'no-counterattack' }], 'attack ussr']);
});

test('X-38 an attacker who moves in and wants nothing more brings up nobody', () => {
  const table = fight(WON, {}, { afterwards: 'stay' });
  expect(goOn(table).asked).toBe('occupy usa');
  table.usa.does({
    type: 'occupy',
    orders: [{ how: 'march', from: 'romania', units: { army: 1 } }],
    afterwards: 'done',
  });
  const { given, asked } = goOn(table);
  expect(given.every(({ type }) => type === 'end-reinforcing')).toBe(true);
  expect(asked).toBe('counterattack ussr');
});

test('X-38, Q-B-50 where both are wiped out, one answer is enough for both zones', () => {
  const table = fight([6, 6, 6], {}, { afterwards: 'stay' });
  expect(goOn(table).asked).toBe('occupy usa');
  table.usa.does({ type: 'no-occupation', afterwards: 'done' });
  expect(goOn(table).given[0]).toEqual({ type: 'no-occupation' });
});

test('X-38, B-ATK-43 a defender who leaves the zone of the attack empty and wants nothing more is not asked again', () => {
  const table = fight([1, 6, 6], {});
  expect(goOn(table).asked).toBe('occupy ussr');
  table.ussr.does({ type: 'no-occupation', afterwards: 'done' });
  const { given, asked } = goOn(table);
  expect([given.at(-1), asked]).toEqual([{ type: 'no-counterattack' }, 'attack ussr']);
});

test('X-38, M-REINFORCE-03 with merchant ships it says the same of the ships', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      usa: { units: { romania: 1, greece: 3, 'mid-pacific': { ship: 1 } }, ...set },
      ussr: { units: { russia: 1, kazakh: 3, 'indian-ocean': { ship: 1 } }, ...set },
    },
    bidders: ['usa', 'ussr'],
    dice: WON,
  });
  table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 1 } });
  table.ussr.does({ type: 'defend', supplied: true });
  expect(goOn(table).asked).toBe('occupy usa');
  table.usa.does({ type: 'no-occupation', afterwards: 'done' });
  expect(goOn(table).asked).toBe('step-e ussr');
  table.ussr.does({ type: 'ships-done', afterwards: 'done' });
  const { given, asked } = goOn(table);
  expect(given.map(({ type }) => type)).toEqual([
    'end-reinforcing',
    'ships-done',
    'end-reinforcing',
    'no-counterattack',
  ]);
  expect(asked).toBe('attack ussr');
});

test('X-38 where one unit fights one, each side is asked once after the dice', () => {
  const table = fight([1, 1, 1], {});
  expect(goOn(table).asked).toBe('reinforce ussr');
  table.ussr.does({ type: 'end-reinforcing' });
  expect(goOn(table).asked).toBe('reinforce usa');
  table.usa.does({ type: 'end-reinforcing' });
  expect(goOn(table)).toEqual({ given: [{ type: 'no-counterattack' }], asked: 'attack ussr' });
});

test('X-38 a defender who could bring up nobody is asked whether to strike back', () => {
  const table = fight(WON, {});
  expect(goOn(table).asked).toBe('occupy usa');
  table.usa.does({ type: 'occupy', orders: [{ how: 'march', from: 'romania', units: { army: 1 } }] });
  const { given, asked } = goOn(table);
  expect(given.map(({ type }) => type)).toEqual(['end-reinforcing']);
  expect(asked).toBe('counterattack ussr');
});

test('X-38 a player who brings up all they can, and wants to strike back, says so with the reinforcement', () => {
  for (const [said, asked] of [
    [{}, 'attack ussr'],
    [{ afterwards: 'ask-again' }, 'counterattack ussr'],
    [{ afterwards: 'done' }, 'attack ussr'],
  ] as const) {
    const table = fight(WON, {});
    goOn(table);
    table.usa.does({ type: 'no-occupation' });
    expect(goOn(table).asked).toBe('reinforce ussr');
    table.ussr.does({
      type: 'reinforce',
      to: 'russia',
      orders: [{ how: 'march', from: 'kazakh', units: { army: 3 } }],
      ...said,
    });
    expect(goOn(table).asked).toBe(asked);
  }
});

test('X-38 a side that wants to be asked again says so with its answer, and the other side is asked once all the same', () => {
  const table = fight(WON, {});
  goOn(table);
  table.usa.does({ type: 'no-occupation', afterwards: 'ask-again' });
  expect(goOn(table).asked).toBe('reinforce ussr');
  table.ussr.does({ type: 'end-reinforcing' });
  expect(goOn(table).asked).toBe('reinforce usa');
  table.usa.does({ type: 'end-reinforcing' });
  expect(goOn(table)).toEqual({ given: [{ type: 'no-counterattack' }], asked: 'attack ussr' });
});

test('X-38 a defender who wants to strike back says so with the last reinforcement, or with the defence', () => {
  for (const [defend, end] of [
    [{}, { afterwards: 'ask-again' }],
    [{ afterwards: 'ask-again' }, {}],
  ] as const) {
    const table = fight([1, 1, 1], {}, defend);
    expect(goOn(table).asked).toBe('reinforce ussr');
    table.ussr.does({ type: 'end-reinforcing', ...end });
    expect(goOn(table).asked).toBe('reinforce usa');
    table.usa.does({ type: 'end-reinforcing' });
    expect(goOn(table).asked).toBe('counterattack ussr');
  }
});

test('X-38 standing orders come first: an order to strike back is followed though nobody is asked again', () => {
  const table = fight(WON, {});
  table.ussr.does({ type: 'order', about: 'counterattack', reply: 'retake', least: 1 });
  goOn(table);
  table.usa.does({ type: 'occupy', orders: [{ how: 'march', from: 'romania', units: { army: 1 } }] });
  expect(goOn(table).given).toContainEqual(expect.objectContaining({ type: 'attack', to: 'russia' }));
});

test('X-38 in larger battles each side is asked about everything', () => {
  const table = fight([1, 1, 1, 1], {}, {}, 2);
  expect(goOn(table).asked).toBe('reinforce ussr');
  table.ussr.does({ type: 'end-reinforcing' });
  expect(goOn(table).asked).toBe('reinforce usa');
  table.usa.does({ type: 'end-reinforcing' });
  expect(goOn(table).asked).toBe('counterattack ussr');
});

test('X-38, X-40 a player whose last home falls to one army is asked for the counterattack, and about nothing else', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { units: { romania: 1, poland: 1, 'western-usa': 1 }, ...set },
      ussr: { units: { russia: 1, iran: 3 }, ...set },
    },
    nuked: ['buryatsk', 'kazakh', 'kola', 'siberia', 'yakutsk'],
    bidders: ['usa', 'ussr'],
    dice: WON,
  });
  table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 1 } });
  table.ussr.does({ type: 'defend', supplied: true });
  expect(goOn(table).asked).toBe('occupy usa');
  table.usa.does({ type: 'occupy', orders: [{ how: 'march', from: 'romania', units: { army: 1 } }] });
  const { given, asked } = goOn(table);
  expect(given.map(({ type }) => type)).toEqual(['end-reinforcing']);
  expect(asked).toBe('counterattack ussr');
});

test('X-38 a defender who wants nothing more of an attack gives up its counterattack too', () => {
  const table = fight([6, 6, 1, 1], {}, {}, 2);
  table.usa.does({ type: 'remove-losses', losses: ['russia/army'] });
  expect(goOn(table).asked).toBe('occupy usa');
  table.usa.does({ type: 'no-occupation' });
  const given: Command[] = [];
  for (let now = goOn(table); now.asked.startsWith('reinforce'); now = goOn(table)) {
    const [side = usa] = table.state.question?.waiting ?? [];
    if (side === ussr) table.ussr.does({ type: 'end-reinforcing', afterwards: 'done' });
    else table.usa.does({ type: 'end-reinforcing' });
    given.push(...goOn(table).given);
  }
  expect(given).toEqual([{ type: 'no-counterattack' }]);
  expect(table.state.question).toMatchObject({ kind: 'attack', waiting: ['ussr'] });
});

test('X-38, X-40 where one fights one, a player who has lost the last home is asked for the counterattack and nothing else', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { units: { romania: 1, greece: 3 }, ...set },
      ussr: { units: { russia: 1, poland: 3, iran: 1 }, ...set },
      china: { units: { tibet: 1 } },
    },
    nuked: ['buryatsk', 'kazakh', 'kola', 'siberia', 'yakutsk'],
    bidders: ['usa', 'ussr'],
    dice: WON,
  });
  table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 1 } });
  table.ussr.does({ type: 'defend', supplied: true });
  expect(goOn(table).asked).toBe('occupy usa');
  table.usa.does({ type: 'occupy', orders: [{ how: 'march', from: 'romania', units: { army: 1 } }] });
  const { given, asked } = goOn(table);
  expect(asked).toBe('counterattack ussr');
  expect(given).toContainEqual({ type: 'end-reinforcing' });
});
