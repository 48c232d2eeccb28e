import { Emblem, Glyph } from '../look/Glyph.tsx';
import type { Chart } from '../map/board.ts';
import { forces } from '../map/describe.ts';
import type { Piece, ZoneId, ZoneState } from '../map/types.ts';
import { POWER_NAMES, words } from '../words.ts';

interface ZoneCardProps {
  readonly chart: Chart;
  readonly id: ZoneId;
  readonly state: ZoneState | undefined;
  readonly pieces: readonly Piece[];
  readonly onClose?: () => void;
}

/** Who holds a zone, what stands there, and where its ports lead. */
export function ZoneCard({ chart, id, state, pieces, onClose }: ZoneCardProps) {
  const zone = chart.byId.get(id);
  if (!zone) return undefined;
  const card = words.zoneCard;
  const kind = card.kinds[zone.kind];
  const units = forces(
    state?.holder,
    pieces.filter((piece) => piece.zone === id),
  );
  const ports = chart.board.ports
    .filter((port) => port.territory === id || port.sea === id)
    .map((port) => chart.byId.get(port.territory === id ? port.sea : port.territory)?.name ?? '');
  return (
    <aside className="zone-card" data-still="">
      <h2>
        {zone.name}
        <span className="eyebrow">{state?.scorched ? words.map.scorched : kind}</span>
        {onClose && (
          <button type="button" className="icon-button" aria-label={card.close} onClick={onClose}>
            {'\u00d7'}
          </button>
        )}
      </h2>
      <dl>
        {zone.kind !== 'international' && (
          <>
            <dt>{card.holder}</dt>
            <dd>
              {state?.holder ? (
                <>
                  <Emblem power={state.holder} size={12} /> {POWER_NAMES[state.holder].name}
                </>
              ) : (
                card.nobody
              )}
            </dd>
          </>
        )}
        <dt>{card.units}</dt>
        <dd>{units.length > 0 ? units.map((line) => <div key={line}>{line}</div>) : card.noUnits}</dd>
        {ports.length > 0 && (
          <>
            <dt>{card.ports}</dt>
            <dd>
              <Glyph name="port" size={12} /> {ports.join(', ')}
            </dd>
          </>
        )}
      </dl>
    </aside>
  );
}
