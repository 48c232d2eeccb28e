// Lessons, coach and how to play, in English.
import { coach } from './coach.ts';
import { how } from './how.ts';
import { positions } from './positions.ts';
import { steps } from './steps.ts';

export const lessons = {
  hub: {
    heading: 'Learn in ten minutes',
    about: 'Three short situations at a real table, then your first game with a coach beside you.',
    minutes: (number: number) => (number === 1 ? '1 minute' : `${number} minutes`),
    begin: 'Begin',
    goOn: 'Continue',
    again: 'Play again',
    done: 'Done',
    back: 'Front page',
    how: 'How to play: two pages',
    howAbout: 'The aim, the seven stages and what wins, with pictures.',
    firstCycle: 'Your first cycle',
    firstCycleAbout: 'A normal game against three recruits. The coach explains each moment and suggests what to do.',
  },
  names: {
    economy: { title: 'Money and bids', about: 'Pay, produce, sell before the others do, arm, and buy cheap.' },
    landing: { title: 'A landing', about: 'Four armies go ashore: odds, dice, losses and spoils.' },
    crisis: { title: 'A nuclear crisis', about: 'Two nukes are on their way to you. Shoot them down, then decide.' },
  },
  card: {
    heading: 'Lesson',
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    next: 'Next',
    skip: 'Leave the lesson',
    missed: 'You did something else, and that is allowed. Try it the other way, or carry on from here.',
    elsewhere: 'Things went another way here. Answer as you like; the lesson goes on after that.',
    retry: 'Try again',
    goOn: 'Carry on',
    over: 'Lesson finished',
    otherwise: 'You went your own way. Play the lesson again and follow its steps to see what it is about.',
    nextLesson: (title: string) => `Next: ${title}`,
    learn: 'All lessons',
    restart: 'Start the lesson again',
  },
  positions,
  steps,
  coach,
  how,
} as const;
