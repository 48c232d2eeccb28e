import { memo } from 'react';
import { EMBLEMS, GLYPHS } from '../look/glyphs.ts';
import { powerColours } from '../look/powers.ts';
import { isSamePlace } from './geometry.ts';
import type { Layout } from './layout.ts';
import { LINE_HEIGHT, letterSpacing, type PlacedName, wordSpacing } from './names.ts';
import { Token } from './Token.tsx';
import { Yields } from './Yields.tsx';
import './overlay.css';

/** What keeps its size on the screen. Every child says where on the board it belongs; the scene puts it there. */
export const Overlay = memo(function Overlay({ layout }: { readonly layout: Layout }) {
  return (
    <svg className="map-overlay" width="1" height="1" aria-hidden="true">
      {layout.names.map((name) => (
        <Name key={name.key} name={name} />
      ))}
      {layout.yields.map((mark) => (
        <g key={mark.key} data-x={mark.at[0]} data-y={mark.at[1]}>
          <Yields mark={mark} />
        </g>
      ))}
      {layout.passages.map(({ key, at, size, guest }) => (
        <g key={key} className="passage" data-x={at[0]} data-y={at[1]} style={powerColours(guest)}>
          <circle r={size / 2} />
          <path
            d={EMBLEMS[guest].d}
            fillRule="evenodd"
            transform={`translate(${-size * 0.3} ${-size * 0.3}) scale(${(size * 0.6) / 16})`}
          />
        </g>
      ))}
      {layout.clouds.map(({ key, at, size }) => (
        <g key={key} className="cloud" data-x={at[0]} data-y={at[1]}>
          <path d={GLYPHS.cloud.d} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 16})`} />
        </g>
      ))}
      {layout.incoming.map(({ key, at, size, nukes, screened }) => (
        <g key={key} className="incoming" data-x={at[0]} data-y={at[1]}>
          {screened && (
            <path
              className="screen-arc"
              d={`M${-size} ${-size * 0.3}A${size * 1.1} ${size * 1.1} 0 0 1 ${size} ${-size * 0.3}`}
            />
          )}
          <rect x={-size * 0.75} y={-size / 2} width={size * 1.5} height={size} rx={size / 2} />
          <path
            d={GLYPHS.nuke.d}
            transform={`translate(${-size * 0.58} ${-size * 0.32}) scale(${(size * 0.64) / 16})`}
          />
          <text x={size * 0.32} y={4.4} fontSize="13">
            {nukes}
          </text>
        </g>
      ))}
      {layout.pirates.map(({ key, at, size, number }) => (
        <g key={key} className="pirates" data-x={at[0]} data-y={at[1]}>
          <rect x={-size * 0.85} y={-size / 2} width={size * 1.7} height={size} rx={2.5} />
          <path
            d={GLYPHS.pirate.d}
            fillRule="evenodd"
            transform={`translate(${-size * 0.7} ${-size * 0.36}) scale(${(size * 0.72) / 16})`}
          />
          <text x={size * 0.4} y={size * 0.26} fontSize={size * 0.76}>
            {number}
          </text>
        </g>
      ))}
      {layout.struck.map(({ key, at, size }) => (
        <g key={key} className="struck" data-x={at[0]} data-y={at[1]}>
          <circle r={size / 2} />
        </g>
      ))}
      {layout.tokens.map((token) => (
        <Token key={token.chip.key} token={token} level={layout.level} />
      ))}
    </svg>
  );
});

interface NameProps {
  readonly name: PlacedName;
}

const Name = memo(function Name({ name: { zone, at, size, lines, angle } }: NameProps) {
  const spacing = letterSpacing(zone, size);
  return (
    <g className={`name ${zone.kind}`} data-x={at[0]} data-y={at[1]}>
      <g transform={angle ? `rotate(${angle})` : undefined}>
        {lines.map((line, i) => (
          <text
            key={line}
            x={spacing / 2}
            y={(i - (lines.length - 1) / 2) * size * LINE_HEIGHT + size * 0.35}
            fontSize={size}
            letterSpacing={spacing}
            wordSpacing={wordSpacing(zone, size)}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}, isSameName);

function isSameName({ name: a }: NameProps, { name: b }: NameProps): boolean {
  return a.zone === b.zone && a.size === b.size && a.angle === b.angle && isSamePlace(a.at, b.at);
}
