import type { GameEvent } from '@marshall/rules';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../session/session.ts';
import { storiesIn } from './battle-story.ts';

const log = (...events: readonly object[]): LogLine[] =>
  events.map((event, i) => ({
    act: 1,
    n: i + 1,
    cycle: 2,
    stage: 4,
    text: `line ${i + 1}`,
    clauses: [],
    // Only what the story reads of an event is written down here.
    kind: (event as GameEvent).type,
    event: event as GameEvent,
  }));

const declared = {
  type: 'attack-declared',
  attacker: 'europe',
  defender: 'ussr',
  from: 'greece',
  target: 'romania',
  units: { army: 5 },
};

describe('the story of a battle', () => {
  const told = log(
    declared,
    { type: 'defence-chosen', seat: 'ussr', supplied: true },
    { type: 'set-removed', seat: 'europe' },
    { type: 'set-removed', seat: 'ussr' },
    {
      type: 'dice-counted',
      attacker: { position: 1, firePower: 1, lStar: 1 },
      defender: { position: 2, firePower: 0, lStar: 0 },
    },
    { type: 'fired', seat: 'europe', side: 'attacker', dice: [4, 5, 1], edge: 0, points: 10 },
    { type: 'units-lost', seat: 'ussr', side: 'defender', losses: [{ kind: 'army', number: 3 }] },
    { type: 'fired', seat: 'ussr', side: 'defender', dice: [2, 3], edge: 0, points: 5 },
    { type: 'units-lost', seat: 'europe', side: 'attacker', losses: [{ kind: 'army', number: 1 }] },
  );

  it('holds dice, points and losses of both sides as they fell', () => {
    const [story] = storiesIn(told);
    expect(story).toMatchObject({ from: 'greece', to: 'romania', step: 'D', first: 1, last: 9 });
    expect(story?.attacker).toMatchObject({ seat: 'europe', faces: [4, 5, 1], points: 10, lost: { army: 1 } });
    expect(story?.defender).toMatchObject({ seat: 'ussr', faces: [2, 3], points: 5, lost: { army: 3 } });
  });

  it('can be told up to a line: the dice of the other side are not there yet', () => {
    const [story] = storiesIn(told, 7);
    expect(story?.attacker.points).toBe(10);
    expect(story?.defender).toMatchObject({ points: undefined, faces: [], lost: { army: 3 } });
    expect(storiesIn(told, 4)[0]?.step).toBe('B');
  });

  it('a counterattack is a battle of its own', () => {
    const back = { ...declared, attacker: 'ussr', defender: 'europe', from: 'romania', target: 'greece' };
    const stories = storiesIn(log(declared, { type: 'counterattack-opened', seat: 'ussr' }, back));
    expect(stories.map(({ counterattack }) => counterattack)).toEqual([false, true]);
  });

  it('tells whether the place was taken, and the companies that went with it', () => {
    const won = [
      { type: 'zone-captured', seat: 'europe', zone: 'romania', from: 'ussr' },
      { type: 'cards-taken', seat: 'europe', from: 'ussr', zone: 'romania', cards: ['wallachia-grains'] },
      { type: 'cards-taken', seat: 'europe', from: 'ussr', zone: 'poland', cards: ['vistula-grains'] },
      { type: 'secret-cards-taken', seat: 'europe', from: 'ussr', resources: ['oil'], secret: {} },
    ];
    expect(storiesIn(log(declared))[0]).toMatchObject({ captured: false, taken: { cards: [], hidden: [] } });
    expect(storiesIn(log(declared, ...won))[0]).toMatchObject({
      captured: true,
      taken: { cards: ['wallachia-grains'], hidden: ['oil'] },
    });
    const left = { type: 'occupation-settled', seat: 'europe', zone: 'romania', occupied: false };
    expect(storiesIn(log(declared, left))[0]?.captured).toBe(false);
  });

  it('militia rolls one die of its own', () => {
    const against = { ...declared, defender: undefined };
    const [story] = storiesIn(log(against, { type: 'rolled', name: 'militia of Romania', value: 4 }));
    expect(story?.defender).toMatchObject({ seat: undefined, faces: [4], points: 4 });
  });
});
