import { useId } from 'react';
import { Emblem } from '../../look/Glyph.tsx';
import { powerColours } from '../../look/powers.ts';
import { powerOf } from '../../room/facts.ts';
import { zoneTitle } from '../../session/names.ts';
import { sceneWords } from '../../words.ts';
import type { Beat } from '../beat.ts';
import type { SceneProps } from '../scenes.ts';
import { type Properties, useLaid } from './frame.ts';
import './conquest.css';

/** The conqueror's colour floods a territory from the middle, and their sign is planted there. */
export function Conquest({ beat, after, still, lasts, place }: SceneProps) {
  const laid = useLaid(place);
  const clip = useId();
  const taken = takenIn(beat);
  const style: Properties = { '--lasts': `${lasts}ms` };
  return (
    <div className="scene-field" data-still={still || undefined} style={style}>
      {[...taken].map(([zone, seat]) => {
        const power = powerOf(after.view, seat);
        const drawn = laid?.chart.byId.get(zone);
        const at = place(zone);
        if (power === undefined || drawn === undefined || laid === undefined || at === undefined) return undefined;
        const [x0, y0, x1, y1] = drawn.bbox;
        return (
          <div key={zone} style={powerColours(power)}>
            <svg className="flood" aria-hidden="true">
              <clipPath id={`${clip}-${zone}`}>
                <path d={drawn.d} transform={laid.transform} />
              </clipPath>
              <g clipPath={`url("#${clip}-${zone}")`}>
                <g transform={laid.transform}>
                  <circle cx={(x0 + x1) / 2} cy={(y0 + y1) / 2} r={Math.hypot(x1 - x0, y1 - y0) / 2} />
                </g>
              </g>
              <path className="flood-edge" d={drawn.d} transform={laid.transform} />
            </svg>
            <span className="planted" style={{ left: at[0], top: at[1] }}>
              <Emblem power={power} size={26} />
              <b>{sceneWords.taken(zoneTitle(zone))}</b>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Whether a land changes hands with a beat. */
export const takes = (beat: Beat): boolean => takenIn(beat).size > 0;

/** The lands that are taken, and by whom. */
function takenIn({ events, actor }: Beat): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'zone-captured' || event.type === 'home-entered') taken.set(event.zone, event.seat);
    if (event.type === 'occupation-settled' && event.occupied && actor !== undefined) taken.set(event.zone, actor);
  }
  return taken;
}
