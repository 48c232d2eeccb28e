import { useEffect, useState } from 'react';
import { Said } from '../help/Term.tsx';
import { Badge, Emblem, Glyph } from '../look/Glyph.tsx';
import type { GlyphName } from '../look/glyphs.ts';
import { type PowerId, powerColours } from '../look/powers.ts';
import './great-moment.css';

/** How a game ends, or how a power leaves it. */
export type Greatness = 'supremacy' | 'detente' | 'coup-final' | 'captured' | 'destroyed' | 'bankrupt' | 'resigned';

const SIGNS: Partial<Record<Greatness, GlyphName>> = {
  'coup-final': 'cloud',
  destroyed: 'cloud',
  bankrupt: 'loan',
  detente: 'deal',
};

/** Where the clouds of the end stand, in hundredths, and how large. */
const CLOUDS = [
  [12, 24, 90],
  [82, 18, 120],
  [30, 8, 70],
  [67, 68, 110],
  [6, 66, 130],
  [48, 80, 80],
  [90, 58, 70],
  [24, 84, 100],
  [58, 6, 60],
] as const;

interface GreatMomentProps {
  readonly what: Greatness;
  readonly title: string;
  readonly line: string;
  /** Those who win or fall. */
  readonly powers: readonly PowerId[];
  /** Who brought it about: their colour floods the field. */
  readonly by?: PowerId | undefined;
}

/** A great moment in its own colours: what it is, who, and one sentence. */
export function GreatMoment({ what, title, line, powers, by }: GreatMomentProps) {
  const sign = SIGNS[what];
  const colour = by ?? powers[0];
  return (
    <div className="great" data-great={what} style={colour === undefined ? undefined : powerColours(colour)}>
      <span className="great-flood" aria-hidden="true" />
      {what === 'coup-final' && (
        <div className="great-clouds" aria-hidden="true">
          {CLOUDS.map(([x, y, size], i) => (
            <span key={x} style={{ left: `${x}%`, top: `${y}%`, animationDelay: `${i * 130}ms` }}>
              <Glyph name="cloud" size={size} />
            </span>
          ))}
        </div>
      )}
      <div className="great-told" role="status">
        <div className="great-signs" aria-hidden="true">
          {powers.map((power) => (
            <span key={power} className="great-power">
              {what === 'supremacy' || what === 'detente' ? (
                <Badge power={power} />
              ) : (
                <Emblem power={power} size={56} />
              )}
            </span>
          ))}
          {sign && <Glyph name={sign} size={56} className="great-sign" />}
        </div>
        <strong>
          <Said text={title} />
        </strong>
        <p>
          <Said text={line} />
        </p>
      </div>
    </div>
  );
}

/** How long a great moment stands by itself. */
const STANDS = 4500;

interface CurtainCallProps extends GreatMomentProps {
  readonly go: string;
  readonly onGone: () => void;
}

/** A great moment over the whole room: it goes by itself, unless somebody reads in it, with a press, or with a key. */
export function CurtainCall({ go, onGone, ...moment }: CurtainCallProps) {
  const read = useReads();
  useEffect(() => {
    if (read) return;
    const timer = window.setTimeout(onGone, STANDS);
    return () => window.clearTimeout(timer);
  }, [onGone, read]);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') onGone();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [onGone]);
  return (
    <div className="curtain-call">
      <GreatMoment {...moment} />
      <button type="button" className="curtain-go" onClick={onGone}>
        {go}
      </button>
    </div>
  );
}

const READING = ['pointermove', 'focusin', 'click'] as const;

/** Whether a word with a card, or its card, is pointed at, has the focus or was touched. */
function useReads(): boolean {
  const [read, setRead] = useState(false);
  useEffect(() => {
    const at = ({ target }: Event): void =>
      setRead(target instanceof Element && target.closest('.term-word, .term-card') !== null);
    for (const kind of READING) addEventListener(kind, at);
    return () => {
      for (const kind of READING) removeEventListener(kind, at);
    };
  }, []);
  return read;
}
