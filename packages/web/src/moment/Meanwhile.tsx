import { seat as seatOf } from '@marshall/rules';
import { useContext, useEffect, useMemo } from 'react';
import { Said } from '../help/Term.tsx';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import { powerOf } from '../room/facts.ts';
import type { LogLine, TableState } from '../session/session.ts';
import { keepKnown, knownAfter, promiseNews, readKnown } from '../talk/promise-news.ts';
import { PromisesContext } from '../talk/promises.ts';
import { type Item, sinceMine } from '../theatre/meanwhile.ts';
import { useToldOf } from '../theatre/shown.ts';
import { words } from '../words.ts';
import './meanwhile.css';

interface ListProps {
  readonly table: TableState;
  readonly items: readonly Item[];
  readonly onPlay: (lines: readonly LogLine[]) => void;
}

interface MeanwhileProps extends Omit<ListProps, 'items'> {
  /** Leaves out what is being played. */
  readonly onSkip: () => void;
}

/** Lines that lie open; the others when they are asked for. */
const OPEN = 3;

/** Everything that touched the player since their last decision, the most important first, each to be shown on the map. */
export function Meanwhile({ table, onPlay, onSkip }: MeanwhileProps) {
  const text = words.theatre.meanwhile;
  const { log, since, view, seat } = table;
  const told = useToldOf(table);
  const { promised, news } = usePromised(since, view.cycle);
  const {
    mine: touching,
    others,
    lines,
  } = useMemo(() => sinceMine({ log, since, view, seat, promised }), [log, since, view, seat, promised]);
  const mine = [...news.filter(({ grave }) => grave), ...touching, ...news.filter(({ grave }) => !grave)];
  if (seat === undefined || lines.length + mine.length === 0) return undefined;
  // It sums up what was seen: while something is still to be seen, it says no more than that.
  if (told.log.length < log.length)
    return (
      <section className="meanwhile quiet" aria-label={text.heading}>
        <div className="head">
          <p>{text.playing}</p>
          <button type="button" className="text-link" onClick={onSkip}>
            {words.theatre.skip}
          </button>
        </div>
      </section>
    );
  const showAll = lines.length > 0 && (
    <button type="button" className="text-link" onClick={() => onPlay(lines)}>
      {text.showAll}
    </button>
  );
  if (mine.length === 0)
    return (
      <section className="meanwhile quiet" aria-label={text.heading}>
        <div className="head">
          <p>{text.nothing}</p>
          {showAll}
        </div>
        {others.length > 0 && <Rest items={others} table={table} onPlay={onPlay} />}
      </section>
    );
  const rest = [...mine.slice(OPEN), ...others];
  return (
    <section className="meanwhile" aria-label={text.heading}>
      <div className="head">
        <h3 className="eyebrow">{text.heading}</h3>
        {showAll}
      </div>
      <List items={mine.slice(0, OPEN)} table={table} onPlay={onPlay} />
      {rest.length > 0 && <Rest items={rest} table={table} onPlay={onPlay} />}
    </section>
  );
}

const NOTHING = { promised: [], news: [] } as const;

/** Open promises to the player, and what is new about promises since the last decision. */
function usePromised(since: number, cycle: number) {
  const at = useContext(PromisesContext);
  const { game, mine, promises } = at ?? {};
  const known = useMemo(
    () =>
      game === undefined || mine === undefined || promises === undefined
        ? undefined
        : knownAfter(readKnown(game, mine), since, promises),
    [game, mine, promises, since],
  );
  useEffect(() => {
    if (game !== undefined && mine !== undefined && known !== undefined) keepKnown(game, mine, known);
  }, [game, mine, known]);
  return useMemo(() => {
    if (at === undefined || known === undefined) return NOTHING;
    const promised = at.promises?.filter(({ taker, outcome }) => taker === at.mine && outcome === undefined) ?? [];
    const news = promiseNews(at, known.old, cycle).map(
      ({ who, ...each }): Item => ({ ...each, actor: seatOf(who), lines: [] }),
    );
    return { promised, news };
  }, [at, known, cycle]);
}

const Rest = ({ items, ...props }: ListProps) => (
  <details>
    <summary>{words.theatre.meanwhile.more(items.length)}</summary>
    <List items={items} {...props} />
  </details>
);

const List = ({ items, table, onPlay }: ListProps) => (
  <ul>
    {items.map(({ key, text, actor, grave, word, lines }) => {
      const power = powerOf(table.view, actor);
      return (
        <li key={key} className={grave ? 'grave' : ''}>
          {power === undefined ? <Glyph name="chart" size={14} /> : <Emblem power={power} size={14} />}
          <p>
            <Said text={text} />
            {word && (
              <small className={word.kept === false ? 'word broken' : 'word'}>
                {word.kept !== undefined &&
                  (word.kept ? words.theatre.meanwhile.word.kept : words.theatre.meanwhile.word.broken)}{' '}
                {word.text}
              </small>
            )}
          </p>
          {lines.length > 0 && (
            <button
              type="button"
              className="text-link"
              aria-label={words.theatre.meanwhile.showThis(text)}
              onClick={() => onPlay(lines)}
            >
              {words.theatre.meanwhile.show}
            </button>
          )}
        </li>
      );
    })}
  </ul>
);
