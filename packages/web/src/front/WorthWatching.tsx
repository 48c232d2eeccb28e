import { useEffect, useState } from 'react';
import { Emblem } from '../look/Glyph.tsx';
import { call, type TableInfo } from '../online/api.ts';
import { findsServer } from '../online/notices.ts';
import { commanderTitle, weekWords } from '../words.ts';
import { worthWatching } from './worth-watching.ts';

/** Games of others that are worth a look; nothing where no server is known, or nobody plays there. */
export function WorthWatching() {
  const text = weekWords.watching;
  const [games, setGames] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (!(await findsServer())) return;
      const told = await call<{ games: readonly TableInfo[] }>('GET', '/api/games?list=watchable&limit=30');
      setGames(worthWatching(told.games));
    };
    // Another time.
    look().catch(() => undefined);
  }, []);
  if (games.length === 0) return undefined;
  return (
    <section className="worth-watching" aria-label={text.heading}>
      <h3 className="eyebrow">{text.heading}</h3>
      {games.map((game) => (
        <a key={game.id} className="plain-card" href={`#table/${game.id}`}>
          <b>{game.title}</b>
          <small>
            {game.cycle === undefined ? '' : `${text.about(game.seats.length, game.cycle)} `}
            {game.seats.map(({ seat, power, player, bot }) => (
              <span key={seat}>
                {power && <Emblem power={power} size={12} />} {player ??
                  (bot === undefined ? '' : commanderTitle(bot))}{' '}
              </span>
            ))}
          </small>
        </a>
      ))}
    </section>
  );
}
