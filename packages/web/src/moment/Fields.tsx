import { isZone, type Value, type View } from '@marshall/rules';
import { MONEY_FIELDS, valueTitle } from '../session/names.ts';
import { fieldWords, greyWords, money, words } from '../words.ts';
import { Another } from './Another.tsx';
import { ChoiceCard, NumberBox, Slider, Stepper } from './Controls.tsx';
import { CountsEditor } from './CountsEditor.tsx';
import type { Row } from './form.ts';
import { keyed } from './keyed.ts';
import { LossesEditor } from './LossesEditor.tsx';
import { OrdersEditor } from './OrdersEditor.tsx';
import { useFocusNear } from './use-focus-near.ts';

export interface FieldProps {
  readonly view: View;
  readonly row: Row;
  readonly onSet: (value: Value) => void;
  /** In one line, where there are several. */
  readonly compact?: boolean;
  /** What else is to be said of a thing that is counted. */
  readonly note?: ((key: string) => string) | undefined;
}

/** The control for one field, whatever may stand in it. */
export function Field({ view, row, onSet, compact = false, note }: FieldProps) {
  const { field, domain } = row;
  const near = useFocusNear<HTMLFieldSetElement>();
  const label = fieldWords(field, row.of);
  if (domain.kind === 'some-of' && domain.values.length === 0) return undefined;
  // Where there is nothing to choose, the one value is said and no more.
  if (domain.kind === 'one-of' && domain.values.length === 1 && row.value !== undefined)
    return (
      <p className="only" data-field={field}>
        <span>{label}</span> {valueTitle(view, field, row.value)}
      </p>
    );
  return (
    <fieldset
      className={isLine(field, domain) ? 'field line' : 'field'}
      data-field={field}
      data-open={row.value === undefined || undefined}
      {...near}
    >
      <legend>{label}</legend>
      {field === 'orders' && domain.kind === 'list' ? (
        <OrdersEditor view={view} row={row} onSet={onSet} />
      ) : field === 'losses' && domain.kind === 'list' ? (
        <LossesEditor view={view} row={row} onSet={onSet} />
      ) : (
        <Control view={view} row={row} onSet={onSet} compact={compact} note={note} />
      )}
    </fieldset>
  );
}

/** Whether a few choices or one number are all there is, which stand beside their name where room is short. */
function isLine(field: string, domain: Row['domain']): boolean {
  if (domain.kind === 'one-of' || domain.kind === 'range') return true;
  if (domain.kind !== 'list' || field === 'orders' || field === 'losses') return false;
  const { next } = domain;
  return next.kind === 'one-of' ? next.values.length > 0 && next.values.length <= MOST_CARDS : next.kind === 'range';
}

function Control({ view, row, onSet, compact = false, note }: FieldProps) {
  const { of, field, domain, value } = row;
  const label = fieldWords(field, of);
  switch (domain.kind) {
    case 'one-of':
      return <OneOf {...{ view, field, label, value, onSet, compact }} values={domain.values} />;
    case 'range':
      return <Range {...{ field, label, value, onSet }} min={domain.min} max={domain.max} />;
    case 'some-of':
      return <SomeOf view={view} row={row} onSet={onSet} />;
    case 'counts':
      return <CountsEditor view={view} row={row} onSet={onSet} note={note} />;
    case 'text':
      return (
        <textarea
          aria-label={label}
          maxLength={domain.most}
          rows={2}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onSet(event.target.value)}
        />
      );
    case 'list':
      return <ListOf view={view} row={row} onSet={onSet} />;
  }
}

interface OneOfProps extends Omit<FieldProps, 'row'> {
  readonly field: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value | undefined;
}

/** More values than this are listed to choose from. */
const MOST_CARDS = 6;

