// Stage 6, phase F: the arms bazaar, where units, weapons and foreign territories are for sale (B-BAZAAR, B-LAND).
import { startTrading, trade } from '../commerce/trading-phase.ts';
import type { Trading } from '../commerce/trading-window.ts';
import type { Clause } from '../referee/cite.ts';
import { NOBODY } from '../referee/parts.ts';
import type { ProcedureDefs } from '../referee/procedure.ts';
import type { FrameOf } from '../state/agenda.ts';

export type BazaarFrame = FrameOf<'arms-bazaar'> & Trading;

const OPENED: readonly Clause[] = ['B-BUILD-01', 'B-FLOW-09', 'B-BAZAAR-01', 'B-LAND-01', 'Q-B-21', 'X-26', 'X-32'];

export const bazaarProcedures: ProcedureDefs<BazaarFrame> = {
  'arms-bazaar': {
    parts: NOBODY,
    opens: (play) => play.emit({ type: 'trading-opened', clauses: OPENED }),
    start: () => ({ procedure: 'arms-bazaar', ...startTrading() }),
    advance: trade,
  },
};
