import { Glyph } from '../look/Glyph.tsx';
import type { GlyphName } from '../look/glyphs.ts';

interface MenProps {
  readonly kind: GlyphName;
  readonly number: number;
  readonly label: string;
}

/** More than this are counted instead of drawn. */
const MOST_DRAWN = 8;

/** Units that have fallen, one by one. */
export const Men = ({ kind, number, label }: MenProps) => (
  <span className="men" role="img" aria-label={label} title={label}>
    {Array.from({ length: Math.min(number, MOST_DRAWN) }, (_, i) => `${kind} ${i}`).map((key) => (
      <i key={key} className="hit">
        <Glyph name={kind} />
      </i>
    ))}
    {number > MOST_DRAWN && <b>+{number - MOST_DRAWN}</b>}
  </span>
);
