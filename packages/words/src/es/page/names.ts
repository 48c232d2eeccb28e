// How powers, stages, goods and computers are called on the page, in Spanish. Zones, units and deals the language itself names.
import type { Power } from '@marshall/rules';
import { numbers } from '../../numbers.ts';
import type { Page } from '../../page.ts';
import { capital, POWERS, RESOURCES, STAGES } from '../names.ts';

export { capital };

const NUMBER = numbers('es-ES', { useGrouping: 'always' });
const AND = new Intl.ListFormat('es', { type: 'conjunction' });

/** `del mar Báltico`, `de Alaska`: of it, or from it, where a text is given a name with its article. */
export const of = (name: string): string => (name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`);

/** `al mar Báltico`, `a Alaska` */
export const to = (name: string): string => (name.startsWith('el ') ? `al ${name.slice(3)}` : `a ${name}`);

/** `1 carta`, `3 cartas` */
export const counted = (number: number, one: string, many: string): string =>
  `${NUMBER.format(number)} ${number === 1 ? one : many}`;

/** On a label, within a sentence, and where there is room for three letters. */
const power = (id: Power, code: string): Page['powers'][Power] => ({
  name: capital(POWERS[id].name.replace(/^la /, '')),
  inText: POWERS[id].name,
  code,
});

export const POWER_NAMES: Page['powers'] = {
  usa: power('usa', 'USA'),
  ussr: power('ussr', 'URS'),
  europe: power('europe', 'EUR'),
  china: power('china', 'CHN'),
  africa: power('africa', 'AFR'),
  'south-america': power('south-america', 'SAM'),
};

export const STAGE_NAMES: Page['stages'] = STAGES;

export const RESOURCE_NAMES: Page['resources'] = {
  grain: capital(RESOURCES.grain),
  oil: capital(RESOURCES.oil),
  minerals: capital(RESOURCES.minerals),
};

/** `1.200 M$` */
export const money: Page['money'] = (millions) => `${NUMBER.format(millions)}\u00a0M$`;

/** `a`, `a y b`, `a, b y c` */
export const list: Page['list'] = (parts) => AND.format(parts);

export const nameWords: Page['names'] = {
  yes: 'Sí',
  no: 'No',
  none: 'ninguno',
  nothing: 'nada',
  someone: 'un jugador',
  seat: (number) => `Asiento ${number}`,
  person: (name, power) => `${name} (${power})`,
  berth: (sea, port) => `${sea} (puerto: ${port})`,
  laden: (unit, load) => `${unit} con ${list(load)}`,
  in: (what, zone) => `${what} en ${zone}`,
  forces: (units, zone) => `${list(units)} en ${zone}`,
};

export const commanderWords: Page['commanders'] = {
  levels: {
    recruit: 'recluta',
    officer: 'oficial',
    general: 'general',
    marshal: 'mariscal',
    caretaker: 'suplente',
    random: 'jugadas al azar',
    fallback: 'no hace nada',
  },
  both: (name, level) => `${name}, ${level}`,
};
