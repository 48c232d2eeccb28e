import { useEffect, useState } from 'react';
import { dateAndTime } from '../dates.ts';
import type { Kept } from '../solo/messages.ts';
import { POWER_NAMES, words } from '../words.ts';
import { personIn } from './seats.ts';

const KEY = 'marshall-kept';

/** Whether there was something to go on with on the last visit: its place is kept free, so that nothing jumps. */
export const recallKept = (): boolean => localStorage.getItem(KEY) === 'yes';

export const keepKept = (any: boolean): void => localStorage.setItem(KEY, any ? 'yes' : 'no');

interface GoOnProps {
  /** Undefined while the list of games is on its way. */
  readonly game: Kept | undefined;
  readonly onPlay: (id: string) => void;
}

/** The game that was left last, before everything else. A press counts before the list of games is there. */
export function GoOn({ game, onPlay }: GoOnProps) {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isPressed || game === undefined) return;
    setPressed(false);
    onPlay(game.id);
  }, [isPressed, game, onPlay]);
  return (
    <button type="button" className="go-on" aria-busy={isPressed} onClick={() => setPressed(true)}>
      <b>{words.front.continue}</b>
      <small>{game === undefined ? words.front.looking : keptTitle(game)}</small>
    </button>
  );
}

/** A kept game, told apart from others: who, where it stands, against whom, and when it was played. */
export function keptTitle(game: Kept): string {
  const text = words.front;
  const stands = game.over ? text.over : text.stands(game.cycle, game.length);
  return [text.kept(POWER_NAMES[personIn(game)].name, game.players.length - 1), stands, dateAndTime(game.saved)].join(
    ', ',
  );
}