function OneOf({ view, field, label, values, value, onSet, compact = false }: OneOfProps) {
  if (values.length > MOST_CARDS || compact) {
    const at = values.findIndex((other) => same(other, value));
    return (
      <select aria-label={label} value={at} onChange={(event) => choose(values, event.target.value, onSet)}>
        <option value={-1} disabled>
          {promptFor(values)}
        </option>
        {values.map((other, i) => (
          <option key={JSON.stringify(other)} value={i}>
            {valueTitle(view, field, other)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div className="choices">
      {values.map((other) => (
        <ChoiceCard
          key={JSON.stringify(other)}
          choice={`${field}:${String(other)}`}
          chosen={same(other, value)}
          onChoose={() => onSet(other)}
        >
          {valueTitle(view, field, other)}
        </ChoiceCard>
      ))}
    </div>
  );
}

const promptFor = (values: readonly Value[]): string =>
  values.some((value) => typeof value === 'string' && isZone(value)) ? words.moment.onMapOrHere : words.moment.choose;

function choose(values: readonly Value[], at: string, onSet: (value: Value) => void): void {
  const value = values[Number(at)];
  if (value !== undefined) onSet(value);
}

interface RangeProps {
  readonly field: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: Value | undefined;
  readonly onSet: (value: number) => void;
}

const MOST_STEPS = 24;

function Range({ field, label, min, max, value, onSet }: RangeProps) {
  const now = typeof value === 'number' ? value : min;
  const paid = MONEY_FIELDS.has(field);
  const say = paid ? money : String;
  if (max - min <= MOST_STEPS)
    return <Stepper label={label} value={now} min={min} max={max} onChange={onSet} big say={say} />;
  return (
    <div className="amount">
      <Slider label={label} value={now} min={min} max={max} step={paid ? 50 : 1} onChange={onSet} say={say} />
      <NumberBox label={words.moment.exactly(label)} value={now} min={min} max={max} onChange={onSet} />
    </div>
  );
}

function SomeOf({ view, row, onSet }: FieldProps) {
  const { field, domain, value } = row;
  if (domain.kind !== 'some-of') return undefined;
  const chosen: readonly Value[] = Array.isArray(value) ? value : [];
  const toggle = (other: Value): void =>
    onSet(chosen.some((each) => same(each, other)) ? chosen.filter((each) => !same(each, other)) : [...chosen, other]);
  return (
    <>
      {domain.least > 0 && <p className="hint">{words.moment.atLeast(domain.least)}</p>}
      <div className="ticks">
        {domain.values.map((other) => {
          const ticked = chosen.some((each) => same(each, other));
          const whyNot = !ticked && chosen.length >= domain.most ? greyWords.full : undefined;
          return (
            <label key={JSON.stringify(other)} title={whyNot}>
              <input
                type="checkbox"
                checked={ticked}
                aria-disabled={whyNot !== undefined}
                title={whyNot}
                onChange={() => whyNot === undefined && toggle(other)}
              />
              {valueTitle(view, field, other)}
            </label>
          );
        })}
      </div>
    </>
  );
}

function ListOf({ view, row, onSet }: FieldProps) {
  const { field, domain, value } = row;
  if (domain.kind !== 'list') return undefined;
  const chosen: readonly Value[] = Array.isArray(value) ? value : [];
  const next = domain.next.kind === 'one-of' ? domain.next.values : [];
  const label = fieldWords(field, row.of);
  const add = (item: Value): void => onSet([...chosen, item]);
  return (
    <>
      {chosen.length > 0 && (
        <ol className="chosen">
          {keyed(chosen, JSON.stringify).map(({ key, item }, i) => (
            <li key={key}>
              {valueTitle(view, field, item)}
              <button
                type="button"
                aria-label={words.moment.takeOut(valueTitle(view, field, item))}
                onClick={() => onSet(chosen.filter((_, at) => at !== i))}
              >
                {'\u00d7'}
              </button>
            </li>
          ))}
        </ol>
      )}
      {next.length > MOST_CARDS ? (
        <Another
          label={label}
          // What is chosen stays so while the others change, and can be added again where that is allowed.
          things={next.map((item) => ({ key: JSON.stringify(item), title: valueTitle(view, field, item) }))}
          prompt={promptFor(next)}
          onAdd={(key) => add(JSON.parse(key))}
        />
      ) : next.length > 0 ? (
        <OneOf {...{ view, field, label }} values={next} value={undefined} onSet={add} />
      ) : (
        domain.next.kind !== 'one-of' && (
          <Control view={view} row={{ field, domain: domain.next, value: undefined }} onSet={add} />
        )
      )}
    </>
  );
}

const same = (a: Value, b: Value | undefined): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
