import { useEffect, useRef, useState } from 'react';
import type { Chart } from './board.ts';
import { type Layout, layOut } from './layout.ts';
import { createMeasure } from './measure.ts';
import type { Measure } from './names.ts';
import type { Marks, Piece } from './types.ts';

interface Kept {
  readonly of: readonly unknown[];
  readonly steps: Map<number, Layout>;
}

/** The layout for a zoom step: placed once for each step and position, and kept. */
export function useLayout(chart: Chart, pieces: readonly Piece[], marks: Marks, k: number): Layout {
  const measure = useMeasure();
  const kept = useRef<Kept>({ of: [], steps: new Map() });
  const of = [chart, pieces, marks, measure];
  const before = kept.current.steps.get(k);
  const fresh = of.every((part, i) => part === kept.current.of[i]);
  if (fresh && before) return before;
  if (!fresh) kept.current = { of, steps: new Map() };
  const layout = layOut(chart, { pieces, marks }, k, measure, before);
  kept.current.steps.set(k, layout);
  return layout;
}

/** Measures with the fallback face until the map's own has arrived. */
function useMeasure(): Measure {
  const [measure, setMeasure] = useState<Measure>(() => createMeasure());
  useEffect(() => {
    let current = true;
    const faces = ['600 12px "Plex Cond"', 'italic 500 12px "Plex Cond"'];
    const arrived = () => current && setMeasure(() => createMeasure());
    void Promise.allSettled(faces.map((face) => document.fonts.load(face))).then(arrived);
    return () => {
      current = false;
    };
  }, []);
  return measure;
}
