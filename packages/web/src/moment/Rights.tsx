import type { Offer } from '@marshall/rules';
import { useContext } from 'react';
import { OpenOrdersContext } from '../orders/OrdersScreen.tsx';
import type { TableState } from '../session/session.ts';
import { commandWords, orderWords, words } from '../words.ts';
import { AskOnce } from './AskOnce.tsx';
import type { Hand } from './use-hand.ts';

/** Rights that stand in the menu or in diplomacy instead. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'accept-offer',
  'decline-offer',
  'counter-offer',
  'withdraw-offer',
  'prepare-offer',
  'drop-prepared',
  'resign',
]);

interface RightsProps {
  readonly table: TableState;
  readonly hand: Hand;
}

/** What the player may do beside the question, at any time the rules allow it. */
export function Rights({ table, hand }: RightsProps) {
  const openOrders = useContext(OpenOrdersContext);
  const given = ordersOf(table);
  const mayOrder = table.offers.some(({ command }) => command === 'order');
  const rights = table.offers.filter(
    (offer) => offer.question === undefined && !ELSEWHERE.has(offer.command) && isOfUse(table, offer),
  );
  if (rights.length === 0) return undefined;
  return (
    <>
      {mayOrder && (given > 0 || table.link !== 'here') && (
        <p className="rights-orders">
          <button type="button" className="text-link" data-orders="" onClick={openOrders}>
            {given > 0 ? orderWords.count(given) : orderWords.heading}
          </button>
        </p>
      )}
      <details className="rights">
        <summary>{words.moment.whatElse}</summary>
        <div>
          {rights.map(({ command, next }) => (
            <AskOnce
              key={command}
              command={command}
              onYes={() => {
                if (command === 'order') openOrders();
                else if (next === undefined) hand.send({ type: command });
                else hand.take(command);
              }}
            >
              {(press) => (
                <button type="button" onClick={press}>
                  {command === 'pass-stage' && !hasPrices(next)
                    ? commandWords(command).button
                    : commandWords(command).name}
                </button>
              )}
            </AskOnce>
          ))}
        </div>
      </details>
    </>
  );
}

/** How many orders stand. */
const ordersOf = ({ view: { standingOrders } }: TableState): number =>
  Object.keys(standingOrders?.standing ?? {}).length + (standingOrders?.pay === true ? 1 : 0);

/** Where the question itself offers a plan or a pass, it is not said twice. */
function isOfUse({ asked, offers }: TableState, { command, next }: Offer): boolean {
  const bids = asked?.kind === 'bid';
  if (command === 'plan-bids') return !bids;
  // Trading is ended by its own button.
  if (command === 'pass-stage' && asked?.kind === 'trade') return false;
  const passes = offers.some((offer) => offer.question !== undefined && offer.command === 'pass');
  return command !== 'pass-stage' || hasPrices(next) || (!passes && !bids);
}

/** Whether passing may wait for a price. */
const hasPrices = (next: Offer['next']): boolean => next?.domain.kind === 'one-of' && next.domain.values.length > 1;
