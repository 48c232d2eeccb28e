import { expect, test } from 'vitest';
import { redact } from '../referee/redact.ts';
import { unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { fallbackFor } from '../table/table.ts';
import { playSilently, scenario } from '../testing/index.ts';

const open = { stage: 6, phase: 'conventional-builds' } as const;
const askEurope = { type: 'ask-to-build', sea: 'baltic-sea', of: seat('europe') } as const;
const navy = { type: 'build', kind: 'navy', zone: 'baltic-sea', number: 1 } as const;
const ussr = seat('ussr');

function baltic() {
  return scenario({
    ...open,
    powers: { china: { units: { poland: 1 } }, europe: { units: { scandinavia: 1 } }, ussr: {} },
    bidders: ['ussr', 'china'],
  });
}

test('B-BUILD-16, Q-B-78 every opponent with an army at a port must let them build, and the go stays theirs', () => {
  const table = baltic();
  table.ussr.does(askEurope);
  expect(table.state.question).toMatchObject({ kind: 'build-permission', waiting: ['europe'] });
  const [answer] = table.europe.does({ type: 'permit-build', allow: true });
  expect(answer && redact(answer, 'spectator')).toMatchObject({ seat: 'europe', asker: 'ussr', allow: true });
  expect(table.state.question).toMatchObject({ kind: 'build', waiting: ['ussr'] });
  expect(table.ussr.isRefused(navy, 'B-BUILD-13').figures).toMatchObject({ opponents: ['china'] });
  table.ussr.does({ ...askEurope, of: seat('china') });
  table.china.does({ type: 'permit-build', allow: true });
  const [built] = table.ussr.does(navy);
  expect(built?.clauses).toContain('B-BUILD-16');
  expect(unitsAt(table.state.board, 'baltic-sea', ussr, 'navy')).toBe(1);
});

test('B-BUILD-16, X-32 a player who has refused is not asked again in that go', () => {
  const table = baltic();
  table.ussr.does(askEurope);
  table.europe.does({ type: 'permit-build', allow: false });
  table.ussr.isRefused(askEurope, 'X-32');
  table.ussr.isRefused(navy, 'B-BUILD-13');
  expect(table.ussr.may()).not.toContain('ask-to-build');
});

test('B-BUILD-13, -16 only a player who closes the sea can be asked', () => {
  const table = baltic();
  table.ussr.isRefused({ ...askEurope, of: ussr }, 'B-BUILD-13');
  table.ussr.isRefused({ ...askEurope, sea: 'barents-sea' }, 'B-BUILD-09');
  table.ussr.isRefused({ ...askEurope, sea: 'north-sea' }, 'B-BUILD-10');
  table.ussr.does({ type: 'build', kind: 'navy', zone: 'barents-sea', number: 1 });
  const none = scenario({ ...open, powers: { europe: {}, ussr: {} }, bidders: ['ussr'] });
  none.ussr.asksWhyNot({ type: 'ask-to-build' }, 'B-BUILD-16');
  none.ussr.isRefused(askEurope, 'B-BUILD-09');
});

test('B-BUILD-16, X-38 silence is no permission', () => {
  const table = baltic();
  table.ussr.does(askEurope);
  expect(fallbackFor(table.game, seat('europe'))).toEqual({ type: 'permit-build', allow: false });
  playSilently(table.game, ({ state }) => state.question?.kind !== 'build-permission');
  table.ussr.isRefused(navy, 'B-BUILD-13');
});

test('a player who leaves while they are asked leaves the sea open', () => {
  const table = scenario({
    ...open,
    powers: { china: {}, europe: { units: { scandinavia: 1 } }, ussr: {} },
    bidders: ['ussr'],
  });
  table.ussr.does(askEurope);
  table.europe.does({ type: 'resign' });
  expect(table.state.question).toMatchObject({ kind: 'build', waiting: ['ussr'] });
  table.ussr.does(navy);
});

test('X-40 a player who leaves while another is asked for leave needs no answer', () => {
  const table = baltic();
  table.ussr.does(askEurope);
  const events = table.ussr.does({ type: 'resign' });
  expect(events.map(({ type }) => type)).toContain('question-lapsed');
  expect(table.state.question).toMatchObject({ kind: 'build', waiting: ['china'] });
});
