import { type CSSProperties, memo, type ReactNode, useEffect, useState } from 'react';
import { theChart } from '../app/use-chart.ts';
import { Glyph } from '../look/Glyph.tsx';
import { EMBLEMS } from '../look/glyphs.ts';
import { isPowerId, type PowerId, powerColours } from '../look/powers.ts';
import { pointIn } from '../map/arrows.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, type Chart, type ChartZone } from '../map/board.ts';
import { POWER_NAMES, words } from '../words.ts';
import showUrl from './showcase.json?url';
import { after, type Shown, type ShownZone, type World } from './showcase.ts';
import './showcase.css';

const BEAT = 1300;
/** How long the end is left standing before it begins again. */
const REST = 6;

/** A game of generals on the map, beat by beat, for as long as somebody looks; a still picture where motion is not wanted. */
export function Showcase() {
  const [chart, setChart] = useState<Chart>();
  const [beats, setBeats] = useState<readonly Shown[]>([]);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    let current = true;
    const fetched = Promise.all([
      theChart(),
      fetch(showUrl).then((answer): Promise<readonly Shown[]> => answer.json()),
    ]);
    // A page without its picture is still a page.
    fetched.then(
      ([drawn, all]) => {
        if (!current) return;
        setChart(drawn);
        setBeats(all);
        setAt(Math.floor(all.length / 3));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  useEffect(() => {
    if (paused || beats.length === 0) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((now) => (now + 1 >= beats.length + REST ? 0 : now + 1));
    }, BEAT);
    return () => clearInterval(timer);
  }, [paused, beats]);
  if (chart === undefined || beats.length === 0) return undefined;
  const beat = beats[Math.min(at, beats.length - 1)];
  return (
    <>
      <Picture chart={chart} world={after(beats, at)} />
      {beat?.to !== undefined && <Happens key={`${beat.from}-${beat.to}-${beat.cycle}`} chart={chart} beat={beat} />}
      <p className="showcase-told">
        <button
          type="button"
          className="icon-button"
          aria-label={paused ? words.front.show.play : words.front.show.pause}
          onClick={() => setPaused(!paused)}
        >
          <Glyph name={paused ? 'play' : 'pause'} />
        </button>
        <span aria-hidden="true">
          <b>{words.front.show.about(beat?.cycle ?? 1)}</b> {beat && sentence(beat, chart)}
        </span>
      </p>
    </>
  );
}

interface PictureProps {
  readonly chart: Chart;
  readonly world: World;
}

/** Two sheets of the same board: what moves lies on the upper one, so that the world below is not painted with every frame. */
const Sheet = ({ over, children }: { readonly over?: true; readonly children: ReactNode }) => (
  <svg
    className={over ? 'showcase over' : 'showcase'}
    viewBox={`0 90 ${BOARD_WIDTH} ${BOARD_HEIGHT - 190}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** A strip as low as a phone has room for: its seas and free lands are those of the picture behind it. */
const isLow = (): boolean => matchMedia('(max-width: 860px)').matches;

const Picture = ({ chart, world }: PictureProps) => (
  <Sheet>
    {!isLow() && <Seas chart={chart} />}
    {chart.zones
      .filter(({ kind, id }) => kind === 'land' && (!isLow() || world[id]?.holder || world[id]?.scorched))
      .map((zone) => (
        <Land key={zone.id} zone={zone} shown={world[zone.id]} />
      ))}
    {chart.zones.map((zone) => (
      <Units key={zone.id} zone={zone} units={world[zone.id]?.units} />
    ))}
  </Sheet>
);

const Seas = memo(function Seas({ chart: { zones, board } }: { readonly chart: Chart }) {
  return (
    <>
      {zones
        .filter(({ kind }) => kind !== 'land')
        .map(({ id, kind, d }) => (
          <path key={id} className={kind} d={d} />
        ))}
      <path className="ice" d={board.decor.ice} />
    </>
  );
});

const Land = memo(
  function Land({ zone, shown }: { readonly zone: ChartZone; readonly shown: ShownZone | undefined }) {
    const holder = powerIn(shown?.holder);
    return (
      <path
        className={`land ${shown?.scorched ? 'scorched' : holder === undefined ? '' : 'held'}`}
        style={holder === undefined ? undefined : powerColours(holder)}
        d={zone.d}
      />
    );
  },
  (a, b) => a.zone === b.zone && a.shown?.holder === b.shown?.holder && a.shown?.scorched === b.shown?.scorched,
);

const Units = memo(
  function Units({ zone, units = [] }: { readonly zone: ChartZone; readonly units: ShownZone['units'] | undefined }) {
    const [x, y] = pointIn(zone);
    return units.slice(0, 2).map(([power, number], i) => {
      const led = powerIn(power);
      return led === undefined ? undefined : (
        <Unit key={power} power={led} number={number} x={x + i * 20} y={y + i * 14} />
      );
    });
  },
  (a, b) => a.zone === b.zone && JSON.stringify(a.units) === JSON.stringify(b.units),
);

interface UnitProps {
  readonly power: PowerId;
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

const Unit = ({ power, number, x, y }: UnitProps) => (
  <g className="unit" transform={`translate(${x} ${y})`} style={powerColours(power)}>
    <rect x="-17" y="-11" width="34" height="22" rx="4" />
    <path d={EMBLEMS[power].d} transform="translate(-13 -6.5) scale(.8)" />
    <text x="8" y="5.5" textAnchor="middle">
      {number}
    </text>
  </g>
);

function Happens({ chart, beat }: { readonly chart: Chart; readonly beat: Shown }) {
  const from = chart.byId.get(beat.from ?? beat.to ?? '');
  const to = chart.byId.get(beat.to ?? '');
  if (from === undefined || to === undefined) return undefined;
  const [x, y] = pointIn(from);
  const [tx, ty] = pointIn(to);
  const power = powerIn(beat.power);
  const far = Math.abs(tx - x) > BOARD_WIDTH / 2;
  const path: CSSProperties = { ...(power === undefined ? {} : powerColours(power)) };
  const goes: CSSProperties & Record<'--dx' | '--dy', string> = { '--dx': `${tx - x}px`, '--dy': `${ty - y}px` };
  return (
    <Sheet over>
      <g className={`happens ${beat.kind}`} style={path}>
        {from !== to && !far && (
          <>
            <path className="way" d={`M${x} ${y}L${tx} ${ty}`} />
            <circle className="goes" cx={x} cy={y} r="9" style={goes} />
          </>
        )}
        <circle className="ring" cx={tx} cy={ty} r="34" />
      </g>
    </Sheet>
  );
}

function sentence({ kind, power, from, to }: Shown, chart: Chart): string {
  const text = words.front.show;
  const led = powerIn(power);
  const who = led === undefined ? '' : POWER_NAMES[led].name;
  const name = (zone: string | undefined): string => chart.byId.get(zone ?? '')?.name ?? '';
  if (kind === 'strike') return text.strike(name(to));
  if (kind === undefined || led === undefined) return '';
  if (kind === 'take') return text.take(who, name(to));
  return kind === 'attack' ? text.attack(who, name(to)) : text.move(who, name(from), name(to));
}

const powerIn = (power: string | undefined): PowerId | undefined =>
  power !== undefined && isPowerId(power) ? power : undefined;
