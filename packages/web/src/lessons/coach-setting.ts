// Whether the coach stands beside the player: as the game says, unless the player has said otherwise.
import { useSyncExternalStore } from 'react';

export type CoachSetting = 'on' | 'off';

const KEY = 'marshall-coach';
const listeners = new Set<() => void>();
let said: CoachSetting | undefined;

export function recallCoach(): CoachSetting | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return said ?? (kept === 'on' || kept === 'off' ? kept : undefined);
  } catch {
    return said;
  }
}

export function keepCoach(setting: CoachSetting): void {
  said = setting;
  try {
    localStorage.setItem(KEY, setting);
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

export const useCoachSetting = (): CoachSetting | undefined =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, recallCoach);
