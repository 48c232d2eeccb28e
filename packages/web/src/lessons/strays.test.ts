// Pupils who do anything that is legal, at any step: what the card says is true of the game, what it proposes can be done, and the lesson ends.
import { priceAt, type QuickStream, quickStream, seat as seatId, type Zone, zoneIndex } from '@marshall/rules';
import type { Taste } from '@marshall/rules/testing';
import { describe, expect, test } from 'vitest';
import { LESSONS } from './index.ts';
import { backTo, type Lesson, type Progress, progressIn } from './lesson.ts';
import { Pupil } from './testing.ts';

/** So many pupils stray at each step. */
const PUPILS = process.env.MARSHALL_PROOF === '1' ? 40 : 3;

type Facts = Pupil['game']['state'];

const armies = ({ board }: Facts, who: string, zone: Zone): number =>
  board[zoneIndex(zone)]?.find(({ seat }) => seat === who)?.units.army ?? 0;
const player = ({ seats }: Facts, who: string) => seats[seatId(who)];
const canPay = (facts: Facts, who: string): boolean =>
  Object.values(player(facts, who)?.supplies ?? { none: 0 }).every((number) => number > 0);

/** What the sentences of steps say, read off the referee's own state. */
const CLAIMS: Readonly<Record<string, (facts: Facts) => boolean>> = {
  'economy-sell': (facts) => player(facts, 'europe')?.supplies.oil === 9,
  'economy-pass': (facts) => canPay(facts, 'europe'),
  'economy-bid-build': (facts) => (player(facts, 'europe')?.cubes ?? 0) > 0,
  'economy-build': (facts) => canPay(facts, 'europe') && (player(facts, 'europe')?.cash ?? 0) >= 300,
  'economy-end-build': (facts) => armies(facts, 'europe', 'eastern-europe') === 1 + 3,
  'economy-bid-buy': (facts) => player(facts, 'europe')?.cubes === 1 && priceAt(facts.market.oil) <= 100,
  'economy-buy': (facts) => (player(facts, 'europe')?.supplies.oil ?? 12) + 10 <= 12,
  'economy-done': (facts) =>
    armies(facts, 'europe', 'eastern-europe') === 1 + 3 && (player(facts, 'europe')?.supplies.oil ?? 0) >= 10,
  'landing-look': (facts) => armies(facts, 'africa', 'nigeria') === 2,
  'landing-declare': (facts) => armies(facts, 'africa', 'nigeria') === 2,
  'landing-stay': (facts) => armies(facts, 'usa', 'nigeria') === 2 && armies(facts, 'africa', 'nigeria') === 0,
  'landing-spoils': (facts) =>
    armies(facts, 'usa', 'nigeria') > 0 &&
    !(player(facts, 'africa')?.holdings ?? []).some(({ card }) => card === 'idah-oil'),
  'landing-pass': (facts) => canPay(facts, 'usa'),
  'crisis-look': ({ nuked }) => nuked.length === 11,
  'crisis-shoot': (facts) => player(facts, 'europe')?.lStars === 3,
  'crisis-clouds': ({ nuked }) => nuked.length === 11 && !nuked.includes('western-europe'),
  'crisis-answer': (facts) =>
    facts.nuked.length === 11 && player(facts, 'europe')?.nukes === 2 && armies(facts, 'ussr', 'romania') === 4,
  'crisis-result': ({ nuked }) => nuked.length === 12 && nuked.at(-1) === 'romania',
};

/** Somebody at a lesson, with how far they have read. */
class Stray {
  readonly lesson: Lesson;
  readonly pupil: Pupil;
  readonly #stream: QuickStream;
  read = 0;
  from = 0;

  constructor(lesson: Lesson, seed: string) {
    this.lesson = lesson;
    this.pupil = Pupil.begins(lesson);
    this.#stream = quickStream(seed);
  }

  /** The card, once something is asked; what it says is held against the game. */
  async card(): Promise<Progress> {
    await this.pupil.settles();
    const progress = progressIn(this.lesson, this.pupil.seen, this);
    const { step, told, missed } = progress;
    if (step === undefined || !told || missed) return progress;
    const claim = CLAIMS[step.id];
    if (claim !== undefined) expect([step.id, claim(this.pupil.game.state)]).toEqual([step.id, true]);
    return progress;
  }

  /** Reads, or does what is proposed; anything where nothing is. */
  async goesOn({ at, step, told, missed, next }: Progress): Promise<void> {
    if (missed) this.read = next;
    else if (told && step?.wants === undefined) this.read = at + 1;
    else if (told && step?.wants !== undefined) await this.pupil.tries(step.wants);
    else await this.strays();
  }

  /** Answers at random, now and then with a standing right. */
  async strays(): Promise<void> {
    await this.pupil.tries(this.pupil.anything(this.#stream, ANSWERS));
  }

  /** Takes back the last move, as the card does. */
  async again({ at }: Progress): Promise<void> {
    const { log, since } = this.pupil.seen;
    this.read = backTo(this.lesson, log, since, at);
    if (!(await this.pupil.again())) this.from = this.read;
  }

  async comesTo(at: number): Promise<void> {
    for (let turns = 0; turns < 60; turns++) {
      const progress = await this.card();
      if (progress.at >= at) return;
      expect([progress.step?.id, progress.missed, progress.told]).toEqual([progress.step?.id, false, true]);
      await this.goesOn(progress);
    }
    throw new Error('the step does not come');
  }

  async ends(): Promise<Progress> {
    for (let turns = 0; turns < 150; turns++) {
      const progress = await this.card();
      if (progress.step === undefined) return progress;
      await this.goesOn(progress);
    }
    throw new Error(`${this.lesson.id} does not end: ${this.pupil.log.at(-1)?.text}`);
  }
}

/** Answers, and seldom something that answers nothing. */
const ANSWERS: Taste = ({ question, command }) => (question !== undefined ? 1 : command === 'resign' ? 0.002 : 0.01);

const STEPS = LESSONS.flatMap((lesson) =>
  lesson.steps.flatMap(({ id, wants }, at) => (wants === undefined ? [] : [[id, lesson, at] as const])),
);

describe('a pupil who does anything else', () => {
  test.each(STEPS)(
    'at %s hears nothing untrue and comes to the end, or starts the step again',
    async (_, lesson, at) => {
      for (let number = 0; number < PUPILS; number++) {
        const stray = new Stray(lesson, `${lesson.id} ${at} ${number}`);
        await stray.comesTo(at);
        await stray.strays();
        const progress = await stray.card();
        // Every other one takes it back as soon as the card offers that, and then does all that is proposed.
        if (number % 2 === 1 && progress.missed) {
          await stray.again(progress);
          const back = await stray.card();
          expect([back.step?.id, back.missed, back.told]).toEqual([lesson.steps[at]?.id, false, true]);
          await stray.comesTo(lesson.steps.length);
          expect((await stray.card()).whole).toBe(true);
        } else await stray.ends();
        stray.pupil.stop();
      }
    },
  );
});

test('a pupil who never does what is proposed comes to the end all the same', async () => {
  for (const lesson of LESSONS)
    for (let number = 0; number < PUPILS; number++) {
      const stray = new Stray(lesson, `never ${number}`);
      for (let turns = 0; turns < 150; turns++) {
        const progress = await stray.card();
        if (progress.step === undefined) break;
        if (progress.missed || progress.step.wants === undefined) await stray.goesOn(progress);
        else await stray.strays();
      }
      expect((await stray.card()).step, `${lesson.id} ${number}`).toBeUndefined();
      stray.pupil.stop();
    }
});
