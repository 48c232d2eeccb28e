// What the players can do about somebody who is not there, on the page, in German.
import type { Page } from '../../page.ts';
import { accusative } from './cases.ts';

export const callWords: Page['calls'] = {
  caretaker: (name) => `${name} antwortet seit Tagen nicht: einen Stellvertreter rufen`,
  vote: (wish, power, { agreed, needed, you }) => {
    const what =
      wish === 'substitute'
        ? `Für einen Ersatzspieler stimmen, der ${accusative(power)} übernimmt`
        : `Dafür stimmen, ${accusative(power)} für immer jemand anderem zu geben`;
    return `${you ? 'Meine Stimme zurücknehmen: ' : ''}${what} (${agreed} von ${needed} ${needed === 1 ? 'Stimme' : 'Stimmen'})`;
  },
  voted: (power) => `Ihr habt für einen Ersatzspieler gestimmt. Mit diesem Link übernimmt er ${accusative(power)}.`,
  asItIs: (sentence) => `Wie bisher: ${sentence}`,
};
