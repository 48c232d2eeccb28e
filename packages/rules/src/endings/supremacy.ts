// Supremacy: the one power left (B-WIN-02).
import type { Play } from '../referee/play.ts';
import { endGame } from './ending.ts';

/** Ends the game if a single player is left, or nobody; says whether it did. */
export function judgeSupremacy(play: Play): boolean {
  const living = play.living();
  if (living.length > 1) return false;
  if (living.length === 0) {
    endGame(play, 'supremacy', [], ['B-WIN-02', 'X-40']);
    return true;
  }
  endGame(play, 'supremacy', living, ['B-WIN-02', 'B-GEN-03']);
  return true;
}
