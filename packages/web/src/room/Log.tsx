import { addsNothing, hasTrade } from '@marshall/words';
import { memo, useMemo, useState } from 'react';
import { Clause } from '../help/Clause.tsx';
import { Said } from '../help/Term.tsx';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import type { LogLine, TableState } from '../session/session.ts';
import { entriesOf, type LogEntry } from '../theatre/entries.ts';
import { words } from '../words.ts';
import { powerOf } from './facts.ts';
import { Leader } from './Leader.tsx';
import { isSince } from './use-playback.ts';

const FILTERS = ['all', 'mine', 'battle', 'market', 'everything'] as const;
type Filter = (typeof FILTERS)[number];

/** Lines that say only how the referee got on. */
const NOISE: ReadonlySet<string> = new Set([
  'rolled',
  'deck-shuffled',
  'sealed',
  'dues-set',
  'set-removed',
  'counterattacks-due',
  'trading-done',
  'trading-closed',
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
  /** Plays lines on the map. */
  readonly onPlay: (lines: readonly LogLine[]) => void;
}

/** What happened, a sentence for each thing, with its rule, newest first. */
export const Log = memo(function Log({ table, onShow, onPlay }: LogProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(PAGE);
  const { log, view, seat } = table;
  const passing = useMemo(
    () => log.filter((line, i) => passes(line, filter, seat) && (filter === 'everything' || !isIdle(log, i))),
    [log, filter, seat],
  );
  const lines = passing.slice(-most);
  const entries =
    filter === 'everything'
      ? lines.flatMap((line) => entriesOf([line], { view, seat }))
      : entriesOf(lines, { view, seat });
  const since = log.filter(isSince(table));
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
        {seat !== undefined && since.length > 0 && (
          <button type="button" className="text-link" onClick={() => onPlay(since)}>
            {words.room.log.since}
          </button>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="aside">{log.length === 0 ? words.room.log.empty : words.room.log.noneOfThese}</p>
      ) : (
        <ol aria-label={words.room.log.heading} onPointerLeave={() => isReadByKeys() || onShow(undefined)}>
          {entries.toReversed().map((entry) => (
            <Line key={entry.n} entry={entry} table={table} onShow={onShow} onPlay={onPlay} />
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

interface LineProps extends LogProps {
  readonly entry: LogEntry;
}

/** Drawn once: a line of the log does not change with what comes after it. */
const Line = memo(function Line({ entry, table, onShow, onPlay }: LineProps) {
  const { kind, text, actor, clauses, lines } = entry;
  const [rule, ...others] = clauses;
  const power = powerOf(table.view, actor);
  const onMap = lines.some(({ arrows, zones }) => arrows !== undefined || zones !== undefined);
  const shown = onMap ? together(lines) : undefined;
  return (
    <li
      className={`${kind === 'stage-opened' || kind === 'cycle-began' ? 'divide' : ''} ${onMap ? 'shows' : ''}`}
      data-reads=""
      onPointerEnter={() => isReadByKeys() || onShow(shown)}
    >
      {power ? <Emblem power={power} size={12} /> : <Glyph name="mark" size={12} className="quiet" />}
      {/* The button covers the line, under its words: they have cards of their own. */}
      {onMap && (
        <button
          type="button"
          className="on-map"
          title={words.room.log.show}
          aria-labelledby={`log-${entry.n}`}
          onClick={() => {
            onShow(undefined);
            onPlay(lines);
          }}
          onFocus={(event) => event.target.matches(':focus-visible') && onShow(shown)}
          onBlur={() => onShow(undefined)}
        />
      )}
      <p id={`log-${entry.n}`}>
        <Leader table={table} seat={actor} />
        <Said text={text} quiet={onMap || rule !== undefined} />
      </p>
      {rule !== undefined && <Clause id={rule} others={others} />}
    </li>
  );
}, isSameLine);

function isSameLine(a: LineProps, b: LineProps): boolean {
  return (
    a.entry.n === b.entry.n &&
    a.entry.text === b.entry.text &&
    a.entry.lines.length === b.entry.lines.length &&
    a.table.players === b.table.players &&
    a.onShow === b.onShow &&
    a.onPlay === b.onPlay
  );
}

/** Lines of one thing as one, with all their places; the last tells how a battle stood. */
function together(lines: readonly LogLine[]): LogLine | undefined {
  const last = lines.at(-1);
  return (
    last && {
      ...last,
      zones: lines.flatMap(({ zones = [] }) => zones),
      arrows: lines.flatMap(({ arrows = [] }) => arrows),
    }
  );
}

/** While somebody goes through the lines by keyboard, the list moves under a pointer that rests. */
const isReadByKeys = (): boolean => document.activeElement?.matches('.log li :focus-visible') ?? false;

/** Trading in which nothing is traded or offered, and what the line before has said. */
function isIdle(log: readonly LogLine[], at: number): boolean {
  const event = log[at]?.event;
  if (event !== undefined && addsNothing(event, log[at - 1]?.event)) return true;
  return log[at]?.kind === 'trading-opened' && !hasTrade(log.slice(at).map(({ kind }) => kind));
}

function passes(line: LogLine, filter: Filter, seat: TableState['seat']): boolean {
  if (filter === 'everything') return true;
  if (NOISE.has(line.kind)) return false;
  if (filter === 'mine') return line.actor !== undefined && line.actor === seat;
  if (filter === 'battle') return line.stage === 4 && line.kind !== 'stage-opened';
  return filter === 'market' ? MARKET.has(line.kind) : true;
}
