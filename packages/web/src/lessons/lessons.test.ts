import { lessons as inGerman } from '@marshall/words/de/lessons';
import { page as german } from '@marshall/words/de/page';
import { lessons } from '@marshall/words/en/lessons';
import { page as english } from '@marshall/words/en/page';
import { lessons as inSpanish } from '@marshall/words/es/lessons';
import { page as spanish } from '@marshall/words/es/page';
import { describe, expect, test } from 'vitest';
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
    const { at, step, missed } = progressIn(lesson, pupil.log, now);
    if (step === undefined || at >= until) return now;
    expect([step.id, missed]).toEqual([step.id, false]);
    if (step.wants === undefined) now = at + 1;
    else {
      await pupil.does(step.wants);
      expect(progressIn(lesson, pupil.log, now).at, step.id).toBeGreaterThan(at);
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
  const { at, missed, next } = progressIn(lesson, pupil.log, read);
  expect([lesson.steps[at]?.id, missed]).toEqual(['economy-bid', true]);
  // Nobody can sell without a bid: the lesson goes on after that.
  expect(progressIn(lesson, pupil.log, next)).toMatchObject({ missed: false, step: { id: 'economy-bid-build' } });
  pupil.stop();
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
