import { memo, type ReactNode, useCallback, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Glyph } from '../look/Glyph.tsx';
import type { GlyphName } from '../look/glyphs.ts';
import type { Chart } from '../map/board.ts';
import { Moment } from '../moment/Moment.tsx';
import { useShownPlan } from '../moment/shown-plan.ts';
import { type Hand, useHand } from '../moment/use-hand.ts';
import { useMapPlan } from '../moment/use-map-plan.ts';
import { UnreadContext } from '../online/talk.ts';
import { OrdersScreen } from '../orders/OrdersScreen.tsx';
import type { LogLine, Session, TableState } from '../session/session.ts';
import { Held } from '../theatre/Held.tsx';
import { OnStage, type Shown } from '../theatre/shown.ts';
import type { Theatre } from '../theatre/theatre.ts';
import { Unfolds } from '../theatre/Unfolds.tsx';
import { useFocusBack } from '../theatre/use-focus-in-place.ts';
import { words } from '../words.ts';
import { Board } from './Board.tsx';
import { DealNews } from './DealNews.tsx';
import { Market, Supply } from './Deck.tsx';
import { Diplomacy } from './Diplomacy.tsx';
import { GameBar } from './GameBar.tsx';
import { Log } from './Log.tsx';
import { Powers } from './Powers.tsx';
import { TopBar } from './TopBar.tsx';
import { ToDealsContext } from './to-deals.ts';
import { useKeys } from './use-keys.ts';
import { matters, shownBy } from './use-playback.ts';
import '../spectator/frame.css';
import '../spectator/panels.css';
import '../spectator/sizes.css';
import './room.css';
import './sizes.css';
import './strip.css';

const TABS = ['moment', 'powers', 'market', 'deals', 'log'] as const;
type Tab = (typeof TABS)[number];
const TAB_GLYPHS: Record<Tab, GlyphName> = {
  moment: 'mark',
  powers: 'land',
  market: 'chart',
  deals: 'deal',
  log: 'list',
};

/** What is played changes nothing of what is asked. */
const Decision = memo(Moment);
const Deals = memo(Diplomacy);

interface WarRoomProps {
  readonly session: Session;
  readonly table: TableState;
  /** What is played, and the table as it is shown meanwhile. */
  readonly stage: Shown;
  readonly theatre: Theatre;
  readonly chart: Chart | undefined;
  readonly onRules: () => void;
  /** What else the menu holds. */
  readonly menu: ReactNode;
  /** Shown in the moment's place, such as the end of the game. */
  readonly instead?: ReactNode;
  /** Conversations, where players sit elsewhere. */
  readonly talk?: ReactNode;
}

/** The table of one player: map, powers, the moment, market, stores, log and diplomacy. */
export function WarRoom({ session, table, stage, theatre, chart, onRules, menu, instead, talk }: WarRoomProps) {
  const hand = useHand(session, table);
  const plan = useShownPlan(useMapPlan(hand, session, table));
  const [tab, setTab] = useState<Tab>('moment');
  const [pointed, setPointed] = useState<LogLine>();
  const [wide, setWide] = useState(false);
  const { player } = theatre;
  const { playing, shown } = stage;
  const line = shownBy(playing, pointed, table);
  // The log may come a moment after what is played.
  const logged = useDeferredValue(shown);
  const held = playing.cue?.beat.held === true && !playing.again;
  const question = table.asked?.id;
  useEffect(() => {
    if (question !== undefined) setTab('moment');
    // Everything that can be answered is in sight first.
    setWide(false);
  }, [question]);
  useEffect(() => {
    if (held) setTab('moment');
  }, [held]);
  // Who only looks on has no stores.
  const hasStores = tab === 'powers' || (table.seat !== undefined && shown.view.seats[table.seat] !== undefined);
  const bids = playing.cue?.beat.kind === 'bids' ? playing.cue : undefined;
  // Who begins to decide sees the present.
  const touched = Object.keys(hand.chosen).length > 0;
  // A decision that would tell how something comes out waits behind it.
  const covered = playing.suspense && !playing.again && !touched && table.asked !== undefined && instead === undefined;
  useFocusBack(held || covered);
  // A player who acts has seen enough; what comes of their act is played, even while its answer is still on the way.
  const acts = touched || hand.sending;
  useEffect(() => {
    if (acts) player.skip();
  }, [acts, player]);
  useKeys(setTab);
  const newest = shown.log.at(-1)?.n ?? 0;
  const [read, setRead] = useState(newest);
  useEffect(() => {
    if (tab === 'log') setRead(newest);
  }, [tab, newest]);
  const unread =
    tab !== 'log' && shown.log.some(({ n, kind, actor }) => n > read && actor !== table.seat && matters(kind));
  // On a phone what is begun among the deals is written in the moment, which lies behind another tab.
  const dealer = useMemo(
    (): Hand => ({
      ...hand,
      take: (type, chosen) => {
        hand.take(type, chosen);
        setTab('moment');
      },
    }),
    [hand],
  );
  // On a phone the deals lie behind a tab, which says that one waits for an answer.
  const unheard = useContext(UnreadContext);
  const offered = table.view.offers.some(({ to }) => to === table.seat);
  const toDeals = useCallback(() => setTab('deals'), []);
  const waits = offered ? words.room.diplomacy.waits : unheard > 0 ? words.online.talk.unread(unheard) : undefined;
  return (
    <div
      className="app room"
      data-tab={tab}
      data-wide={wide || undefined}
      data-playing={playing.cue === undefined ? undefined : ''}
    >
      <TopBar game={<GameBar table={shown} onRules={onRules} />} onRules={onRules}>
        {menu}
      </TopBar>
      <main className="table">
        <aside className="rail">
          <OrdersScreen table={table} session={session}>
            {instead ??
              (held ? (
                <Held player={player} playing={playing} />
              ) : covered ? (
                <Unfolds player={player} playing={playing} />
              ) : (
                <OnStage value={shown}>
                  <ToDealsContext value={offered ? toDeals : undefined}>
                    <Decision
                      table={table}
                      hand={hand}
                      session={session}
                      shown={line}
                      onPlay={theatre.show}
                      onSkip={player.skip}
                    />
                  </ToDealsContext>
                </OnStage>
              ))}
          </OrdersScreen>
          <Deals table={table} hand={dealer} session={session} />
          <DealNews table={shown} />
          {talk}
        </aside>
        <Board
          chart={chart}
          table={shown}
          plan={plan}
          line={pointed}
          player={player}
          playing={playing}
          okHere={instead !== undefined}
          covered={covered}
          wide={wide}
          onWide={() => setWide(!wide)}
        />
      </main>
      <Powers table={shown} bids={bids} lasts={bids && playing.lasts} />
      <div className={hasStores ? 'deck' : 'deck storeless'}>
        <Market table={shown} />
        <Supply table={shown} all={tab === 'powers'} />
        <Log table={logged} onShow={setPointed} onPlay={theatre.show} />
      </div>
      <nav className="tabs">
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            <Glyph name={TAB_GLYPHS[name]} size={18} />
            {words.room.tabs[name]}
            {name === 'deals' && waits && <i className="unread" role="img" aria-label={waits} />}
            {name === 'log' && unread && <i className="unread" role="img" aria-label={words.room.unread} />}
          </button>
        ))}
      </nav>
    </div>
  );
}
