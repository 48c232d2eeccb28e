import './custom-properties.ts';
import { useId } from 'react';
import { type Drawing, EMBLEMS, GLYPHS, type GlyphName, PATTERNS } from './glyphs.ts';
import { type PowerId, powerColours } from './powers.ts';

interface DrawnProps {
  readonly size?: number;
  readonly className?: string;
}

/** A drawing in the colour of the text around it. */
export const Glyph = ({ name, ...rest }: DrawnProps & { readonly name: GlyphName }) => (
  <Drawn drawing={GLYPHS[name]} {...rest} />
);

/** The sign of a power, in its colour darkened for panels. */
export const Emblem = ({ power, ...rest }: DrawnProps & { readonly power: PowerId }) => (
  <span className="emblem" style={powerColours(power)}>
    <Drawn drawing={EMBLEMS[power]} {...rest} />
  </span>
);

const Drawn = ({ drawing, size = 16, className = '' }: DrawnProps & { readonly drawing: Drawing }) => (
  <svg className={`glyph ${className}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
    <path d={drawing.d} fillRule={drawing.holes ? 'evenodd' : 'nonzero'} />
  </svg>
);

/** Colour, emblem and pattern of a power on one plate. */
export function Badge({ power }: { readonly power: PowerId }) {
  const id = useId();
  return (
    <span className="badge" style={powerColours(power)}>
      <svg className="badge-pattern" aria-hidden="true">
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <PatternTile power={power} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <Drawn drawing={EMBLEMS[power]} size={18} />
    </span>
  );
}

/** The content of a pattern's tile of 8 x 8. */
export function PatternTile({ power }: { readonly power: PowerId }) {
  const { d, ...pattern } = PATTERNS[power];
  return 'filled' in pattern ? (
    <path d={d} fill="currentColor" />
  ) : (
    <path d={d} fill="none" stroke="currentColor" strokeWidth="0.9" />
  );
}
