import { useEffect, useState } from 'react';
import type { Chart } from '../map/board.ts';
import mapUrl from '../map/map.json?url';

const AGAIN = 3000;

/** The drawn board, fetched once it is wanted and again until it arrives. */
export function useChart(wanted: boolean): Chart | undefined {
  const [chart, setChart] = useState<Chart>();
  useEffect(() => {
    if (!wanted) return;
    let timer = 0;
    let current = true;
    const fetchIt = (): void =>
      void theChart().then(
        (found) => current && setChart(found),
        () => {
          timer = window.setTimeout(fetchIt, AGAIN);
        },
      );
    fetchIt();
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [wanted]);
  return chart;
}

let coming: Promise<Chart> | undefined;

/** Fetches and works out the board, once for the page. */
export function theChart(): Promise<Chart> {
  coming ??= import('../map/board.ts').then(({ loadChart }) => loadChart(mapUrl));
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}
