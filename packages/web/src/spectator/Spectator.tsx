import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { Glyph } from '../look/Glyph.tsx';
import type { GlyphName } from '../look/glyphs.ts';
import type { Chart } from '../map/board.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import { words } from '../words.ts';
import { Forces } from './Forces.tsx';
import { LogPanel } from './LogPanel.tsx';
import type { Link } from './link.ts';
import { Market } from './Market.tsx';
import { NowPanel } from './NowPanel.tsx';
import { marksOf, piecesOf, zonesOf } from './on-map.ts';
import { PowerStrip } from './PowerStrip.tsx';
import type { Story } from './story.ts';
import { TopBar } from './TopBar.tsx';
import { ZoneCard } from './ZoneCard.tsx';
import './frame.css';
import './panels.css';
import './sizes.css';

const TABS = ['now', 'powers', 'market', 'log'] as const;
const TAB_GLYPHS: Record<(typeof TABS)[number], GlyphName> = {
  now: 'mark',
  powers: 'land',
  market: 'chart',
  log: 'list',
};

interface SpectatorProps {
  readonly link: Link;
  /** Undefined while the map is on its way. */
  readonly chart: Chart | undefined;
  readonly onFront: () => void;
}

/** The page of those who watch. */
export function Spectator({ link, chart, onFront }: SpectatorProps) {
  const { phase, story } = useSyncExternalStore(link.subscribe, link.state);
  const [tab, setTab] = useState<(typeof TABS)[number]>('now');
  return (
    <div className={`app ${story ? '' : 'empty'}`} data-tab={tab}>
      <TopBar view={story?.view} phase={phase} onFront={onFront} />
      {story ? (
        <>
          <main className="table">
            <aside className="rail">
              <NowPanel view={story.view} />
              <LogPanel log={story.log} />
            </aside>
            <Board chart={chart} story={story} lost={phase === 'lost'} />
          </main>
          <PowerStrip view={story.view} />
          <div className="deck">
            <Market story={story} />
            <Forces view={story.view} />
          </div>
          <nav className="tabs">
            {TABS.map((name) => (
              <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
                <Glyph name={TAB_GLYPHS[name]} size={18} />
                {words.tabs[name]}
              </button>
            ))}
          </nav>
        </>
      ) : (
        <Silence phase={phase} retry={link.retry} />
      )}
    </div>
  );
}

function Board({
  chart,
  story,
  lost,
}: {
  readonly chart: Chart | undefined;
  readonly story: Story;
  readonly lost: boolean;
}) {
  const { view } = story;
  const [hovered, setHovered] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const zones = useMemo(() => {
    const plain = zonesOf(view);
    return chosen === undefined ? plain : { ...plain, [chosen]: { ...plain[chosen], selected: true } };
  }, [view, chosen]);
  const pieces = useMemo(() => piecesOf(view), [view]);
  const marks = useMemo(() => marksOf(view), [view]);
  const shown = hovered ?? chosen;
  if (!chart) return <Blank>{words.map.loading}</Blank>;
  const choose = (zone: string) => setChosen(zone === chosen ? undefined : zone);
  return (
    <div className="board">
      <WorldMap
        chart={chart}
        zones={zones}
        pieces={pieces}
        marks={marks}
        theatre="eastern-europe"
        onZone={choose}
        onHover={setHovered}
      />
      {lost && (
        <p className="lost" role="status">
          {words.link.lost}
        </p>
      )}
      {shown !== undefined && (
        <ZoneCard chart={chart} id={shown} state={zones[shown]} pieces={pieces} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}

const Blank = ({ children }: { readonly children: ReactNode }) => <div className="board blank">{children}</div>;

function Silence({ phase, retry }: { readonly phase: string; readonly retry: () => void }) {
  return (
    <main className="silence">
      <Glyph name="mark" size={40} />
      <h2>{phase === 'connecting' ? words.link.connecting : words.link.none}</h2>
      <p>{words.link.noneMore}</p>
      {phase !== 'connecting' && (
        <button type="button" className="button" onClick={retry}>
          {words.link.retry}
        </button>
      )}
    </main>
  );
}
