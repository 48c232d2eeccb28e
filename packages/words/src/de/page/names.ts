// How powers, stages, goods and computers are called on the page, in German.
import type { Power } from '@marshall/rules';
import type { Page } from '../../page.ts';
import { money, POWERS, RESOURCES, STAGES } from '../terms.ts';
import { inZone, unitsDative } from './cases.ts';
import { list } from './text.ts';

/** On a label, within a sentence, and where there is room for three letters. */
const power = (id: Power, code: string) => ({
  name: POWERS[id].nominative.replace(/^die /, ''),
  inText: POWERS[id].nominative,
  code,
});

export const POWER_NAMES: Page['powers'] = {
  usa: power('usa', 'USA'),
  ussr: power('ussr', 'SOW'),
  europe: power('europe', 'EUR'),
  china: power('china', 'CHN'),
  africa: power('africa', 'AFR'),
  'south-america': power('south-america', 'SAM'),
};

export const STAGE_NAMES: Page['stages'] = STAGES;

export const RESOURCE_NAMES: Page['resources'] = RESOURCES;

export { list, money };

export const nameWords: Page['names'] = {
  yes: 'Ja',
  no: 'Nein',
  none: 'keine',
  nothing: 'nichts',
  someone: 'ein Spieler',
  seat: (seat) => `Platz ${seat}`,
  person: (name, power) => `${name} (${power})`,
  berth: (sea, port) => `${sea}, vor ${port}`,
  laden: (unit, load) => `${unit} mit ${unitsDative(list(load))}`,
  in: (what, zone) => `${what} ${inZone(zone)}`,
  forces: (units, zone) => `${list(units)} ${inZone(zone)}`,
};

/** Computer commanders: how well they play, and what they like. */
export const commanderWords: Page['commanders'] = {
  levels: {
    recruit: 'Rekrut',
    officer: 'Offizier',
    general: 'General',
    marshal: 'Marschall',
    caretaker: 'Stellvertreter',
    random: 'zieht zufällig',
    fallback: 'tut nichts',
  },
  both: (name, level) => `${name}, ${level}`,
};
