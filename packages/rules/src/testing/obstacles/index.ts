// Every obstacle that a refusal can name, room by room.
import { SET_OBSTACLES } from '../../expansions/obstacles.ts';
import { afterBattleObstacles } from './after-battles.ts';
import { assaultObstacles } from './assaults.ts';
import { battleObstacles } from './battle.ts';
import { tradeObstacles } from './commerce.ts';
import { movementObstacles } from './movement.ts';
import { nukeObstacles } from './nukes.ts';
import type { Check, Obstacle } from './obstacle.ts';
import { openingChecks } from './opening.ts';
import { stageObstacles } from './order-of-play.ts';
import { outsideChecks } from './outside.ts';
import { refereeObstacles } from './referee.ts';

export { type Check, faultOf, type Obstacle, refusalIn, withoutObstacle } from './obstacle.ts';

export const OBSTACLES: Readonly<Record<string, readonly (Obstacle | Check)[]>> = {
  battle: [...battleObstacles, ...assaultObstacles, ...nukeObstacles, ...afterBattleObstacles],
  movement: movementObstacles,
  commerce: tradeObstacles,
  'order-of-play': stageObstacles,
  referee: refereeObstacles,
  opening: openingChecks,
  ...SET_OBSTACLES,
  outside: outsideChecks,
};
