import { followLink } from './table-address.ts';

followLink();
// What the address asks for is fetched while the texts of the page still come.
if (location.hash.startsWith('#lobby')) import('../online/Lobby.tsx').catch(() => undefined);
if (/^#(game|table)\//.test(location.hash)) import('./Game.tsx').catch(() => undefined);
