import { Said } from '../help/Term.tsx';
import { Emblem } from '../look/Glyph.tsx';
import { powerOf } from '../room/facts.ts';
import { words } from '../words.ts';
import type { Player, Playing } from './player.ts';
import { Ok } from './Stage.tsx';
import { useFocusInPlace } from './use-focus-in-place.ts';

interface HeldProps {
  readonly player: Player;
  readonly playing: Playing;
}

/** What was done to the reader, where they decide: nothing else is asked of them until they have seen it. */
export function Held({ player, playing }: HeldProps) {
  const text = words.theatre;
  const heading = useFocusInPlace(playing.cue?.beat.id);
  if (playing.cue === undefined) return undefined;
  const { beat, after } = playing.cue;
  const power = powerOf(after.view, beat.actor);
  const others = beat.lines.slice(1).filter(({ kind }) => kind !== 'rolled');
  return (
    <section className="moment unseen-yet" role="alert" aria-label={text.toYou} data-kind="held">
      <div className="moment-body">
        <span className="eyebrow">{text.toYou}</span>
        <h2 ref={heading} tabIndex={-1}>
          {power !== undefined && <Emblem power={power} size={18} />} <Said text={beat.caption} />
        </h2>
        <ul className="just-now">
          {[...beat.lines.slice(0, 1), ...others].map((line) => (
            <li key={line.n}>
              <Said text={line.text} />
            </li>
          ))}
        </ul>
      </div>
      <div className="moment-foot">
        <p className="hint">{text.keyHeld}</p>
        <div className="go">
          <Ok key={beat.id} onOk={player.ok} more={playing.heldLeft} />
          <button type="button" className="plain" onClick={() => playing.cue && player.play([playing.cue])}>
            {text.again}
          </button>
        </div>
      </div>
    </section>
  );
}
