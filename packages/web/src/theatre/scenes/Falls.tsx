import { captorOf, outTold } from '../../end/fallen.ts';
import { GreatMoment } from '../../end/GreatMoment.tsx';
import type { SceneProps } from '../scenes.ts';

/** A power leaves the game; the reader's own fall has a screen of its own. */
export function Falls({ beat, after }: SceneProps) {
  const left = beat.events.find((event) => event.type === 'left');
  if (left === undefined || left.seat === after.seat) return undefined;
  const captor = left.how === 'captured' ? captorOf(after, left.seat) : undefined;
  return <GreatMoment {...outTold(after, left.seat, left.how, captor)} />;
}
