import { type Conflict, type Die, GENERALSHIP, type Resolution, type Result } from '@marshall/rules';
import { told } from '@marshall/words';
import { useId } from 'react';
import { language } from '../../language.ts';
import { Die as DieFace } from '../../moment/Dice.tsx';
import { chartWords } from '../../words.ts';
import { Clause } from '../Clause.tsx';
import { Half } from './Half.tsx';
import { type Resolved, ROLES, type Role, type Sheet } from './sheet.ts';

const { remark: say } = language.speaker();
const DICE = [1, 2, 3, 4, 5, 6] as const satisfies readonly Die[];

interface OutcomeProps {
  readonly sheet: Sheet;
  readonly result: Result<Resolved> | undefined;
  readonly onDice: (dice: Sheet['dice']) => void;
  readonly onRetaliate: (conflict: Conflict) => void;
}

/** The dice of both sides, and what they bring. */
export function Outcome({ sheet, result, onDice, onRetaliate }: OutcomeProps) {
  const text = chartWords.dice;
  const { dice } = sheet;
  const lies = ROLES.some((role) => dice[role] !== undefined);
  return (
    <section className="chart-card chart-dice" aria-label={text.heading}>
      <h3 className="eyebrow">{text.heading}</h3>
      {ROLES.map((role) => (
        <DieChoice
          key={role}
          label={text.die(sheet[role].name)}
          value={dice[role]}
          onChange={(die) => onDice({ ...dice, [role]: die })}
        />
      ))}
      <div className="chart-roll">
        <button type="button" className="button" onClick={() => onDice({ attacker: roll(), defender: roll() })}>
          {lies ? text.again : text.roll}
        </button>
        {lies ? (
          <button type="button" className="text-link" onClick={() => onDice({})}>
            {text.clear}
          </button>
        ) : (
          <small>{text.hint}</small>
        )}
      </div>
      <div role="status">
        {result &&
          (result.ok ? (
            <Told resolved={result.value} onRetaliate={onRetaliate} />
          ) : (
            <p className="chart-refusal">
              {told(language, result.refusal).sentence} <Clause id={result.refusal.clause} />
            </p>
          ))}
      </div>
    </section>
  );
}

interface DieChoiceProps {
  readonly label: string;
  readonly value: Die | undefined;
  readonly onChange: (die: Die) => void;
}

function DieChoice({ label, value, onChange }: DieChoiceProps) {
  const name = useId();
  return (
    <fieldset className="die-choice">
      <legend>
        {label} {value !== undefined && <b>{chartWords.dice.adds(GENERALSHIP[value])}</b>}
      </legend>
      {DICE.map((die) => (
        <label key={die}>
          <input
            type="radio"
            name={name}
            aria-label={chartWords.dice.face(die, GENERALSHIP[die])}
            checked={value === die}
            onChange={() => onChange(die)}
          />
          <DieFace face={die} />
        </label>
      ))}
    </fieldset>
  );
}

interface ToldProps {
  readonly resolved: Resolved;
  readonly onRetaliate: (conflict: Conflict) => void;
}

/** The letter, both totals with their parts, and what follows, each with its clause. */
function Told({ resolved: { conflict, resolution }, onRetaliate }: ToldProps) {
  const text = chartWords.result;
  const { letter, attacker, defender, lookedUp, consequences, halves, mayRetaliate } = resolution;
  const [row, column] = lookedUp;
  return (
    <div className="chart-told">
      <p className="chart-letter">
        <b className={`letter-${letter}`} role="img" aria-label={text.letter(letter)}>
          {letter}
        </b>
        <span>
          <b>{text.against(attacker.total, defender.total)}</b>
          {(row !== attacker.total || column !== defender.total) && <small>{text.readAs(row, column)}</small>}
          <small>{chartWords.results[letter]}</small>
        </span>
      </p>
      <dl className="chart-totals">
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{conflict[role].name}</dt>
            <dd className="total">{resolution[role].total}</dd>
            <dd className="parts">{partsOf(resolution, role)}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {consequences.map((follows) => (
          <li key={say(follows)}>
            {say(follows)} <Clause id={follows.clause} />
          </li>
        ))}
      </ul>
      {halves.length > 0 && (
        <Half
          key={conflict.attacker.tokens.join()}
          name={conflict.attacker.name}
          tokens={conflict.attacker.tokens}
          halves={halves}
        />
      )}
      {mayRetaliate && (
        <button type="button" className="button" onClick={() => onRetaliate(conflict)}>
          {text.retaliate(conflict.defender.name)}
        </button>
      )}
    </div>
  );
}

/** `5 of tokens + 1 of canals + 2 of Generalship`: what counts nothing is left out, but never the die. */
function partsOf(resolution: Resolution, role: Role): string {
  const words = chartWords.result.parts;
  const { tokens, canals, mastermind, generalship } = resolution[role];
  return [
    ...(tokens > 0 ? [`${tokens} ${words.tokens}`] : []),
    ...(canals > 0 ? [`${canals} ${words.canals}`] : []),
    ...(mastermind > 0 ? [`${mastermind} ${words.mastermind}`] : []),
    `${generalship} ${words.generalship}`,
  ].join(' + ');
}

/** A fair die: bytes that do not divide by six are drawn again. */
function roll(): Die {
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    const die = byte < 252 ? DICE[byte % 6] : undefined;
    if (die !== undefined) return die;
  }
}
