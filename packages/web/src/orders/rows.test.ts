import {
  DEFAULT_OPTIONS,
  type GameOptions,
  perform,
  RANKED,
  STANDING,
  type StandingOrder,
  seat,
  type Topic,
  view,
} from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import type { LogLine } from '../session/session.ts';
import { orderWords } from '../words.ts';
import { answersIn, commandFor, deedsIn, groupsIn, orderOn, partsOf, rankWords, termsOf } from './rows.ts';

const ALL: GameOptions = { ...DEFAULT_OPTIONS, apc: true, highTech: true, merchantMarine: true, componentLimits: true };
// The keys of the table are its topics.
const TOPICS = Object.keys(STANDING) as Topic[];

test('every order stands in one group, has its sentence, and every answer its words', () => {
  const listed = [ALL, { ...DEFAULT_OPTIONS, combatResolution: 'chart' } as const].flatMap((options) =>
    groupsIn(options).flatMap(([, subjects]) => subjects),
  );
  for (const topic of TOPICS) {
    expect(listed, topic).toContain(topic);
    for (const reply of STANDING[topic]) {
      const parts = partsOf(topic, { reply });
      expect(
        parts.every((part) => !('text' in part) || part.text !== topic),
        topic,
      ).toBe(true);
      if (parts.some((part) => 'slot' in part && part.slot === 'reply'))
        expect(orderWords.replies[`${topic}:${reply}`] ?? orderWords.replies[reply], `${topic} ${reply}`).toBeDefined();
    }
  }
  expect(groupsIn(DEFAULT_OPTIONS).flatMap(([, subjects]) => subjects)).not.toContain('absorb');
});

test('every order that the screen switches on is accepted as it stands, and taken back', () => {
  const table = scenario({ stage: 3, powers: { usa: {}, ussr: {} }, options: { ...ALL, combatResolution: 'drill' } });
  const usa = seat('usa');
  for (const [, subjects] of groupsIn(table.game.setup.options))
    for (const subject of subjects) {
      if (subject === 'pay') continue;
      const order = orderOn(view(table.game, usa), table.game.setup.options, subject);
      table.state.orders[usa] = { changes: 0 };
      expect([subject, perform(table.game, usa, commandFor(subject, order)).ok]).toEqual([subject, true]);
      expect(view(table.game, usa).standingOrders?.standing?.[subject]).toEqual(order);
      expect(perform(table.game, usa, commandFor(subject, undefined)).ok).toBe(true);
    }
});

test('one set and one army are one in the sentence of an order', () => {
  const said = (topic: 'counterattack' | 'defence', reply: 'fight' | 'retake', least: number): string =>
    partsOf(topic, { reply, least })
      .map((part) => ('text' in part ? part.text : `<${part.slot}>`))
      .join('');
  expect(said('defence', 'fight', 1)).toContain('at least <least> set. ');
  expect(said('defence', 'fight', 2)).toContain('at least <least> sets. ');
  expect(said('counterattack', 'retake', 1)).toContain('at least <least> army.');
  expect(said('counterattack', 'retake', 3)).toContain('at least <least> armies.');
});

test('an order of losses is one sentence, as long as the kinds that are named in it', () => {
  const said = (order: StandingOrder) =>
    partsOf('losses', order)
      .map((part) => ('text' in part ? part.text : `{${part.slot}}`))
      .join('');
  expect(said({ reply: 'most' })).toBe('Remove enemy units: {reply}.');
  expect(said({ reply: 'navies', second: 'most' })).toBe('Remove enemy units: {reply}, {second}.');
  expect(said({ reply: 'navies', second: 'apcs', third: 'ships' })).toBe(
    'Remove enemy units: {reply}, {second}, {third}.',
  );
  // Two kinds are in order as soon as the first one is named.
  expect(termsOf('losses', 'navies', DEFAULT_OPTIONS)).toEqual({});
  expect(termsOf('losses', 'navies', ALL)).toEqual({ second: 'most' });
  expect(termsOf('losses', 'most', ALL)).toEqual({});
  for (const topic of ['losses', 'half-losses'] as const)
    for (const kind of [...RANKED, 'most'] as const) expect(rankWords(topic, kind)).toMatch(/^then /);
});

const line = (n: number, act: number, kind: string, more: object = {}): LogLine => ({
  n,
  act,
  kind,
  cycle: 2,
  stage: 4,
  text: `${kind}.`,
  clauses: [],
  ...more,
});

test('what orders did is read with what came of it, and what they could have done is counted', () => {
  const followed = { type: 'order-followed', seat: seat('usa'), about: 'defence', clauses: [] } as const;
  const log = [
    line(1, 1, 'withdrew', { actor: seat('usa') }),
    line(2, 2, 'order-followed', { event: followed, order: { reply: 'withdraw' } }),
    line(3, 2, 'defence-chosen', { actor: seat('usa') }),
    line(4, 3, 'withdrew', { actor: seat('ussr') }),
    // The rest of one unit against one, about which nobody is asked and nobody ordered anything.
    line(5, 4, 'order-followed', { event: { ...followed, about: 'duel' } }),
    line(6, 4, 'counterattack-declined', { actor: seat('usa') }),
  ];
  expect(deedsIn(log)).toEqual([
    { n: 2, cycle: 2, stage: 4, about: 'defence', text: 'defence-chosen.', order: { reply: 'withdraw' } },
  ]);
  expect([...answersIn(log, 'usa', 2)]).toEqual([['defence', 1]]);
});
