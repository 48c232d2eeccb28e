import { capital } from './names.ts';

/** A sentence ends with one stop, after the name of a company too. */
const stop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** What is said while moves are played on the map, and of what touched the reader. */
export const theatreWords = {
  lostTo: (what: string, who: string) => `You lost ${what} to ${who}.`,
  lost: (what: string) => stop(`You lost ${what}`),
  everything: 'everything you had',
  lStars: (number: number) => (number === 1 ? '1 L-star' : `${number} L-stars`),
  hidden: (number: number, resource: string) =>
    number === 1
      ? `an unopened ${resource.toLowerCase()} company`
      : `${number} unopened ${resource.toLowerCase()} companies`,
  takes: (who: string, what: string, from: string) => `${capital(who)} takes ${what} from ${from}.`,
  attacked: (who: string, place: string, by: string) => `${capital(who)} attacks you in ${place}${by}.`,
  with: (units: string) => ` with ${units}`,
  builds: (who: string, what: string) => `${capital(who)} builds ${what}.`,
  sells: (who: string, what: string) => `${capital(who)} sells ${what}.`,
  buys: (who: string, what: string) => `${capital(who)} buys ${what}.`,
  unitsIn: (units: string, place: string) => `${units} in ${place}`,
} as const;
