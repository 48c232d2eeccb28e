import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Badge } from '../look/Glyph.tsx';
import { powerOf } from '../room/facts.ts';
import { seatInText, seatTitle } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { list, money, words } from '../words.ts';
import { Report } from './Report.tsx';
import './end.css';

interface EndPanelProps {
  readonly table: TableState;
  readonly onAgain: () => void;
  /** Goes through the game move by move. */
  readonly onWatch: () => void;
}

/** Wide enough to show the figures beside the ranking at once. */
const WIDE = '(min-width: 1024px)';

/** How the game ended: who won and in which order, and the figures of the whole game over the board. */
export function EndPanel({ table, onAgain, onWatch }: EndPanelProps) {
  const { view } = table;
  const { ended } = view;
  const [shown, setShown] = useState(() => matchMedia(WIDE).matches);
  const room = useRoom();
  if (ended === undefined) return undefined;
  const text = words.end;
  const winners = ended.winners.map((seat) => seatInText(view, seat));
  const title = winners.length === 0 ? text.nobody : text.wins(list(winners), winners.length > 1);
  const rows = ended.table.toSorted((a, b) => b.wealth.total - a.wealth.total);
  return (
    <>
      <section className="moment end" aria-label={text.heading} data-kind="ended">
        <div className="moment-body">
          <span className="eyebrow">{words.top.ended}</span>
          <h2>{text.won(title, text.how[ended.how] ?? ended.how)}</h2>
          <ol className="ranking">
            {rows.map(({ seat, wealth, rank }, i) => {
              const power = powerOf(view, seat);
              return (
                <li key={seat} className={ended.winners.includes(seat) ? 'won' : ''}>
                  <span className="nth">{i + 1}</span>
                  {power ? <Badge power={power} /> : <span />}
                  <span>
                    <b>{seatTitle(view, seat)}</b>
                    <small>
                      {[table.players[seat]?.name, rank === undefined ? undefined : text.stars(rank)]
                        .filter((part) => part !== undefined && part !== seatTitle(view, seat))
                        .join(', ')}
                    </small>
                  </span>
                  <b className="wealth">{money(wealth.total)}</b>
                </li>
              );
            })}
          </ol>
        </div>
        <div className="moment-foot">
          <div className="go">
            <button type="button" className="filled" onClick={onAgain}>
              {text.again}
            </button>
            <button type="button" className="plain" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? text.look : text.figures}
            </button>
            <button type="button" className="plain" onClick={onWatch}>
              {text.watch}
            </button>
          </div>
        </div>
      </section>
      {shown && room && createPortal(<Report table={table} onClose={() => setShown(false)} />, room)}
    </>
  );
}

/** The room in which the figures lie over board and deck. */
function useRoom(): Element | undefined {
  const [room, setRoom] = useState<Element>();
  useEffect(() => setRoom(document.querySelector('.app.room') ?? undefined), []);
  return room;
}
