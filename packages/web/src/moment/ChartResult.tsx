import { expansionWords } from '../words.ts';
import { type ChartRead, SIDES } from './battle-story.ts';
import { Die } from './Dice.tsx';

/** What was looked up in the Military Conflict Chart: the letter, what it means, and both totals with dice and parts. */
export function ChartResult({ chart }: { readonly chart: ChartRead }) {
  const text = expansionWords.chart;
  const { lookedUp, letter } = chart;
  return (
    <div className="chart-result">
      <b className={`letter letter-${letter}`} role="img" aria-label={text.result(letter)}>
        {letter}
      </b>
      <div>
        <b>{lookedUp === undefined ? text.heading : text.read(...lookedUp)}</b>
        <small>{text.meaning[letter]}</small>
      </div>
      {SIDES.map((side, i) => {
        const { units, support, generalship, die, total } = chart[side];
        return (
          <p key={side} className="chart-total">
            <span>{text.sides[side]}</span>
            {die === undefined ? <span /> : <Die face={die} order={i} />}
            <span>
              {text.parts(units, support, die === undefined ? undefined : generalship)} = <b>{total}</b>
            </span>
          </p>
        );
      })}
    </div>
  );
}
