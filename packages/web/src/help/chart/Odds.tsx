import type { ChartOdds } from '@marshall/rules';
import { decimal, perCent } from '../../decimals.ts';
import { Letters } from '../../look/Letters.tsx';
import { chartWords } from '../../words.ts';
import { pointsOf, ROLES, type Sheet } from './sheet.ts';

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
          <Letters
            ways={ways}
            meaning={(letter) => <small>{chartWords.results[letter]}</small>}
            chance={(letter) => (
              <>
                {percent(ways[letter], of)} <small>{fraction(ways[letter], of)}</small>
              </>
            )}
          >
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
          </Letters>
        </>
      )}
    </section>
  );
}

const percent = (ways: number, of: number): string =>
  perCent(ways === 0 || ways === of ? String((100 * ways) / of) : decimal((100 * ways) / of));

/** What is certain needs none. */
function fraction(ways: number, of: number): string {
  const divisor = commonDivisor(ways, of);
  return ways === 0 || ways === of ? '' : `${ways / divisor}/${of / divisor}`;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
