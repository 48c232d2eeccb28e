// The board as the generator needs it, from the built rules (`npx tsc -b packages/rules` at the root of the project).
import { coasts, homePower, isLightSea, landBorders, ports, SEAS, seaBorders, TERRITORIES, zoneName } from '../../packages/rules/dist/board/index.js';

export const board = {
  territories: TERRITORIES.map((id) => ({ id, name: zoneName(id), home: homePower(id) ?? null, borders: landBorders(id), coasts: coasts(id), ports: ports(id) })),
  seas: SEAS.map((id) => ({ id, name: zoneName(id), water: isLightSea(id) ? 'territorial' : 'international', borders: seaBorders(id) })),
};

/** Where the drawing goes: the web client's copy is the only one. */
export const MAP_FILE = new URL('../../packages/web/src/map/map.json', import.meta.url);
