import type { Measure } from './names.ts';

const FACES = { land: '600', sea: 'italic 500' };

/** Measures texts in the map's face, each text once. */
export function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, size, face) => {
    const key = `${face}${text}`;
    let width = known.get(key);
    if (width === undefined) {
      if (context) context.font = `${FACES[face]} 100px "Plex Cond", "Arial Narrow", sans-serif`;
      width = (context?.measureText(text).width ?? text.length * 50) / 100;
      known.set(key, width);
    }
    return width * size;
  };
}
