import { homeOf, isZone } from '@marshall/rules';
import { useEffect, useState } from 'react';
import { Glyph } from '../../look/Glyph.tsx';
import { powerColours } from '../../look/powers.ts';
import { Die } from '../../moment/Dice.tsx';
import { powerOf } from '../../room/facts.ts';
import { zoneTitle } from '../../session/names.ts';
import type { TableState } from '../../session/session.ts';
import { sceneWords } from '../../words.ts';
import type { SceneProps } from '../scenes.ts';
import { type Properties, useLaid, useMoved } from './frame.ts';
import './nukes.css';

/** Missiles rise out of a home and bend towards their targets; the first of a game is announced. */
export function Launch({ beat, before, still, place, lasts }: SceneProps) {
  const launched = beat.events.find((event) => event.type === 'nukes-launched');
  useMoved(place);
  if (launched === undefined) return undefined;
  const first = isFirst(before, beat.first);
  const start = homePlace(before, launched.attacker, place);
  const style: Properties = { '--lasts': `${lasts}ms` };
  return (
    <div className="scene-field" data-still={still || undefined} style={style}>
      {first && (
        <p className="announced" role="status">
          <Glyph name="nuke" size={20} /> {sceneWords.first}
        </p>
      )}
      {launched.targets.map(({ at, nukes }, i) => {
        const end = typeof at === 'string' && isZone(at) ? place(at) : undefined;
        return start === undefined || end === undefined ? undefined : (
          // Targets are told apart by their place in the order alone.
          <Missile key={`target ${i}`.toString()} from={start} to={end} nukes={nukes} nth={i} />
        );
      })}
    </div>
  );
}

type Point = readonly [number, number];

interface MissileProps {
  readonly from: Point;
  readonly to: Point;
  readonly nukes: number;
  readonly nth: number;
}

function Missile({ from, to, nukes, nth }: MissileProps) {
  const way = arc(from, to);
  const style: Properties = { offsetPath: `path("${way}")`, '--nth': nth };
  return (
    <>
      <svg className="launch-way" aria-hidden="true">
        <path d={way} />
        <circle cx={to[0]} cy={to[1]} r="16" />
      </svg>
      <span className="missile" style={style}>
        <Glyph name="nuke" size={22} />
        {nukes > 1 && <b>{nukes}</b>}
      </span>
    </>
  );
}

/** A high bow from one point to the other. */
function arc([x, y]: Point, [tx, ty]: Point): string {
  const rise = Math.max(60, Math.hypot(tx - x, ty - y) * 0.35);
  return `M${x} ${y}Q${(x + tx) / 2} ${Math.min(y, ty) - rise} ${tx} ${ty}`;
}

/** An L-star fires: the beam, its die, and whether it stops the nuke. */
export function Shot({ beat, before, still, place, lasts }: SceneProps) {
  const fired = beat.events.find((event) => event.type === 'l-star-fired');
  useMoved(place);
  const target = fired !== undefined && typeof fired.at === 'string' && isZone(fired.at) ? fired.at : undefined;
  const end = target === undefined ? undefined : place(target);
  if (fired === undefined || end === undefined) return undefined;
  const power = powerOf(before.view, fired.seat);
  const style: Properties = {
    ...(power === undefined ? {} : powerColours(power)),
    left: end[0],
    top: end[1],
    '--lasts': `${lasts}ms`,
  };
  return (
    <div className="scene-field" data-still={still || undefined}>
      <div className="shot" data-hit={fired.hit} style={style}>
        <span className="shot-star">
          <Glyph name="star" size={26} />
        </span>
        <span className="shot-beam" />
        <span className="shot-nuke">
          <Glyph name="nuke" size={24} />
        </span>
        <span className="shot-told">
          <Die face={fired.die} />
          <b>{fired.hit ? sceneWords.stopped : sceneWords.missed}</b>
        </span>
      </div>
    </div>
  );
}

/** A nuke strikes: the flash, one ring, the cloud, and the land in ashes; then nothing moves. */
export function Strike({ beat, still, place, lasts }: SceneProps) {
  const laid = useLaid(place);
  const zones = beat.events.flatMap((event) => (event.type === 'struck' ? [event.zone] : []));
  const style: Properties = { '--lasts': `${lasts}ms` };
  return (
    <div className="scene-field strike-field" data-still={still || undefined} style={style}>
      {laid && (
        <svg className="strike-land" aria-hidden="true">
          <g transform={laid.transform}>
            {zones.map((zone) => (
              <path key={zone} d={laid.chart.byId.get(zone)?.d ?? ''} />
            ))}
          </g>
        </svg>
      )}
      {zones.map((zone) => {
        const at = place(zone);
        return (
          at && (
            <span key={zone} className="strike-hit" style={{ left: at[0], top: at[1] }}>
              <i className="hit-ring" />
              <i className="hit-flash" />
              <Glyph name="cloud" size={72} className="hit-cloud" />
              <b>{zoneTitle(zone)}</b>
            </span>
          )
        );
      })}
    </div>
  );
}

/** The die on which the world hangs. */
export function Roulette({ beat, still, lasts }: SceneProps) {
  const rolled = beat.events.find((event) => event.type === 'roulette-rolled');
  const [falls, setFalls] = useState(still);
  useEffect(() => {
    const timer = window.setTimeout(() => setFalls(true), lasts * 0.4);
    return () => window.clearTimeout(timer);
  }, [lasts]);
  if (rolled === undefined) return undefined;
  const ends = rolled.die >= rolled.least;
  return (
    <div className="scene-field roulette" data-still={still || undefined} data-ends={falls ? ends : undefined}>
      <div className="roulette-told">
        <p>{sceneWords.destroyed(rolled.destroyed)}</p>
        {falls ? <Die face={rolled.die} /> : <Die />}
        <p>{sceneWords.least(rolled.least)}</p>
        <strong>{falls ? (ends ? sceneWords.over : sceneWords.goesOn) : '\u00a0'}</strong>
      </div>
    </div>
  );
}

/** Whether no nuke was launched before in this game. */
const isFirst = ({ log }: TableState, line: number): boolean =>
  !log.some(({ n, event }) => n < line && event?.type === 'nukes-launched');

/** Where the missiles of a seat rise: a home of it that is in sight. */
function homePlace({ view }: TableState, seat: string, place: SceneProps['place']): Point | undefined {
  const power = powerOf(view, seat);
  if (power === undefined) return undefined;
  return homeOf(power)
    .map((home) => place(home))
    .find((at) => at !== undefined);
}
