// Positions with two hundred units, or any other number, six powers, on a question that asks much.
import type { Game } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';

const STAGES = { moves: 5, attacks: 4, 'conventional-builds': 6, 'arms-bazaar': 6 } as const;

export type CrowdedPhase = keyof typeof STAGES;
export const CROWDED_PHASES = Object.keys(STAGES) as readonly CrowdedPhase[];

/** How much each power has: lands and seas that it holds, armies in each of the ones, navies in each of the others. */
export interface Size {
  readonly lands: number;
  readonly seas: number;
  readonly armies: number;
  readonly navies: number;
}
const CROWDED: Size = { lands: 6, seas: 3, armies: 4, navies: 3 };

/** A crowded position at the first question of a phase. */
export function crowded(phase: CrowdedPhase, size: Size = CROWDED): Game {
  const crowd = (lands: readonly string[], seas: readonly string[]) => ({
    grain: 12,
    oil: 12,
    minerals: 12,
    cards: 'home' as const,
    units: Object.fromEntries([
      ...lands.slice(0, size.lands).map((land) => [land, size.armies]),
      ...seas.slice(0, size.seas).map((sea) => [sea, size.navies]),
    ]),
  });
  const table = scenario({
    stage: STAGES[phase],
    phase,
    powers: {
      usa: crowd(
        ['alaska', 'eastern-usa', 'midwest-usa', 'western-usa', 'western-canada', 'central-america'],
        ['caribbean-sea', 'barkley-sound', 'long-island-sound'],
      ),
      ussr: crowd(
        ['russia', 'kola', 'siberia', 'kazakh', 'yakutsk', 'buryatsk'],
        ['barents-sea', 'black-sea', 'sea-of-okhotsk'],
      ),
      europe: crowd(
        ['british-isles', 'western-europe', 'iberia', 'scandinavia', 'eastern-europe', 'poland'],
        ['north-sea', 'mediterranean-sea', 'baltic-sea'],
      ),
      china: crowd(
        ['manchuria', 'mongolia', 'nanling', 'shantung', 'tibet', 'india'],
        ['sea-of-japan', 'south-china-sea', 'bay-of-bengal'],
      ),
      africa: crowd(
        ['mozambique', 'nigeria', 'south-africa', 'zaire', 'egypt', 'sahara'],
        ['gulf-of-guinea', 'cape-of-good-hope', 'red-sea'],
      ),
      'south-america': crowd(['argentina', 'brazil', 'peru', 'venezuela'], ['baia-santos', 'lima-bay', 'rio-de-plata']),
    },
  });
  return table.game;
}
