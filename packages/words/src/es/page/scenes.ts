// What is said in the great moments while they are played over the map, in Spanish.
import type { Page } from '../../page.ts';
import { counted } from './names.ts';

export const sceneWords: Page['scenes'] = {
  cubes: (cubes) => (cubes === 0 ? 'ningún cubo' : counted(cubes, 'cubo', 'cubos')),
  nth: (place) => `${place}.º`,
  battle: (zone) => `Batalla: ${zone}`,
  militia: 'Milicia',
  more: (number) => `+${number}`,
  tactics: { amphibious: 'Desde el mar', airborne: 'Desde el aire' },
  first: 'El primer lanzamiento nuclear de esta partida.',
  stopped: 'Interceptado',
  missed: 'Fallado',
  destroyed: (number) => `${number} territorios en cenizas. Decide la ruleta nuclear.`,
  least: (least) => (least === 6 ? 'Con un 6 se acaba el mundo.' : `Con un ${least} o más se acaba el mundo.`),
  over: 'Se acabó.',
  goesOn: 'El mundo sigue.',
  taken: (zone) => `Conquista: ${zone}`,
};
