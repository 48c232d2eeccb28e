import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { theChart } from '../app/use-chart.ts';
import type { Chart } from '../map/board.ts';
import { StillMap } from '../map/StillMap.tsx';
import { Die } from '../moment/Dice.tsx';
import { companyMarks, marksOf, piecesOf, powerOf, zonesOf } from '../room/facts.ts';
import { seatTitle } from '../session/names.ts';
import type { LogLine, MomentFacts } from '../session/session.ts';
import type { WorkedExample } from '../solo/messages.ts';
import { words } from '../words.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { RefereeContext } from './referee.ts';
import { standingOf } from './standing.ts';
import { Said } from './Term.tsx';
import './example.css';

/** An example of the handbook: the board before, what the referee makes of it, and the board after. */
export function ExampleBoard({ id, atOnce = false }: { readonly id: string; readonly atOnce?: boolean }) {
  const room = useRef<HTMLDivElement>(null);
  const near = useNear(room);
  return atOnce || near ? <Worked id={id} /> : <div className="example-room" ref={room} aria-hidden="true" />;
}

/** How far below the screen a board is worked out, so that it is there when the reader comes. */
const AHEAD = '300px';

/** Whether something has come near the screen: of a whole handbook only the boards that are read are drawn. */
function useNear(room: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = room;
    if (current === null) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD });
    seen.observe(current);
    return () => seen.disconnect();
  }, [room]);
  return near;
}

function Worked({ id }: { readonly id: string }) {
  const example = EXAMPLES.find((each) => each.id === id);
  const shown = useWorked(id);
  if (example === undefined || shown === undefined) return <div className="example-room" aria-hidden="true" />;
  const { chart, before, after, lines } = shown;
  const happens = lines.length > 0;
  return (
    <figure className="example" data-example={id}>
      {example.around !== undefined && (
        <div className="example-boards">
          <Picture {...{ chart, example }} facts={before} lines={lines} label={words.help.example.before} />
          {happens && <Picture {...{ chart, example }} facts={after} lines={[]} label={words.help.example.after} />}
        </div>
      )}
      {happens && (
        <figcaption>
          <span className="eyebrow">{words.help.example.heading}</span>
          <ol>
            {lines.map((line) => (
              <li key={line.n}>
                {(line.dice ?? []).map((face, i) => (
                  <Die key={`${line.n} ${i} ${face}`.toString()} face={face} order={i} />
                ))}
                <Said text={line.text} />
              </li>
            ))}
            {after.view.ended?.table.map((row) => (
              <li key={row.seat}>
                <Said text={`${seatTitle(after.view, row.seat)}: ${standingOf(row)}`} />
              </li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  );
}

interface PictureProps {
  readonly chart: Chart;
  readonly example: Example;
  readonly facts: MomentFacts;
  readonly lines: readonly LogLine[];
  readonly label: string;
}

function Picture({ chart, example, facts, lines, label }: PictureProps) {
  const { view } = facts;
  const arrows = lines.flatMap(({ arrows: drawn = [], actor }) => {
    const power = powerOf(view, actor);
    return drawn
      .filter(({ from, to }) => from !== to)
      .map((arrow) => ({ ...arrow, ...(power === undefined ? {} : { power }) }));
  });
  const marks = { ...marksOf({ ...facts, log: [] }), companies: companyMarks(view), arrows: once(arrows) };
  return (
    <div className="example-board">
      <StillMap
        chart={chart}
        zones={zonesOf(view)}
        pieces={piecesOf(view).filter(({ kind }) => kind !== 'company')}
        marks={marks}
        {...(example.around === undefined || example.around.length === 0 ? {} : { around: example.around })}
        label={`${label}: ${lines.map(({ text }) => text).join(' ')}`}
      />
      <small aria-hidden="true">{label}</small>
    </div>
  );
}

/** One arrow for each way, however often it is told. */
const once = <A extends { readonly from: string; readonly to: string }>(arrows: readonly A[]): readonly A[] => [
  ...new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow])).values(),
];

const known = new Map<string, WorkedExample>();

interface Shown extends WorkedExample {
  readonly chart: Chart;
}

/** The example, once the board and the referee have come; without them the text stands alone. */
export function useWorked(id: string): Shown | undefined {
  const referee = useContext(RefereeContext);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let current = true;
    const before = known.get(id);
    const asked = before === undefined ? referee?.()({ do: 'example', id }) : Promise.resolve(before);
    Promise.all([theChart(), asked]).then(
      ([chart, example]) => {
        if (example === undefined) return;
        known.set(id, example);
        if (current) setShown({ ...example, chart });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [id, referee]);
  return shown;
}
