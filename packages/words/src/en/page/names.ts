// How powers, stages, goods and computers are called on the page. Zones, units and deals the language itself names.
import type { Power, Resource } from '@marshall/rules';
import { numbers } from '../../numbers.ts';
import { POWERS, RESOURCES, STAGES } from '../terms.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** On a label, within a sentence, and where there is room for three letters. */
const power = (id: Power, code: string): { readonly name: string; readonly inText: string; readonly code: string } => ({
  name: capital(POWERS[id].replace(/^the /, '')),
  inText: POWERS[id],
  code,
});

export const POWER_NAMES: Record<Power, ReturnType<typeof power>> = {
  usa: power('usa', 'USA'),
  ussr: power('ussr', 'USR'),
  europe: power('europe', 'EUR'),
  china: power('china', 'CHN'),
  africa: power('africa', 'AFR'),
  'south-america': power('south-america', 'SAM'),
};

export const STAGE_NAMES: typeof STAGES = STAGES;

export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  grain: capital(RESOURCES.grain),
  oil: capital(RESOURCES.oil),
  minerals: capital(RESOURCES.minerals),
};

const NUMBER = numbers('en-US');

/** `$1,200M` */
export const money = (millions: number): string => `$${NUMBER.format(millions)}M`;

/** `a`, `a and b`, `a, b and c` */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const ENDINGS = ['th', 'st', 'nd', 'rd'];

/** `1st`, `2nd`, `11th` */
export const ordinal = (place: number): string => {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  return `${place}${isTeen ? 'th' : (ENDINGS[place % 10] ?? 'th')}`;
};

/** How zones, goods, deals and values are named within other texts. */
export const nameWords = {
  yes: 'Yes',
  no: 'No',
  none: 'none',
  nothing: 'nothing',
  someone: 'a player',
  seat: (number: string) => `Seat ${number}`,
  person: (name: string, power: string) => `${name} (${power})`,
  berth: (sea: string, port: string) => `${sea}, off ${port}`,
  /** An APC or a ship and who is inside: `APC with 3 armies`. */
  laden: (unit: string, load: readonly string[]) => `${unit} with ${list(load)}`,
  in: (what: string, zone: string) => `${what} in ${zone}`,
  forces: (units: readonly string[], zone: string) => `${list(units)} in ${zone}`,
} as const;

/** Computer commanders: how well they play, and what they like. */
export const commanderWords = {
  levels: {
    recruit: 'recruit',
    officer: 'officer',
    general: 'general',
    marshal: 'marshal',
    caretaker: 'caretaker',
    random: 'random moves',
    fallback: 'does nothing',
  } as Readonly<Record<string, string>>,
  /** `Mira Halden, general` */
  both: (name: string, level: string) => `${name}, ${level}`,
} as const;
