import { lessons as inGerman } from '@marshall/words/de/lessons';
import { page as german } from '@marshall/words/de/page';
import { lessons } from '@marshall/words/en/lessons';
import { page as english } from '@marshall/words/en/page';
import { lessons as inSpanish } from '@marshall/words/es/lessons';
import { page as spanish } from '@marshall/words/es/page';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../session/session.ts';
import { LESSONS, lessonNamed } from './index.ts';
import { type Lesson, progressIn } from './lesson.ts';
import { Pupil } from './testing.ts';

function named(id: string): Lesson {
  const lesson = lessonNamed(id);
  if (lesson === undefined) throw new Error(id);
  return lesson;
}

/** Goes through a lesson as it is proposed, up to a step, reading what is to be read. */
async function follow(lesson: Lesson, pupil: Pupil, read = 0, until = lesson.steps.length): Promise<number> {
  let now = read;
  for (let turns = 0; turns < 60; turns++) {
    const { at, step, missed } = progressIn(lesson, pupil.seen, { read: now });
    if (step === undefined || at >= until) return now;
    expect([step.id, missed]).toEqual([step.id, false]);
    if (step.wants === undefined) now = at + 1;
    else {
      await pupil.does(step.wants);
      expect(progressIn(lesson, pupil.seen, { read: now }).at, step.id).toBeGreaterThan(at);
    }
  }
  throw new Error(`${lesson.id} does not end`);
}

describe('a pupil who does what is proposed', () => {
  test.each(LESSONS.map(({ id }) => [id] as const))('comes to the end of %s, step by step', async (id) => {
    const pupil = Pupil.begins(named(id));
    await follow(named(id), pupil);
    pupil.stop();
  });

  test('sells oil before the Soviet Union does, for much more', async () => {
    const pupil = Pupil.begins(named('economy'));
    await follow(named('economy'), pupil);
    expect(pupil.told('sold')).toEqual([
      'Europe sells 8 oil for $4,000M.',
      expect.stringMatching(/^The Soviet Union sells 4 oil for \$\d{2,3}M\.$/),
    ]);
    expect(pupil.told('units-built')).toEqual([expect.stringContaining('3 armies in Eastern Europe')]);
    pupil.stop();
  });

  test('lands with four armies, keeps two, and takes the company', async () => {
    const pupil = Pupil.begins(named('landing'));
    await follow(named('landing'), pupil);
    expect(pupil.told('units-lost')).toEqual([
      'Africa loses 2 armies in Nigeria.',
      'The USA loses 2 armies in Nigeria.',
    ]);
    expect(pupil.told('cards-taken')).toHaveLength(1);
    pupil.stop();
  });

  test('stops two nukes with two shots, and one of two gets through to Romania as the twelfth', async () => {
    const pupil = Pupil.begins(named('crisis'));
    await follow(named('crisis'), pupil);
    expect(pupil.log.filter(({ kind, actor }) => kind === 'l-star-fired' && actor === 'europe')).toHaveLength(2);
    expect(pupil.told('struck')).toEqual(['A nuke hits Romania: the Soviet Union loses 4 armies.']);
    expect(pupil.told('roulette-rolled')).toEqual([]);
    pupil.stop();
  });
});

/** What happened in Stage 4. */
const fought = ({ log }: Pupil): readonly string[] => log.filter(({ stage }) => stage === 4).map(({ text }) => text);

test('a lesson goes on after a reload where it was left, and takes the same course', async () => {
  const lesson = named('landing');
  const through = Pupil.begins(lesson);
  await follow(lesson, through);
  const before = Pupil.begins(lesson);
  const read = await follow(lesson, before, 0, 1);
  before.stop();
  if (before.saved === undefined) throw new Error('nothing was kept');
  const after = Pupil.resumes(before.saved);
  await follow(lesson, after, read);
  expect(fought(after)).toEqual(fought(through));
  after.stop();
  through.stop();
});

test('something else that is legal is noticed, and the lesson can go on', async () => {
  const lesson = named('economy');
  const pupil = Pupil.begins(lesson);
  const read = await follow(lesson, pupil, 0, 3);
  await pupil.does({ type: 'bid', cubes: 0 });
  const { at, missed, next } = progressIn(lesson, pupil.seen, { read });
  expect([lesson.steps[at]?.id, missed]).toEqual(['economy-bid', true]);
  // Nobody can sell without a bid: the lesson goes on after that.
  expect(progressIn(lesson, pupil.seen, { read: next })).toMatchObject({
    missed: false,
    step: { id: 'economy-bid-build' },
  });
  pupil.stop();
});

/** What somebody answers who is asked something that the lesson does not speak of. */
const SILENT: Readonly<Record<string, Draft>> = {
  bid: { type: 'bid', cubes: 0 },
  counterattack: { type: 'no-counterattack' },
  reinforce: { type: 'end-reinforcing' },
  occupy: { type: 'no-occupation' },
  assault: { type: 'give-up-assault', zone: 'nigeria', how: 'surrender' },
};

