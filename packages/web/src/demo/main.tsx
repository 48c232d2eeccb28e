import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadChart } from '../map/board.ts';
import mapUrl from '../map/map.json?url';
import { WorldMap } from '../map/WorldMap.tsx';
import { battleZones, marks, pieces } from './position.ts';
import '../look/fonts.css';
import '../look/tokens.css';
import '../look/base.css';

/** The map alone with a crowded position, for pictures and measurements: `?theme=dark`. */
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const chart = await loadChart(mapUrl);

function Demo() {
  const [chosen, setChosen] = useState('greece');
  const zones = {
    ...battleZones,
    greece: { holder: 'europe' } as const,
    [chosen]: { ...battleZones[chosen], selected: true },
  };
  return (
    <WorldMap chart={chart} zones={zones} pieces={pieces} marks={marks} theatre="eastern-europe" onZone={setChosen} />
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Demo />
    </StrictMode>,
  );
}
