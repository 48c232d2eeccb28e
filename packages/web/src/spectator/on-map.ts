import { isPowerId } from '../look/powers.ts';
import { type Marks, PIECE_KINDS, type Piece, type PieceKind, type ZoneState } from '../map/types.ts';
import type { SpectatorView } from './feed.ts';

const isKind = (kind: string): kind is PieceKind => PIECE_KINDS.some((known) => known === kind);

/** The zones of a view as the map takes them. */
export const zonesOf = (view: SpectatorView): Record<string, ZoneState> =>
  Object.fromEntries(
    Object.entries(view.zones).map(([id, { holder, scorched }]): [string, ZoneState] => [
      id,
      {
        ...(holder !== undefined && isPowerId(holder) ? { holder } : {}),
        ...(scorched || view.clouds.includes(id) ? { scorched: true } : {}),
      },
    ]),
  );

/** The pieces of a view as the map takes them; kinds unknown to it are left out. */
export const piecesOf = (view: SpectatorView): readonly Piece[] =>
  view.pieces.flatMap(({ zone, power, kind, count, aboard }) =>
    isPowerId(power) && isKind(kind) ? [{ zone, power, kind, count, ...(aboard ? { aboard } : {}) }] : [],
  );

export const marksOf = (view: SpectatorView): Marks => ({ clouds: view.clouds });
