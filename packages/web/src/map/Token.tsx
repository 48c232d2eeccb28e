import { memo } from 'react';
import { EMBLEMS, GLYPHS } from '../look/glyphs.ts';
import { powerColours } from '../look/powers.ts';
import { aboardEach, PIECE_GAP, PIECE_SIZE, pieceWidth } from './chips.ts';
import { isSamePlace } from './geometry.ts';
import type { PlacedToken } from './layout.ts';
import type { Piece } from './types.ts';
import type { Level } from './zoom.ts';

const SHIPS: readonly Piece['kind'][] = ['navy', 'merchant'];

interface TokenProps {
  readonly token: PlacedToken;
  readonly level: Level;
}

/** A token at the origin, drawn in screen pixels; again only where something of it changes. */
export const Token = memo(function Token({ token, level }: TokenProps) {
  const { chip, shape, at } = token;
  return (
    <g
      className={`token ${chip.state ?? ''}`}
      data-x={at[0]}
      data-y={at[1]}
      data-zone={chip.zone}
      data-grab={chip.state === 'ready' || chip.state === 'chosen' ? '' : undefined}
      style={powerColours(chip.power)}
    >
      {chip.kind === 'company' ? (
        <Company token={token} />
      ) : level === 3 ? (
        <Singles token={token} />
      ) : (
        <Counted chip={chip} width={shape.width} height={shape.height} level={level} />
      )}
    </g>
  );
}, isSameToken);

function isSameToken(a: TokenProps, b: TokenProps): boolean {
  return (
    a.level === b.level &&
    isSamePlace(a.token.at, b.token.at) &&
    JSON.stringify([a.token.chip, a.token.shape]) === JSON.stringify([b.token.chip, b.token.shape])
  );
}

function Body({
  kind,
  width,
  height,
}: {
  readonly kind: Piece['kind'];
  readonly width: number;
  readonly height: number;
}) {
  const d = SHIPS.includes(kind) ? hull(width, height) : plate(width, height);
  return (
    <>
      <path className="token-rim" d={d} />
      <path className="token-body" d={d} />
    </>
  );
}

/** A plate with corners of 2.5. */
function plate(w: number, h: number): string {
  const r = 2.5;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${-w / 2 + r} ${-h / 2}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
}

/** A notched stern and a bow to the right. */
const hull = (w: number, h: number): string =>
  `M${-w / 2} ${-h / 2}h${w - 6}l6 ${h / 2}-6 ${h / 2}h${6 - w}l2.5-${h / 2}z`;

interface DrawnAt {
  readonly x: number;
  /** The middle. */
  readonly y?: number;
  readonly size: number;
}

const Emblem = ({ power, x, y = 0, size }: DrawnAt & { readonly power: Piece['power'] }) => (
  <path
    className="on"
    d={EMBLEMS[power].d}
    fillRule="evenodd"
    transform={`translate(${x} ${y - size / 2}) scale(${size / 16})`}
  />
);

const Kind = ({ chip: { kind, letter }, x, y = 0, size }: DrawnAt & { readonly chip: Piece }) =>
  letter === undefined ? (
    <path
      className="on"
      d={GLYPHS[kind].d}
      fillRule={kind === 'army' ? 'evenodd' : 'nonzero'}
      transform={`translate(${x} ${y - size / 2}) scale(${size / 16})`}
    />
  ) : (
    <text className="token-letter" x={x + size / 2} y={y + size * 0.36} fontSize={size}>
      {letter}
    </text>
  );

interface CountedProps {
  readonly chip: Piece;
  readonly width: number;
  readonly height: number;
  readonly level: Level;
}

