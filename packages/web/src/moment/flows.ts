import type { ComponentType } from 'react';
import type { Draft, Session, TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { Attack } from './flows/Attack.tsx';
import { Bid, bidTitle } from './flows/Bid.tsx';
import { Deal } from './flows/Deal.tsx';
import { Defend, defendButton } from './flows/Defend.tsx';
import { Losses } from './flows/Losses.tsx';
import { Salaries } from './flows/Salaries.tsx';
import { Launch, Shoot } from './flows/Strike.tsx';
import { Buy, Sell } from './flows/Trade.tsx';
import type { Form } from './form.ts';
import type { Hand } from './use-hand.ts';

export interface FlowProps {
  readonly table: TableState;
  readonly hand: Hand;
  readonly form: Form;
  readonly session: Session;
}

/** A command with a body of its own; all others are rendered from their fields. */
interface Flow {
  readonly Body: ComponentType<FlowProps>;
  readonly title?: (table: TableState) => string | undefined;
  /** What its button says, where the words for all games do not fit. */
  readonly button?: (table: TableState, draft: Draft) => string | undefined;
}

const FLOWS: Readonly<Record<string, Flow>> = {
  bid: { Body: Bid, title: bidTitle },
  sell: { Body: Sell, title: () => words.moment.trade.sell },
  buy: { Body: Buy, title: () => words.moment.trade.buy },
  'pay-salaries': { Body: Salaries },
  offer: { Body: Deal },
  'counter-offer': { Body: Deal },
  attack: { Body: Attack },
  'assault-by-sea': { Body: Attack },
  'assault-by-air': { Body: Attack },
  'continue-assault': { Body: Attack },
  defend: { Body: Defend, button: defendButton },
  'remove-losses': { Body: Losses },
  launch: { Body: Launch },
  'space-blast': { Body: Attack },
  clash: { Body: Attack },
  'attack-ships': { Body: Attack },
  shoot: { Body: Shoot },
};

export const flowOf = (type: string): Flow | undefined => FLOWS[type];
