// Two players lose their last homes at once, and one of them resigns before the other has struck back.
import { describe, expect, test } from 'vitest';
import { faults, type PowerSketch, playSilently, scenario } from '../testing/index.ts';

const resign = { type: 'resign' } as const;
const asked = ({ state }: ReturnType<typeof scenario>) => `${state.question?.kind} ${state.question?.waiting.join()}`;

describe('one move that takes the last homes of two players', () => {
  /** Americans land on the last homes of Europe and of the Soviet Union at once; Europe is asked first. */
  function landed(ussr: PowerSketch, dice: readonly number[] = []) {
    const set = { grain: 9, oil: 9, minerals: 9 };
    const table = scenario({
      stage: 5,
      phase: 'moves',
      bidders: ['usa', 'china'],
      powers: {
        usa: { ...set, cash: 0, units: { alaska: 1 }, laden: [{ zone: 'baltic-sea', cargo: { army: 4 } }] },
        europe: { ...set, cash: 4000, units: { egypt: 3 } },
        ussr: { ...set, cash: 2000, ...ussr },
        china: { units: { tibet: 1 } },
      },
      nuked: [
        ...(['british-isles', 'eastern-europe', 'western-europe', 'iberia'] as const),
        ...(['buryatsk', 'kazakh', 'kola', 'siberia', 'yakutsk'] as const),
      ],
      dice: [5, 2, ...dice],
    });
    table.usa.does({
      type: 'move',
      to: 'baltic-sea',
      orders: [
        { how: 'convoy', from: 'baltic-sea', carrier: 'navy', number: 1, cargo: { army: 4 } },
        { how: 'ashore', on: 'scandinavia', units: { army: 2 } },
        { how: 'ashore', on: 'russia', units: { army: 2 } },
      ],
    });
    expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
    return table;
  }

  test('X-40, X-15 each has a counterattack, then both are judged', () => {
    const table = landed({ units: { iran: 3 } });
    table.europe.does({ type: 'no-counterattack' });
    expect([table.europe.has.out, asked(table)]).toEqual([undefined, 'counterattack ussr']);
    table.ussr.does({ type: 'no-counterattack' });
    expect([table.europe.has.out, table.ussr.has.out, table.usa.has.cash]).toEqual(['captured', 'captured', 6000]);
  });

  test('X-40, B-ATK-56 nobody loses their counterattack because another fallen player resigns, and it can save them', () => {
    const table = landed({ units: { poland: 6 } }, [6, 6, 1, 1]);
    table.europe.does(resign);
    expect([table.europe.has.out, table.usa.has.cash]).toEqual(['captured', 4000]);
    expect([table.ussr.has.out, asked(table)]).toEqual([undefined, 'counterattack ussr']);
    table.ussr.does({ type: 'attack', from: 'poland', to: 'russia', against: 'usa', units: { army: 6 } });
    playSilently(table.game, () => table.state.question?.kind === 'occupy');
    table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'poland', units: { army: 1 } }] });
    playSilently(table.game, () => table.state.question?.kind === 'move');
    expect(table.ussr.has.out).toBeUndefined();
    expect(faults(table.state)).toEqual([]);
  });

  test('X-40 a player who resigns after that is judged with nobody else left to judge', () => {
    const table = landed({ units: { iran: 3 } });
    table.europe.does(resign);
    table.ussr.does(resign);
    expect([table.ussr.has.out, table.usa.has.cash, asked(table)]).toEqual(['captured', 6000, 'move china']);
  });

  test('X-40 a player who has declined is judged with the one who resigns', () => {
    const table = landed({ units: { iran: 3 } });
    table.europe.does({ type: 'no-counterattack' });
    table.ussr.does(resign);
    expect([table.europe.has.out, table.ussr.has.out, asked(table)]).toEqual(['captured', 'captured', 'move china']);
  });
});

test('X-40, B-STRAT-33 the same where one salvo destroys the last homes of two', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: {
      usa: { nukes: 2, units: { alaska: 1 } },
      europe: { nukes: 1, units: { scandinavia: 1 } },
      ussr: { nukes: 1, units: { russia: 1 } },
      china: { units: { tibet: 1 } },
    },
    nuked: [
      'british-isles',
      'eastern-europe',
      'western-europe',
      'iberia',
      'buryatsk',
      'kazakh',
      'kola',
      'siberia',
      'yakutsk',
    ],
    dice: [5, 2],
  });
  table.usa.does({ type: 'launch', targets: { scandinavia: 1, russia: 1 } });
  expect(asked(table)).toBe('counterattack europe');
  table.europe.does(resign);
  expect([table.europe.has.out, table.ussr.has.out, asked(table)]).toEqual([
    'destroyed',
    undefined,
    'counterattack ussr',
  ]);
  table.ussr.does({ type: 'launch', targets: { alaska: 1 } });
  playSilently(table.game, () => table.ussr.has.out !== undefined);
  expect([table.ussr.has.out, table.state.nuked.includes('alaska')]).toEqual(['destroyed', true]);
});
