import { useEffect } from 'react';
import type { Player } from './player.ts';

/** Space pauses and goes on, `.` and `,` step, `S` skips; Enter says that what is held was seen, else it decides at once. */
export function useStageKeys(player: Player, covered: boolean): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const { cue, paused, phase } = player.state();
      if (cue === undefined || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.altKey || event.metaKey || hasKeys(event)) return;
      if (event.key === ' ') player.pause(!paused);
      else if (event.key === '.') player.step();
      else if (event.key === ',') player.back();
      else if (event.key === 's' || event.key === 'S') player.skip();
      else if (event.key === 'Enter' && phase === 'held') player.ok();
      else if (event.key === 'Enter' && covered) player.skip();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [player, covered]);
}

/** Whether what has the focus needs the key itself: letters where one types, Enter and space where one presses. */
function hasKeys({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input, textarea, select')) return true;
  const presses = key === 'Enter' || key === ' ';
  return presses && target.matches('button, a, summary, [role="button"]');
}
