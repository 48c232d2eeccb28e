import { expansionWords } from '../words/expansions.ts';
import type { ChartRead } from './battle-story.ts';

/** What was looked up in the Military Conflict Chart: both totals with their parts, the letter and what it means. */
export function ChartResult({ chart: { attacker, defender, lookedUp, letter } }: { readonly chart: ChartRead }) {
  const text = expansionWords.chart;
  return (
    <div className="chart-result">
      <b className="letter" role="img" aria-label={text.result(letter)}>
        {letter}
      </b>
      <div>
        <b>{lookedUp === undefined ? text.heading : text.read(...lookedUp)}</b>
        {[attacker, defender].map(({ units, support, generalship, die }, i) => (
          <small key={i === 0 ? 'attacker' : 'defender'}>
            {text.sides[i === 0 ? 'attacker' : 'defender']}:{' '}
            {text.parts(units, support, die === undefined ? 0 : generalship)}
          </small>
        ))}
        <small>{text.meaning[letter]}</small>
      </div>
    </div>
  );
}
