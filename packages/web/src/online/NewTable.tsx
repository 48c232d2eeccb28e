import { useState } from 'react';
import { LeaderPicker } from '../leaders/LeaderPicker.tsx';
import { leadersAt } from '../leaders/table-leaders.ts';
import { Badge } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { POWER_IDS, type PowerId, powerColours } from '../look/powers.ts';
import { OPTION_TITLES, OPTION_VALUES, POWER_NAMES, words } from '../words.ts';
import { type Choices, call, type OptionValue, type TableInfo } from './api.ts';
import { CLOCKS } from './clocks.ts';
import { No } from './NameForm.tsx';

/** Seconds by which spectators hear later; undefined lets none in. */
export const WATCHES = { now: 0, minute: 60, quarter: 900, none: undefined } as const;

const KINDS = ['me', 'open', 'computer', 'none'] as const;
type Wishes = Readonly<Record<PowerId, string>>;

const BEGINNING: Wishes = {
  usa: 'me',
  ussr: 'open',
  europe: 'none',
  china: 'none',
  africa: 'none',
  'south-america': 'none',
};

interface NewTableProps {
  readonly choices: Choices;
  readonly onTable: (id: string) => void;
}

/** Opens a table: who leads what, who may find and watch it, and every option of the game. */
export function NewTable({ choices, onTable }: NewTableProps) {
  const text = words.online.make;
  const [title, setTitle] = useState('');
  const [seats, setSeats] = useState(BEGINNING);
  const [leaders, setLeaders] = useState(() => leadersAt('recruit'));
  const [isPublic, setPublic] = useState(false);
  const [watch, setWatch] = useState<keyof typeof WATCHES>('now');
  const [clock, setClock] = useState<keyof typeof CLOCKS>();
  const [end, setEnd] = useState('');
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [no, setNo] = useState<string>();
  const [making, setMaking] = useState(false);
  const chosen = POWER_IDS.filter((power) => seats[power] !== 'none');
  // Without a clock one person who stays away stops the game for everyone: that is only for those who choose it.
  const time = clock ?? (chosen.some((power) => seats[power] === 'open') ? 'stageHalfDay' : 'none');
  const why = chosen.length < 2 ? text.atLeastTwo : making ? words.front.starting : undefined;
  const make = (): void => {
    setMaking(true);
    const delay = WATCHES[watch];
    const wish = {
      ...(title.trim() === '' ? {} : { title }),
      public: isPublic,
      seats: chosen.map((power) => ({
        power,
        player: seats[power] === 'computer' ? { bot: leaders[power] } : seats[power],
      })),
      options,
      spectators: delay !== undefined,
      delay: delay ?? 0,
      ...CLOCKS[time],
      ...(end === '' ? {} : { detenteAt: new Date(end).getTime() }),
    };
    call<TableInfo>('POST', '/api/games', wish).then(
      ({ id }) => onTable(id),
      (error: Error) => {
        setNo(error.message);
        setMaking(false);
      },
    );
  };
  return (
    <section className="lobby-card" aria-label={text.heading}>
      <h3 className="eyebrow">{text.heading}</h3>
      <fieldset className="new-seats">
        <legend>{text.seats}</legend>
        {POWER_IDS.map((power) => (
          <div key={power} className={seats[power] === 'none' ? 'new-seat absent' : 'new-seat'}>
            <label style={powerColours(power)}>
              <Badge power={power} />
              <span>{POWER_NAMES[power].name}</span>
              <select value={seats[power]} onChange={(event) => setSeats(seated(seats, power, event.target.value))}>
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {kind === 'computer' ? words.front.seatKinds.computer : text.kinds[kind]}
                  </option>
                ))}
              </select>
            </label>
            {seats[power] === 'computer' && (
              <LeaderPicker
                of={power}
                value={leaders[power]}
                onChange={(commander) => setLeaders({ ...leaders, [power]: commander })}
              />
            )}
          </div>
        ))}
      </fieldset>
      <div className="terms">
        <label>
          {text.title}
          <input value={title} maxLength={80} onChange={(event) => setTitle(event.target.value)} />
        </label>
        <label>
          {text.who}
          <select value={String(isPublic)} onChange={(event) => setPublic(event.target.value === 'true')}>
            <option value="false">{text.link}</option>
            <option value="true">{text.public}</option>
          </select>
        </label>
        <div className="wide">
          <Choice label={text.clock} values={CLOCKS} titles={text.clocks} value={time} onChange={setClock} />
        </div>
        <Choice label={text.watch} values={WATCHES} titles={text.watches} value={watch} onChange={setWatch} />
        <label title={text.endAbout}>
          {text.end}
          <input type="datetime-local" value={end} onChange={(event) => setEnd(event.target.value)} />
        </label>
      </div>
      <details className="fold">
        <summary>{text.options}</summary>
        <div className="options">
          {choices.options.map((option) => (
            <OptionField
              key={option.id}
              option={option}
              value={options[option.id] ?? option.fallback}
              onChange={(value) => setOptions({ ...options, [option.id]: value })}
            />
          ))}
        </div>
      </details>
      {chosen.length < 2 && <p className="small">{text.atLeastTwo}</p>}
      <No sentence={no} />
      <button type="button" className="play" {...greyed(why, make)}>
        {text.go}
      </button>
    </section>
  );
}

/** One person has one seat: taking another leaves the first free. */
export function seated(wishes: Wishes, power: PowerId, kind: string): Wishes {
  const left = POWER_IDS.find((other) => kind === 'me' && other !== power && wishes[other] === 'me');
  return { ...wishes, ...(left === undefined ? {} : { [left]: 'open' }), [power]: kind };
}

interface ChoiceProps<K extends string> {
  readonly label: string;
  readonly values: Readonly<Record<K, unknown>>;
  readonly titles: Readonly<Record<K, string>>;
  readonly value: K;
  readonly onChange: (value: K) => void;
}

function Choice<K extends string>({ label, values, titles, value, onChange }: ChoiceProps<K>) {
  // The keys of a table are its own.
  const keys = Object.keys(values) as K[];
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(keys.find((each) => each === event.target.value) ?? value)}>
        {keys.map((each) => (
          <option key={each} value={each}>
            {titles[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OptionFieldProps {
  readonly option: Choices['options'][number];
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** One option of a game by its kind: a list of values, or a whole number that may be none. */
export function OptionField({ option: { id, values, describe }, value, onChange }: OptionFieldProps) {
  const title = OPTION_TITLES[id] ?? id;
  if ('min' in values) {
    const { min, max, none } = values;
    return (
      <label>
        <b>{title}</b>
        <small>{describe}</small>
        <span className="row">
          <input
            type="number"
            min={min}
            max={max}
            value={typeof value === 'number' ? value : ''}
            placeholder={none ? words.online.make.noEnd : ''}
            onChange={(event) => {
              const number = event.target.valueAsNumber;
              if (!Number.isNaN(number)) onChange(Math.round(number));
              else if (none) onChange('none');
            }}
          />
        </span>
      </label>
    );
  }
  return (
    <label>
      <b>{title}</b>
      <small>{describe}</small>
      <select
        value={String(value)}
        onChange={(event) => onChange(values.find((each) => String(each) === event.target.value) ?? value)}
      >
        {values.map((each) => (
          <option key={String(each)} value={String(each)}>
            {sayValue(id, each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The value of an option as players read it. */
export const sayValue = (option: string, value: OptionValue): string =>
  OPTION_VALUES[`${option}:${value}`] ?? OPTION_VALUES[String(value)] ?? String(value);
