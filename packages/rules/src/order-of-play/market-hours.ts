// When the market opens and closes in Stages 3 and 7 (B-SELL-02, B-BUY-04).
import type { EventBase, EventDefs } from '../referee/event.ts';

export type MarketHoursEvent = MarketOpened | MarketClosed;
interface MarketOpened extends EventBase {
  readonly type: 'market-opened';
  readonly stage: 3 | 7;
}
interface MarketClosed extends EventBase {
  readonly type: 'market-closed';
  readonly stage: 3 | 7;
}

export const marketHoursEvents: EventDefs<MarketHoursEvent> = {
  'market-opened': {
    clauses: ['B-FLOW-06'],
    evolve: () => {},
  },
  'market-closed': {
    clauses: ['Q-B-17'],
    evolve: () => {},
  },
};
