import { CHART_ROWS, type Fall, letterAt } from '@marshall/rules';
import { chartWords } from '../../words.ts';
import type { Role } from './sheet.ts';

const TOTALS = CHART_ROWS.map((_, i) => i + 1);

interface GraphProps {
  readonly names: Readonly<Record<Role, string>>;
  /** The cells that the dice can lead to. */
  readonly falls: readonly Fall[];
  /** Where it fell, once both have rolled. */
  readonly read: readonly [attacker: number, defender: number] | undefined;
}

/** Twenty by twenty letters: where the battle can fall, and where it fell. */
export function Graph({ names, falls, read }: GraphProps) {
  const text = chartWords.graph;
  const [row, column] = read ?? [];
  const headed = (is: boolean, possible: boolean): string => (is ? 'here' : possible ? 'possible' : '');
  return (
    <figure className="chart-card chart-graph">
      <p className="axis across" aria-hidden="true">
        {text.defender(names.defender)}
      </p>
      <p className="axis down" aria-hidden="true">
        {text.attacker(names.attacker)}
      </p>
      <table className="graph">
        <caption className="unseen">{text.title}</caption>
        <thead>
          <tr>
            <td />
            {TOTALS.map((defender) => (
              <th
                key={defender}
                scope="col"
                className={headed(
                  defender === column,
                  falls.some((fall) => fall.defender === defender),
                )}
              >
                {defender}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TOTALS.map((attacker) => (
            <tr key={attacker}>
              <th
                scope="row"
                className={headed(
                  attacker === row,
                  falls.some((fall) => fall.attacker === attacker),
                )}
              >
                {attacker}
              </th>
              {TOTALS.map((defender) => (
                <Cell
                  key={defender}
                  letter={letterAt(attacker, defender) ?? ''}
                  reached={falls.some((fall) => fall.attacker === attacker && fall.defender === defender)}
                  read={attacker === row && defender === column}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        <span className="reach-key" /> {text.key.reach}
        {read && (
          <>
            <span className="read-key" /> {text.key.read}
          </>
        )}
      </figcaption>
    </figure>
  );
}

interface CellProps {
  readonly letter: string;
  readonly reached: boolean;
  readonly read: boolean;
}

const Cell = ({ letter, reached, read }: CellProps) => (
  <td className={['letter-', letter, reached ? ' reached' : '', read ? ' read' : ''].join('')}>
    {letter}
    {(read || reached) && <span className="unseen">, {read ? chartWords.graph.read : chartWords.graph.reached}</span>}
  </td>
);
