import type { Offer } from '@marshall/rules';
import type { TableState } from '../session/session.ts';
import { commandWords, words } from '../words.ts';
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

/** What the player may do besides the question, at any time the rules allow it. */
export function Rights({ table, hand }: { readonly table: TableState; readonly hand: Hand }) {
  const rights = table.offers.filter(
    (offer) => offer.question === undefined && !ELSEWHERE.has(offer.command) && isOfUse(table, offer),
  );
  if (rights.length === 0) return undefined;
  return (
    <details className="rights">
      <summary>{words.moment.whatElse}</summary>
      <div>
        {rights.map(({ command, next }) => (
          <AskOnce
            key={command}
            command={command}
            onYes={() => (next === undefined ? hand.send({ type: command }) : hand.take(command))}
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
  );
}

/** Where the question itself offers a plan or a pass, it is not said twice. */
function isOfUse({ asked, offers }: TableState, { command, next }: Offer): boolean {
  const bids = asked?.kind === 'bid';
  if (command === 'plan-bids') return !bids;
  const passes = offers.some((offer) => offer.question !== undefined && offer.command === 'pass');
  return command !== 'pass-stage' || hasPrices(next) || (!passes && !bids);
}

/** Whether passing may wait for a price. */
const hasPrices = (next: Offer['next']): boolean => next?.domain.kind === 'one-of' && next.domain.values.length > 1;
