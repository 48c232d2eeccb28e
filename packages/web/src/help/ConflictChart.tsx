import { useEffect, useRef, useState } from 'react';
import { TopBar } from '../room/TopBar.tsx';
import { chartWords as text } from '../words.ts';
import { Graph } from './chart/Graph.tsx';
import { Odds } from './chart/Odds.tsx';
import { Outcome } from './chart/Outcome.tsx';
import { Side } from './chart/Side.tsx';
import { newSheet, oddsOf, ROLES, resolve, retaliationSheet, type Sheet } from './chart/sheet.ts';
import { Terms } from './chart/Terms.tsx';
import '../spectator/frame.css';
import '../front/front.css';
import '../look/letters.css';
import './chart/page.css';
import './chart/graph.css';
import './chart/inputs.css';

interface ConflictChartProps {
  readonly onRules: () => void;
  readonly onFront: () => void;
}

/** The chart on its own: what both sides use, the graph, the odds over the dice, and what a result brings. */
export function ConflictChart({ onRules, onFront }: ConflictChartProps) {
  const [sheet, setSheet] = useState<Sheet>(newSheet);
  const change = (more: Partial<Sheet>): void => setSheet({ ...sheet, ...more });
  const odds = oddsOf(sheet);
  const result = resolve(sheet);
  const resolved = result?.ok ? result.value : undefined;
  const names = { attacker: sheet.attacker.name, defender: sheet.defender.name };
  const again = useRef<HTMLElement>(null);
  // The button that led here is gone: reading and typing continue from the retaliation.
  const { answers } = sheet;
  useEffect(() => {
    if (answers !== undefined) again.current?.focus();
  }, [answers]);
  const [winner, loser] = [answers?.defender.name, answers?.attacker.name];
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="chart-page">
        <header>
          <h2>{text.heading}</h2>
          <nav>
            <button type="button" className="text-link" onClick={() => setSheet(newSheet(sheet.above))}>
              {text.fresh}
            </button>
            <button type="button" className="text-link" onClick={onFront}>
              {text.back}
            </button>
          </nav>
          <p>{text.about}</p>
          {winner !== undefined && loser !== undefined && (
            <section ref={again} tabIndex={-1} className="chart-card chart-again" aria-label={text.retaliation.heading}>
              <div>
                <h3 className="eyebrow">{text.retaliation.heading}</h3>
                <p>{text.retaliation.about(winner, loser)}</p>
              </div>
              <button type="button" className="plain" onClick={() => setSheet(newSheet(sheet.above))}>
                {text.retaliation.stop}
              </button>
            </section>
          )}
        </header>
        <div className="chart-sides">
          {ROLES.map((role) => (
            <Side
              key={role}
              role={role}
              side={sheet[role]}
              fixed={answers !== undefined}
              onChange={(side) => change({ [role]: side })}
            />
          ))}
          <Terms sheet={sheet} onChange={change} />
        </div>
        <Graph names={names} falls={odds.falls} read={resolved?.resolution.lookedUp} />
        <div className="chart-outcome">
          <Odds sheet={sheet} odds={odds} />
          <Outcome
            sheet={sheet}
            result={result}
            onDice={(dice) => change({ dice })}
            onRetaliate={(conflict) => setSheet(retaliationSheet(sheet, conflict))}
          />
        </div>
      </main>
    </div>
  );
}
