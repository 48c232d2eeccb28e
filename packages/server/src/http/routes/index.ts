import type { Route } from '../route.ts';
import { accountRoutes } from './accounts.ts';
import { lobbyRoutes } from './lobby.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';
import { serverRoutes } from './server.ts';

/** Every route of the API. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...lobbyRoutes,
  ...playRoutes,
  ...peopleRoutes,
  ...serverRoutes,
];
