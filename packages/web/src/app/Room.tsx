import { lazy, type ReactNode, useEffect, useState } from 'react';
import { NoReview, ReviewPanel, useReview } from '../end/Review.tsx';
import { ShareMoment } from '../end/ShareMoment.tsx';
import { useMomentAddress } from '../end/use-moment-address.ts';
import { WhatIf } from '../end/WhatIf.tsx';
import type { Chart } from '../map/board.ts';
import { useTab } from '../notify/attention.ts';
import { WarRoom } from '../room/WarRoom.tsx';
import type { Session, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { useShown } from '../theatre/shown.ts';
import { useTheatre } from '../theatre/use-theatre.ts';
import { hurry } from './pace.ts';
import { useSounds } from './use-sounds.ts';

const EndPanel = lazy(() => import('../end/EndPanel.tsx').then((end) => ({ default: end.EndPanel })));
const OutPanel = lazy(() => import('../end/OutPanel.tsx').then((end) => ({ default: end.OutPanel })));

/** What every game has around it, wherever it is played. */
export interface Surroundings {
  readonly solo: Solo;
  readonly chart: Chart | undefined;
  readonly onRules: () => void;
  /** The moment that the address names. */
  readonly at?: number | undefined;
}

interface RoomProps extends Surroundings {
  readonly session: Session;
  readonly table: TableState;
  readonly menu: (onReview: () => void) => ReactNode;
  readonly talk?: ReactNode;
  readonly onFork: (at: number) => Promise<string | undefined>;
  readonly onLeave: () => void;
  /** Plays again, and what the button for it says; leaves where nothing else is said. */
  readonly onAgain?: () => void;
  readonly again?: string | undefined;
  /** What else the final table shows. */
  readonly atEnd?: ReactNode;
  /** The file of a game that was played elsewhere. */
  readonly file?: () => Promise<string>;
  readonly opened?: boolean;
  /** What the tab is called. */
  readonly title?: string;
  /** Opens a new game before the last move of a seat, where the game was played elsewhere. */
  readonly onBranch?: ((seat: string) => Promise<string | undefined>) | undefined;
  /** What stands in the moment's place. */
  readonly instead?: ReactNode;
  /** Where the game is, and what a link to one of its moments can do. */
  readonly address: string;
  readonly carries: string;
  /** Goes to an imagined board. */
  readonly onImagined: (id: string) => void;
}

/** The war room as the game stands, or as it stood at the moment that is looked at. */
export function Room({
  solo,
  session,
  table,
  chart,
  onRules,
  menu,
  talk,
  onFork,
  onLeave,
  onAgain = onLeave,
  again,
  atEnd,
  file,
  opened,
  title,
  onBranch,
  instead,
  address,
  at,
  carries,
  onImagined,
}: RoomProps) {
  const [from, setFrom] = useState<'beginning' | 'end' | number | undefined>(at);
  const review = useReview(solo.ask, table, from, file);
  const link = useMomentAddress(address, from, review.hand, setFrom);
  const theatre = useTheatre(session);
  useEffect(() => {
    if (opened) setFrom((now) => now ?? 'end');
  }, [opened]);
  const back = (): void => setFrom(undefined);
  const present = review.hand?.table ?? table;
  const played = review.hand?.theatre ?? theatre;
  const stage = useShown(played.player, present);
  const { shown } = stage;
  useSounds(review.hand === undefined ? shown : undefined, stage.playing.cue === undefined);
  // The end, and one's own, have their moment when what led to them was seen.
  const over = table.view.ended !== undefined && stage.shown === present;
  const { seat } = table;
  useTab(title, table, stage.playing.suspense);
  const isOut = seat !== undefined && shown.view.seats[seat]?.out !== undefined;
  const [looksOn, setLooksOn] = useState(false);
  const toTheEnd = (): void => {
    hurry(true);
    theatre.player.clear();
  };
  return (
    <WarRoom
      session={session}
      table={present}
      stage={stage}
      theatre={played}
      chart={chart}
      onRules={onRules}
      menu={menu(() => setFrom(table.view.ended === undefined ? 'end' : 'beginning'))}
      talk={talk}
      instead={
        review.hand ? (
          <ReviewPanel
            hand={review.hand}
            shown={shown.log.length}
            onFork={onFork}
            onBack={back}
            whatIf={<WhatIf hand={review.hand} ask={solo.ask} link={link} onGame={onImagined} />}
            share={<ShareMoment hand={review.hand} link={link} carries={carries} chart={chart} />}
          />
        ) : review.no !== undefined ? (
          <NoReview sentence={review.no} onBack={back} />
        ) : over ? (
          <EndPanel
            table={table}
            session={session}
            ask={solo.ask}
            chart={chart}
            title={title}
            file={file}
            onAgain={onAgain}
            again={again}
            atEnd={atEnd}
            onWatch={() => setFrom('beginning')}
            onBranch={seat === undefined || onBranch === undefined ? undefined : () => onBranch(seat)}
            onShow={setFrom}
          />
        ) : isOut && !looksOn ? (
          <OutPanel
            table={table}
            seat={seat}
            session={session}
            onFast={table.link === 'here' ? toTheEnd : undefined}
            onWatch={() => setLooksOn(true)}
            onLeave={onLeave}
          />
        ) : (
          instead
        )
      }
    />
  );
}
