import { Emblem } from '../look/Glyph.tsx';
import { powerOf } from '../room/facts.ts';
import { words } from '../words.ts';
import type { Player, Playing } from './player.ts';
import { Ok } from './Stage.tsx';
import { useFocusInPlace } from './use-focus-in-place.ts';

interface UnfoldsProps {
  readonly player: Player;
  readonly playing: Playing;
}

/** In the place of a decision that would tell how something comes out that is still to be seen; a press decides at once. */
export function Unfolds({ player, playing }: UnfoldsProps) {
  const text = words.theatre.unfolds;
  const heading = useFocusInPlace('once');
  if (playing.cue === undefined) return undefined;
  const { beat, after } = playing.cue;
  const power = powerOf(after.view, beat.actor);
  return (
    <section className="moment unfolds" aria-label={text.heading} data-kind="unfolds">
      <div className="moment-body">
        <span className="eyebrow">{text.heading}</span>
        <h2 ref={heading} tabIndex={-1}>
          {power !== undefined && <Emblem power={power} size={18} />} {text.watch}
        </h2>
        <p className="hint">{text.next}</p>
      </div>
      <div className="moment-foot">
        <p className="hint">{text.key}</p>
        <div className="go">
          <Ok onOk={player.skip} more={0} say={text.now} />
        </div>
      </div>
    </section>
  );
}
