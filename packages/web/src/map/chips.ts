import type { Piece } from './types.ts';
import type { Level } from './zoom.ts';

/** A way to draw a token: its size on the screen and, for single pieces, how many stand in a row. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
}

/** All pieces of one power and kind in a zone, drawn as one token or as rows of single pieces. */
export interface Chip extends Piece {
  /** The same for the same pieces at every zoom. */
  readonly key: string;
  /** Best first. */
  readonly shapes: readonly [Shape, ...Shape[]];
  /** Single pieces drawn; the others are counted behind a plus. */
  readonly shown: number;
}

export const PIECE_SIZE = 20;
export const NAVY_PIECE_WIDTH = 26;
export const PIECE_GAP = 2;
const ROWS_OF = 6;
const MOST_SHOWN = 12;

/** The tokens that stand for the pieces at a level of zoom. */
export const chipsOf = (pieces: readonly Piece[], level: Level): readonly Chip[] =>
  merged(pieces)
    .filter((piece) => piece.count > 0 && (level === 3 || piece.kind !== 'company'))
    .map((piece) => {
      const key = keyOf(piece);
      if (piece.kind === 'company') return { ...piece, key, shapes: [companyShape(piece)], shown: 0 };
      if (level === 3) return singles(piece, key);
      return { ...piece, key, shapes: [countShape(piece, level)], shown: 0 };
    });

const keyOf = (piece: Piece): string => `${pieceKey(piece)}/${piece.state ?? ''}`;

/** The same for the same pieces, whether they are ready, chosen or neither. */
export const pieceKey = ({ zone, power, kind, name = '', letter = '' }: Piece): string =>
  [zone, power, kind, name, letter].join('/');

/** Pieces that look alike, counted together. */
export function merged(pieces: readonly Piece[]): readonly Piece[] {
  const found = new Map<string, Piece>();
  for (const piece of pieces) {
    const key = keyOf(piece);
    const same = found.get(key);
    if (!same) found.set(key, piece);
    else {
      const { words: _, ...rest } = same;
      found.set(key, { ...rest, count: same.count + piece.count, ...load(same, piece) });
    }
  }
  return [...found.values()];
}

function load(a: Piece, b: Piece): { readonly aboard?: number } {
  const aboard = (a.aboard ?? 0) + (b.aboard ?? 0);
  return aboard > 0 ? { aboard } : {};
}

const isShip = (piece: Piece): boolean => piece.kind === 'navy' || piece.kind === 'merchant';

const digits = (n: number): number => String(n).length;

function countShape(piece: Piece, level: 1 | 2): Shape {
  const hull = isShip(piece) ? 6 : 0;
  const more = digits(piece.count) - 1;
  if (level === 1) {
    // Army and navy are told apart by outline; the rarer kinds carry their glyph at every zoom.
    const glyph = piece.kind === 'merchant' || piece.kind === 'apc' || piece.letter ? 10 : 0;
    return { width: 21 + hull + glyph + more * 5.5, height: 14.5, columns: 1 };
  }
  const aboard = piece.aboard ? 5 + 7 * digits(piece.aboard) : 0;
  return { width: 42 + hull + more * 6.5 + aboard, height: 20, columns: 1 };
}

function singles(piece: Piece, key: string): Chip {
  const shown = piece.count <= MOST_SHOWN ? piece.count : MOST_SHOWN - 1;
  const cells = piece.count <= MOST_SHOWN ? shown : MOST_SHOWN;
  const width = pieceWidth(piece);
  const shape = (columns: number): Shape => ({
    columns,
    width: columns * (width + PIECE_GAP) - PIECE_GAP,
    height: Math.ceil(cells / columns) * (PIECE_SIZE + PIECE_GAP) - PIECE_GAP,
  });
  const most = Math.min(ROWS_OF, cells);
  const others = [4, 3, 2].filter((columns) => columns < most).map(shape);
  return { ...piece, key, shown, shapes: [shape(most), ...others] };
}

/** The width of one piece standing alone. */
export const pieceWidth = (piece: Piece): number => (isShip(piece) ? NAVY_PIECE_WIDTH : PIECE_SIZE);

const companyShape = (piece: Piece): Shape => ({
  width: 28 + (piece.name ?? '').length * 6.2 + (piece.makes ? 14 : 0),
  height: 18,
  columns: 1,
});

/** Spreads armies over the hulls that carry them, fullest first. */
export const aboardEach = (aboard: number, hulls: number, hull: number): number =>
  Math.floor(aboard / hulls) + (hull < aboard % hulls ? 1 : 0);
