import type { ChartOdds, Letter } from '@marshall/rules';
import { chartWords } from '../../words/chart.ts';
import { pointsOf, ROLES, type Sheet } from './sheet.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];

/** The chance of each letter, exactly: of 36 pairs of dice in lowest terms. */
export function Odds({ sheet, odds: { ways, off, of } }: { readonly sheet: Sheet; readonly odds: ChartOdds }) {
  const text = chartWords.odds;
  const bare = ROLES.find((role) => pointsOf(sheet[role]) === 0);
  return (
    <section className="chart-card chart-odds" aria-label={text.heading}>
      <h3 className="eyebrow">{text.heading}</h3>
      {bare !== undefined ? (
        <p>{text.noPoints(sheet[bare].name)}</p>
      ) : (
        <>
          <p className="chart-wins">
            {text.wins(sheet.attacker.name)}
            <b>{percent(ways.A + ways.B, of)}</b>
            <small>{fraction(ways.A + ways.B, of)}</small>
          </p>
          <div className="letters-bar" aria-hidden="true">
            {LETTERS.map((letter) => (
              <i key={letter} className={`letter-${letter}`} style={{ flexGrow: ways[letter] }} />
            ))}
          </div>
          <dl className="letters">
            {LETTERS.map((letter) => (
              <div key={letter} className={ways[letter] === 0 ? 'never' : ''}>
                <dt>
                  <span className={`key letter-${letter}`}>{letter}</span>
                  <small>{chartWords.results[letter]}</small>
                </dt>
                <dd>
                  {percent(ways[letter], of)} <small>{fraction(ways[letter], of)}</small>
                </dd>
              </div>
            ))}
            {off > 0 && (
              <div>
                <dt>
                  <span className="key">{'\u2013'}</span>
                  <small>
                    {text.off}. {text.offHint}
                  </small>
                </dt>
                <dd>
                  {percent(off, of)} <small>{fraction(off, of)}</small>
                </dd>
              </div>
            )}
          </dl>
        </>
      )}
    </section>
  );
}

const percent = (ways: number, of: number): string =>
  ways === 0 || ways === of ? `${(100 * ways) / of}%` : `${((100 * ways) / of).toFixed(1)}%`;

/** What is certain needs none. */
function fraction(ways: number, of: number): string {
  const divisor = commonDivisor(ways, of);
  return ways === 0 || ways === of ? '' : `${ways / divisor}/${of / divisor}`;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
