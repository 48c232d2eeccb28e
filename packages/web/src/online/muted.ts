import { useCallback, useState } from 'react';

/** Conversations of one table that this browser does not count; nobody else is told. */
export function useMuted(game: string): readonly [ReadonlySet<string>, (conversation: string) => void] {
  const key = `marshall-muted-${game}`;
  const [muted, setMuted] = useState<ReadonlySet<string>>(
    () => new Set((localStorage.getItem(key) ?? '').split(' ').filter((name) => name !== '')),
  );
  const turn = useCallback(
    (conversation: string) => {
      const next = new Set(muted);
      if (!next.delete(conversation)) next.add(conversation);
      if (next.size === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, [...next].join(' '));
      setMuted(next);
    },
    [key, muted],
  );
  return [muted, turn];
}
