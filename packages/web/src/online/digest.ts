import { RESOURCES } from '@marshall/rules';
import { weekWords } from '../words.ts';
import type { Digest } from './api.ts';

/** What has changed at a table, in a line: `3 battles, oil fell $400M, 2 offers for you`. */
export function sayDigest({ cycles, battles, strikes, fallen, prices, lands, offers }: Digest): string {
  const text = weekWords.digest;
  const counted = (number: number | undefined, say: (number: number) => string) =>
    number === undefined ? [] : [say(number)];
  return text.list([
    ...counted(cycles, text.cycles),
    ...counted(battles, text.battles),
    ...counted(strikes, text.strikes),
    ...counted(fallen, text.fallen),
    ...counted(lands, text.lands),
    ...RESOURCES.flatMap((resource) => counted(prices?.[resource], (change) => text.price(resource, change))),
    ...counted(offers, text.offers),
  ]);
}
