import type { ToldRefusal } from '@marshall/words';
import { Fragment, type RefObject, useRef } from 'react';
import { Clause } from '../help/Clause.tsx';
import { Said } from '../help/Term.tsx';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import type { Chart } from '../map/board.ts';
import { forces } from '../map/describe.ts';
import type { Piece, ZoneState } from '../map/types.ts';
import { type Pointed, useBeside } from '../map/use-beside.ts';
import type { TableState } from '../session/session.ts';
import { POWER_NAMES, sightWords, words } from '../words.ts';
import { bordersOf, companiesAt, powerOf, threatsTo } from './facts.ts';
import { marineFacts } from './marine.ts';
import { blockadeNotes, passageNotes } from './zone-notes.ts';

interface ZoneCardProps {
  readonly chart: Chart;
  readonly id: string;
  readonly state: ZoneState | undefined;
  readonly pieces: readonly Piece[];
  readonly table: TableState;
  /** It was opened, and stays while the pointer goes elsewhere, such as to one of its words. */
  readonly pinned: boolean;
  /** Why the zone cannot be chosen now. */
  readonly whyNot: ToldRefusal | undefined;
  readonly onClose: () => void;
  /** What can be chosen on the map, and where the pointer was last: the card keeps clear of both. */
  readonly zones: Readonly<Record<string, ZoneState>>;
  readonly pointed: RefObject<Pointed | undefined>;
}

/** Who holds a zone, what stands there, its companies, ports and borders, and why it cannot be chosen. */
export function ZoneCard({ chart, id, state, pieces, table, pinned, whyNot, onClose, zones, pointed }: ZoneCardProps) {
  const host = useRef<HTMLElement>(null);
  const place = useBeside(host, id, zones, pointed);
  const zone = chart.byId.get(id);
  if (!zone) return undefined;
  const card = words.zoneCard;
  const units = forces(
    state?.holder,
    pieces.filter((piece) => piece.zone === id && piece.kind !== 'company'),
  );
  const companies = companiesAt(table.view, id);
  const ports = chart.board.ports
    .filter((port) => port.territory === id || port.sea === id)
    .map((port) => {
      const name = chart.byId.get(port.territory === id ? port.sea : port.territory)?.name ?? '';
      const shut = table.blockades?.ports.some(
        ({ territory, sea }) => territory === port.territory && sea === port.sea,
      );
      return shut ? words.map.blocked(name) : name;
    });
  const threats = threatsTo(table.view, id);
  return (
    <aside className="zone-card" data-still="" data-pinned={pinned ? '' : undefined} ref={host} style={place}>
      <h2>
        {zone.name}
        <span className="eyebrow">
          <Said text={state?.scorched ? words.map.scorched : card.kinds[zone.kind]} />
        </span>
        <button type="button" className="icon-button" aria-label={card.close} onClick={onClose}>
          {'\u00d7'}
        </button>
      </h2>
      {whyNot && (
        <p className="why-not">
          <Said text={whyNot.sentence} /> <Clause id={whyNot.clause} />
        </p>
      )}
      <dl>
        {state?.holder && (
          <>
            <dt>{card.holder}</dt>
            <dd>
              <Emblem power={state.holder} size={12} /> {POWER_NAMES[state.holder].name}
            </dd>
          </>
        )}
        <dt>
          <Said text={card.units} />
        </dt>
        <dd>{units.length > 0 ? units.map((line) => <Line key={line} text={line} />) : card.noUnits}</dd>
        {companies.length > 0 && (
          <>
            <dt>
              <Said text={words.room.zone.company} />
            </dt>
            <dd>
              {companies.map(({ name, seat }) => {
                const power = powerOf(table.view, seat);
                return (
                  <div key={name}>
                    {power && <Emblem power={power} size={12} />} {name}
                  </div>
                );
              })}
            </dd>
          </>
        )}
        <Notes title={sightWords.zone.passage} lines={passageNotes(table, id)} />
        <Notes title={sightWords.zone.blockade} lines={blockadeNotes(table, id)} />
        {marineFacts(table.view, id).map(({ title, lines }) => (
          <Fragment key={title}>
            <dt>
              <Said text={title} />
            </dt>
            <dd>
              {lines.map((line) => (
                <Line key={line} text={line} />
              ))}
            </dd>
          </Fragment>
        ))}
        {ports.length > 0 && (
          <>
            <dt>
              <Said text={card.ports} />
            </dt>
            <dd>
              <Glyph name="port" size={12} /> {ports.join(', ')}
            </dd>
          </>
        )}
        {threats.length > 0 && (
          <>
            <dt>{words.map.threats}</dt>
            <dd>
              {threats.map(({ seat, text }) => {
                const power = powerOf(table.view, seat);
                return (
                  <div key={seat}>
                    {power && <Emblem power={power} size={12} />} <Said text={text} />
                  </div>
                );
              })}
            </dd>
          </>
        )}
        <dt>{words.room.zone.borders}</dt>
        <dd>{bordersOf(id).join(', ')}</dd>
      </dl>
    </aside>
  );
}

const Notes = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <>
      <dt>
        <Said text={title} />
      </dt>
      <dd>
        {lines.map((line) => (
          <Line key={line} text={line} />
        ))}
      </dd>
    </>
  );

const Line = ({ text }: { readonly text: string }) => (
  <div>
    <Said text={text} />
  </div>
);
