import { useCallback, useEffect, useRef } from 'react';
import { Cube, Drawing } from '../help/drawings.tsx';
import { ExampleBoard, useWorked } from '../help/ExampleBoard.tsx';
import { RefereeContext } from '../help/referee.ts';
import { Said } from '../help/Term.tsx';
import { Badge, Glyph } from '../look/Glyph.tsx';
import { POWER_IDS } from '../look/powers.ts';
import { StillMap } from '../map/StillMap.tsx';
import { companyMarks, marksOf, piecesOf, zonesOf } from '../room/facts.ts';
import { TopBar } from '../room/TopBar.tsx';
import type { Solo } from '../solo/client.ts';
import { POWER_NAMES, RESOURCE_NAMES, STAGE_NAMES } from '../words.ts';
import { lessonWords } from './words.ts';
import '../spectator/frame.css';
import '../front/front.css';
import './how.css';

const text = lessonWords.how;

interface HowProps {
  readonly at: 1 | 2;
  readonly solo: Solo;
  readonly onRules: () => void;
  readonly onGo: (to: string) => void;
}

/** How to play, in two pages with pictures. */
export function How({ at, solo, onRules, onGo }: HowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('main')?.scrollTo(0, 0);
  }, [at]);
  const referee = useCallback(() => solo.ask, [solo]);
  return (
    <RefereeContext value={referee}>
      <div className="front-page">
        <TopBar onRules={onRules} />
        <main className="how">
          <header>
            <span className="eyebrow">
              {text.heading} <small>{text.page(at)}</small>
            </span>
            <h2 ref={heading} tabIndex={-1}>
              {at === 1 ? text.first : text.second}
            </h2>
          </header>
          {at === 1 ? <Aim /> : <Cycle />}
          <nav className="how-nav">
            {at === 1 ? (
              <button type="button" className="learn-go" onClick={() => onGo('how/2')}>
                {text.toSecond}
              </button>
            ) : (
              <>
                <button type="button" className="learn-go" onClick={() => onGo('learn')}>
                  {text.learn}
                </button>
                <button type="button" className="text-link" onClick={() => onGo('how')}>
                  {text.toFirst}
                </button>
              </>
            )}
            <button type="button" className="text-link" onClick={() => onGo('')}>
              {text.play}
            </button>
          </nav>
        </main>
      </div>
    </RefereeContext>
  );
}

const Part = ({ title, about }: { readonly title: string; readonly about: string }) => (
  <>
    <h3>{title}</h3>
    <p>
      <Said every text={about} />
    </p>
  </>
);

function Aim() {
  return (
    <>
      <section>
        <Part title={text.aim.title} about={text.aim.text} />
        <World />
        <ul className="how-powers">
          {POWER_IDS.map((power) => (
            <li key={power}>
              <Badge power={power} /> {POWER_NAMES[power].name}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Part title={text.wins.title} about={text.wins.text} />
        <p>
          <Said every text={text.wins.more} />
        </p>
        <ul className="how-wins">
          <li>
            <Drawing name="coins" />{' '}
            <span>
              <Said text={text.wins.detente} />
            </span>
          </li>
          <li>
            <Drawing name="crown" />{' '}
            <span>
              <Said text={text.wins.supremacy} />
            </span>
          </li>
          <li>
            <Glyph name="cloud" size={32} />{' '}
            <span>
              <Said text={text.wins.coup} />
            </span>
          </li>
        </ul>
      </section>
      <section>
        <Part title={text.goods.title} about={text.goods.text} />
        <ul className="how-goods">
          {(['grain', 'oil', 'minerals'] as const).map((good) => (
            <li key={good} style={{ '--c': `var(--${good})` }}>
              <Glyph name={good} size={28} />
              <b>
                <Said as={good} text={RESOURCE_NAMES[good]} />
              </b>
              <small>{{ grain: text.goods.march, oil: text.goods.sail, minerals: text.goods.arms }[good]}</small>
            </li>
          ))}
          <li className="how-set">
            <Drawing name="set" />
            <b>
              <Said as="set" text={text.goods.set} />
            </b>
          </li>
        </ul>
      </section>
    </>
  );
}

/** The powers as they begin, on the board that is played on. */
function World() {
  const shown = useWorked('start');
  if (shown === undefined) return <div className="how-world" aria-hidden="true" />;
  const { chart, before } = shown;
  return (
    <figure className="how-world">
      <StillMap
        chart={chart}
        zones={zonesOf(before.view)}
        pieces={piecesOf(before.view).filter(({ kind }) => kind !== 'company')}
        marks={{ ...marksOf({ ...before, log: [] }), companies: companyMarks(before.view) }}
        label={text.aim.caption}
      />
      <figcaption>{text.aim.caption}</figcaption>
    </figure>
  );
}

const STAGES = [1, 2, 3, 4, 5, 6, 7] as const;

function Cycle() {
  return (
    <>
      <section>
        <Part title={text.stages.title} about={text.stages.text} />
        <ol className="how-stages">
          {STAGES.map((stage) => (
            <li key={stage}>
              <span className="how-number">{stage}</span>
              <Drawing name={`stage-${stage}`} />
              <div>
                <b>
                  <Said as={`stage-${stage}`} text={STAGE_NAMES[stage - 1] ?? ''} />
                </b>
                <p>
                  <Said every text={text.stages.names[stage]} />
                </p>
              </div>
              <small>
                {stage < 3 ? (
                  text.stages.free
                ) : (
                  <>
                    <Cube /> {text.stages.cube}
                  </>
                )}
              </small>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <Part title={text.battle.title} about={text.battle.text} />
        <ExampleBoard id="battle" atOnce />
        <p className="how-caption">{text.battle.caption}</p>
      </section>
      <section>
        <Part title={text.words.title} about={text.words.text} />
      </section>
    </>
  );
}
