// Détente: the agreed end, and wealth (B-WIN-03 to -12).
import type { Play } from '../referee/play.ts';

/** Ends the game after a cycle if its time has come; says whether it did. */
export function judgeEndOfCycle(play: Play): boolean {
  const { detenteCycle } = play.options;
  const due = detenteCycle !== 'none' && play.state.cycle >= detenteCycle;
  if (!due) return false;
  play.emit({ type: 'game-ended', how: 'detente', winners: [], clauses: ['B-WIN-01', 'B-WIN-03'] });
  return true;
}
