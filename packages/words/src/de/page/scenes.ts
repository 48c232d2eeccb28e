// The great moments while they are played over the map, in German.
import type { Page } from '../../page.ts';
import { zoneAccusative, zoneVerb } from './cases.ts';
import { capital, count } from './text.ts';

export const sceneWords: Page['scenes'] = {
  cubes: (cubes) => (cubes === 0 ? 'kein Bietstein' : count(cubes, 'Bietstein', 'Bietsteine')),
  nth: (place) => `${place}.`,
  battle: (zone) => `Schlacht um ${zoneAccusative(zone)}`,
  militia: 'Miliz',
  more: (number) => `+${number}`,
  tactics: { amphibious: 'Vom Meer her', airborne: 'Aus der Luft' },
  first: 'Der erste Start einer Atomrakete in dieser Partie.',
  stopped: 'Gestoppt',
  missed: 'Verfehlt',
  destroyed: (number) => `${number} Gebiete liegen in Asche. Das Atomroulette entscheidet.`,
  least: (least) => (least === 6 ? 'Bei einer 6 geht die Welt unter.' : `Ab einer ${least} geht die Welt unter.`),
  over: 'Es ist vorbei.',
  goesOn: 'Die Welt dreht sich weiter.',
  taken: (zone) => `${capital(zone)} ${zoneVerb(zone, 'ist', 'sind')} erobert`,
};
