import { CHART_ROWS, chartOdds, type Die, GENERALSHIP, type Letter, letterAt, resolveConflict } from '@marshall/rules';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TopBar } from '../room/TopBar.tsx';
import { chartWords as text } from '../words/chart.ts';
import { Clause } from './Clause.tsx';
import '../spectator/frame.css';
import '../front/front.css';
import './chart.css';

const TOTALS = CHART_ROWS.map((_, i) => i + 1);
const LETTERS = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];
const DICE = [1, 2, 3, 4, 5, 6] as const satisfies readonly Die[];
const OFF = ['refuse', 'clamp', 'scale'] as const;
const MOST = TOTALS.length;
/** The most that a Generalship die adds. */
const REACH = 2;

interface Points {
  readonly attacker: number;
  readonly defender: number;
}

interface ConflictChartProps {
  readonly onRules: () => void;
  readonly onFront: () => void;
}

/** The chart on its own: the graph, the odds over the Generalship dice, and what a result brings. */
export function ConflictChart({ onRules, onFront }: ConflictChartProps) {
  const [points, setPoints] = useState<Points>({ attacker: 6, defender: 4 });
  const [above, setAbove] = useState<(typeof OFF)[number]>('refuse');
  const offChart = above === 'refuse' ? undefined : above;
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="chart-page">
        <header>
          <h2>{text.heading}</h2>
          <button type="button" className="text-link" onClick={onFront}>
            {text.back}
          </button>
          <p>{text.about}</p>
        </header>
        <Graph points={points} onPoints={setPoints} />
        <aside className="chart-side">
          <div className="chart-points">
            <PointsField
              label={text.attacker}
              value={points.attacker}
              onChange={(attacker) => setPoints({ ...points, attacker })}
            />
            <PointsField
              label={text.defender}
              value={points.defender}
              onChange={(defender) => setPoints({ ...points, defender })}
            />
          </div>
          <Odds points={points} offChart={offChart} />
          <Dice points={points} offChart={offChart} />
          <label>
            {text.above}
            <select
              value={above}
              onChange={(event) => setAbove(OFF.find((each) => each === event.target.value) ?? 'refuse')}
            >
              {OFF.map((each) => (
                <option key={each} value={each}>
                  {text.aboves[each]}
                </option>
              ))}
            </select>
          </label>
        </aside>
      </main>
    </div>
  );
}

interface GraphProps {
  readonly points: Points;
  readonly onPoints: (points: Points) => void;
}

