// Servers for tests: no limits that a quick test would meet, and no waiting.

import { NO_COUNTS, NO_QUOTAS } from '../quotas/table.ts';
import { type MarshallServer, type ServerOptions, startServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import { bundled } from './bundle.ts';
import type { Player } from './player.ts';

const PLENTY = { burst: 1e6, perSecond: 1e6 };

/** Limits that no test meets by being quick. */
export const WIDE = {
  requests: PLENTY,
  files: PLENTY,
  secrets: PLENTY,
  guests: PLENTY,
  heavy: PLENTY,
  messages: PLENTY,
  traffic: PLENTY,
  connections: 10_000,
  sockets: 10_000,
  quotas: NO_QUOTAS,
  counts: NO_COUNTS,
};

/** A server on a free port of loopback. */
export function testServer(store: Store, options: Partial<ServerOptions> = {}): Promise<MarshallServer> {
  return startServer({
    host: '127.0.0.1',
    port: 0,
    store,
    pace: 0,
    limits: WIDE,
    watchPace: 60_000,
    checkProgram: () => bundled('../files/check-thread'),
    ...options,
  });
}

/** A short game of trade between people: two stages, few cycles. */
export const PEACE = { stages: '37', detenteCycle: 2 } as const;

/** A game that has begun, with a player in each seat; the last seats are commanders. */
export async function begunGame(
  players: readonly Player[],
  wish: Record<string, unknown> = {},
  bots: readonly string[] = [],
): Promise<string> {
  const powers = ['usa', 'china', 'europe', 'ussr', 'africa', 'south-america'];
  const [maker] = players;
  if (maker === undefined) throw new Error('somebody must make the game');
  const { id } = await maker.info('/api/games', {
    seats: [...players.map(() => 'open'), ...bots.map((bot) => ({ bot }))].map((player, i) => ({
      power: powers[i],
      player,
    })),
    options: PEACE,
    ...wish,
  });
  for (const [i, player] of players.entries()) await player.post(`/api/games/${id}/seats/${powers[i]}/take`);
  for (const [i, player] of players.entries())
    await player.post(`/api/games/${id}/seats/${powers[i]}/ready`, { ready: true, contribution: `word of ${i}` });
  return id;
}