function Counted({ chip, width, height, level }: CountedProps) {
  const ship = SHIPS.includes(chip.kind);
  const left = -width / 2 + (ship ? 5.5 : 3.5);
  const emblem = level === 1 ? 7 : 9;
  const withGlyph = level > 1 || chip.kind === 'merchant' || chip.kind === 'apc' || chip.letter !== undefined;
  const glyph = level === 1 ? 9 : 12;
  const text = left + emblem + (withGlyph ? glyph + (level === 1 ? 3 : 6) : 2);
  return (
    <>
      {chip.state === 'chosen' && (
        <rect
          className="token-ring"
          x={-width / 2 - 2}
          y={-height / 2 - 2}
          width={width + 4}
          height={height + 4}
          rx={4}
        />
      )}
      <Body kind={chip.kind} width={width} height={height} />
      <Emblem power={chip.power} x={left} size={emblem} />
      {withGlyph && <Kind chip={chip} x={left + emblem + (level === 1 ? 2 : 3)} size={glyph} />}
      <text className="token-count" x={text} y={level === 1 ? 3.9 : 4.7} fontSize={level === 1 ? 11.5 : 13.5}>
        {chip.count}
        {level > 1 && chip.aboard ? <tspan className="aboard">{`|${chip.aboard}`}</tspan> : null}
      </text>
      {chip.state === 'ready' && (
        <rect className="token-ready" x={-width / 2} y={height / 2 + 1} width={width - (ship ? 6 : 0)} height={2} />
      )}
    </>
  );
}

/** Rows of single pieces; those without room are counted behind a plus. */
function Singles({ token: { chip, shape } }: { readonly token: PlacedToken }) {
  const width = pieceWidth(chip);
  const cells = chip.shown + (chip.shown < chip.count ? 1 : 0);
  return Array.from({ length: cells }, (_, i) => {
    const x = -shape.width / 2 + (i % shape.columns) * (width + PIECE_GAP) + width / 2;
    const y = -shape.height / 2 + Math.floor(i / shape.columns) * (PIECE_SIZE + PIECE_GAP) + PIECE_SIZE / 2;
    const aboard = i < chip.shown ? aboardEach(chip.aboard ?? 0, chip.count, i) : 0;
    return (
      // Pieces of a group are alike: their place is all that tells them apart.
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        {i < chip.shown ? (
          <Single chip={chip} width={width} aboard={aboard} />
        ) : (
          <text className="token-more" y="4.7" fontSize="13.5">{`+${chip.count - chip.shown}`}</text>
        )}
      </g>
    );
  });
}

function Single({ chip, width, aboard }: { readonly chip: Piece; readonly width: number; readonly aboard: number }) {
  const size = PIECE_SIZE - PIECE_GAP;
  return (
    <>
      {chip.state === 'chosen' && (
        <rect className="token-ring" x={-width / 2 - 1} y={-size / 2 - 2} width={width + 2} height={size + 4} rx={4} />
      )}
      <Body kind={chip.kind} width={width - 2} height={size} />
      {aboard > 0 ? (
        <>
          <Emblem power={chip.power} x={-width / 2 + 4.5} size={7} />
          <rect className="deck" x={-0.5} y={-6} width={9} height={12} rx={1.5} />
          <text className="deck-count" x={4} y={4} fontSize="11">
            {aboard}
          </text>
        </>
      ) : SHIPS.includes(chip.kind) ? (
        <>
          <Emblem power={chip.power} x={-width / 2 + 4.5} size={6.5} />
          <Kind chip={chip} x={-width / 2 + 11.5} size={10} />
        </>
      ) : (
        <>
          <Emblem power={chip.power} x={-3.25} y={-4.5} size={6.5} />
          <Kind chip={chip} x={-6} y={3.6} size={12} />
        </>
      )}
    </>
  );
}

function Company({ token: { chip, shape } }: { readonly token: PlacedToken }) {
  return (
    <>
      <rect
        className="company"
        x={-shape.width / 2}
        y={-shape.height / 2}
        width={shape.width}
        height={shape.height}
        rx={3}
      />
      <g className={chip.makes ? `yield ${chip.makes.open ? chip.makes.resource : 'shut'}` : 'company-glyph'}>
        <path
          d={GLYPHS[chip.makes?.resource ?? 'company'].d}
          transform={`translate(${-shape.width / 2 + 5} -6) scale(0.75)`}
        />
      </g>
      <text className="company-name" x={-shape.width / 2 + 21} y="4" fontSize="12">
        {chip.makes && `${chip.makes.units} `}
        {chip.name}
      </text>
    </>
  );
}