/** Goes through a lesson, but does something else at some steps and carries on; gives the steps that were read or done. */
async function stray(id: string, otherwise: Readonly<Record<string, Draft>>) {
  const lesson = named(id);
  const pupil = Pupil.begins(lesson);
  const met: string[] = [];
  let read = 0;
  for (let turns = 0; turns < 60; turns++) {
    const { at, step, missed, next, whole } = progressIn(lesson, pupil.seen, { read });
    if (step === undefined) {
      pupil.stop();
      return { met, whole, pupil };
    }
    met.push(missed ? `missed ${step.id}` : step.id);
    if (missed) read = next;
    else if (step.wants === undefined) read = at + 1;
    else {
      const asked = (await pupil.ready()) ?? '';
      const speaks = step.asked === undefined || step.asked === asked;
      await pupil.does(speaks ? (otherwise[step.id] ?? step.wants) : (SILENT[asked] ?? { type: 'pass' }));
    }
  }
  throw new Error(`${id} does not end: ${met.join()}`);
}

const ashore = (army: number): Draft => ({
  type: 'assault-by-sea',
  to: 'nigeria',
  sea: 'gulf-of-guinea',
  against: 'africa',
  orders: [
    { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army: 4 } },
    { how: 'ashore', on: 'nigeria', units: { army } },
  ],
});

describe('a pupil who does something else is told so, and never what did not happen', () => {
  test('one army ashore instead of four: nothing is said of a beach that is held', async () => {
    const { met, whole } = await stray('landing', { 'landing-declare': ashore(1) });
    expect(met).toContain('missed landing-declare');
    expect(met).not.toContain('landing-stay');
    expect(met).not.toContain('landing-spoils');
    expect(whole).toBe(false);
  });

  test('a second nuke that is let through: nobody says that Western Europe stands, or proposes the thirteenth cloud', async () => {
    const { met, whole } = await stray('crisis', { 'crisis-shoot-again': { type: 'hold-fire' } });
    expect(met).toContain('missed crisis-shoot-again');
    for (const step of ['crisis-clouds', 'crisis-answer', 'crisis-result']) expect(met).not.toContain(step);
    expect(whole).toBe(false);
  });

  test('no shot at all: the lesson ends, and with it nothing else', async () => {
    const { met, pupil } = await stray('crisis', { 'crisis-shoot': { type: 'hold-fire' } });
    expect(met).toContain('missed crisis-shoot');
    expect(met).not.toContain('crisis-shoot-again');
    expect(pupil.log.some(({ kind }) => kind === 'game-ended')).toBe(false);
  });

  test('nukes on another place: nothing is said of Romania', async () => {
    const { met } = await stray('crisis', { 'crisis-answer': { type: 'launch', targets: { russia: 1, romania: 1 } } });
    expect(met).toContain('missed crisis-answer');
    expect(met).not.toContain('crisis-result');
  });

  test('all nine oil sold, and no set left: nobody says what to build', async () => {
    const { met, whole } = await stray('economy', { 'economy-sell': { type: 'sell', resource: 'oil', units: 9 } });
    expect(met).toContain('missed economy-sell');
    for (const step of ['economy-price', 'economy-build', 'economy-end-build', 'economy-buy'])
      expect(met).not.toContain(step);
    expect(whole).toBe(false);
  });

  test('grain instead of oil, and no bid at all', async () => {
    const grain = await stray('economy', { 'economy-sell': { type: 'sell', resource: 'grain', units: 3 } });
    expect(grain.met).not.toContain('economy-price');
    const nothing: Draft = { type: 'bid', cubes: 0 };
    const none = await stray('economy', { 'economy-bid': nothing, 'economy-bid-build': nothing });
    expect(none.whole).toBe(false);
    for (const step of ['economy-sell', 'economy-pass', 'economy-build', 'economy-buy'])
      expect(none.met).not.toContain(step);
  });
});

test('every step and every lesson has words, and every text has its step', () => {
  const ids = LESSONS.flatMap(({ steps }) => steps.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(Object.keys(lessons.steps).toSorted());
  expect(LESSONS.map(({ id }) => id)).toEqual(Object.keys(lessons.names));
});

test.each([
  ['en', lessons, english],
  ['de', inGerman, german],
  ['es', inSpanish, spanish],
] as const)('what %s tells to press is what a button says', (_, { steps }, { commands, buttons }) => {
  const buttonsOf = new Set([buttons.payAll, ...Object.values(commands).flatMap(({ name, button }) => [name, button])]);
  const pressed = Object.values(steps).flatMap((text) =>
    [...text.matchAll(/[“„«]([^”“»]+)[”“»]/g)].map(([, name]) => name),
  );
  expect(pressed.length).toBeGreaterThan(2);
  expect(pressed.filter((name) => name === undefined || !buttonsOf.has(name))).toEqual([]);
});
