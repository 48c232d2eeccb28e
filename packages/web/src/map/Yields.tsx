import { EMBLEMS, GLYPHS } from '../look/glyphs.ts';
import { powerColours } from '../look/powers.ts';
import type { PlacedYield } from './layout.ts';

/** What companies in a zone make, in screen pixels: the sign of their holder, then an icon and a number for each. */
export function Yields({ mark: { size, power, yields, threatened } }: { readonly mark: PlacedYield }) {
  const width = yieldsWidth(yields.length) * size;
  const left = -width / 2;
  const glyph = size * 0.72;
  return (
    <g className={threatened ? 'yields threatened' : 'yields'} style={powerColours(power)}>
      <rect className="yields-plate" x={left} y={-size / 2} width={width} height={size} rx={size * 0.22} />
      <path
        className="yields-holder"
        d={EMBLEMS[power].d}
        fillRule="evenodd"
        transform={`translate(${left + size * 0.2} ${-size * 0.3}) scale(${(size * 0.6) / 16})`}
      />
      {yields.map(({ name, resource, units, open }, i) => (
        <g key={name} className={open ? `yield ${resource}` : 'yield shut'}>
          <path
            d={GLYPHS[resource].d}
            transform={`translate(${left + size * (HOLDER + i * EACH)} ${-glyph / 2}) scale(${glyph / 16})`}
          />
          <text
            x={left + size * (HOLDER + i * EACH + 0.76)}
            y={size * 0.3}
            fontSize={size * 0.84}
            textDecoration={open ? undefined : 'line-through'}
          >
            {units}
          </text>
        </g>
      ))}
    </g>
  );
}

/** In sizes of the mark: the sign of the holder with its rims, and each company. */
const HOLDER = 0.96;
const EACH = 1.36;

export const yieldsWidth = (companies: number): number => HOLDER + EACH * companies + 0.1;
