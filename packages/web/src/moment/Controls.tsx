import { type ReactNode, useId, useState } from 'react';
import { greyed } from '../look/greyed.ts';
import { greyWords, words } from '../words.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly big?: boolean;
  readonly say?: (value: number) => string;
  /** Why there cannot be more, where that is not for the number itself. */
  readonly whyFull?: string | undefined;
}

/** One fewer, the number, one more; typed numbers and arrow keys too. */
export function Stepper({ label, value, min, max, onChange, big = false, say = String, whyFull }: StepperProps) {
  const clamp = (next: number): number => Math.min(max, Math.max(min, Math.round(next)));
  const least = min === 0 ? greyWords.none : greyWords.least(say(min));
  const most = whyFull ?? greyWords.most(say(max));
  return (
    <span className={`stepper ${big ? 'big' : ''}`}>
      <button
        type="button"
        data-step="fewer"
        aria-label={words.moment.fewer(label)}
        {...greyed(value <= min ? least : undefined, () => onChange(clamp(value - 1)))}
      >
        {'\u2212'}
      </button>
      <output aria-live="polite">{say(value)}</output>
      <button
        type="button"
        data-step="more"
        aria-label={words.moment.more(label)}
        {...greyed(value >= max ? most : undefined, () => onChange(clamp(value + 1)))}
      >
        +
      </button>
    </span>
  );
}

interface SliderProps extends StepperProps {
  readonly step?: number;
}

/** A large range: a slider with its number beside it. */
export function Slider({ label, value, min, max, onChange, step = 1, say = String }: SliderProps) {
  const id = useId();
  return (
    <span className="slider">
      <input
        id={id}
        type="range"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={say(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{say(value)}</output>
    </span>
  );
}

/** The same number to be typed; what is being typed stands as it is until the box is left. */
export function NumberBox({ label, value, min, max, onChange }: Omit<StepperProps, 'big' | 'say'>) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="number"
      aria-label={label}
      min={min}
      max={max}
      value={typed ?? value}
      onChange={({ target }) => {
        // More than there is becomes all there is at once: nobody sends another sum than they read.
        setTyped(Number(target.value) > max ? String(max) : target.value);
        onChange(Math.min(max, Math.max(min, Math.round(Number(target.value)))));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

interface ChoiceProps {
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** The field and the value that it stands for: `cubes:1`. */
  readonly choice?: string;
  /** Why it cannot be chosen, if it cannot. */
  readonly whyNot?: string | undefined;
}

/** One of several cards, of which one is chosen. */
export const ChoiceCard = ({ chosen, onChoose, children, className = '', choice, whyNot }: ChoiceProps) => (
  <button
    type="button"
    className={`choice ${className}`}
    data-choice={choice}
    aria-pressed={chosen}
    {...greyed(whyNot, onChoose)}
  >
    {children}
  </button>
);
