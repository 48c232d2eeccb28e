import { memo, useState } from 'react';
import { Clause } from '../help/Clause.tsx';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import type { LogLine, TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { powerOf } from './facts.ts';
import { isSince } from './use-playback.ts';

const FILTERS = ['all', 'mine', 'battle', 'market'] as const;
type Filter = (typeof FILTERS)[number];

/** Lines that say only how the referee got on. */
const NOISE: ReadonlySet<string> = new Set([
  'rolled',
  'deck-shuffled',
  'sealed',
  'trading-done',
  'offers-called',
  'permuted',
]);
const MARKET: ReadonlySet<string> = new Set([
  'sold',
  'bought',
  'prices-set',
  'market-opened',
  'market-closed',
  'deal-made',
]);
const MOST_LINES = 250;

interface LogProps {
  readonly table: TableState;
  /** Shows a line on the map. */
  readonly onShow: (line: LogLine | undefined) => void;
  readonly playing: boolean;
  readonly onPlay: () => void;
}

/** Every event as a sentence with its rule, newest first. */
export const Log = memo(function Log({ table, onShow, playing, onPlay }: LogProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const lines = table.log
    .filter((line) => passes(line, filter, table))
    .slice(-MOST_LINES)
    .toReversed();
  return (
    <section className="panel log" aria-label={words.room.log.heading} data-panel="log" id="log">
      <div className="head">
        <h2 className="eyebrow">{words.room.log.heading}</h2>
        <label className="log-filter">
          <span className="unseen">{words.room.log.filter}</span>
          <select
            value={filter}
            onChange={(event) => setFilter(FILTERS.find((f) => f === event.target.value) ?? 'all')}
          >
            {FILTERS.map((name) => (
              <option key={name} value={name}>
                {words.room.log[name]}
              </option>
            ))}
          </select>
        </label>
        {table.seat !== undefined && (playing || table.log.some(isSince(table))) && (
          <button type="button" className="text-link" onClick={onPlay}>
            {playing ? words.room.log.stop : words.room.log.since}
          </button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="aside">{filter === 'all' ? words.room.log.empty : words.room.log.noneOfThese}</p>
      ) : (
        <ol aria-label={words.room.log.heading} onPointerLeave={() => onShow(undefined)}>
          {lines.map((line) => (
            <Line key={line.n} line={line} table={table} onShow={onShow} />
          ))}
        </ol>
      )}
    </section>
  );
});

interface LineProps {
  readonly line: LogLine;
  readonly table: TableState;
  readonly onShow: (line: LogLine | undefined) => void;
}

function Line({ line, table, onShow }: LineProps) {
  const power = powerOf(table.view, line.actor);
  const [clause] = line.clauses;
  return (
    <li
      className={line.kind === 'stage-opened' || line.kind === 'cycle-began' ? 'divide' : ''}
      onPointerEnter={() => onShow(line.arrows || line.zones ? line : undefined)}
    >
      {power ? <Emblem power={power} size={12} /> : <Glyph name="mark" size={12} className="quiet" />}
      <p>{line.text}</p>
      {clause !== undefined && <Clause id={clause} />}
    </li>
  );
}

function passes(line: LogLine, filter: Filter, { seat }: TableState): boolean {
  if (NOISE.has(line.kind)) return false;
  if (filter === 'mine') return line.actor !== undefined && line.actor === seat;
  if (filter === 'battle') return line.stage === 4 && line.kind !== 'stage-opened';
  return filter === 'market' ? MARKET.has(line.kind) : true;
}
