import { type FormEvent, useEffect, useState } from 'react';
import { date } from '../dates.ts';
import { words } from '../words.ts';
import { call } from './api.ts';
import { No } from './NameForm.tsx';
import './habits.css';

interface Wishes {
  readonly zone: string;
  readonly quiet?: { readonly from: number; readonly to: number };
  readonly daysOff: readonly number[];
  readonly holidays: readonly { readonly from: number; readonly until: number }[];
}

/** Monday first. */
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When somebody does not play: quiet hours, days off and a holiday. */
export function Habits() {
  const text = words.online.habits;
  const [wishes, setWishes] = useState<Wishes>({ zone: zone(), daysOff: [], holidays: [] });
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [no, setNo] = useState<string>();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    call<{ readonly habits?: Wishes }>('GET', '/api/me/habits').then(
      ({ habits }) => habits && setWishes(habits),
      () => undefined,
    );
  }, []);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const away = from === '' || until === '' ? [] : [{ from: dayOf(from), until: dayAfter(until) }];
    keep([...wishes.holidays, ...away]);
  };
  const keep = (holidays: Wishes['holidays']): void => {
    setKept(false);
    setNo(undefined);
    const body = { ...wishes, zone: zone(), holidays };
    call<{ readonly habits: Wishes }>('PUT', '/api/me/habits', body).then(
      ({ habits }) => {
        setWishes(habits);
        setFrom('');
        setUntil('');
        setKept(true);
      },
      (error: Error) => setNo(error.message),
    );
  };
  const quiet = (part: 'from' | 'to', time: string): void => {
    const { quiet: before = { from: 22 * 60, to: 8 * 60 }, ...others } = wishes;
    setWishes(time === '' ? others : { ...others, quiet: { ...before, [part]: minutesOf(time) } });
  };
  return (
    <details className="fold">
      <summary>{text.heading}</summary>
      <form className="form habits" onSubmit={save}>
        <p className="small">{text.about(zone())}</p>
        <div className="pair">
          <label>
            {text.from}
            <input
              type="time"
              value={timeOf(wishes.quiet?.from)}
              onChange={(event) => quiet('from', event.target.value)}
            />
          </label>
          <label>
            {text.to}
            <input type="time" value={timeOf(wishes.quiet?.to)} onChange={(event) => quiet('to', event.target.value)} />
          </label>
        </div>
        <fieldset className="days-off">
          <legend>{text.daysOff}</legend>
          {DAYS.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={wishes.daysOff.includes(day)}
                onChange={(event) =>
                  setWishes({ ...wishes, daysOff: toggled(wishes.daysOff, day, event.target.checked) })
                }
              />
              {text.days[day]}
            </label>
          ))}
        </fieldset>
        {wishes.holidays.length > 0 && (
          <ul className="holidays" aria-label={text.holidays}>
            {wishes.holidays.map((holiday) => {
              const when = text.holiday(date(holiday.from), date(holiday.until - 1));
              return (
                <li key={when}>
                  {when}
                  <button
                    type="button"
                    className="text-link"
                    aria-label={text.removeHoliday(when)}
                    onClick={() => keep(wishes.holidays.filter((each) => each !== holiday))}
                  >
                    {text.cancel}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <div className="pair">
          <label>
            {text.holidayFrom}
            <input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          </label>
          <label>
            {text.holidayTo}
            <input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
          </label>
        </div>
        <No sentence={no} />
        {kept && <p role="status">{text.kept}</p>}
        <button type="submit" className="plain">
          {text.save}
        </button>
      </form>
    </details>
  );
}

const timeOf = (minutes: number | undefined): string =>
  minutes === undefined
    ? ''
    : [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Midnight after a day here: where clocks change a day is not 24 hours. */
const dayAfter = (day: string): number => {
  const end = new Date(`${day}T00:00`);
  end.setDate(end.getDate() + 1);
  return end.getTime();
};

/** Midnight of a day here. */
const dayOf = (day: string): number => new Date(`${day}T00:00`).getTime();

const toggled = (days: readonly number[], day: number, on: boolean): readonly number[] =>
  on ? [...days, day] : days.filter((each) => each !== day);
