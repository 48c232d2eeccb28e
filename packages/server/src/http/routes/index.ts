import type { Route } from '../route.ts';
import { accountRoutes } from './accounts.ts';
import { diaryRoutes } from './diary.ts';
import { lobbyRoutes } from './lobby.ts';
import { noticeRoutes } from './notices.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';
import { serverRoutes } from './server.ts';
import { timeRoutes } from './time.ts';

/** Every route of the API. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...lobbyRoutes,
  ...playRoutes,
  ...peopleRoutes,
  ...timeRoutes,
  ...diaryRoutes,
  ...noticeRoutes,
  ...serverRoutes,
];
