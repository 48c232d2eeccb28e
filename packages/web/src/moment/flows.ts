import type { ComponentType } from 'react';
import type { Draft, Preview, Session, TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { Attack } from './flows/Attack.tsx';
import { Bid, bidTitle } from './flows/Bid.tsx';
import { Deal } from './flows/Deal.tsx';
import { Defend, defendButton } from './flows/Defend.tsx';
import { Losses } from './flows/Losses.tsx';
import { PassStage, PlanBids } from './flows/Orders.tsx';
import { Salaries } from './flows/Salaries.tsx';
import { Launch, Shoot } from './flows/Strike.tsx';
import { Buy, buyButton, Sell, sellButton } from './flows/Trade.tsx';
import type { Form } from './form.ts';
import { sayWithCost } from './say-command.ts';
import type { Hand } from './use-hand.ts';

export interface FlowProps {
  readonly table: TableState;
  readonly hand: Hand;
  readonly form: Form;
  readonly session: Session;
  /** What the command would cost or bring, once it is ready and that has been worked out. */
  readonly preview: Preview | undefined;
}

/** A command with a body of its own; all others are rendered from their fields. */
interface Flow {
  readonly Body: ComponentType<FlowProps>;
  readonly title?: (table: TableState) => string | undefined;
  /** What its button says, where the words for all games do not fit. */
  readonly button?: (table: TableState, draft: Draft, preview: Preview | undefined) => string | undefined;
}

const FLOWS: Readonly<Record<string, Flow>> = {
  bid: { Body: Bid, title: bidTitle },
  sell: { Body: Sell, title: () => words.moment.trade.sell, button: sellButton },
  buy: { Body: Buy, title: () => words.moment.trade.buy, button: buyButton },
  'pay-salaries': { Body: Salaries },
  offer: { Body: Deal },
  'counter-offer': { Body: Deal },
  'prepare-offer': { Body: Deal },
  'offer-units': { Body: Deal },
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
  'plan-bids': { Body: PlanBids },
  'pass-stage': { Body: PassStage },
};

/** What the button of a whole command says. */
export const buttonFor = (table: TableState, draft: Draft, preview: Preview | undefined): string =>
  FLOWS[draft.type]?.button?.(table, draft, preview) ?? sayWithCost(table.view, draft, preview);

export const flowOf = (type: string): Flow | undefined => FLOWS[type];
