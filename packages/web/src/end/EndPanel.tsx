import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fileName } from '../app/file-name.ts';
import { Said } from '../help/Term.tsx';
import { Badge } from '../look/Glyph.tsx';
import type { Chart } from '../map/board.ts';
import { BackAlone, Branch } from '../moment/Back.tsx';
import { powerOf } from '../room/facts.ts';
import { seatInText, seatTitle } from '../session/names.ts';
import type { Session, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { list, money, suggestWords, words } from '../words.ts';
import { endTold } from './fallen.ts';
import { CurtainCall } from './GreatMoment.tsx';
import { Seal } from './Proof.tsx';
import { Report } from './Report.tsx';
import './end.css';

interface EndPanelProps {
  readonly table: TableState;
  readonly session: Session;
  readonly ask: Solo['ask'];
  readonly chart: Chart | undefined;
  /** What the game is called, where it has a name. */
  readonly title: string | undefined;
  /** The file of a game that was played elsewhere. */
  readonly file: (() => Promise<string>) | undefined;
  readonly onAgain: () => void;
  /** What the button for it says. */
  readonly again?: string | undefined;
  /** What stands under the ranking. */
  readonly atEnd?: ReactNode;
  /** Goes through the game move by move. */
  readonly onWatch: () => void;
  /** Plays on from before the reader's last move, where the game was played elsewhere; a sentence if that cannot be. */
  readonly onBranch?: (() => Promise<string | undefined>) | undefined;
  /** Goes through it from a moment on. */
  readonly onShow: (at: number) => void;
}

/** Wide enough to show the figures beside the ranking at once. */
const WIDE = '(min-width: 1024px)';

/** Tables whose end was seen. */
const seen = new Set<string>();

/** How the game ended: its moment, who won and in which order, its story and its figures over the board, and the seal on its dice. */
export function EndPanel({
  table,
  session,
  ask,
  chart,
  title: name,
  file,
  onAgain,
  again,
  atEnd,
  onWatch,
  onBranch,
  onShow,
}: EndPanelProps) {
  const { view } = table;
  const { ended } = view;
  const [shown, setShown] = useState(() => matchMedia(WIDE).matches);
  const room = useRoom();
  const [ends, setEnds] = useState(!seen.has(table.id));
  const gone = useCallback(() => {
    seen.add(table.id);
    setEnds(false);
  }, [table.id]);
  if (ended === undefined) return undefined;
  const text = words.end;
  const winners = ended.winners.map((seat) => seatInText(view, seat));
  const title = winners.length === 0 ? text.nobody : text.wins(list(winners), winners.length > 1);
  const rows = ended.table.toSorted((a, b) => b.wealth.total - a.wealth.total);
  const mine = rows.findIndex(({ seat }) => seat === table.seat);
  const told = endTold(table);
  return (
    <>
      <section className="moment end" aria-label={text.heading} data-kind="ended">
        <div className="moment-body">
          <span className="eyebrow">{words.top.ended}</span>
          <h2>
            <Said text={text.won(title, text.how[ended.how] ?? ended.how)} />
          </h2>
          {/* Where nobody has won, nobody has a place. */}
          {mine >= 0 && winners.length > 0 && (
            <p className="my-place">
              {table.seat !== undefined && ended.winners.includes(table.seat)
                ? text.youWon
                : text.place(mine + 1, rows.length)}
              {table.hints !== undefined && (
                <small className="hints">
                  {' '}
                  <Said every text={suggestWords.hints(table.hints)} />
                </small>
              )}
            </p>
          )}
          <Seal ask={ask} file={file} onSave={file ?? session.file} name={fileName(table, name)} />
          <ol className="ranking">
            {rows.map(({ seat, wealth, rank }, i) => {
              const power = powerOf(view, seat);
              return (
                <li key={seat} className={`${ended.winners.includes(seat) ? 'won' : ''} ${i === mine ? 'mine' : ''}`}>
                  <span className="nth">{i + 1}</span>
                  {power ? <Badge power={power} /> : <span />}
                  <span>
                    <b>{seatTitle(view, seat)}</b>
                    <small>
                      <Said
                        text={[
                          i === mine ? text.you : table.players[seat]?.name,
                          rank === undefined ? undefined : text.stars(rank),
                        ]
                          .filter((part) => part !== undefined && part !== seatTitle(view, seat))
                          .join(', ')}
                      />
                    </small>
                  </span>
                  <b className="wealth">{money(wealth.total)}</b>
                </li>
              );
            })}
          </ol>
          {atEnd}
        </div>
        <div className="moment-foot">
          <div className="go">
            <button type="button" className="filled" onClick={onAgain}>
              {again ?? text.again}
            </button>
            <button type="button" className="plain" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? text.look : text.figures}
            </button>
            <button type="button" className="plain" onClick={onWatch}>
              {text.watch}
            </button>
          </div>
          {onBranch ? <Branch onBranch={onBranch} /> : <BackAlone table={table} session={session} />}
        </div>
      </section>
      {shown &&
        !(ends && told) &&
        room &&
        createPortal(
          <Report table={table} ask={ask} chart={chart} file={file} onClose={() => setShown(false)} onShow={onShow} />,
          room,
        )}
      {ends && told && createPortal(<CurtainCall {...told} go={text.moment.go} onGone={gone} />, document.body)}
    </>
  );
}

/** The room in which the figures lie over board and deck. */
function useRoom(): Element | undefined {
  const [room, setRoom] = useState<Element>();
  useEffect(() => setRoom(document.querySelector('.app.room') ?? undefined), []);
  return room;
}
