import '../look/custom-properties.ts';
import { memo } from 'react';
import { powerColours } from '../look/powers.ts';
import type { Chart, Port } from './board.ts';
import type { Layout } from './layout.ts';
import { Plane } from './Plane.ts';
import type { Marks, ZoneId, ZoneState } from './types.ts';

export interface LinesProps {
  readonly chart: Chart;
  readonly zones: Readonly<Record<ZoneId, ZoneState>>;
  readonly marks: Marks;
  readonly layout: Layout;
  readonly prefix: string;
}

/** Lines over the world that follow its scale: outlines of zones, leaders, arrows. */
export const Lines = memo(function Lines({ chart, zones, marks, layout, prefix }: LinesProps) {
  const outline = (id: ZoneId) => chart.byId.get(id)?.d ?? '';
  const flagged = (flag: 'target' | 'selected' | 'lit') => Object.entries(zones).filter(([, state]) => state[flag]);
  const targets = flagged('target');
  return (
    <Plane className="map-lines">
      <defs>
        <marker
          id={`${prefix}-head`}
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="4.5"
          markerHeight="4.5"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {(marks.passages ?? []).map(({ zone, guest }) => (
        <g key={`${zone}-${guest}`} style={powerColours(guest)}>
          <path className="passage-line" d={outline(zone)} />
          <path className="passage-core" d={outline(zone)} />
        </g>
      ))}
      {(marks.sieges ?? []).map((zone) => (
        <path key={zone} className="siege-line" d={outline(zone)} />
      ))}
      {(marks.contested ?? []).map((zone) => (
        <path key={zone} className="contested-line" d={outline(zone)} />
      ))}
      {targets.map(([id]) => (
        <g key={id} className={targets.length > MOST_MARCH ? 'lit' : ''}>
          <path className="target-bed" d={outline(id)} />
          <path className="target-line" d={outline(id)} />
        </g>
      ))}
      {flagged('selected').map(([id]) => (
        <path key={id} className="selected-line" d={outline(id)} />
      ))}
      {flagged('lit').map(([id]) => (
        <path key={id} className="lit-line" data-lit-zone={id} d={outline(id)} />
      ))}
      {shutPorts(chart, marks).map(({ port: { x, y }, grave }) => (
        <g key={`${x} ${y}`} className={grave ? 'shut-port grave' : 'shut-port'}>
          <circle className="port shut" cx={x} cy={y} />
          <rect className="port-bar" style={{ '--x': x, '--y': y }} />
        </g>
      ))}
      <path className="hover-line" data-hover="" />
      <path className="focus-bed" data-focus="" />
      <path className="focus-line" data-focus="" />
      {layout.leaders.map(({ key, from, to }) => (
        <g key={key}>
          <path className="leader-bed" d={`M${from}L${to}`} />
          <path className="leader" d={`M${from}L${to}`} />
        </g>
      ))}
      {layout.arrows.map((arrow) => (
        <g key={`${arrow.from}-${arrow.to}`} className={`arrow ${arrow.kind}`}>
          <path className="arrow-bed" d={arrow.d} />
          <path className="arrow-line" d={arrow.d} markerEnd={`url(#${prefix}-head)`} />
        </g>
      ))}
    </Plane>
  );
});

const shutPorts = (
  chart: Chart,
  { blockedPorts = [] }: Marks,
): readonly { readonly port: Port; readonly grave: boolean }[] =>
  chart.board.ports.flatMap((port) => {
    const shut = blockedPorts.find(({ territory, sea }) => territory === port.territory && sea === port.sea);
    return shut === undefined ? [] : [{ port, grave: shut.grave === true }];
  });

/** Where more zones are open than this, their outlines stand still and stay thin. */
const MOST_MARCH = 16;
