import { useEffect, useState, useSyncExternalStore } from 'react';
import { hurry, onPace, recallPace, speedOf } from '../app/pace.ts';
import type { Session, TableState } from '../session/session.ts';
import type { Player, Playing } from './player.ts';
import { browserMark } from './read-mark.ts';
import { type LiveTheatre, openTheatre } from './theatre.ts';

/** The theatre of a session: everything that happens there is played, one after the other, at the speed that is set. */
export function useTheatre(session: Session): LiveTheatre {
  const [theatre] = useState(() => openTheatre(browserMark));
  useEffect(() => {
    const { player } = theatre;
    let told: number | undefined;
    const pace = (): void => {
      const chosen = recallPace();
      player.setSpeed(speedOf(chosen));
      // Computers do not wait for what is shown of them; where somebody only looks on, they do.
      const waits = player.state().cue !== undefined && isOnlooker(session.state());
      const wait = chosen === 0 ? 0 : waits ? A_WHILE : QUICK;
      if (wait !== told) session.pace(wait);
      told = wait;
    };
    const follow = (): void => {
      const table = session.state();
      if (table !== undefined && table.curtain === undefined) theatre.follow(table);
      pace();
    };
    pace();
    follow();
    const stops = [onPace(pace), player.subscribe(pace), session.subscribe(follow)];
    return () => {
      for (const stop of stops) stop();
      // It was meant for this game.
      hurry(false);
    };
  }, [theatre, session]);
  return theatre;
}

/** Milliseconds that a computer takes for a move that is played afterwards. */
const QUICK = 60;
/** Longer than anything that is played; it ends when that does. */
const A_WHILE = 3_600_000;

const isOnlooker = (table: TableState | undefined): boolean =>
  table?.seat === undefined || table.view.seats[table.seat]?.out !== undefined;

export const usePlaying = (player: Player): Playing => useSyncExternalStore(player.subscribe, player.state);

const QUIET = '(prefers-reduced-motion: reduce)';

/** Whether nothing may move. */
export const useStill = (): boolean => useSyncExternalStore(onQuiet, () => quiet().matches);

let asked: MediaQueryList | undefined;
const quiet = (): MediaQueryList => {
  asked ??= matchMedia(QUIET);
  return asked;
};
const onQuiet = (changed: () => void): (() => void) => {
  quiet().addEventListener('change', changed);
  return () => quiet().removeEventListener('change', changed);
};
