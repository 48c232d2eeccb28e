export { LIMITS, type Limits, type Rate } from './http/limits.ts';
export type { ClientMessage, PositionMessage, Said, ServerMessage } from './live/protocol.ts';
export type { GameInfo, NewGame } from './lobby/shapes.ts';
export { LimitsError, limitsFrom } from './quotas/configure.ts';
export { NO_COUNTS, NO_QUOTAS } from './quotas/table.ts';
export { type MarshallServer, type ServerOptions, startServer } from './server.ts';
export { StoreError } from './store/errors.ts';
export { openStore } from './store/open.ts';
export type { Store } from './store/store.ts';
