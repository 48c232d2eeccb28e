import type { Page } from '@playwright/test';
import { followLights, type Touch } from './pupil.ts';

/** Words that somebody reads in a second who reads 200 a minute. */
const WORDS = 200 / 60;
/** Seconds from knowing what to press to having pressed it. */
const PRESS = 1.5;

export interface Spent {
  /** What the teacher says, and what is asked. */
  readonly words: number;
  /** With every line of the panel, also those that only name what can be chosen. */
  readonly everyWord: number;
  readonly presses: number;
  /** Seconds for reading and pressing; what the page takes to play things out comes on top. */
  readonly seconds: number;
  readonly waited: number;
}

/** Goes through a lesson as somebody does who has never seen the game: reads what the teacher says and what is asked, then presses what is lit. */
export async function newcomer(page: Page, touch: Touch): Promise<Spent> {
  const read = new Set<string>();
  const words = { told: 0, all: 0 };
  let presses = 0;
  let looking = 0;
  const reading = async (): Promise<void> => {
    const began = Date.now();
    for (const [line, told] of await linesOn(page)) {
      if (read.has(line)) continue;
      read.add(line);
      const count = line.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
      words.all += count;
      if (told) words.told += count;
    }
    presses++;
    looking += Date.now() - began;
  };
  const { zone } = touch;
  const began = Date.now();
  await followLights(page, {
    press: async (target) => {
      await reading();
      await touch.press(target);
    },
    choose: async (list, value) => {
      await reading();
      await touch.choose(list, value);
    },
    ...(zone === undefined
      ? {}
      : {
          zone: async (id: string) => {
            await reading();
            await zone(id);
          },
        }),
  });
  return {
    words: words.told,
    everyWord: words.all,
    presses,
    seconds: words.told / WORDS + presses * PRESS,
    waited: (Date.now() - began - looking) / 1000,
  };
}

/** What can be read of the teacher and of the question, line by line, and whether it is told or asked. */
const linesOn = (page: Page): Promise<readonly (readonly [line: string, told: boolean])[]> =>
  page.evaluate(() => {
    const lines = (part: Element): string[] =>
      part instanceof HTMLElement ? part.innerText.split('\n').filter((line) => line.trim() !== '') : [];
    const told = [...document.querySelectorAll('.teacher p, .moment h2')].flatMap(lines);
    const all = [...document.querySelectorAll('.teacher, .moment')].flatMap(lines);
    return [...told.map((line) => [line, true] as const), ...all.map((line) => [line, false] as const)];
  });
