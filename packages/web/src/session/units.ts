import { UNIT_KINDS, UNIT_ROWS, type UnitKind } from '@marshall/rules';
import { language } from '../language.ts';
import { GLYPHS, type GlyphName } from '../look/glyphs.ts';

/** The rules' name for a unit, if it is one. */
export const unitKind = (kind: string): UnitKind | undefined => UNIT_KINDS.find((known) => known === kind);

/** Drawings of kinds whose name is not that of a drawing. */
const DRAWN_AS: Readonly<Record<string, GlyphName>> = { ship: 'merchant' };

/** The drawing of a kind of unit; a kind without one is drawn as what goes by land or by sea. */
export function unitGlyph(kind: string): GlyphName {
  const own = DRAWN_AS[kind] ?? kind;
  // Its own name is among those of the drawings.
  if (own in GLYPHS) return own as GlyphName;
  return isShip(kind) ? 'navy' : 'army';
}

/** Whether a kind has a drawing of its own. */
export const hasDrawing = (kind: string): boolean => (DRAWN_AS[kind] ?? kind) in GLYPHS;

export function isShip(kind: string): boolean {
  const unit = unitKind(kind);
  return unit !== undefined && UNIT_ROWS[unit].domain === 'sea';
}

/** `3 armies` */
export function unitCount(kind: string, number: number): string {
  const unit = unitKind(kind);
  return unit === undefined ? `${number} ${kind}` : language.names.units(number, unit);
}

/** The letter of a kind that has no drawing. */
export function unitLetter(kind: string): string {
  const unit = unitKind(kind);
  return (unit === undefined ? kind : language.names.unit(unit)).charAt(0).toUpperCase();
}
