// The lessons in their order, and how one is started.
import { POWER_IDS } from '../look/powers.ts';
import type { Plan } from '../solo/messages.ts';
import { POWER_NAMES } from '../words.ts';
import { crisis } from './crisis.ts';
import { economy } from './economy.ts';
import { landing } from './landing.ts';
import type { Lesson } from './lesson.ts';

export const LESSONS: readonly Lesson[] = [economy, landing, crisis];

/** What follows the lessons: a game with a coach. */
export const FIRST_CYCLE = 'first-cycle';

export const lessonNamed = (id: string | undefined): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);

/** The game of a lesson: the pupil leads one power, a script the others. */
export function planOfLesson({ id, power, position, seed, script }: Lesson): Plan {
  const powers = POWER_IDS.filter((each) => position.powers[each] !== undefined);
  return {
    players: powers.map((each) => ({
      power: each,
      name: POWER_NAMES[each].name,
      commander: each === power ? 'person' : 'scripted',
    })),
    ...(position.options === undefined ? {} : { options: position.options }),
    position,
    seed,
    lesson: id,
    script,
  };
}
