import { POSITION_KINDS, type Position, type PositionKind } from '@marshall/bots/positions';
import { useEffect, useState } from 'react';
import { theChart } from '../app/use-chart.ts';
import { lessonWords } from '../lessons/words.ts';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import type { GlyphName } from '../look/glyphs.ts';
import type { Chart } from '../map/board.ts';
import { StillMap } from '../map/StillMap.tsx';
import { marksOf, piecesOf, zonesOf } from '../room/facts.ts';
import { TopBar } from '../room/TopBar.tsx';
import type { MomentFacts } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { POWER_NAMES, words } from '../words.ts';
import { type Done, difficultyOf, isSolved, ofDay, useDone, usePositions } from './positions.ts';
import '../spectator/frame.css';
import '../front/front.css';
import '../lessons/learn.css';
import './positions.css';

const text = lessonWords.positions;

const PICTURES: Readonly<Record<PositionKind, GlyphName>> = {
  attack: 'army',
  defend: 'land',
  sell: 'chart',
  siege: 'navy',
  crisis: 'nuke',
};

interface PositionsProps {
  readonly solo: Solo;
  readonly onRules: () => void;
  readonly onGo: (to: string) => void;
}

/** The position of the day, and all others by what is to be found in them. */
export function Positions({ solo, onRules, onGo }: PositionsProps) {
  const all = usePositions();
  const done = useDone();
  const today = all && ofDay(all, Date.now());
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="learn-page positions">
        <header>
          <h2>{text.heading}</h2>
          <p>{text.about}</p>
        </header>
        {all === undefined && <p>{words.front.starting}</p>}
        {today && <Today solo={solo} position={today} done={done[today.id]} onGo={onGo} />}
        {all && (
          <p className="positions-sum">{text.solved(all.filter(({ id }) => isSolved(done[id])).length, all.length)}</p>
        )}
        {all &&
          POSITION_KINDS.map((kind) => (
            <section key={kind} aria-label={text.kinds[kind]}>
              <h3>
                <Glyph name={PICTURES[kind]} /> {text.kinds[kind]}
              </h3>
              <p>{text.tasks[kind]}</p>
              <ol className="positions-list">
                {all
                  .filter((position) => position.kind === kind)
                  .map((position, i) => (
                    <li key={position.id}>
                      <Tile position={position} number={i + 1} done={done[position.id]} />
                    </li>
                  ))}
              </ol>
            </section>
          ))}
        <p>
          <button type="button" className="text-link" onClick={() => onGo('')}>
            {words.front.front}
          </button>
        </p>
      </main>
    </div>
  );
}

const stateOf = (done: Done | undefined): 'solved' | 'tried' | 'fresh' =>
  done === undefined ? 'fresh' : isSolved(done) ? 'solved' : 'tried';

interface TileProps {
  readonly position: Position;
  readonly number: number;
  readonly done: Done | undefined;
}

function Tile({ position, number, done }: TileProps) {
  const level = difficultyOf(position);
  const state = stateOf(done);
  const title = text.tile(number, POWER_NAMES[position.power].name, text.levels[level], text.states[state]);
  return (
    <a href={`#positions/${position.id}`} data-state={state} data-level={level} aria-label={title} title={title}>
      <Emblem power={position.power} size={12} />
      {state === 'solved' ? <Glyph name="check" size={14} /> : number}
      <i aria-hidden="true" />
    </a>
  );
}

interface TodayProps {
  readonly solo: Solo;
  readonly position: Position;
  readonly done: Done | undefined;
  readonly onGo: (to: string) => void;
}

function Today({ solo, position, done, onGo }: TodayProps) {
  const laid = useLaid(solo, position);
  const { kind, power, found } = position;
  return (
    <section className="positions-today" aria-label={text.today}>
      <div>
        <span className="eyebrow">{text.today}</span>
        <h3>
          {text.kinds[kind]} <small>{text.levels[difficultyOf(position)]}</small>
        </h3>
        <p>
          {text.lead(POWER_NAMES[power].inText)} {text.tasks[kind]}
        </p>
        <p className="small">{text.foundBy(found.recruit, found.officer, found.general)}</p>
        <p>
          <button type="button" className="learn-go" onClick={() => onGo(`positions/${position.id}`)}>
            {isSolved(done) ? text.again : text.solve}
          </button>{' '}
          {done !== undefined && <span>{text.states[stateOf(done)]}</span>}
        </p>
        <small>{text.todayAbout}</small>
      </div>
      {laid && (
        <StillMap
          chart={laid.chart}
          zones={zonesOf(laid.facts.view)}
          pieces={piecesOf(laid.facts.view).filter((piece) => piece.kind !== 'company')}
          marks={marksOf({ ...laid.facts, log: [] })}
          label={text.board(text.kinds[kind])}
        />
      )}
    </section>
  );
}

/** The board of a position, once map and referee have come. */
function useLaid(solo: Solo, position: Position): { readonly chart: Chart; readonly facts: MomentFacts } | undefined {
  const [laid, setLaid] = useState<{ readonly chart: Chart; readonly facts: MomentFacts }>();
  useEffect(() => {
    let current = true;
    Promise.all([theChart(), solo.ask({ do: 'laid', position })]).then(
      ([chart, facts]) => current && setLaid({ chart, facts }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [solo, position]);
  return laid;
}
