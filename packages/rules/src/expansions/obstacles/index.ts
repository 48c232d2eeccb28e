// Every obstacle that the sets add, set by set.
import type { Check, Obstacle } from '../../testing/obstacles/obstacle.ts';
import { apcObstacles } from './apc.ts';
import { chartChecks, chartObstacles } from './chart.ts';
import { techObstacles } from './high-tech.ts';
import { shipChecks, shipObstacles } from './merchant-ships.ts';
import { setOpeningChecks } from './opening.ts';
import { expansionObstacles } from './stages.ts';

export const SET_OBSTACLES: Readonly<Record<string, readonly (Obstacle | Check)[]>> = {
  sets: expansionObstacles,
  apc: apcObstacles,
  chart: [...chartObstacles, ...chartChecks],
  'high-tech': techObstacles,
  'merchant-ships': [...shipObstacles, ...shipChecks],
  'opening of sets': setOpeningChecks,
};
