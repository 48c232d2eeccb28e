/** A piece of a message: words, or an address that can be opened. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

/** A piece with the place where it begins. */
export type PlacedPiece = Piece & { readonly at: number };

/** The same with the place of each. */
export function placedPieces(text: string): readonly PlacedPiece[] {
  let at = 0;
  return piecesOf(text).map((piece) => {
    const placed = { ...piece, at };
    at += piece.text.length;
    return placed;
  });
}

/** Cuts a message into words and web addresses; nothing but http and https is an address. */
export function piecesOf(text: string): readonly Piece[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/gi).flatMap((part, i): Piece[] => {
    if (part === '') return [];
    if (i % 2 === 0) return [{ text: part }];
    // A full stop at the end belongs to the sentence.
    const [, address = part, rest = ''] = /^(.*?)([.,;:!?)\]’”»]*)$/.exec(part) ?? [];
    const href = safe(address);
    if (href === undefined) return [{ text: part }];
    return [{ text: address, href }, ...(rest === '' ? [] : [{ text: rest }])];
  });
}

function safe(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === ''
    ? url.href
    : undefined;
}
