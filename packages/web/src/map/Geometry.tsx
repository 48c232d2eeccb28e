import { memo } from 'react';
import { PatternTile } from '../look/Glyph.tsx';
import { POWER_IDS } from '../look/powers.ts';
import { words } from '../words.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, type Chart } from './board.ts';
import { Plane } from './Plane.ts';

/** Ice goes on beside and above the drawn board, for frames wider or higher than it. */
const MORE_ICE = 'M-900,-700H1V121.5H-900ZM1999,-700H2900V121.5H1999ZM0,-700H2000V1H0Z';

/** The drawn world. Rendered once; the scene colours the zones afterwards. */
export const Geometry = memo(function Geometry({ chart, prefix }: { readonly chart: Chart; readonly prefix: string }) {
  const { zones, board } = chart;
  const lands = zones.filter((zone) => zone.kind === 'land');
  // One line for each land: the browser paints the map in tiles, and would follow a single line round the world for every tile.
  const outlines = lands.map((zone) => <path key={zone.id} d={zone.d} />);
  return (
    <Plane className="map-land" name={words.map.board}>
      <defs>
        {POWER_IDS.map((power) => (
          <pattern
            key={power}
            id={`${prefix}-${power}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            data-tile=""
          >
            <PatternTile power={power} />
          </pattern>
        ))}
        <pattern id={`${prefix}-scorch`} width="5" height="5" patternUnits="userSpaceOnUse" data-tile="rotate(30)">
          <path className="scorch-line" d="M0 2.5h5" />
        </pattern>
      </defs>
      {zones
        .filter((zone) => zone.kind !== 'land')
        .map((zone) => (
          <path key={zone.id} className={`zone ${zone.kind}`} data-zone={zone.id} data-shape="" d={zone.d} />
        ))}
      <path className="graticule" d={board.decor.graticule} />
      <path className="ice" d={board.decor.ice} />
      <path className="ice" d={MORE_ICE} />
      <path className="rim" d={`M0,123V${BOARD_HEIGHT}H${BOARD_WIDTH}V123`} />
      <g className="coast">{outlines}</g>
      {lands.map((zone) => (
        <path key={zone.id} className="zone land" data-zone={zone.id} data-shape="" d={zone.d} />
      ))}
      {lands.map((zone) => (
        <path key={zone.id} className="hatch" data-hatch={zone.id} d={zone.d} fill="none" />
      ))}
      <path className="lakes" d={board.decor.lakes} />
      <g className="border">{outlines}</g>
      {board.links.map((link) => (
        <path key={link.name} className="link" d={`M${link.points.map((point) => point.join(',')).join('L')}`} />
      ))}
      {board.ports.map(({ territory, sea, x, y }) => (
        <circle key={`${territory}/${sea}`} className="port" cx={x} cy={y} />
      ))}
    </Plane>
  );
});
