// Places and players in the cases that German sentences need, found by the texts that the page hands over.
import { type Place, ZONES } from '../names.ts';
import { POWERS, type Someone } from '../terms.ts';
import { capital } from './text.ts';

const PLACES: ReadonlyMap<string, Place> = new Map(
  Object.values(ZONES).flatMap((place) =>
    [place.label, place.nominative, capital(place.nominative)].map((text) => [text, place] as const),
  ),
);

const SOMEONE: ReadonlyMap<string, Someone> = new Map(
  Object.values(POWERS).flatMap((power) =>
    [power.nominative, capital(power.nominative), power.nominative.replace(/^die /, '')].map(
      (text) => [text, power] as const,
    ),
  ),
);

/** A list apart again: `Alaska, Peru und die Ostsee`. */
const partsOf = (text: string): string[] => text.split(/, | und /);

/** The same list with each part as it is said then. */
const eachOf = (text: string, said: (part: string) => string): string =>
  text
    .split(/(, | und )/)
    .map((part, at) => (at % 2 === 0 ? said(part) : part))
    .join('');

const PREPOSITIONS: Readonly<Partial<Record<keyof Place, string>>> = { in: 'in', to: 'nach', from: 'aus' };

/** One place, or several, in a form: `in der Ostsee`, `in Alaska und in der Ostsee`. */
const placed = (text: string, form: keyof Place): string =>
  eachOf(text, (part) => {
    const preposition = PREPOSITIONS[form];
    return PLACES.get(part)?.[form] ?? (preposition === undefined ? part : `${preposition} ${part}`);
  });

/** `in der Ostsee` */
export const inZone = (zone: string): string => placed(zone, 'in');
/** `in die Ostsee`, `nach Alaska` */
export const toZone = (zone: string): string => placed(zone, 'to');
/** `aus der Ostsee` */
export const fromZone = (zone: string): string => placed(zone, 'from');
/** `die Ostsee`, `den Mittelatlantik` */
export const zoneAccusative = (zone: string): string => placed(zone, 'accusative');
/** `der Ostsee`, `Alaskas` */
export const zoneGenitive = (zone: string): string => placed(zone, 'genitive');

/** The verb in the number of a place or of several: `die Britischen Inseln bleiben`. */
export function zoneVerb(zone: string, one: string, many: string): string {
  const parts = partsOf(zone);
  return parts.length > 1 || parts.some((part) => PLACES.get(part)?.dative.startsWith('den ')) ? many : one;
}

type Case = 'nominative' | 'accusative' | 'dative';

/** One player, or several, in a case: `den USA`. Names of people do not bend. */
const bent = (who: string, form: Case): string =>
  eachOf(who, (part) => SOMEONE.get(part)?.[form] ?? PERSONS[part]?.[form] ?? part);

const PERSONS: Readonly<Record<string, Readonly<Record<Case, string>>>> = {
  du: { nominative: 'du', accusative: 'dich', dative: 'dir' },
  'ein Spieler': { nominative: 'ein Spieler', accusative: 'einen Spieler', dative: 'einem Spieler' },
};

/** From a label too: `die Sowjetunion`. */
export const nominative = (who: string): string => bent(who, 'nominative');
export const accusative = (who: string): string => bent(who, 'accusative');
export const dative = (who: string): string => bent(who, 'dative');

/** What is theirs, behind it: `der Sowjetunion`, `Chinas`, `von Anna (China)`. */
export function genitive(who: string): string {
  const parts = partsOf(who);
  const [only = ''] = parts;
  if (parts.length === 1 && SOMEONE.has(only)) return SOMEONE.get(only)?.genitive ?? only;
  return `von ${dative(who)}`;
}

/** The verb in the number of those who do it, and the USA are many. */
export function verb(who: string, one: string, many: string): string {
  const parts = partsOf(who);
  return parts.length > 1 || parts.some((part) => SOMEONE.get(part)?.many) ? many : one;
}

/** The same for somebody who may be the reader: `du zahlst`, `China zahlt`. */
export const does = (who: { readonly name: string; readonly you: boolean }, you: string, one: string, many: string) =>
  who.you ? you : verb(who.name, one, many);

/** Units after `mit`: `3 Handelsschiffen`, `2 Panzern`. */
export const unitsDative = (units: string): string =>
  units.replace(/\b(?!1 )(\d[\d.]*) (Handelsschiffe|Truppentransporter|Panzer|L-Sterne)(?!\p{L})/gu, '$1 $2n');
