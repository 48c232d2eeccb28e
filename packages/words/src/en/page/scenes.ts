import { verbOf } from '../names.ts';
import { ordinal } from './names.ts';

/** What is said in the great moments while they are played over the map. */
export const sceneWords = {
  cubes: (cubes: number) => (cubes === 0 ? 'no cube' : cubes === 1 ? '1 cube' : `${cubes} cubes`),
  nth: ordinal,
  battle: (zone: string) => `Battle for ${zone}`,
  militia: 'Militia',
  more: (number: number) => `+${number}`,
  tactics: { amphibious: 'From the sea', airborne: 'From the air' },
  first: 'The first nuclear launch of this game.',
  stopped: 'Stopped',
  missed: 'Missed',
  destroyed: (number: number) => `${number} territories lie in ashes. Nuclear roulette decides.`,
  least: (least: number) => (least === 6 ? 'A 6 ends the world.' : `A ${least} or more ends the world.`),
  over: 'It is over.',
  goesOn: 'The world goes on.',
  taken: (zone: string) => `${zone} ${verbOf(zone, 'is', 'are')} taken`,
} as const;
