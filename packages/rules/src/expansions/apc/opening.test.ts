import { expect, test } from 'vitest';
import { POWERS } from '../../board/index.ts';
import { options } from '../../referee/options.ts';
import { redact } from '../../referee/redact.ts';
import { view } from '../../referee/view.ts';
import { countAll, unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { OpeningTable, plainSetup, randomOpen } from '../../testing/index.ts';

const two = () => {
  const table = new OpeningTable(plainSetup(['usa', 'ussr'], { apc: true }, { usa: 'usa', ussr: 'ussr' }));
  table.does('usa', { type: 'place-armies', territories: ['alaska', 'western-usa'] });
  table.does('ussr', { type: 'place-armies', territories: ['russia'] });
  return table;
};

test('A-SET-01, -02 each player may put one APC, free, in a territory that they occupy', () => {
  const table = two();
  expect(options(table.game, seat('usa'))[0]?.next?.domain).toEqual({
    kind: 'one-of',
    values: ['nowhere', 'alaska', 'western-usa'],
  });
  // At home, but empty; and another's.
  table.isRefused('usa', { type: 'place-apc', at: 'eastern-usa' }, 'A-SET-02');
  table.isRefused('usa', { type: 'place-apc', at: 'russia' }, 'A-SET-02');
  table.does('usa', { type: 'place-apc', at: 'alaska' });
  table.does('ussr', { type: 'place-apc', at: 'nowhere' });
  expect(unitsAt(table.game.state.board, 'alaska', seat('usa'), 'apc')).toBe(1);
  expect(countAll(table.game.state.board, seat('ussr')).apc).toBe(0);
});

test('A-SET-03 each writes their territory secretly, and all APCs are placed together', () => {
  const table = two();
  const [sealed] = table.does('usa', { type: 'place-apc', at: 'western-usa' });
  expect(sealed?.type).toBe('sealed');
  expect(JSON.stringify(sealed === undefined ? '' : redact(sealed, seat('ussr')))).not.toContain('western-usa');
  expect(view(table.game, seat('ussr')).sealed).toBeUndefined();
  expect(countAll(table.game.state.board, seat('usa')).apc).toBe(0);
  // It may be changed until the last one is in.
  table.does('usa', { type: 'place-apc', at: 'alaska' });
  const events = table.does('ussr', { type: 'place-apc', at: 'russia' });
  expect(events.find(({ type }) => type === 'units-placed')).toMatchObject({
    placements: { usa: { alaska: { apc: 1 } }, ussr: { russia: { apc: 1 } } },
  });
});

test('A-SET-02, -03 with six players at most six APCs stand after the set-up, each where its owner is', () => {
  const table = randomOpen([...POWERS], { apc: true });
  for (const kind of ['place-armies', 'place-navies', 'bonus-units']) table.everybody(kind);
  // after the bonus units, before the supplies.
  expect(table.game.state.question?.kind).toBe('place-apc');
  expect(table.has('usa').supplies.grain).toBe(0);
  table.everybody('place-apc');
  let apcs = 0;
  for (const power of POWERS) apcs += countAll(table.game.state.board, seat(power)).apc;
  expect(apcs).toBe(6);
  for (const forces of table.game.state.board)
    for (const { units } of forces) if (units.apc > 0) expect(units.army).toBeGreaterThan(0);
});

test('a set that is off leaves no trace: no question, no event, no key of a view names it', () => {
  const table = new OpeningTable(plainSetup(['usa', 'ussr'], {}, { usa: 'usa', ussr: 'ussr' }));
  table.everybody('place-armies');
  expect(table.game.state.question?.kind).not.toBe('place-apc');
  expect(JSON.stringify([table.events, view(table.game, seat('usa')), options(table.game, seat('usa'))])).not.toMatch(
    /apc|tank/i,
  );
});
