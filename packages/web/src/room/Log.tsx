import { memo, useState } from 'react';
import { Clause } from '../help/Clause.tsx';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import type { LogLine, TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { powerOf } from './facts.ts';
import { isSince } from './use-playback.ts';

const FILTERS = ['all', 'mine', 'battle', 'market', 'everything'] as const;
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
/** Lines drawn at once; older ones come when they are asked for. */
const PAGE = 120;

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
  const [most, setMost] = useState(PAGE);
  const passing = table.log.filter((line) => passes(line, filter, table));
  const lines = passing.slice(-most).toReversed();
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
        <p className="aside">{table.log.length === 0 ? words.room.log.empty : words.room.log.noneOfThese}</p>
      ) : (
        <ol aria-label={words.room.log.heading} onPointerLeave={() => isReadByKeys() || onShow(undefined)}>
          {lines.map((line) => (
            <Line key={line.n} line={line} table={table} onShow={onShow} />
          ))}
          {passing.length > most && (
            <li className="older">
              <button type="button" className="text-link" onClick={() => setMost(most + PAGE)}>
                {words.room.log.older(Math.min(PAGE, passing.length - most))}
              </button>
            </li>
          )}
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
  const onMap = line.arrows !== undefined || line.zones !== undefined;
  return (
    <li
      className={line.kind === 'stage-opened' || line.kind === 'cycle-began' ? 'divide' : ''}
      onPointerEnter={() => isReadByKeys() || onShow(onMap ? line : undefined)}
    >
      {power ? <Emblem power={power} size={12} /> : <Glyph name="mark" size={12} className="quiet" />}
      {onMap ? (
        <button
          type="button"
          className="on-map"
          title={words.room.log.show}
          onClick={() => onShow(line)}
          onFocus={() => onShow(line)}
          onBlur={() => onShow(undefined)}
        >
          {line.text}
        </button>
      ) : (
        <p>{line.text}</p>
      )}
      <Clauses ids={line.clauses} />
    </li>
  );
}

/** While somebody goes through the lines by keyboard, the list moves under a pointer that rests. */
const isReadByKeys = (): boolean => document.activeElement?.matches('.on-map:focus-visible') ?? false;

/** The first rule of a line, and the others when they are asked for. */
function Clauses({ ids: [first, ...others] }: { readonly ids: readonly string[] }) {
  const [open, setOpen] = useState(false);
  if (first === undefined) return undefined;
  return (
    <span className="clauses">
      <Clause id={first} />
      {open && others.map((clause) => <Clause key={clause} id={clause} />)}
      {others.length > 0 && (
        <button
          type="button"
          className="more-clauses"
          aria-label={words.room.log.moreRules(others.length)}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? '\u2212' : `+${others.length}`}
        </button>
      )}
    </span>
  );
}

function passes(line: LogLine, filter: Filter, { seat }: TableState): boolean {
  if (filter === 'everything') return true;
  if (NOISE.has(line.kind)) return false;
  if (filter === 'mine') return line.actor !== undefined && line.actor === seat;
  if (filter === 'battle') return line.stage === 4 && line.kind !== 'stage-opened';
  return filter === 'market' ? MARKET.has(line.kind) : true;
}
