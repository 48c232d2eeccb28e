// Every obstacle that the sets add, set by set.
import type { Check, Obstacle } from '../testing/obstacles/obstacle.ts';
import { apcObstacles } from './apc/obstacles.ts';
import { chartChecks, chartObstacles } from './conflict-chart/obstacles.ts';
import { techObstacles } from './high-tech/obstacles.ts';
import { shipChecks, shipObstacles } from './merchant-marine/obstacles.ts';
import { setOpeningChecks } from './merchant-marine/opening/obstacles.ts';
import { expansionObstacles } from './obstacles-of-stages.ts';

export const SET_OBSTACLES: Readonly<Record<string, readonly (Obstacle | Check)[]>> = {
  sets: expansionObstacles,
  apc: apcObstacles,
  chart: [...chartObstacles, ...chartChecks],
  'high-tech': techObstacles,
  'merchant-ships': [...shipObstacles, ...shipChecks],
  'opening of sets': setOpeningChecks,
};
