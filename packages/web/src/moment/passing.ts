import type { View } from '@marshall/rules';

/**
 * What a pass means where players take turns until all of them pass in one unbroken round: that one is asked again if
 * somebody acts, or that the phase ends. Undefined where a pass is simply the end of one's own turn.
 */
export function passMeans({ agenda, sequence }: Pick<View, 'agenda' | 'sequence'>): 'again' | 'ends' | undefined {
  const frame = agenda.at(-1);
  if (frame === undefined || !('passes' in frame)) return undefined;
  return frame.passes >= sequence.length - 1 ? 'ends' : 'again';
}