const STEPS: Readonly<Record<string, readonly [attacker: number, defender: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Twenty by twenty letters. One of them holds the focus; arrow keys go from one to the next. */
function Graph({ points, onPoints }: GraphProps) {
  const table = useRef<HTMLTableElement>(null);
  const go = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = { attacker: within(points.attacker + step[0]), defender: within(points.defender + step[1]) };
    onPoints(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.attacker} ${next.defender}"]`)?.focus();
  };
  return (
    <div className="graph-frame">
      <table className="graph" ref={table} onKeyDown={go}>
        <caption className="unseen">{text.graph}</caption>
        <thead>
          <tr>
            <td className="corner" aria-hidden="true">
              <span>{text.defenders}</span>
              <span>{text.attackers}</span>
            </td>
            {TOTALS.map((defender) => (
              <th key={defender} scope="col" className={defender === points.defender ? 'here' : ''}>
                {defender}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TOTALS.map((attacker) => (
            <tr key={attacker}>
              <th scope="row" className={attacker === points.attacker ? 'here' : ''}>
                {attacker}
              </th>
              {TOTALS.map((defender) => (
                <Cell key={defender} at={{ attacker, defender }} points={points} onPoints={onPoints} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ at, points, onPoints }: GraphProps & { readonly at: Points }) {
  const letter = letterAt(at.attacker, at.defender) ?? '';
  const chosen = at.attacker === points.attacker && at.defender === points.defender;
  const reached = isWithin(at.attacker - points.attacker) && isWithin(at.defender - points.defender);
  const label = text.cell(at.attacker, at.defender, letter);
  return (
    <td className={reached ? 'reached' : ''}>
      <button
        type="button"
        className={`letter-${letter}`}
        data-at={`${at.attacker} ${at.defender}`}
        aria-label={reached ? `${label}, ${text.reach}` : label}
        aria-pressed={chosen}
        tabIndex={chosen ? 0 : -1}
        onClick={() => onPoints(at)}
      >
        {letter}
      </button>
    </td>
  );
}

interface SideProps {
  readonly points: Points;
  readonly offChart: 'clamp' | 'scale' | undefined;
}

function Odds({ points, offChart }: SideProps) {
  const { ways, off, of } = chartOdds(points.attacker, points.defender, offChart);
  return (
    <section aria-label={text.odds} className="chart-odds">
      <h3 className="eyebrow">{text.odds}</h3>
      <dl>
        {LETTERS.map((letter) => (
          <div key={letter} className={ways[letter] === 0 ? 'never' : ''}>
            <dt>
              <span className={`key letter-${letter}`}>{letter}</span>
              <b>{percent(ways[letter], of)}</b>
              <small>{text.of(ways[letter], of)}</small>
            </dt>
            <dd>
              <i style={{ width: `${(100 * ways[letter]) / of}%` }} aria-hidden="true" />
              {text.results[letter]}
            </dd>
          </div>
        ))}
        {off > 0 && (
          <div>
            <dt>
              <b>{percent(off, of)}</b> <small>{text.of(off, of)}</small>
            </dt>
            <dd>{text.off}</dd>
          </div>
        )}
      </dl>
      <p className="chart-sum">
        {text.wins} <b>{percent(ways.A + ways.B, of)}</b>
      </p>
    </section>
  );
}

/** What two dice come to, in the words of the rules. */
function Dice({ points, offChart }: SideProps) {
  const [attack, setAttack] = useState<Die>();
  const [defend, setDefend] = useState<Die>();
  const [kind, setKind] = useState<'invasion' | 'engagement'>('invasion');
  const result =
    attack === undefined || defend === undefined
      ? undefined
      : resolveConflict({
          attacker: { name: text.attackers, tokens: [points.attacker], die: attack },
          defender: { name: text.defenders, tokens: [points.defender], die: defend },
          kind,
          ...(offChart === undefined ? {} : { offChart }),
        });
  return (
    <section aria-label={text.dice} className="chart-dice">
      <h3 className="eyebrow">{text.dice}</h3>
      <div className="chart-points">
        <DieField label={text.attackDie} value={attack} onChange={setAttack} />
        <DieField label={text.defendDie} value={defend} onChange={setDefend} />
        <label>
          {text.kind}
          <select
            value={kind}
            onChange={(event) => setKind(event.target.value === 'engagement' ? 'engagement' : 'invasion')}
          >
            <option value="invasion">{text.kinds.invasion}</option>
            <option value="engagement">{text.kinds.engagement}</option>
          </select>
        </label>
      </div>
      {result && (
        <div role="status" className="chart-result">
          {result.ok ? (
            <>
              <b>{text.result(result.value.letter, result.value.attacker.total, result.value.defender.total)}</b>
              <ul>
                {result.value.consequences.map(({ clause, sentence }) => (
                  <li key={clause}>
                    {sentence} <Clause id={clause} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>
              {result.refusal.sentence} <Clause id={result.refusal.clause} />
            </p>
          )}
        </div>
      )}
    </section>
  );
}

interface FieldProps<T> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const PointsField = ({ label, value, onChange }: FieldProps<number>) => (
  <label>
    {label}
    <input
      type="number"
      min={1}
      max={MOST}
      value={value}
      onChange={(event) => {
        const number = event.target.valueAsNumber;
        if (!Number.isNaN(number)) onChange(within(Math.round(number)));
      }}
    />
  </label>
);

const DieField = ({ label, value, onChange }: FieldProps<Die | undefined>) => (
  <label>
    {label}
    <select value={value ?? ''} onChange={(event) => onChange(DICE.find((die) => String(die) === event.target.value))}>
      <option value="">{text.notRolled}</option>
      {DICE.map((die) => (
        <option key={die} value={die}>
          {text.adds(die, GENERALSHIP[die])}
        </option>
      ))}
    </select>
  </label>
);

const within = (total: number): number => Math.min(MOST, Math.max(1, total));

const isWithin = (more: number): boolean => more >= 0 && more <= REACH;

const percent = (ways: number, of: number): string => `${((100 * ways) / of).toFixed(1)}%`;
