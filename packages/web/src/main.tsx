import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { type Chart, loadChart } from './map/board.ts';
import mapUrl from './map/map.json?url';
import { recallTheme } from './spectator/theme.ts';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';

const AGAIN = 3000;

recallTheme();
const firstChart = loadChart(mapUrl);

function Page() {
  return <App chart={useChart()} />;
}

/** The drawn board, fetched again until it arrives. */
function useChart(): Chart | undefined {
  const [chart, setChart] = useState<Chart>();
  useEffect(() => {
    let timer = 0;
    const wait = (coming: Promise<Chart>): void => {
      coming.then(setChart, () => {
        timer = window.setTimeout(() => wait(loadChart(mapUrl)), AGAIN);
      });
    };
    wait(firstChart);
    return () => window.clearTimeout(timer);
  }, []);
  return chart;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
