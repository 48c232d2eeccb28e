import { useState } from 'react';
import { orRefused, type Solo } from '../solo/client.ts';
import type { Kept } from '../solo/messages.ts';
import { words } from '../words.ts';
import { keptTitle } from './GoOn.tsx';

interface KeptGamesProps {
  readonly ask: Solo['ask'];
  readonly kept: readonly Kept[];
  readonly onPlay: (id: string) => void;
  readonly onKept: (kept: readonly Kept[]) => void;
}

/** Lessons have a page of their own, and imagined boards belong to another game. */
export const isGame = ({ lesson, imagined }: Kept): boolean => lesson === undefined && imagined === undefined;

/** The games that this browser keeps. */
export function KeptGames({ ask, kept, onPlay, onKept }: KeptGamesProps) {
  const text = words.front;
  const [no, setNo] = useState<string>();
  if (kept.length === 0) return undefined;
  const forget = async (id: string): Promise<void> => {
    setNo((await orRefused(ask({ do: 'forget', id })))?.sentence);
    onKept((await ask({ do: 'list' }).catch(() => kept)).filter(isGame));
  };
  return (
    <details className="plain-card kept">
      <summary>
        <b>{text.keptGames(kept.length)}</b>
      </summary>
      <ul>
        {kept.map((game) => (
          <li key={game.id}>
            <button type="button" className="text-link" onClick={() => onPlay(game.id)}>
              {keptTitle(game)}
            </button>
            <button type="button" className="text-link" onClick={() => void forget(game.id)}>
              {text.forget}
            </button>
          </li>
        ))}
      </ul>
      {no && <p role="alert">{no}</p>}
    </details>
  );
}
