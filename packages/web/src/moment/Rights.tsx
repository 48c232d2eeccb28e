import type { TableState } from '../session/session.ts';
import { commandWords } from '../words/commands.ts';
import { words } from '../words.ts';
import type { Hand } from './use-hand.ts';

/** Rights that stand in the menu or in diplomacy instead. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'accept-offer',
  'decline-offer',
  'counter-offer',
  'withdraw-offer',
  'resign',
]);

/** What the player may do besides the question, at any time the rules allow it. */
export function Rights({ table: { offers }, hand }: { readonly table: TableState; readonly hand: Hand }) {
  const rights = offers.filter(({ question, command }) => question === undefined && !ELSEWHERE.has(command));
  if (rights.length === 0) return undefined;
  return (
    <details className="rights">
      <summary>{words.moment.whatElse}</summary>
      <div>
        {rights.map(({ command, next }) => (
          <button
            key={command}
            type="button"
            onClick={() => (next === undefined ? hand.send({ type: command }) : hand.take(command))}
          >
            {commandWords(command).name}
          </button>
        ))}
      </div>
    </details>
  );
}
