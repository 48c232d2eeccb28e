import { capital } from './names.ts';

/** A sentence ends with one stop, after the name of a company too. */
const stop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** What is said while moves are played on the map, and of what touched the reader. */
export const theatreWords = {
  heading: 'What just happened',
  toYou: 'This happened to you',
  lostTo: (what: string, who: string) => `You lost ${what} to ${who}.`,
  lost: (what: string) => stop(`You lost ${what}`),
  everything: 'everything you had',
  lStars: (number: number) => (number === 1 ? '1 L-star' : `${number} L-stars`),
  hidden: (number: number, resource: string) => {
    const kind = resource.toLowerCase().replace(/^minerals$/, 'mineral');
    return number === 1 ? `an unopened ${kind} company` : `${number} unopened ${kind} companies`;
  },
  takes: (who: string, what: string, from: string) => `${capital(who)} takes ${what} from ${from}.`,
  attacked: (who: string, place: string, by: string) => `${capital(who)} attacks you in ${place}${by}.`,
  with: (units: string) => ` with ${units}`,
  builds: (who: string, what: string) => `${capital(who)} builds ${what}.`,
  sells: (who: string, what: string) => `${capital(who)} sells ${what}.`,
  buys: (who: string, what: string) => `${capital(who)} buys ${what}.`,
  loses: (who: string, units: string) => `${capital(who)} loses ${units}.`,
  unitsIn: (units: string, place: string) => `${units} in ${place}`,
  late: (times: number) =>
    times === 1
      ? 'Your time was up, so the table answered for you.'
      : `Your time was up ${times} times, so the table answered for you.`,
  ok: 'OK',
  okMore: (more: number) => `OK (${more} more)`,
  again: 'Show again',
  pause: 'Pause',
  goOn: 'Play',
  step: 'Next',
  back: 'Back',
  skip: 'Skip',
  speed: 'Speed',
  space: 'space',
  keyed: (what: string, key: string) => `${what} (${key})`,
  keys: 'Space pauses, . steps, S skips',
  keyHeld: 'The game goes on when you press OK or Enter.',
  rush: (cycle: number, of: number | undefined, stage: string) =>
    `The computers are playing: cycle ${cycle}${of === undefined ? '' : ` of ${of}`}${stage === '' ? '' : `, ${stage}`}.`,
  rushed: 'Progress of the game',
  price: (resource: string, rose: boolean, before: string, now: string, held: number) =>
    `${resource} ${rose ? 'rose' : 'fell'} from ${before} to ${now}. You have ${held}.`,
  ahead: {
    bids: 'The bids are turned over.',
    fire: 'The dice are rolled.',
    shot: 'An L-star fires.',
    roulette: 'Nuclear roulette: the die is rolled.',
  } as Readonly<Partial<Record<string, string>>>,
  unfolds: {
    heading: 'On the map',
    watch: 'Watch how it turns out',
    next: 'Your decision comes next.',
    key: 'You don’t have to wait: press Enter.',
    now: 'Decide now',
  },
  meanwhile: {
    playing: 'What happened is playing on the map.',
    heading: 'Since your last decision',
    nothing: 'Nothing has happened to you since your last decision.',
    more: (number: number) => (number === 1 ? '1 more' : `${number} more`),
    show: 'Show',
    showThis: (what: string) => `Show on the map: ${what}`,
    showAll: 'Play it all',
    word: {
      kept: 'Promise kept:',
      broken: 'Promise broken:',
      unpaid: 'the loan was not repaid on time.',
      paid: 'the loan has been repaid.',
      shut: 'your right of passage is gone.',
      agreed: (words: string) => `You had agreed: “${words}”`,
      guest: 'You had given them the right of passage.',
    },
  },
} as const;
