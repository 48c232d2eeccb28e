import {
  type CommanderName,
  commanderAs,
  LEADER_IDS,
  LEADERS,
  LEVELS,
  type Leader,
  leaderOf,
} from '@marshall/bots/leaders';
import { useEffect, useId, useRef, useState } from 'react';
import { isPowerId } from '../look/powers.ts';
import { leaderWords, POWER_NAMES } from '../words.ts';
import { Face } from './Face.tsx';

interface LeaderPickerProps {
  /** The power it is for, or how its seat is called within a sentence. */
  readonly of: string;
  readonly value: CommanderName;
  readonly onChange: (commander: CommanderName) => void;
}

/** Who leads a power for the computer: a face with its name and level, and the choice of both behind it. */
export function LeaderPicker({ of, value, onChange }: LeaderPickerProps) {
  const [open, setOpen] = useState(false);
  const { level, id, name } = leaderOf(value) ?? UNKNOWN;
  const text = leaderWords;
  const power = powerInText(of);
  return (
    <div className="leader-pick">
      <button
        type="button"
        className="leader-now"
        aria-label={text.now(power, name, text.levels[level])}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Face id={id} size={34} />
        <span>
          <b>{name}</b>
          <small>{text.levels[level]}</small>
        </span>
      </button>
      {open && <Sheet title={text.choose(power)} value={value} onChange={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}

const UNKNOWN: Leader = { level: 'recruit', id: 'steady', name: LEADERS.steady };

const powerInText = (of: string): string => (isPowerId(of) ? POWER_NAMES[of].inText : of);

interface SheetProps extends Omit<LeaderPickerProps, 'of'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** Four levels and nine people: what each is like is said below. */
function Sheet({ title, value, onChange, onClose }: SheetProps) {
  const host = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => host.current?.showModal(), []);
  const { level, id, name } = leaderOf(value) ?? UNKNOWN;
  const text = leaderWords;
  return (
    <dialog
      ref={host}
      className="leader-sheet"
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={({ target }) => target === host.current && host.current?.close()}
    >
      <div>
        <h3 id={heading}>{title}</h3>
        <fieldset className="leader-levels">
          <legend className="unseen">{text.level}</legend>
          {LEVELS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === level}
              onClick={() => onChange(commanderAs(each, id))}
            >
              {text.levels[each]}
            </button>
          ))}
        </fieldset>
        <p className="small">{text.about[level]}</p>
        <fieldset className="leader-faces">
          <legend className="unseen">{text.who}</legend>
          {LEADER_IDS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === id}
              title={text.tempers[each]}
              onClick={() => onChange(commanderAs(level, each))}
            >
              <Face id={each} size={56} />
              {LEADERS[each]}
            </button>
          ))}
        </fieldset>
        <p className="small" aria-live="polite">
          <b>{name}.</b> {text.tempers[id]}
        </p>
        <button type="button" className="leader-done" onClick={() => host.current?.close()}>
          {text.done}
        </button>
      </div>
    </dialog>
  );
}
